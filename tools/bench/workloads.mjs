// What is measured: for each workload its targets, its request to each contender, and what a right answer is.
import { clientOperation } from './client-operation.mjs';
import { attendanceWorkloads } from './attendance-workloads.mjs';
import { CUSTOM_FIELDS } from './form-targets.mjs';
import { dashboardWorkloads } from './dashboard-workload.mjs';
import { exportOfAll } from './export-workload.mjs';
import { as, bare, dataOf, fail, graphql, rest } from './requests.mjs';
import { signIn } from './sign-in-workload.mjs';

const ROSTER = clientOperation('libs/participation/web/src/roster/roster.graphql', 'attendanceRoster');
const SAVE = clientOperation('libs/participation/web/src/roster/roster.graphql', 'saveMarks');
const LIST = clientOperation('libs/people/web/src/participants-list.graphql', 'participantsList');

// ---- roster --------------------------------------------------------------------------------------------------------

function checkRoster(roster, target) {
  if (roster?.rows?.length !== target.expected) fail(`a roster of ${roster?.rows?.length} instead of ${target.expected}`);
  if (roster.sessionId !== target.sessionId || roster.date !== target.date) fail('another roster than was asked for');
}

const roster = {
  title: 'roster of a session date, 30 participants',
  targets: 'rosters',
  // Without walls the time zone is read in place; with them, all is the server's.
  ownTexts: 1,
  contenders: {
    bare: { request: (target) => bare('/roster', 'bare', { sessionId: target.sessionId, date: target.date, user: as(target.user) }) },
    auto: { request: (target) => bare('/roster', 'auto', { sessionId: target.sessionId, date: target.date, user: as(target.user) }) },
    trip: { request: (target) => bare('/roster', 'trip', { sessionId: target.sessionId, date: target.date, user: as(target.user) }) },
    walls: { request: (target) => bare('/roster', 'walls', { sessionId: target.sessionId, date: target.date, user: as(target.user) }) },
    graphql: { request: (target) => graphql('attendanceRoster', ROSTER, { sessionId: target.sessionId, date: target.date, scope: 'enrolled' }, target.user) },
    rest: {
      request: (target) => rest('/participation/getParticipantsStatus', { activityId: target.activityId, sessionId: target.sessionId, date: target.date }, target.user),
      check: (answer, target) => {
        if (answer.combinedParticipants?.length !== target.expected) fail(JSON.stringify(answer).slice(0, 300));
      },
    },
  },
  check: (answer, target) => checkRoster(dataOf(answer).roster, target),
  /** What must be equal in the answers of all contenders. */
  essence: (answer) =>
    answer.combinedParticipants
      ? answer.combinedParticipants.map(({ personId, status }) => [personId, status])
      : answer.data.roster.rows.map(({ personId, status }) => [personId, status]),
  essenceOfFields: (answer) => answer.data?.roster,
};

const { auto: _plannedAnew, trip: _oneTrip, rest: _asToday, ...pastContenders } = roster.contenders;

// ---- saving --------------------------------------------------------------------------------------------------------

/** Everybody's status turns over, so that every row of every save changes. */
const turned = (status) => (status === 'Present' ? 'UnexcusedAbsence' : 'Present');

function saveInput(target, round) {
  return {
    sessionId: target.sessionId,
    date: target.date,
    marks: target.people.map((person) => ({ personId: person.id, status: turned(person.status), version: person.version })),
    idempotencyKey: round,
  };
}

function settle(target) {
  for (const person of target.people) {
    person.status = turned(person.status);
    person.version += 1;
  }
}

function checkSave(answer, target) {
  const { saved, problems } = dataOf(answer).saveAttendance;
  if (problems.length || saved?.marks.length !== target.people.length) fail(JSON.stringify(problems).slice(0, 300));
  target.people.forEach((person, index) => {
    const mark = saved.marks[index];
    if (mark.personId !== person.id || mark.status !== turned(person.status) || mark.version !== person.version + 1) fail(`a mark was not saved: ${JSON.stringify(mark)}`);
  });
}

const saveOf = (title, targets) => ({
  title,
  targets,
  /** Only one save at a time may be under way for a target: each connection has targets of its own. */
  exclusive: true,
  contenders: {
    bare: { request: (target, round) => bare('/save', 'bare', { ...saveInput(target, round), user: as(target.user) }) },
    walls: { request: (target, round) => bare('/save', 'walls', { ...saveInput(target, round), user: as(target.user) }) },
    graphql: { request: (target, round) => graphql('saveMarks', SAVE, { input: saveInput(target, round) }, target.user) },
    rest: {
      request: (target) => {
        const { sessionId, date, marks } = saveInput(target);
        return rest('/participation/setParticipantsStatus', { activityId: target.activityId, sessionId, date, participants: marks.map(({ personId, status }) => ({ personId, status })) }, target.user);
      },
      check: (answer) => {
        if (answer.statusCode) fail(JSON.stringify(answer).slice(0, 300));
      },
    },
  },
  check: checkSave,
  settle,
});

