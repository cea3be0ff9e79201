import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useRoomsTexts } = defineTexts('rooms', {
  title: 'Rooms of {{site}}',
  hint: 'Sessions choose among these rooms, and warn when one is taken twice.',
  name: 'Name',
  capacity: 'Holds',
  people_one: '1 person',
  people_other: '{{count}} people',
  add: 'Add room',
  save: 'Save',
  edit: 'Edit {{name}}',
  remove: 'Remove {{name}}',
  removed: '{{name}} is not offered any more. Sessions that meet there keep it.',
  undo: 'Undo',
  none: 'No rooms yet. Add the first one below.',
  of: '{{field}} {{problem}}',
  done: 'Done',
  stale: 'Somebody changed this room meanwhile: {{name}}. Look at it and save again.',
});
