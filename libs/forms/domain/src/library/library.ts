import { field } from '../form-definition';
import type { LibraryEntry } from './library-entry';

const options = (first: number, labels: readonly string[]) => labels.map((label, at) => ({ id: first + at, label, retiredOn: null }));

export const LIBRARY: readonly LibraryEntry[] = [
  {
    id: 1,
    group: 'Health',
    label: 'Allergies and medication',
    description: 'A yes-or-no question that reveals what staff must know, and the action plan.',
    tab: 'Health',
    fields: [
      field({ id: 1, name: 'Has allergies', type: 'radio_group', tabName: '', options: options(1, ['Yes', 'No']) }),
      field({ id: 2, name: 'Allergy details', type: 'multiline', tabName: '', uiWidth: 12, shownWhen: { fieldId: 1, op: 'is', value: 1 }, requiredWhen: { fieldId: 1, op: 'is', value: 1 } }),
    ],
  },
];