const save = saveOf('saving 30 statuses', 'saves');
const { rest: _closesItsDay, ...savers } = save.contenders;
/** By GraphQL alone: the REST call would end the day. One at a time: eight at once wait for PostgreSQL and for each other, by the bare handler too. */
const saveLarge = { ...saveOf('saving 300 statuses', 'largeSaves'), contenders: savers, concurrency: 1 };

// ---- the participants list -----------------------------------------------------------------------------------------

function checkList(answer, target) {
  const { nodes, totalCount } = dataOf(answer).participants;
  if (nodes.length !== target.rows) fail(`${nodes.length} participants instead of ${target.rows} for ${JSON.stringify(target.question)}`);
  if (totalCount.value !== target.count) fail(`a count of ${totalCount.value} instead of ${target.count} for ${JSON.stringify(target.question)}`);
}

const listOf = (title, targets, extra = {}) => ({
  title,
  targets,
  contenders: {
    bare: { request: (target) => bare('/list', 'bare', { question: target.question, user: as(target.user) }) },
    walls: { request: (target) => bare('/list', 'walls', { question: target.question, user: as(target.user) }) },
    graphql: { request: (target) => graphql('participantsList', LIST, { ...target.question, first: 25, offset: 0 }, target.user) },
  },
  check: checkList,
  essence: (answer) => answer.data.participants.nodes.map(({ id, displayName }) => [id, displayName]),
  essenceOfFields: (answer) => answer.data.participants,
  ...extra,
});

// ---- the search of everything ----------------------------------------------------------------------------------------

const SEARCH = clientOperation('libs/core/web/src/shell/search/search.graphql', 'search');
/** Kinds that have a page at the tenant's top, where the bench searches. */
const FOUND_AT_TOP = ['participant', 'staff'];

const search = {
  title: 'search of everything, a part of a name',
  targets: 'selective',
  /** The product answers more groups, with what the client shows of them. */
  bytesDiffer: true,
  contenders: {
    // Only the people: what else is searched is the product's surcharge.
    bare: { request: ({ question, user }) => bare('/search', 'bare', { text: question.search, kinds: FOUND_AT_TOP, user: as(user) }) },
    walls: { request: ({ question, user }) => bare('/search', 'walls', { text: question.search, kinds: FOUND_AT_TOP, user: as(user) }) },
    graphql: { request: ({ question, user }) => graphql('search', SEARCH, { text: question.search }, user) },
  },
  check: (answer, target) => {
    const found = dataOf(answer).search.find(({ kind }) => kind === 'participant');
    if (found?.count.value !== target.count) fail(`${found?.count.value} participants instead of ${target.count} for ${target.question.search}`);
  },
  essence: (answer) => answer.data.search.filter(({ kind }) => FOUND_AT_TOP.includes(kind)).map(({ kind, count }) => [kind, count.value]),
};

// ---- forms ---------------------------------------------------------------------------------------------------------

const FORM = { section: 'participants', subSection: 'participant' };
const ownFields = (answer) => (answer.data ?? answer).fields.filter(({ isDefault, id }) => !isDefault && id <= CUSTOM_FIELDS);

const formLoad = {
  title: 'form of a record with 100 custom fields',
  targets: 'forms',
  contenders: {
    bare: { request: ({ id, user }) => bare('/form', 'bare', { id, user: as(user) }) },
    walls: { request: ({ id, user }) => bare('/form', 'walls', { id, user: as(user) }) },
    rest: { request: ({ id, user }) => rest('/forms/load', { ...FORM, id }, user) },
  },
  check: (answer, target) => {
    if ((answer.data ?? answer).id !== target.id || ownFields(answer).length !== CUSTOM_FIELDS) fail(JSON.stringify(answer).slice(0, 300));
  },
  essence: (answer) => ownFields(answer).map(({ id, value }) => [id, value]),
};

/** Every answer is another than before. */
const nextAnswer = (target, fieldId) => fieldId + (target.round + 1) * 1_000;

