import { AUDIT_WORDS } from '@afterbell/core/domain';
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
  // What stands where its reader may not look, by kind.
  unseen: {
    access: 'An access that you may not see',
    activity: 'An activity that you may not see',
    organization: 'An organization that you may not see',
    person: 'A person whom you may not see',
    record: 'A record that you may not see',
    reportingTerm: 'A reporting term that you may not see',
    reportingYear: 'A reporting year that you may not see',
    role: 'A role that you may not see',
    session: 'A session that you may not see',
    user: 'A user whom you may not see',
  },
  yes: 'Yes',
  no: 'No',
  // Fields whose names in the record do not say themselves; every other is split into its words.
  part: {
    accesses: 'Access', accessId: 'Access', active: 'Active in', allowedDomains: 'Allowed e-mail domain', authorizationUrl: 'Authorization address', birthDate: 'Birth date', by: 'How', chosen: 'Chosen rows', clientId: 'Client ID', email: 'E-mail',
    endsOn: 'Last day', endTime: 'Ends at', entries: 'Permissions', expiresInDays: 'Days until it expires', filter: 'Filter', gradeFrom: 'Lowest grade served', gradeTo: 'Highest grade served', idleSeconds: 'Seconds until an idle session ends', inactive: 'Inactive in', jwksUrl: 'Key address', listed: 'Rows', localId: 'Local ID',
    levels: 'Level', ncesId: 'NCES ID', organizationId: 'Organization', parentId: 'Part of', personIds: 'Participant', retentionMonths: 'Months kept', scopes: 'Scope', search: 'Search', sessions: 'Session', sessionSeconds: 'Seconds until a session ends', siteId: 'Organization',
    sites: 'Organization', startsOn: 'First day', startTime: 'Starts at', stateId: 'State ID', termId: 'Reporting term', timeZone: 'Time zone', tokenUrl: 'Token address', userinfoUrl: 'User information address', userId: 'User', wanted: 'Needed', yearId: 'Reporting year',
  },
  level: { top: '{{levels.top.singular}}', institution_group: '{{levels.institution_group.singular}}', institution: '{{levels.institution.singular}}', funder: '{{levels.funder.singular}}', partner: '{{levels.partner.singular}}', site_group: '{{levels.site_group.singular}}', site: '{{levels.site.singular}}', lea: '{{levels.lea.singular}}', school: '{{levels.school.singular}}' },
  by: { code: 'Code by e-mail', leave: 'They left', oauth: 'Through a provider', passkey: 'Passkey', 'sign-out': 'By signing out' },
  byAt: '{{who}}, {{at}}',
  ...AUDIT_WORDS,
});
