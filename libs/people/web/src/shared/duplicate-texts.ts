import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useDuplicateTexts } = defineTexts('people-duplicate', {
  body: 'Using the record keeps one history for one person. Nothing has been added yet.',
  entered: 'You entered',
  onRecord: 'On record',
  nothing: '–',
  same: 'the same',
  useThis: 'Use this record',
  useThisOf: 'Use this record: {{name}}',
  addAnyway: 'Add anyway',
  fact: {
    name: 'Name',
    birthDate: 'Birth date',
    grade: 'Grade',
    localId: 'Local ID',
    generatedId: 'Participant ID',
    email: 'E-mail',
    phone: 'Phone',
  },
  kind: {
    participant: 'Participant',
    staff: 'Staff',
    teacher: 'Teacher',
    board_member: 'Board member',
    contact: 'Contact',
  },
});
