import { ErrorSummary, Tabs, type TabItem } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SurroundingsProvider, type Surroundings } from '../controls/surroundings';
import { useFormsTexts } from '../forms-texts';
import { elementId, FormFields } from './form-fields';
import type { FormStore } from './form-store';
import { FormStoreProvider, useFormView } from './use-form';

export interface DynamicFormProps {
  store: FormStore;
  roles?: Surroundings['roles'];
  onBusy?: Surroundings['onBusy'];
  /** Tabs of the record that are no part of the form, after its own. */
  more?: readonly TabItem[];
  /** Saves; missing where the form is only shown. */
  onSubmit?: () => void;
  /** Beneath the fields of every tab of the form: what is saved, and the button. */
  footer?: ReactNode;
  /** The query key that holds the open tab. */
  param?: string;
}

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5', minW: '0' } });
const NOBODY = () => undefined;

/** A form as its definition asks for: tabs, fields on a grid, what is wrong. It holds nothing itself; the store does. */
export function DynamicForm({ store, roles, onBusy = NOBODY, more = [], onSubmit, footer, param = 'tab' }: DynamicFormProps) {
  const t = useFormsTexts();
  const { tabs, problems } = useFormView(store);
  const [params, setParams] = useSearchParams();
  const wanted = useRef<string | null>(null);
  const asked = params.get(param);
  const current = [...tabs.map(({ name }) => name), ...more.map(({ id }) => id)].find((name) => name === asked) ?? tabs[0]?.name ?? more[0]?.id ?? '';
  const { definition, context } = store;
  const tokens = useMemo(() => definition.fields.flatMap(({ hardcodedName, name }) => (hardcodedName ? [{ token: hardcodedName, label: name }] : [])), [definition]);
  const surroundings = useMemo(() => ({ context, roles: roles ?? [], tokens, onBusy }), [context, roles, tokens, onBusy]);

  // A field that was asked for on another tab is there once the tab is.
  useEffect(() => {
    if (wanted.current === null) return;
    const field = document.getElementById(wanted.current);
    if (!field) return;
    wanted.current = null;
    field.focus();
    field.scrollIntoView({ block: 'center' });
  });
  function open(tab: string, id: string) {
    wanted.current = id;
    if (tab !== current) {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set(param, tab);
          return after;
        },
        { preventScrollReset: true },
      );
      return;
    }
    const field = document.getElementById(id);
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
    wanted.current = null;
  }

  const summary = problems.map(({ path, field, message }) => ({ field: elementId(path), message, onOpen: () => open(field.tabName, elementId(path)) }));
  const inForm = tabs.some(({ name }) => name === current);
  const items: TabItem[] = [...tabs.map(({ name, label, errors }) => ({ id: name, label, errors, content: <FormFields tab={name} /> })), ...more];
  return (
    <SurroundingsProvider value={surroundings}>
      <FormStoreProvider value={store}>
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // A dialog inside bubbles through React although it stands elsewhere in the page.
            if (event.target === event.currentTarget) onSubmit?.();
          }}
        >
          <ErrorSummary errors={summary} />
          {items.length === 1 && tabs.length === 1 ? <FormFields tab={tabs[0]?.name ?? ''} /> : <Tabs label={t('tabs')} param={param} items={items} />}
          {inForm && footer}
        </Form>
      </FormStoreProvider>
    </SurroundingsProvider>
  );
}
