import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useEnrollManyTexts } = defineTexts('enrollMany', {
  activity: 'Activity',
  chooseActivity: 'Choose an activity',
  session: 'Session',
  chooseSession: 'Choose a session',
  from: 'From',
  full: 'When there are not enough places',
  refuse: 'Leave out those for whom there is none',
  wait: 'Put them on the wait list',
  exceed: 'Enroll all of them over the limit',
  reason: 'Reason',
  none: 'There is no activity to enroll in yet.',
  noSessions: 'This activity has no session yet.',
  more: 'More activities than can be shown: work at one place to see its own.',
});
