import { ADMIN, CONTEXT } from '../testing/arbitrary-form';
import { checkDefinition } from '../definition/check-definition';
import { evaluateForm } from '../engine/evaluate';
import { validateForm } from '../engine/validate';
import { field, type FormDefinition } from '../form-definition';
import { formTemplate, TEMPLATES } from '../templates/templates';
import { LIBRARY } from './library';
import { fromLibrary, optionId } from './library-entry';

const empty: FormDefinition = { section: 'participants', subSection: 'participant', version: 1, tabs: [{ name: 'T', label: 'Tab' }], fields: [] };
const entry = (label: string) => LIBRARY.find((one) => one.label === label)!;

it('entries are told apart by number and name', () => {
  expect(new Set(LIBRARY.map(({ id }) => id)).size).toBe(LIBRARY.length);
  expect(new Set(LIBRARY.map(({ group, label }) => `${group}/${label}`)).size).toBe(LIBRARY.length);
});

it.each(LIBRARY.map((one) => [one.label, one] as const))('%s can be added to a form, twice on two tabs', (_, one) => {
  const once: FormDefinition = { ...empty, tabs: [...empty.tabs, { name: 'U', label: 'Other' }], fields: fromLibrary(one, empty, 'T') };
  expect(checkDefinition(once, empty)).toEqual([]);
  expect(once.fields.every(({ templateId, id }) => templateId === one.id && id < 0)).toBe(true);
  expect(checkDefinition({ ...once, fields: [...once.fields, ...fromLibrary(one, once, 'U')] }, empty)).toEqual([]);
});

it('asks about allergies only those who have some', () => {
  const health: FormDefinition = { ...empty, fields: entry('Allergies and medication').fields.map((one) => ({ ...one, tabName: 'T' })) };
  const shown = (values: Record<number, number>) => health.fields.filter(({ id }) => evaluateForm(health, values, ADMIN, CONTEXT).fields[id]!.visible).map(({ id }) => id);
  expect(shown({})).toEqual([1, 7, 8, 9]);
  expect(shown({ 1: optionId(1, 2) })).toEqual([1, 7, 8, 9]);
  expect(shown({ 1: optionId(1, 1) })).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
  expect(shown({ 1: optionId(1, 1), 4: optionId(4, 1) })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const { problems } = validateForm(health, { 1: 'yes' }, { before: {}, viewer: ADMIN, context: CONTEXT });
  expect(problems.map(({ path, issue }) => `${path} ${issue.code}`)).toEqual(['2 REQUIRED', '3 REQUIRED']);
});

it('asks for a signature only under what is agreed to', () => {
  const consent: FormDefinition = { ...empty, fields: entry('Photo and video').fields.map((one) => ({ ...one, tabName: 'T' })) };
  const codes = (answer: number) => validateForm(consent, { 2: answer }, { before: {}, viewer: ADMIN, context: CONTEXT }).problems.map(({ path, issue }) => `${path} ${issue.code}`);
  expect(codes(optionId(2, 1))).toEqual(['3 REQUIRED']);
  expect(codes(optionId(2, 2))).toEqual([]);
});

describe('templates', () => {
  const all = Object.entries(TEMPLATES).flatMap(([section, forms]) => forms.map((form) => [`${section}/${form.subSection}`, form] as const));
  it.each(all)('%s is a form that could be saved', (_, { tabs, fields }) => {
    const made = fields.map(({ options = [], ...rest }, at) => field({ ...rest, id: at + 1, isDefault: true, options: options.map((label, place) => ({ id: (at + 1) * 100 + place, label, retiredOn: null })) }));
    expect(checkDefinition({ ...empty, tabs, fields: made }, null)).toEqual([]);
    expect(new Set(fields.map(({ hardcodedName }) => hardcodedName)).size).toBe(fields.length);
  });

  it('is found by its section', () => {
    expect(formTemplate('staff', 'staff')!.fields.map(({ hardcodedName }) => hardcodedName)).toContain('staffType');
    expect(formTemplate('staff', 'participant')).toBeNull();
  });
});
