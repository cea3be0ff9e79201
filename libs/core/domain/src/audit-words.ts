import { foldText } from './text-fold';

/** How the trail's actions and kinds of records are called on the screen; the search of the trail finds them by the same words. */
export const AUDIT_WORDS = {
  // Said whole where noun and verb make no sentence.
  action: {
    access: { refuse: 'Page or call refused' },
    activity: { program: 'Term, partners or staff of an activity changed' },
    api_token: { create: 'API token made' },
    attendance: { save: 'Attendance saved', delete: 'Attendance deleted', copy: 'Attendance copied to other sessions' },
    attendance_sums: { mend: 'Sums of hours made anew from the marks' },
    dashboard_sums: { mend: 'Sums of the dashboard made anew' },
    attendance_policy: { save: 'Rules of attendance changed' },
    participation_lock: { lock: 'Month of a site locked', unlock: 'Month of a site unlocked' },
    audit: { retention: 'Time that the audit trail is kept changed' },
    enrollment: { change: 'Days of places in a session changed', followStay: 'Places in sessions followed the stay', orderWaiting: 'Order of a wait list changed', stopWaiting: 'Taken off a wait list', wait: 'Put on a wait list' },
    file: { collect: 'File deleted for good', download: 'File downloaded', refuse: 'File with a virus refused', release: 'Files of a record let go', remove: 'Upload taken back', share: 'Sharing of a file changed', upload: 'File uploaded' },
    household: {
      applyAddress: 'Address of a household written into records', memberAdd: 'Moved in with a household', memberLeave: 'Moved out of a household', merge: 'Another household merged into it', mergeInto: 'Household merged into another',
      primary: 'Primary contact of a household changed', split: 'Household split',
    },
    levelName: { update: 'Level renamed' },
    meeting: { attendees: 'Attendees of a meeting changed' },
    meetings: { export: 'List of meetings exported' },
    'meeting-hours': { export: 'Hours of meetings exported' },
    offline_device: { issue: 'Key for work without a network given to a device', forget: 'Device for work without a network forgotten' },
    organization: { addBeneath: 'Organization added beneath it', import: 'Organization added from a file', terms: 'Active terms of an organization changed' },
    participant: { createMany: 'Several participants added' },
    participants: { export: 'List of participants exported' },
    contact: { createMany: 'Several contacts added' },
    calendarFeed: { create: 'Calendar link made', revoke: 'Calendar link ended' },
    contacts: { export: 'List of contacts exported' },
    staff: { createMany: 'Several staff members added', export: 'List of staff exported' },
    'board-members': { export: 'List of board members exported' },
    teacher: { createMany: 'Several teachers added' },
    teachers: { export: 'List of teachers exported' },
    board_member: { createMany: 'Several board members added' },
    people: { export: 'List of people exported' },
    person: { address: 'Address taken from the household', merge: 'Another record merged into it', mergedInto: 'Record merged into another', photo: 'Photo changed', undoMerge: 'Merge taken back', protect: 'Values kept from files and feeds', unprotect: 'Files and feeds may change values again' },
    door: { in: 'Checked in at the door', out: 'Checked out at the door' },
    kiosk: { code: 'Code to open a kiosk made', create: 'Kiosk made', leave: 'Kiosk left on its device', open: 'Kiosk opened on a device', revoke: 'Kiosk ended' },
    disclosure: { strike: 'Disclosure said to be a mistake', restore: 'Disclosure no longer said to be a mistake' },
    legal_hold: { start: 'Legal hold set', end: 'Legal hold lifted' },
    person_erasure: { ask: 'Erasure of a person asked for', cancel: 'Erasure of a person taken back', done: 'Person erased' },
    person_export: { ask: 'Everything about a person asked for', cancel: 'Export of a person canceled', done: 'Everything about a person written to a file', download: 'File about a person downloaded' },
    duplicate: { dismiss: 'Said to be two people', reopen: 'No longer said to be two people' },
    passkey: { confirm: 'Confirmed with a passkey', fail: 'Passkey refused' },
    profile: { change_email: 'Own e-mail address changed', rename: 'Own name changed' },
    relationship: { dismiss: 'Said not to be related', reconsider: 'No longer said not to be related' },
    role: { import: 'Role added from a document', reset: 'Role reset to standard' },
    badge: { create: 'Badges made', print: 'Badges printed' },
    bulk: { cancel: 'Change of many participants canceled', finish: 'Change of many participants finished', start: 'Change of many participants begun', undo: 'Change of many participants undone' },
    message: { finish: 'Message sent out', send: 'Message to the family', stop: 'Message not sent: its sender may no longer send any', takeBack: 'Message to the family taken back' },
    tag: { give: 'Tag given', take: 'Tag taken away' },
    roster: { addMember: 'Put on a roster', removeMember: 'Taken off a roster', addMembers: 'Participants put on a roster', printBadges: 'Badges of a roster printed', printSheet: 'Sign-in sheet printed', removeMembers: 'Participants taken off a roster' },
    saved_view: { default: 'View chosen that a list opens with' },
    security: {
      add_provider: 'Sign-in provider added', disable_provider: 'Sign-in provider disabled', edit_policy: 'Security policy changed', edit_provider: 'Sign-in provider changed', enable_provider: 'Sign-in provider enabled',
      reset_sign_in: 'Sign-in methods reset',
    },
    services: { export: 'List of services exported' },
    session: { printSheet: 'Sign-in sheet of a session date printed', revoke: 'Sign-in sessions of a user ended' },
    sign_in: { fail: 'Sign-in refused', handover: 'Signed in from another tenant', sign_out: 'Signed out', succeed: 'Signed in', oauth: 'Signed in through a provider', revoke_session: 'Own session ended', switch_access: 'Switched to another access', switch_tenant: 'Switched to another tenant' },
    siteCalendar: { add: 'Closing or special days added', change: 'Closing or special days changed', close: 'Closing days of a site added', join: 'Sites that joined later got the days', remove: 'Closing or special days removed' },
    term: { organizations: 'Organizations of a reporting term chosen' },
    user: { change: 'Name of a user changed', export: 'List of users exported', invite: 'User invited', resendInvitation: 'Invitation sent again' },
    view_as: { end: 'Stopped looking through another access', start: 'Began looking through another access' },
  },
  noun: {
    access: 'Access', adult_attendance: 'Attendance of adults', activity: 'Activity', api_token: 'API token', attendance: 'Attendance', audit: 'Audit trail', badge: 'Badge', board_member: 'Board member', class_list: 'Class list', employment: 'Employment', enrollment: 'Enrollment', file: 'File', form: 'Form', formLibrary: 'Library field', level_name: 'Level name', meeting: 'Meeting', message: 'Message', organization: 'Organization', organizationLevel: 'Level', oauth_provider: 'Sign-in provider',
    participant: 'Participant', passkey: 'Passkey', period: 'Period', provider: 'Sign-in provider', profile: 'Profile', record: 'Record', reporting_year: 'Reporting year', reportingTerm: 'Reporting term', reportingYear: 'Reporting year', role: 'Role', roster: 'Roster', security: 'Security', security_policy: 'Security policy', session: 'Session', session_date: 'Session date', service: 'Service', staff: 'Staff member', teacher: 'Teacher', contact: 'Contact', household: 'Household', relationship: 'Relationship', communication: 'Entry of the communication log', document: 'Document', goal: 'Goal', goal_progress: 'Progress of a goal', job: 'Job of a participant', note: 'Note', referral: 'Referral', teacher_link: 'Link to a teacher', disclosure: 'Disclosure', privacy_request: 'Request about data', codeList: 'Code list', grade: 'Grade', stay: 'Stay', bulk: 'Change of many participants', tag: 'Tag', saved_view: 'View of a list', calendarFeed: 'Calendar link', room: 'Room', kiosk: 'Kiosk', offline_device: 'Device for work without a network',
    sign_in: 'Sign-in', sign_in_session: 'Sign-in session', sign_in_challenge: 'Sign-in code', siteCalendar: 'Site calendar', endpoint: 'Request', levelName: 'Level name', list: 'List', person: 'Person', tenant: 'Tenant', term: 'Term', user: 'User', view_as: 'View-as',
  },
  verb: {
    begin: 'began', programmes: 'got other programs', rollOver: 'rolled over', rollOverUndo: 'roll-over taken back', rollOverBegin: 'rolled over as the year began', traits: 'got other coded facts',
    add: 'added', change: 'changed', clone: 'copied', close: 'closed', create: 'added', delete: 'removed', disable: 'disabled', edit: 'changed', enable: 'enabled', end: 'ended', end_stay: 'left a place', export: 'exported', fail: 'failed', grant: 'granted',
    handover: 'taken over from another host', import: 'imported', invite: 'invited', move: 'moved', oauth: 'through a provider', refuse: 'refused', remove: 'removed', rename: 'renamed', reopen: 'reopened', reset: 'reset', restore: 'restored', retention: 'kept for another time',
    revoke: 'revoked', save: 'saved', sign_out: 'ended by signing out', start: 'started', succeed: 'succeeded', switch_access: 'switched access', switch_tenant: 'switched tenant', update: 'changed',
  },
} as const;

/** Key and words of everything that is one of a kind. */
export interface SaidKey {
  readonly key: string;
  /** Folded, as a search compares. */
  readonly words: string;
}

const said = (key: string, words: string): SaidKey => ({ key, words: foldText(words) });

/** Every action that has words: those said whole, and each noun with each verb. */
export const SAID_ACTIONS: readonly SaidKey[] = (() => {
  const whole = Object.entries(AUDIT_WORDS.action).flatMap(([noun, verbs]) => Object.entries(verbs).map(([verb, words]) => said(`${noun}.${verb}`, words)));
  const known = new Set(whole.map(({ key }) => key));
  const made = Object.entries(AUDIT_WORDS.noun).flatMap(([noun, thing]) => Object.entries(AUDIT_WORDS.verb).map(([verb, done]) => said(`${noun}.${verb}`, `${thing} ${done}`)));
  return [...whole, ...made.filter(({ key }) => !known.has(key))];
})();

export const SAID_SUBJECTS: readonly SaidKey[] = Object.entries(AUDIT_WORDS.noun).map(([key, words]) => said(key, words));
