import { system } from '@afterbell/core/web';
import { GOLDEN_FORMS, isDisplayType, problemWords, rawOfWire, toWireInput, validateForm, type FieldDefinition, type FieldType, type GoldenCase, type GoldenForm } from '@afterbell/forms/domain';
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { DynamicForm } from './dynamic-form';
import { elementId } from './form-fields';
import { FormStore } from './form-store';

const ONE_LINE: readonly FieldType[] = ['text', 'multiline', 'email', 'url', 'zip', 'phone', 'integer', 'decimal', 'percent', 'currency'];
/** A browser does not send what it does not offer; what the server says of those who do is not for it to show. */
const NOT_OFFERED = ['FIELD_UNKNOWN', 'FIELD_HIDDEN', 'FIELD_READ_ONLY', 'FIELD_HAS_NO_VALUE'];

/** What some control of the field could hold. */
const isAnswer = ({ type }: FieldDefinition, raw: unknown) => !isDisplayType(type) && type !== 'generator' && JSON.stringify(raw) !== '{}';

/** By its id, which is quick on a page of many fields; that its label says its name is looked at on the way. */
async function controlOf<T extends HTMLElement>({ id, name }: FieldDefinition): Promise<T> {
  const control = await waitFor(() => {
    const found = document.getElementById(elementId(id));
    if (!found) throw new Error(`${name} has no control.`);
    return found as T & { labels?: NodeListOf<HTMLLabelElement> };
  });
  expect(control.labels?.[0]?.textContent ?? name).toContain(name);
  return control;
}

/** Answers a field as a person does, where its control takes what the case says as it stands; false where it has to be put in. */
async function answered(field: FieldDefinition, raw: unknown, person: ReturnType<typeof userEvent.setup>): Promise<boolean> {
  if (typeof raw === 'string' && ONE_LINE.includes(field.type) && !/[\r\n]/.test(raw)) {
    const box = await controlOf<HTMLInputElement>(field);
    await person.clear(box);
    if (raw !== '') await person.paste(raw);
    await person.tab();
    return true;
  }
  const option = typeof raw === 'number' ? field.options.find(({ id, retiredOn }) => id === raw && retiredOn === null) : undefined;
  if (!option) return false;
  if (field.type === 'dropdown') {
    const box = await controlOf<HTMLSelectElement>(field);
    if (![...box.options].some(({ value }) => value === String(option.id))) return false;
    await person.selectOptions(box, String(option.id));
    return true;
  }
  if (field.type !== 'radio' && field.type !== 'radio_group') return false;
  await person.click(within(await controlOf(field)).getByLabelText(option.label));
  return true;
}

function show({ definition, context }: GoldenForm, { before, viewer, tab }: GoldenCase) {
  const store = new FormStore({ definition, before, viewer, context });
  const saved = jest.fn();
  const router = createMemoryRouter([{ path: '*', element: <DynamicForm store={store} onSubmit={() => saved(store.attempt(tab))} roles={[]} footer={<button type="submit">Save</button>} /> }]);
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} useTransitions={false} />
    </ChakraProvider>,
  );
  return { store, saved, person: userEvent.setup() };
}

// Nobody answers for files here; what stands in for the network would only say so on the console.
beforeEach(() => {
  window.fetch = () => new Promise(() => undefined);
});

describe.each(GOLDEN_FORMS.map((form) => [form.title, form] as const))('%s', (_, form) => {
  const { definition, context } = form;
  const byId = new Map(definition.fields.map((field) => [field.id, field]));

  it.each(form.cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    const { store, saved, person } = show(form, one);
    for (const [key, raw] of Object.entries(one.edited)) {
      const field = byId.get(Number(key));
      if (!field || !isAnswer(field, raw)) continue;
      const { visible, mode } = store.field(field.id);
      if (!visible || mode !== 'rw' || !(await answered(field, raw, person))) act(() => store.set(field.id, raw));
    }
    const offered = one.expected.problems.filter(({ path, code }) => {
      const field = byId.get(Number(path.split('.')[0]));
      return field && (path.includes('.') || (!NOT_OFFERED.includes(code) && (!Object.hasOwn(one.edited, field.id) || isAnswer(field, one.edited[field.id]))));
    });
    await person.click(await screen.findByRole('button', { name: 'Save' }));

    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(screen.queryAllByRole('alert').flatMap((summary) => within(summary).queryAllByRole('link').map(({ textContent }) => textContent))).toEqual(offered.map((problem) => problemWords(problem, definition.fields)));
    const payload = saved.mock.calls[0]?.[0] as ReturnType<FormStore['attempt']>;
    expect(payload === null).toBe(offered.length > 0);
    if (payload === null) return;

    // What leaves the browser, as the server reads it from the wire, makes of the record what the case says.
    const edited = Object.fromEntries([...payload].map(([field, value]) => [field.id, rawOfWire(JSON.parse(JSON.stringify(toWireInput(value, field))) as never, field).raw]));
    const there = validateForm(definition, edited, { before: one.before, viewer: one.viewer, context, ...(one.tab && { tab: one.tab }) });
    expect(there.problems).toEqual([]);
    if (one.expected.problems.length > 0) return;
    expect({ values: there.values, changed: there.changed }).toEqual({ values: one.expected.values, changed: one.expected.changed });
  });
});
