import { defineTexts } from '@afterbell/core/web';

export const { useTexts: usePasteTexts } = defineTexts('roster-paste', {
  how: 'How to find them',
  search: 'Search',
  paste: 'Paste a list',
  list: 'Names or ids, one a line',
  listHint: 'Last name, first name or the other way round; local ID, state ID or participant ID.',
  tooMany: '{{count}} lines: paste at most {{most}} at once',
  find_zero: 'Find them',
  find_one: 'Find {{count}}',
  find_other: 'Find {{count}}',
  summary: 'Found: {{found}}. To choose: {{several}}. Unknown: {{unknown}}.',
  unknown: 'Nobody in sight',
  merged: 'The record with this ID is part of this one now',
  which: 'Who is meant by “{{line}}”',
  choose: 'Choose one of {{count}}',
  again: 'Change the list',
});
