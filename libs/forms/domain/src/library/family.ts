/** Who may take the child, who may not, and whom to call. */
import { type LibraryEntry, optionId, ready } from './library-entry';

const group = 'Family';
const RELATIONSHIPS = ['Parent', 'Guardian', 'Grandparent', 'Aunt or uncle', 'Brother or sister', 'Family friend', 'Child-care provider', 'Other'];
const GOES_HOME = ['Picked up by an authorized person', 'Walks home alone', 'Takes the bus'];

const name = (id: number) => ready(id, 'Name', 'text', { required: true, limits: { maxLength: 200 } });
const relationship = (id: number, other: number) => [ready(id, 'Relationship', 'dropdown', { required: true, options: RELATIONSHIPS }), ready(other, 'Which relationship', 'text', { limits: { maxLength: 100 }, shownWhen: { fieldId: id, op: 'is', value: optionId(id, RELATIONSHIPS.length) }, requiredWhen: { fieldId: id, op: 'is', value: optionId(id, RELATIONSHIPS.length) } })];
const phone = (id: number) => ready(id, 'Phone', 'phone', { required: true });

export const FAMILY: readonly LibraryEntry[] = [
  {
    id: 40,
    group,
    tab: 'Pick-up',
    label: 'Pick-up authorizations',
    description: 'How the child goes home, everyone who may take them, and who must not.',
    fields: [
      ready(1, 'How the child goes home', 'radio_group', { required: true, options: GOES_HOME, uiWidth: 12 }),
      ready(2, 'May be picked up by', 'subform', {
        uiWidth: 12,
        limits: { maxCount: 20 },
        requiredWhen: { fieldId: 1, op: 'is', value: optionId(1, 1) },
        fields: [name(10), ...relationship(11, 12), phone(13), ready(14, 'Photo ID seen', 'checkbox'), ready(15, 'Until', 'date', { help: 'Left empty, until the family says otherwise.' })],
      }),
      ready(3, 'Must not be picked up by', 'multiline', { uiWidth: 12, limits: { maxLength: 1_000 }, help: 'Names, and the court order if there is one. Staff read this before the child leaves.' }),
    ],
  },
  {
    id: 41,
    group,
    tab: 'Emergency',
    label: 'Emergency contacts',
    description: 'Whom to call, in which order.',
    fields: [ready(1, 'Emergency contacts', 'subform', { uiWidth: 12, required: true, limits: { minCount: 1, maxCount: 10 }, help: 'In the order in which to call.', fields: [name(10), ...relationship(11, 12), phone(13), ready(14, 'Other phone', 'phone')] })],
  },
];