const formSaveOf = (title, changed) => ({
  title,
  targets: 'forms',
  exclusive: true,
  contenders: {
    bare: { request: (target) => bare('/form-save', 'bare', { id: target.id, version: target.version, answers: answersOf(target, changed), user: as(target.user) }) },
    walls: { request: (target) => bare('/form-save', 'walls', { id: target.id, version: target.version, answers: answersOf(target, changed), user: as(target.user) }) },
    rest: { request: (target) => rest('/forms/save', { ...FORM, id: target.id, version: target.version, fields: Object.entries(answersOf(target, changed)).map(([id, value]) => ({ id: Number(id), value })) }, target.user) },
  },
  check: (answer, target) => {
    if ((answer.data ?? answer).version !== target.version + 1) fail(JSON.stringify(answer).slice(0, 300));
  },
  settle: (target) => {
    target.round += 1;
    target.version += 1;
  },
});

const answersOf = (target, changed) => Object.fromEntries(Array.from({ length: changed }, (_, index) => [index + 1, nextAnswer(target, index + 1)]));

const formSave = formSaveOf('saving 100 custom fields', CUSTOM_FIELDS);
/** What somebody who corrects a record does, and what the limit was set for. */
const formSaveSome = formSaveOf('saving 2 of 100 custom fields', 2);

// ---- the large tree ------------------------------------------------------------------------------------------------

const TREE = clientOperation('libs/organizations/web/src/tree/organization-tree.graphql', 'organizationTree');
const MOVE = clientOperation('libs/organizations/web/src/shared/organization-changes.graphql', 'moveOrganization');

const countOf = ({ children }) => children.reduce((total, child) => total + countOf(child), 1);

const tree = {
  title: 'tree of 5,000 sites',
  targets: 'tree',
  aside: true,
  concurrency: 2,
  contenders: {
    bare: { request: ({ user }) => bare('/tree', 'bare', { user: as(user) }) },
    walls: { request: ({ user }) => bare('/tree', 'walls', { user: as(user) }) },
    graphql: { request: ({ user }) => graphql('organizationTree', TREE, { includeInactive: false }, user) },
    rest: {
      request: ({ user }) => rest('/organizations/chart/get', {}, user),
      check: (answer, target) => {
        if (countOf(answer) !== target.nodes) fail(`a tree of ${countOf(answer)} nodes instead of ${target.nodes}`);
      },
    },
  },
  check: (answer, target) => {
    const { nodes } = dataOf(answer).organizationTree;
    if (nodes.length !== target.nodes) fail(`a tree of ${nodes.length} nodes instead of ${target.nodes}`);
  },
  essence: (answer) => (answer.data ? answer.data.organizationTree.nodes.length : countOf(answer)),
  // Each has versions of its own.
  essenceOfFields: (answer) => answer.data?.organizationTree && { ...answer.data.organizationTree, version: null },
};

/** What each contender said last is what it is asked against, and learned anew after moves of another workload. */
const again = (contender, request) => ({
  exchange: async (send, target) => {
    const held = (target.held ??= {});
    const first = await send(request(target.user, held[contender]));
    const { version, unchanged } = dataOf(first.answer).organizationTree;
    if (unchanged) return first;
    held[contender] = version;
    return send(request(target.user, version));
  },
});

const treeAgain = {
  title: 'tree of 5,000 sites, unchanged since',
  targets: 'tree',
  aside: true,
  /** The first answer to each is the tree itself. */
  bytesDiffer: true,
  contenders: {
    bare: again('bare', (user, unless) => bare('/tree', 'bare', { unless, user: as(user) })),
    walls: again('walls', (user, unless) => bare('/tree', 'walls', { unless, user: as(user) })),
    graphql: again('graphql', (user, unless) => graphql('organizationTree', TREE, { includeInactive: false, unless }, user)),
  },
  check: (answer) => {
    const { unchanged, nodes } = dataOf(answer).organizationTree;
    if (!unchanged || nodes.length) fail(`${nodes.length} nodes of a tree that is held`);
  },
  essence: (answer) => answer.data.organizationTree.viewerCan,
  essenceOfFields: (answer) => ({ ...answer.data.organizationTree, version: null }),
};

