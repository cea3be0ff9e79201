import { defineTexts } from '../i18n/i18n';

/** Words of the audit trail: `noun.verb` of an action, said for people. */
export const { useTexts: useHistoryTexts } = defineTexts('history', {
  nobody: 'Nobody signed in',
  someone: 'Someone above or outside this tenant',
  before: 'Before',
  after: 'After',
  field: 'Value',
  changes: 'What changed',
  nothing: 'Nothing else was recorded.',
  sealed: 'These values belong to a person whom you may not see, or who was erased.',
  none: 'Nothing has been recorded yet.',
  more: 'Show earlier changes',
  byAt: '{{who}}, {{at}}',
  noun: {
    access: 'Access', activity: 'Activity', api_token: 'API token', attendance: 'Attendance', audit: 'Audit trail', class_list: 'Class list', enrollment: 'Enrollment', level_name: 'Level name', levelName: 'Level name', organization: 'Organization',
    participant: 'Participant', passkey: 'Passkey', period: 'Period', profile: 'Profile', provider: 'Sign-in provider', reporting_year: 'Reporting year', reportingTerm: 'Term', reportingYear: 'Reporting year', role: 'Role', security: 'Security', session: 'Session', session_date: 'Session date',
    sign_in: 'Sign-in', sign_in_session: 'Sign-in session', sign_in_challenge: 'Sign-in code', endpoint: 'Request', list: 'List', person: 'Person', siteCalendar: 'Calendar', tenant: 'Tenant', term: 'Term', user: 'User', view_as: 'View-as',
  },
  verb: {
    add: 'added', change: 'changed', change_email: 'given another e-mail address', clone: 'copied', close: 'closed', confirm: 'confirmed', create: 'added', createMany: 'added together', delete: 'removed', disable: 'disabled', edit: 'changed', edit_policy: 'policy changed', enable: 'enabled', end: 'ended', export: 'exported', fail: 'failed', grant: 'granted',
    handover: 'taken over from another host', import: 'imported', invite: 'invited', move: 'moved', oauth: 'through a provider', organizations: 'given to organizations', refuse: 'refused', remove: 'removed', rename: 'renamed', reopen: 'reopened', resendInvitation: 'invited again', reset: 'reset', reset_sign_in: 'means of sign-in reset', retention: 'kept for another time',
    revoke: 'revoked', revoke_session: 'ended from another device', save: 'saved', sign_out: 'ended by signing out', start: 'started', succeed: 'succeeded', switch_access: 'switched access', switch_tenant: 'switched tenant', terms: 'terms changed', update: 'changed',
  },
});
