import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useEditingTexts } = defineTexts('activities-editing', {
  disable: 'Disable',
  enable: 'Enable',
  copy: 'Add another like this',
  remove: 'Remove…',
  disabled: '{{name}} is disabled',
  enabled: '{{name}} is enabled',
  undo: 'Undo',
  refused: '{{name}} stays as it is',
  removeTitle: 'Remove {{name}}?',
  removeHint: 'Its sessions, their dates and everybody’s places go too. This cannot be taken back. An activity with attendance stays; disable it instead.',
  removeConfirm: 'Remove activity',
  removed: '{{name}} is removed',
});
