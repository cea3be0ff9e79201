import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useTagsTexts } = defineTexts('tags', {
  tags: 'Tags',
  manage: 'New tag, or change tags',
  manageDone: 'Done with tags',
  name: 'Name',
  newName: 'New tag',
  colour: 'Color',
  colours: { gray: 'Gray', blue: 'Blue', green: 'Green', orange: 'Orange', red: 'Red' },
  add: 'Make tag',
  edit: 'Change {{name}}',
  save: 'Save',
  retire: 'Retire {{name}}',
  retireShort: 'Retire',
  editShort: 'Change',
  restore: 'Use {{name}} again',
  restoreShort: 'Use again',
  retired: 'Retired',
  people_one: '{{count}} participant',
  people_other: '{{count}} participants',
  failed: 'The tag could not be saved.',
  retiredHint: 'Who has a retired tag keeps it; nobody is given it any more.',
});
