import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useStayOutlookTexts } = defineTexts('people-stay-outlook', {
  ends_one: 'Ends {{count}} place in a session.',
  ends_other: 'Ends {{count}} places in sessions.',
  endsNamed_one: 'Ends {{count}} place: {{sessions}}.',
  endsNamed_other: 'Ends {{count}} places: {{sessions}}.',
  endsMore_one: 'Ends {{count}} place: {{sessions}} and {{more}} more.',
  endsMore_other: 'Ends {{count}} places: {{sessions}} and {{more}} more.',
  returns_one: '{{count}} place comes back.',
  returns_other: '{{count}} places come back.',
  sessions_one: '{{count}} session',
  sessions_other: '{{count}} sessions',
  marks_one: 'Attendance on a day that is left out stays as it is: {{count}} mark in {{sessions}}, on {{day}}.',
  marks_other: 'Attendance on days that are left out stays as it is: {{count}} marks in {{sessions}}, the last on {{day}}.',
  savedEnds_one: 'Saved; {{count}} place in a session ended',
  savedEnds_other: 'Saved; {{count}} places in sessions ended',
  savedReturns_one: 'Saved; {{count}} place in a session is back',
  savedReturns_other: 'Saved; {{count}} places in sessions are back',
});
