import { ErrorSummary, tabOf, Tabs, type TabItem } from '@afterbell/core/web';
import { problemWords } from '@afterbell/forms/domain';
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
  /** Tabs of the record that are no part of the form, before and after its own. */
  leading?: readonly TabItem[];
  more?: readonly TabItem[];
  /** Saves; missing where the form is only shown. */
  onSubmit?: (tab: string) => void;
  /** Beneath the fields of every tab of the form: what is saved, and the button. */
  footer?: ReactNode;
  /** The query key that holds the open tab. */
  param?: string;
}

const Whole = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' } });
const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5', minW: '0' } });
const NONE: readonly TabItem[] = [];
const NOBODY = () => undefined;

/** A form as its definition asks for: tabs, fields on a grid, what is wrong. It holds nothing itself; the store does. */
export function DynamicForm({ store, roles, onBusy = NOBODY, leading = NONE, more = NONE, onSubmit, footer, param = 'tab' }: DynamicFormProps) {
  const t = useFormsTexts();
  const { tabs, listed } = useFormView(store);
  const [params, setParams] = useSearchParams();
  const asked = params.get(param);
  const fieldTabs: TabItem[] = tabs.map(({ name, label, errors }) => ({
    id: name,
    label,
    errors,
    content: (
      <Form
        noValidate
        data-saves={onSubmit ? '' : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          // What stands in a dialog bubbles through React although it is elsewhere on the page.
          if (event.target === event.currentTarget) onSubmit?.(name);
        }}
      >
        <FormFields tab={name} />
        {footer}
      </Form>
    ),
  }));
  const items = [...leading, ...fieldTabs, ...more];
  const current = tabOf(items, asked)?.id ?? '';
  const { definition, context } = store;
  const tokens = useMemo(() => definition.fields.flatMap(({ hardcodedName, name }) => (hardcodedName ? [{ token: hardcodedName, label: name }] : [])), [definition]);
  const surroundings = useMemo(() => ({ context, roles: roles ?? [], tokens, onBusy }), [context, roles, tokens, onBusy]);

  function open(tab: string, id: string) {
    if (tab !== current) {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set(param, tab);
          return after;
        },
        { preventScrollReset: true },
      );
    }
    seek(id);
  }

  // Ctrl+S from anywhere on the page; the browser's own would save a picture of it.
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const form = whole.current?.querySelector<HTMLFormElement>('form[data-saves]');
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's' || !form) return;
      event.preventDefault();
      // What stands in a box counts: some controls take it when the box is left.
      if (document.activeElement instanceof HTMLElement) document.activeElement.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      form.requestSubmit();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const summary = listed.map(({ path, field, message }) => ({ field: elementId(path), message: problemWords({ path, message }, definition.fields) ?? message, onOpen: () => open(field.tabName, elementId(path)) }));
  return (
    <SurroundingsProvider value={surroundings}>
      <FormStoreProvider value={store}>
        <Whole ref={whole}>
          <ErrorSummary errors={summary} />
          {items.length > 1 ? <Tabs label={t('tabs')} param={param} items={items} /> : items[0]?.content}
        </Whole>
      </FormStoreProvider>
    </SurroundingsProvider>
  );
}


/** A field on another tab is there once the tab is: a frame or two later. */
function seek(id: string, frames = 30): void {
  const field = document.getElementById(id);
  if (field) {
    field.focus();
    field.scrollIntoView({ block: 'center' });
  } else if (frames > 0) requestAnimationFrame(() => seek(id, frames - 1));
}
