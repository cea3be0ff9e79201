import { field, type FormDefinition } from '@afterbell/forms/domain';
import { leftBehind } from './left-behind';

const option = (id: number, label: string, ...fieldIds: number[]) => ({ id, label, retiredOn: null, apply: fieldIds.map((fieldId) => ({ fieldId, kind: 'visible', visible: true }) as const) });
const FORM: FormDefinition = {
  section: 'participants',
  subSection: 'participant',
  version: 1,
  tabs: [{ name: 'health', label: 'Health' }],
  fields: [
    field({ id: 1, name: 'Has allergies', type: 'radio_group', tabName: 'health', options: [option(11, 'Yes', 2, 3), option(12, 'No')] }),
    field({ id: 2, name: 'Details', type: 'text', tabName: 'health' }),
    field({ id: 3, name: 'Plan', type: 'radio_group', tabName: 'health', options: [option(31, 'On file', 4)] }),
    field({ id: 4, name: 'Doctor', type: 'text', tabName: 'health', shownWhen: { all: [{ fieldId: 1, op: 'filled' }, { fieldId: 5, op: 'filled' }] } }),
    field({ id: 5, name: 'Age', type: 'integer', tabName: 'health' }),
  ],
};

it('says which rules and conditions stay behind, and which fields they would need, also by way of others', () => {
  const { said, wanted } = leftBehind(FORM, [1]);
  expect(said).toEqual([
    { fieldId: 1, words: 'Has allergies: Choosing Yes shows Details' },
    { fieldId: 1, words: 'Has allergies: Choosing Yes shows Plan' },
  ]);
  expect(wanted).toEqual([2, 3, 4, 5]);
  expect(leftBehind(FORM, [1, ...wanted])).toEqual({ said: [], wanted: [] });
  expect(leftBehind(FORM, [1, 2, 3, 4]).said).toEqual([{ fieldId: 4, words: expect.stringMatching(/^Doctor: .*Has allergies.*Age/) as string }]);
  expect(leftBehind(FORM, [2])).toEqual({ said: [], wanted: [] });
});
