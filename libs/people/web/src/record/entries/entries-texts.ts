import { defineTexts } from '@afterbell/core/web';

/** Words that all tabs with entries share. */
export const { useTexts: useEntriesTexts } = defineTexts('participantEntries', {
  save: 'Save',
  saving: 'Saving…',
  edit: 'Edit',
  remove: 'Remove',
  undo: 'Undo',
  history: 'History',
  more: 'Show more',
  actions: 'More actions for {{name}}',
  byOn: '{{name}}, {{at}}',
  somebody: 'Somebody',
  choose: 'Choose…',
  failed: 'This was not saved',
  failedWhy: 'Not saved. {{reason}}',
  unreachable: 'Check your connection and try again; what you typed is still here.',
  discardTitle: 'Discard what you entered?',
  discard: 'Discard',
  keep: 'Keep editing',
  stale: '{{name}} saved this while you were editing. Save again to keep yours.',
  staleField: '{{label}}: {{value}}',
  empty: 'empty',
  yes: 'Yes',
  no: 'No',
  readOnly: 'Your role shows this; it does not change it.',
});