/** There and back: one at a time, as moves of a tenant wait for each other. */
const moveOf = (title, targets) => ({
  title,
  targets,
  aside: true,
  concurrency: 1,
  contenders: {
    bare: { request: ({ id, otherId, version, user }) => bare('/move', 'bare', { id, parentId: otherId, version, user: as(user) }) },
    walls: { request: ({ id, otherId, version, user }) => bare('/move', 'walls', { id, parentId: otherId, version, user: as(user) }) },
    graphql: { request: ({ id, otherId, version, user }) => graphql('moveOrganization', MOVE, { id, parentId: otherId, version }, user) },
  },
  check: (answer, target) => {
    const { organization, problems } = dataOf(answer).moveOrganization;
    if (problems.length || organization.id !== target.id || organization.version !== target.version + 1) fail(JSON.stringify(answer).slice(0, 300));
  },
  settle: (target) => {
    [target.parentId, target.otherId] = [target.otherId, target.parentId];
    target.version += 1;
  },
  essence: ({ data: { moveOrganization: { organization } } }) => ({ ...organization, version: null }),
});

// ---- who may what --------------------------------------------------------------------------------------------------

const LEVELS = clientOperation('libs/settings/web/src/tenant/level-names.graphql', 'levelNames');
const SWITCH = clientOperation('libs/core/web/src/session/session.graphql', 'switchAccess');

/** A path that everybody may go to, so that all say the same. */
const rule = (user) => ({ ...rest('/auth/route-rule', { path: '/profile' }, user), ...(user.cookie ? {} : { headers: {} }) });
const checkRule = (answer) => {
  if ((answer.data ?? answer).redirect !== null) fail(JSON.stringify(answer).slice(0, 300));
};

const permission = {
  title: 'permission check: session, snapshot, rule',
  targets: 'paths',
  contenders: {
    // What a handler must ask at least before it can refuse anybody.
    bare: { request: ({ user }) => bare('/rule', 'bare', { token: user.token, user: as(user) }) },
    open: { request: ({ user }) => rule({ host: user.host }) },
    rest: { request: ({ user }) => rule(user) },
  },
  check: checkRule,
  essence: (answer) => (answer.data ?? answer).redirect,
};

const guarded = {
  title: 'guarded query, nine names of levels',
  targets: 'levels',
  contenders: {
    bare: { request: ({ user }) => bare('/levels', 'bare', { token: user.token, user: as(user) }) },
    graphql: { request: ({ user }) => graphql('levelNames', LEVELS, {}, user) },
  },
  check: (answer) => {
    if (dataOf(answer).levelNames.length !== 9) fail(JSON.stringify(answer).slice(0, 300));
  },
  essence: (answer) => answer.data,
};

const elsewhere = ({ accesses, at }) => accesses[1 - at];

const switching = {
  title: 'switch access, with a new cookie',
  targets: 'switches',
  /** A cookie is good for one switch: each connection has targets of its own. */
  exclusive: true,
  contenders: {
    bare: { request: (target) => bare('/switch', 'bare', { token: target.user.token, accessId: elsewhere(target), user: as(target.user) }) },
    graphql: { request: (target) => graphql('switchAccess', SWITCH, { input: { accessId: elsewhere(target) } }, target.user) },
    rest: {
      request: (target) => rest('/auth/switch-access', { accessId: elsewhere(target) }, target.user),
      check: (answer, target) => {
        if (answer.accessId !== elsewhere(target)) fail(JSON.stringify(answer).slice(0, 300));
      },
    },
  },
  check: (answer, target) => {
    const { session, problems } = dataOf(answer).switchAccess;
    if (problems.length || session.access.id !== elsewhere(target) || session.organization.id !== target.places[1 - target.at]) fail(JSON.stringify(answer).slice(0, 300));
  },
  settle: (target, [cookie]) => {
    const [, token] = /^afterbell=([\w-]{43});/.exec(cookie) ?? fail(`no new cookie but ${cookie}`);
    if (token === target.user.token) fail('the cookie was not renewed');
    Object.assign(target.user, { token, cookie: `afterbell=${token}` });
    target.at = 1 - target.at;
  },
  // The contenders answer one after the other, each from where the one before has gone.
  essence: ({ data, permissions }) => (data ? data.switchAccess.session.permissions.length > 0 : Object.keys(permissions).length > 0),
  essenceOfFields: ({ data }) => data && { ...data.switchAccess.session, access: null, organization: null, tenant: null },
};

