import { field, type FormDefinition } from '@afterbell/forms/domain';
import { FORM_KEYS, templateForm, withTemplate } from './template-form';

const definitions = FORM_KEYS.map((key) => templateForm(key)?.definition as FormDefinition);

it('gives every shipped field and option an id of its own, in a range that tenants never reach', () => {
  const fields = definitions.flatMap((definition) => definition.fields);
  for (const ids of [fields.map(({ id }) => id), fields.flatMap(({ options }) => options.map(({ id }) => id))]) {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id >= 100_000 && id < 1_000_000)).toBe(true);
  }
});

it('adds what the product has got since to a stored definition, after the default fields, and nothing twice', () => {
  const shipped = templateForm({ section: 'activities', subSection: 'activity' })?.definition as FormDefinition;
  const own = field({ id: 1, name: 'Own', type: 'text', tabName: 'INFORMATION' });
  const stored = { ...shipped, version: 3, fields: [...shipped.fields.slice(0, 2), own] };
  const completed = withTemplate(stored);
  expect(completed.fields.map(({ id }) => id)).toEqual([...shipped.fields.map(({ id }) => id), 1]);
  expect(withTemplate(completed)).toBe(completed);
});

it('leaves out words of a field that has no place for them, and keeps those that are shown or agreed to', () => {
  const shipped = templateForm({ section: 'activities', subSection: 'activity' })?.definition as FormDefinition;
  const own = (['dropdown', 'signature', 'heading1'] as const).map((type, at) => field({ id: at + 1, name: type, type, tabName: 'INFORMATION', text: 'Said' }));
  const { fields } = withTemplate({ ...shipped, version: 3, fields: [...shipped.fields, ...own] });
  expect(fields.slice(-3).map(({ text }) => text)).toEqual(['', 'Said', 'Said']);
});
