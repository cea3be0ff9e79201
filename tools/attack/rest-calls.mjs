// The REST calls with the ids that each takes. An endpoint of the inventory that is not here fails the walk by name.

const day = () => new Date().toISOString().slice(0, 10);
const GET = (path, kinds) => ({ method: 'GET', path, kinds });
const POST = (path, body, kinds = {}) => ({ method: 'POST', path, body, kinds });
/** Nothing that names a record: asked as it is. */
const none = {};
const activity = { activityId: 'activity', sessionId: 'session' };
const meets = () => ({ date: day(), isDropIn: false });

/**
 * By endpoint: calls whose `:name`s in the path, and whose entries of the body, are ids of the table that `kinds` says.
 * `body` is a function, so that days are today's.
 */
export const REST_CALLS = {
  'GET /auth/handover': [GET('/auth/handover?token=abc', none)],
  'GET /auth/health': [GET('/auth/health', none)],
  'GET /auth/oauth/:provider': [GET('/auth/oauth/:provider', { provider: 'oauth_provider' })],
  'GET /auth/oauth/:provider/callback': [GET('/auth/oauth/:provider/callback?code=a&state=b', { provider: 'oauth_provider' })],
  'GET /calendar/:file': [GET('/calendar/:file.ics', { file: 'calendar_feed' })],
  'GET /dev/mailbox': [GET('/dev/mailbox', none)],
  'GET /dev/mailbox.json': [GET('/dev/mailbox.json', none)],
  'GET /export/badges': [GET('/export/badges?roster=:roster', { roster: 'roster' }), GET('/export/badges?person=:person', { person: 'person' })],
  'GET /export/person/:id': [GET('/export/person/:id', { id: 'person_export' })],
  'GET /export/disclosures': [GET('/export/disclosures?person=:person', { person: 'person' })],
  'GET /export/session-sign-in-sheet': [GET(`/export/session-sign-in-sheet?session=:session&date=${day()}`, { session: 'session' })],
  'GET /export/sign-in-sheet': [GET(`/export/sign-in-sheet?roster=:roster&date=${day()}`, { roster: 'roster' })],
  'GET /file/download/:id': [GET('/file/download/:id', { id: 'stored_file' })],
  'GET /file/photo/:id': [GET('/file/photo/:id', { id: 'person_photo' }), GET('/file/photo/:id', { id: 'stored_file' })],
  'GET /file/photo/:id/small': [GET('/file/photo/:id/small', { id: 'person_photo' })],
  'GET /file/photo/kiosk/:id': [GET('/file/photo/kiosk/:id', { id: 'person' })],
  'GET /health': [GET('/health', none)],
  'GET /health/ready': [GET('/health/ready', none)],
  'GET /live/graphql': [GET(`/live/graphql?query=${encodeURIComponent('subscription ($id: ID!) { recordChanged(kind: person, id: $id, version: 1) { version } }')}&variables=%7B%22id%22%3A%22:id%22%7D`, { id: 'person' })],
  'GET /live/notifications': [GET('/live/notifications', none)],
  'POST /auth/passkey': [POST('/auth/passkey', () => ({ answer: '{}' }))],
  'POST /auth/passkey/options': [POST('/auth/passkey/options', () => ({}))],
  'POST /auth/permissions': [POST('/auth/permissions', () => ({}))],
  'POST /auth/route-rule': [POST('/auth/route-rule', () => ({ path: '/settings/roles/:role' }), { role: 'role' })],
  'POST /auth/signin': [POST('/auth/signin', () => ({ email: 'a@b.example', code: '12345678' }))],
  'POST /auth/signout': [POST('/auth/signout', () => ({}))],
  'POST /auth/switch-access': [
    POST('/auth/switch-access', () => ({}), { accessId: 'access' }),
    POST('/auth/switch-access', () => ({}), { organizationId: 'organization' }),
    POST('/auth/switch-access', () => ({}), { termId: 'term' }),
    POST('/auth/switch-access', () => ({}), { tenantId: 'tenant' }),
  ],
  'POST /auth/switch-access-guid': [POST('/auth/switch-access-guid', () => ({}), { orgGuid: 'organization' }), POST('/auth/switch-access-guid', () => ({}), { orgGuid: 'organization', tenantId: 'tenant' })],
  'POST /auth/switch-tenants': [POST('/auth/switch-tenants', () => ({}), { tenantId: 'tenant' }), POST('/auth/switch-tenants', () => ({}), { tenantId: 'tenant', accessId: 'access' })],
  'POST /auth/verifyemail': [POST('/auth/verifyemail', () => ({ email: 'a@b.example' }))],
  'POST /file/can-download/:id': [POST('/file/can-download/:id', () => ({}), { id: 'stored_file' })],
  'POST /file/upload': [POST('/file/upload', () => ({}))],
  'POST /file/uploadAttachment': [POST('/file/uploadAttachment', () => ({}))],
  'POST /file/uploadImage': [POST('/file/uploadImage', () => ({}))],
  'POST /forms/load': ['participant', 'contact'].map((subSection) => POST('/forms/load', () => ({ section: 'participants', subSection }), { id: 'person' })).concat([POST('/forms/load', () => ({ section: 'activities', subSection: 'activity' }), { id: 'activity' }), POST('/forms/load', () => ({ section: 'organizations', subSection: 'site' }), { id: 'organization' })]),
  'POST /forms/maintenance/load': [POST('/forms/maintenance/load', () => ({ section: 'participants', subSection: 'participant' }))],
  'POST /forms/maintenance/save': [POST('/forms/maintenance/save', () => ({ section: 'participants', subSection: 'participant', fields: [] }))],
  'POST /forms/save': [POST('/forms/save', () => ({ section: 'participants', subSection: 'participant', fields: [] }), { id: 'person' }), POST('/forms/save', () => ({ section: 'participants', subSection: 'participant', fields: [], forceMode: 'update' }), { forceModeId: 'person' })],
  'POST /live/graphql': [POST('/live/graphql', () => ({ query: 'subscription ($id: ID!) { sessionAttendanceChanged(sessionId: $id, from: "2026-11-01", to: "2026-11-30") { again } }', variables: { id: ':session' } }), { session: 'session' })],
  'POST /organizations/chart/get': [POST('/organizations/chart/get', () => ({}))],
  'POST /organizations/chart/set': [POST('/organizations/chart/set', () => ({ tree: { id: ':id', name: 'Renamed' } }), { id: 'organization' })],
  'POST /organizations/entity/name/set': [POST('/organizations/entity/name/set', () => ({ name: 'Renamed' }), { id: 'organization' })],
  'POST /organizations/getEnrolledSessionDates': [POST('/organizations/getEnrolledSessionDates', () => ({}), { id: 'organization' })],
  'POST /organizations/getSiteCalendarData': [POST('/organizations/getSiteCalendarData', () => ({}), { id: 'organization' })],
  'POST /organizations/getSites': [POST('/organizations/getSites', () => ({}))],
  'POST /organizations/level/get': [POST('/organizations/level/get', () => ({ organizationType: 'site' }))],
  'POST /participation/addDate': [POST('/participation/addDate', meets, activity), POST('/participation/addDate', meets, { sessionId: 'session' })],
  'POST /participation/available-sessions-to-copy': [POST('/participation/available-sessions-to-copy', () => ({ sessionDate: day() }), activity)],
  'POST /participation/checkDate': [POST('/participation/checkDate', meets, activity), POST('/participation/checkDate', meets, { sessionId: 'session' })],
  'POST /participation/copy-participation': [POST('/participation/copy-participation', () => ({ sessionIds: [':target'], participantsType: 'all', statusIds: [1], currentSessionDate: day() }), { currentSessionId: 'session', target: 'session' })],
  'POST /participation/delete-participants-participation': [POST('/participation/delete-participants-participation', () => ({ personIds: [':person'], activityDate: day() }), { person: 'person', sessionId: 'session' })],
  'POST /participation/getParticipantsStatus': [POST('/participation/getParticipantsStatus', meets, activity)],
  'POST /participation/lock-activity-participation': [POST('/participation/lock-activity-participation', () => ({ monthDate: day(), toLock: [':site'], toUnlock: [] }), { site: 'organization' }), POST('/participation/lock-activity-participation', () => ({ monthDate: day(), toLock: [], toUnlock: [':site'] }), { site: 'organization' })],
  'POST /participation/lock-activity-participation/list': [POST('/participation/lock-activity-participation/list', () => ({ monthDate: day(), skip: 0, take: 25 }))],
  'POST /participation/setParticipantsStatus': [POST('/participation/setParticipantsStatus', () => ({ ...meets(), participants: [{ personId: ':person', status: 'Present', startTime: '09:00', endTime: '10:00' }] }), { ...activity, person: 'person' })],
};
/** Lists in files: nothing is named, everything that is held is asked for. */
for (const list of ['activities', 'audit', 'board-members', 'contacts', 'meeting-hours', 'meetings', 'organizations', 'participants', 'people', 'services', 'staff', 'teachers', 'users']) {
  REST_CALLS[`GET /export/${list}`] = [GET(`/export/${list}`, none), GET(`/export/${list}?search=:word`, none)];
}

/** A call with ids at its places: `{ accessId: '…' }`. What is not in the path is put into the body, where it stands as `:name` or, if nowhere, as an entry. */
export function fillCall({ method, path, body }, ids, word) {
  const all = { ...ids, word };
  const fill = (text) => text.replace(/:(\w+)/g, (whole, name) => (name in all ? all[name] : whole));
  const filled = { method, path: fill(path) };
  if (!body) return filled;
  const text = JSON.stringify(body());
  const rest = Object.entries(ids).filter(([name]) => !text.includes(`":${name}"`) && !text.includes(`/:${name}"`) && !path.includes(`:${name}`));
  return { ...filled, body: { ...JSON.parse(fill(text)), ...Object.fromEntries(rest) } };
}
