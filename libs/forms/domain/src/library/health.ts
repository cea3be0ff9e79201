/** What staff must know at once, asked only of those whom it concerns. */
import { type LibraryEntry, optionId, ready, saysYes, YES_NO } from './library-entry';

const group = 'Health';
const tab = 'Health';
const DOCUMENTS = ['pdf', 'jpg', 'jpeg', 'png'];
const ALLERGENS = ['Peanuts', 'Tree nuts', 'Milk', 'Eggs', 'Wheat', 'Soy', 'Fish', 'Shellfish', 'Sesame', 'Insect stings', 'Medication', 'Latex', 'Other'];

/** Answering yes shows the fields, and makes some of them required. */
const reveals = (fieldId: number, required: readonly number[], shown: readonly number[]) => [
  {
    id: optionId(fieldId, 1),
    label: 'Yes',
    retiredOn: null,
    apply: [...required, ...shown].flatMap((target) => [
      { fieldId: target, kind: 'visible' as const, visible: true },
      ...(required.includes(target) ? [{ fieldId: target, kind: 'required' as const, required: true }] : []),
    ]),
  },
  { id: optionId(fieldId, 2), label: 'No', retiredOn: null },
];

const physician = [ready(8, 'Physician', 'text', { limits: { maxLength: 200 } }), ready(9, "Physician's phone", 'phone')];

export const HEALTH: readonly LibraryEntry[] = [
  {
    id: 20,
    group,
    tab,
    label: 'Allergies and medication',
    description: 'Two yes-or-no questions. Yes asks for the allergens, what to do, the epinephrine and the action plan, or for each medication.',
    fields: [
      ready(1, 'Has allergies', 'radio_group', { required: true, options: reveals(1, [2, 3], [4, 6]) }),
      ready(2, 'Allergic to', 'checkbox_group', { options: ALLERGENS, uiWidth: 12 }),
      ready(3, 'Reaction and what to do', 'multiline', { uiWidth: 12, limits: { maxLength: 2_000 }, help: 'Signs to look for, first steps, whom to call.' }),
      ready(4, 'Carries epinephrine (EpiPen)', 'radio_group', { options: YES_NO }),
      ready(5, 'Where the epinephrine is kept', 'text', { limits: { maxLength: 200 }, shownWhen: saysYes(4), requiredWhen: saysYes(4) }),
      ready(6, 'Allergy action plan', 'attachment', { limits: { accept: DOCUMENTS }, uiWidth: 12, help: 'Signed by the physician; PDF or a photo.' }),
      ready(7, 'Takes medication during the program', 'radio_group', { options: reveals(7, [10], []) }),
      ready(10, 'Medications', 'subform', {
        uiWidth: 12,
        limits: { maxCount: 20 },
        fields: [
          ready(11, 'Medication', 'text', { required: true, limits: { maxLength: 200 } }),
          ready(12, 'Dose', 'text', { required: true, limits: { maxLength: 100 } }),
          ready(13, 'When', 'time'),
          ready(14, 'Given by', 'dropdown', { options: ['Staff', 'The child, staff watching', 'The child'] }),
          ready(15, 'Instructions', 'multiline', { limits: { maxLength: 1_000 } }),
        ],
      }),
      ...physician,
    ],
  },
  {
    id: 21,
    group,
    tab,
    label: 'Health conditions',
    description: 'Asthma, diabetes, seizures and others, with what staff do.',
    fields: [
      ready(1, 'Health conditions', 'checkbox_group', { options: ['Asthma', 'Diabetes', 'Seizures', 'Heart condition', 'Other'], uiWidth: 12 }),
      ready(2, 'What staff must know and do', 'multiline', { uiWidth: 12, limits: { maxLength: 2_000 }, shownWhen: { fieldId: 1, op: 'filled' }, requiredWhen: { fieldId: 1, op: 'filled' } }),
      ...physician,
    ],
  },
  {
    id: 22,
    group,
    tab,
    label: 'Diet',
    description: 'What the child does not eat, for snacks and meals.',
    fields: [ready(1, 'Diet', 'checkbox_group', { options: ['Vegetarian', 'Vegan', 'Halal', 'Kosher', 'No pork', 'Gluten-free', 'Lactose-free'] }), ready(2, 'Other notes on food', 'text', { limits: { maxLength: 500 } })],
  },
];
