import type { FieldDefinition } from '@afterbell/forms/domain';
import { useMemo } from 'react';
import { FieldGrid } from '../controls/field-grid';
import { SurroundingsProvider } from '../controls/surroundings';
import { OneField } from './form-fields';
import type { FormStore } from './form-store';
import { FormStoreProvider } from './use-form';

export interface FormPartProps {
  store: FormStore;
  fields: readonly FieldDefinition[];
  onBusy?: (id: string, busy: boolean) => void;
}

const NOBODY = () => undefined;

/** Some fields of a form, for pages that ask for it step by step; rules see the whole of it. */
export function FormPart({ store, fields, onBusy = NOBODY }: FormPartProps) {
  const { definition, context } = store;
  const tokens = useMemo(() => definition.fields.flatMap(({ hardcodedName, name }) => (hardcodedName ? [{ token: hardcodedName, label: name }] : [])), [definition]);
  const surroundings = useMemo(() => ({ context, roles: [], tokens, onBusy }), [context, tokens, onBusy]);
  return (
    <SurroundingsProvider value={surroundings}>
      <FormStoreProvider value={store}>
        <FieldGrid>
          {fields.map((field) => (
            <OneField key={field.id} field={field} />
          ))}
        </FieldGrid>
      </FormStoreProvider>
    </SurroundingsProvider>
  );
}
