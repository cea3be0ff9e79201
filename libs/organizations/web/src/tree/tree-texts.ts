import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useTreeTexts } = defineTexts('organization-tree', {
  title: 'Organization tree',
  label: 'Organizations',
  find: 'Find in the tree',
  found_one: '{{count}} match',
  found_other: '{{count}} matches',
  loading: 'Loading the tree',
  disabled: 'Disabled',
  inactive: 'inactive in {{term}}',
  inactiveShort: 'Inactive',
  children_one: '{{count}} beneath',
  children_other: '{{count}} beneath',
  newName: 'New name of {{name}}',
  actionsOf: 'Actions for {{name}}',
  expandAll: 'Open everything',
  collapseAll: 'Close everything',
  count_one: '{{count}} organization',
  count_other: '{{count}} organizations',
  readOnly: 'You may look at the tree; changing it is not part of your role.',
  keys: 'Arrows walk, F2 renames, Shift F10 shows more.',
  add: { title: 'Add {{level}} to {{parent}}', name: 'Name', more: 'Time zone, ids and terms can be filled in later.', confirm: 'Add {{level}}' },
});
