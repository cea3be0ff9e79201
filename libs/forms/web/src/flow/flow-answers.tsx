import { type Fact, KeyFacts } from '@afterbell/core/web';
import { isDisplayType, isEmptyValue } from '@afterbell/forms/domain';
import { useMemo } from 'react';
import { ReadValue } from '../controls/read-value';
import { SurroundingsProvider } from '../controls/surroundings';
import type { FormStore } from '../render/form-store';

const NOBODY = () => undefined;

/** What was answered, to be read through before it is saved, with what is known beside the form. */
export function FlowAnswers({ store, more }: { store: FormStore; more: readonly Fact[] }) {
  const { definition, context } = store;
  const surroundings = useMemo(() => ({ context, roles: [], tokens: [], onBusy: NOBODY }), [context]);
  const facts = definition.fields.flatMap((field) => {
    const { visible, value } = store.field(field.id);
    return isDisplayType(field.type) || !visible || isEmptyValue(value) ? [] : [{ label: field.name, value: <ReadValue field={field} value={value} /> }];
  });
  return (
    <SurroundingsProvider value={surroundings}>
      <KeyFacts facts={[...facts, ...more]} />
    </SurroundingsProvider>
  );
}