export const WORKLOADS = {
  list: listOf('participant list, selective contains', 'selective'),
  roster,
  save,
  'roster-past': { ...roster, title: 'roster of any date of the past', targets: 'pastRosters', contenders: pastContenders, growthAtMost: 0.3 },
  'save-300': saveLarge,
  ...attendanceWorkloads,
  'sign-in': signIn,
  ...dashboardWorkloads,
  export: exportOfAll,
  permission,
  guarded,
  switch: switching,
  tree,
  'tree-again': treeAgain,
  'tree-move': moveOf('moving a site in a tree of 5,000', 'moves'),
  'tree-move-branch': moveOf('moving an institution with its 250 sites', 'branches'),
  'form-load': formLoad,
  'form-save': formSave,
  'form-save-some': formSaveSome,
  search,
  'list-custom': listOf('participant list, a custom field equals', 'byCustom'),
  'list-words': listOf('participant list, two words', 'twoWords', { aside: true }),
  'list-filter': listOf('participant list, last name contains', 'filtered'),
  'list-site': listOf('participant list, contains, at a site', 'atSite', { aside: true, textDiffers: true }),
  'list-sort': listOf('participant list, sorted by another column', 'sorted', { concurrency: 2 }),
  'list-first': listOf('participant list, first page', 'firstPage', { aside: true }),
  'list-broad': listOf('participant list, broad contains', 'broad', { aside: true, concurrency: 1 }),
};

/** What is said of two rows of the same run, beside the table. */
export const DIFFERENCES = [{ workload: 'permission', contender: 'rest', over: 'open', what: 'permission check (session row, snapshot, rule)' }];

/** A past ten times as long may make a request dearer by so much. */
export const GROWTH_AT_MOST = 0.2;

/** What each gate promises: a share of the bare handler's CPU per request, a surcharge on that of `over`, milliseconds of CPU per request, requests a second, or milliseconds from request to answer; a machine is asked as much as the bare roster, or the workload in `asSlowAs`, is slow beside it, round by round. */
export const GATES = [
  { workload: 'list', contender: 'graphql', atLeast: 0.25 },
  { workload: 'roster', contender: 'graphql', atLeast: 0.4 },
  { workload: 'save', contender: 'graphql', atLeast: 0.45 },
  { workload: 'roster', contender: 'rest', atLeast: 0.4 },
  // Floors under what a quiet machine showed (docs/performance.md, "Forms").
  { workload: 'form-load', contender: 'rest', atLeast: 0.3 },
  { workload: 'form-save', contender: 'rest', atLeast: 0.3 },
  { workload: 'form-load', contender: 'rest', cpuBelow: 6 },
  { workload: 'form-save', contender: 'rest', cpuBelow: 8 },
  { workload: 'form-save-some', contender: 'rest', cpuBelow: 8 },
  { workload: 'tree', contender: 'graphql', cpuBelow: 50 },
  { workload: 'list-custom', contender: 'graphql', atLeast: 0.5 },
  // Finding is what people wait for: whatever the share, 95 of 100 answers are there in time, as this machine keeps it.
  { workload: 'list-filter', contender: 'graphql', p95Below: 300 },
  { workload: 'list-sort', contender: 'graphql', p95Below: 300 },
  { workload: 'list-broad', contender: 'graphql', p95Below: 60 },
  { workload: 'list-sort', contender: 'graphql', atLeast: 0.5 },
  { workload: 'search', contender: 'graphql', p95Below: 300 },
  { workload: 'roster', contender: 'graphql', perSecondAtLeast: 500 },
  { workload: 'roster', contender: 'rest', perSecondAtLeast: 500 },
  { workload: 'save', contender: 'graphql', perSecondAtLeast: 300, asSlowAs: 'save' },
  { workload: 'save', contender: 'rest', perSecondAtLeast: 300, asSlowAs: 'save' },
  { workload: 'save', contender: 'graphql', p95Below: 50, asSlowAs: 'save' },
  { workload: 'save', contender: 'rest', p95Below: 50, asSlowAs: 'save' },
  // A save is asked as the bare save is, which sends the same SQL: here is what that may cost.
  { workload: 'save', contender: 'bare', rostersBelow: 5 },
  { workload: 'save-300', contender: 'graphql', p50Below: 60 },
  { workload: 'sign-in', contender: 'rest', p95Below: 60 },
  { workload: 'sign-in', contender: 'rest', perSecondAtLeast: 150 },
  { workload: 'dashboard', contender: 'graphql', cpuBelow: 10 },
  { workload: 'dashboard-site', contender: 'graphql', cpuBelow: 10 },
  { workload: 'tree-again', contender: 'graphql', cpuBelow: 3 },
  // The database's work, whoever asks (docs/performance.md, "A state's worth of attendance").
  { workload: 'hours', contender: 'walls', cpuBelow: 150 },
  { workload: 'hours', contender: 'graphql', cpuBelow: 150 },
  { workload: 'locks', contender: 'walls', rostersBelow: 35 },
  { workload: 'roster', contender: 'walls', over: 'trip', surchargeAtMost: 0.3 },
];
