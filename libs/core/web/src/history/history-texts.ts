import { defineTexts } from '../i18n/i18n';

/** Words of the audit trail: `noun.verb` of an action, said for people. */
export const { useTexts: useHistoryTexts } = defineTexts('history', {
  title: 'History',
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
  // Said whole where noun and verb make no sentence.
  action: {
    access: { refuse: 'Access refused' },
    attendance: { save: 'Attendance saved' },
    audit: { retention: 'Time that the audit trail is kept changed' },
    file: { collect: 'File deleted for good', download: 'File downloaded', refuse: 'File with a virus refused', release: 'Files of a record let go', remove: 'Upload taken back', upload: 'File uploaded' },
    organization: { terms: 'Active terms of an organization changed' },
    participant: { createMany: 'Several participants added' },
    passkey: { confirm: 'Confirmed with a passkey', fail: 'Passkey refused' },
    profile: { change_email: 'Own e-mail address changed', rename: 'Own name changed' },
    security: {
      add_provider: 'Sign-in provider added', disable_provider: 'Sign-in provider disabled', edit_policy: 'Security policy changed', edit_provider: 'Sign-in provider changed', enable_provider: 'Sign-in provider enabled',
      reset_sign_in: 'Sign-in methods reset',
    },
    sign_in: { oauth: 'Signed in through a provider', revoke_session: 'Own session ended', switch_access: 'Switched to another access', switch_tenant: 'Switched to another tenant' },
    siteCalendar: { close: 'Closing days of a site added' },
    term: { organizations: 'Organizations of a reporting term chosen' },
    user: { export: 'List of users exported', resendInvitation: 'Invitation sent again' },
  },
  noun: {
    access: 'Access', activity: 'Activity', api_token: 'API token', attendance: 'Attendance', audit: 'Audit trail', class_list: 'Class list', enrollment: 'Enrollment', file: 'File', level_name: 'Level name', organization: 'Organization', organizationLevel: 'Level', oauth_provider: 'Sign-in provider',
    participant: 'Participant', passkey: 'Passkey', period: 'Period', provider: 'Sign-in provider', profile: 'Profile', reporting_year: 'Reporting year', reportingTerm: 'Reporting term', reportingYear: 'Reporting year', role: 'Role', security: 'Security', security_policy: 'Security policy', session: 'Session', session_date: 'Session date',
    sign_in: 'Sign-in', sign_in_session: 'Sign-in session', sign_in_challenge: 'Sign-in code', siteCalendar: 'Site calendar', endpoint: 'Request', levelName: 'Level name', list: 'List', person: 'Person', tenant: 'Tenant', term: 'Term', user: 'User', view_as: 'View-as',
  },
  verb: {
    add: 'added', change: 'changed', clone: 'copied', close: 'closed', create: 'added', delete: 'removed', disable: 'disabled', edit: 'changed', enable: 'enabled', end: 'ended', export: 'exported', fail: 'failed', grant: 'granted',
    handover: 'taken over from another host', import: 'imported', invite: 'invited', move: 'moved', oauth: 'through a provider', refuse: 'refused', remove: 'removed', rename: 'renamed', reopen: 'reopened', reset: 'reset', retention: 'kept for another time',
    revoke: 'revoked', save: 'saved', sign_out: 'ended by signing out', start: 'started', succeed: 'succeeded', switch_access: 'switched access', switch_tenant: 'switched tenant', update: 'changed',
  },
});
