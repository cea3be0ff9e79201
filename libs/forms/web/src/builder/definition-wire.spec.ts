import { field, type FieldDefinition, type FormDefinition } from '@afterbell/forms/domain';
import { fieldsOfWire, maintenanceOfWire } from './definition-wire';
import { fieldAnswer, maintenanceAnswer } from './test-answers';

const COLUMN = field({ id: 21, name: 'Phone', type: 'phone', tabName: 'health', required: true });
const WHOLE: FieldDefinition = {
  ...field({ id: 1, name: 'Allergies', type: 'radio_group', tabName: 'health' }),
  mode: 'role',
  roleModes: { nurse: 'ro', guest: 'hidden' },
  help: 'Ask the family.',
  options: [
    {
      id: 5,
      label: 'Yes',
      retiredOn: '2027-01-31',
      apply: [
        { fieldId: 2, kind: 'visible', visible: false },
        { fieldId: 2, kind: 'required', required: true },
        { fieldId: 2, kind: 'mode', mode: 'ro' },
        { fieldId: 3, kind: 'value', value: { amount: '12.50', currency: 'USD' } },
        { fieldId: 3, kind: 'value', value: null },
        { fieldId: 4, kind: 'options', optionIds: [7] },
      ],
    },
    { id: 6, label: 'No', retiredOn: null, cells: { 21: 'x' } },
  ],
  defaultValue: 6,
  limits: { minCount: 1, maxCount: 3, disabledDates: ['2026-12-25'], disabledDays: [0, 6], minDate: '2026-01-01', min: '0.5', accept: ['pdf'] },
  shownWhen: { any: [{ fieldId: 3, op: 'gt', value: '10' }, { not: { all: [{ fieldId: 4, op: 'anyOf', value: [7, 8] }, { fieldId: 2, op: 'filled' }] } }] },
  requiredWhen: { fieldId: 9, op: 'is', value: false },
  validWhen: { when: { fieldId: 4, op: 'noneOf', value: [] }, message: 'Choose another.' },
  templateId: 3,
};
const FIELDS: readonly FieldDefinition[] = [
  WHOLE,
  field({ id: 2, name: 'Contacts', type: 'subform', tabName: 'health', fields: [COLUMN], maxWidth: 20 }),
  field({ id: 3, name: 'Fee', type: 'currency', tabName: 'health', defaultValue: { amount: '3.00', currency: 'USD' } }),
  field({ id: 4, name: 'Days', type: 'multiselect', tabName: 'health', defaultValue: [7], options: [{ id: 7, label: 'Mon', retiredOn: null }, { id: 8, label: 'Tue', retiredOn: null }] }),
  field({ id: 9, name: 'Consent', type: 'checkbox', tabName: 'health', defaultValue: false }),
  field({ id: 10, name: 'Who', type: 'permissions_by_role', tabName: 'health', defaultValue: { nurse: 'rw' } }),
  field({ id: 11, name: 'When', type: 'date_range', tabName: 'health', defaultValue: { start: '2026-01-01', end: '2026-01-31' } }),
];

it('a definition that was sent is read back as it was: rules, conditions, limits, defaults, columns', () => {
  expect(fieldsOfWire(FIELDS.map((one) => fieldAnswer(one, FIELDS)) as never)).toEqual(FIELDS);
});

it('how often fields and options are used is found by their ids', () => {
  const form: FormDefinition = { section: 'participants', subSection: 'participant', version: 4, tabs: [{ name: 'health', label: 'Health' }], fields: FIELDS };
  const read = maintenanceOfWire(maintenanceAnswer(form, { usage: [{ fieldId: 1, count: 12, options: [{ optionId: 5, count: 3 }] }] }) as never);
  expect(read.definition).toEqual(form);
  expect(read.usage).toEqual({ fields: { 1: 12 }, options: { 5: 3 } });
});
