// The reads that PostGraphile can express, asked for the same fields as far as its tables have them. What it is not asked for, because no table says it: who may do what, the days before and after
// a roster, whose month is locked; which organizations may be disabled. Text comes folded, which the product does itself.
import { fail } from './requests.mjs';

export const PEERS_NODE = 'Node 24';

const ROSTER = `query roster($tenant: UUID!, $session: UUID!, $site: UUID!, $date: Date!) {
  session: sessionByTenantIdAndRowId(tenantId: $tenant, rowId: $session) { name location activity: activityByTenantIdAndActivityIdAndOrganizationId { name type } }
  site: organizationByTenantIdAndRowId(tenantId: $tenant, rowId: $site) { name timeZone }
  dates: allSessionDates(condition: { tenantId: $tenant, sessionId: $session, onDate: $date }) { nodes { startTime endTime outcome version closedAt closedBy source } }
  enrollments: allEnrollments(
    condition: { tenantId: $tenant, sessionId: $session }
    filter: { startsOn: { lessThanOrEqualTo: $date }, or: [{ endsOn: { isNull: true } }, { endsOn: { greaterThanOrEqualTo: $date } }] }
  ) {
    nodes { person: personByTenantIdAndPersonId { rowId sortName firstName lastName preferredName grade allergies contactRestriction } }
  }
  marks: allAttendances(condition: { tenantId: $tenant, sessionId: $session, onDate: $date }) { nodes { personId status startTime endTime version recordedBy recordedAt source } }
}`;

const LIST = `query list($tenant: UUID!, $text: String!) {
  people: allPeople(first: 25, orderBy: [SORT_NAME_ASC, ROW_ID_ASC], condition: { tenantId: $tenant, isParticipant: true }, filter: { removedAt: { isNull: true }, personSearchByTenantIdAndPersonId: { folded: { includes: $text } } }) {
    nodes {
      rowId firstName lastName preferredName birthDate grade localId stateId generatedId allergies contactRestriction createdAt
      stays: staysByTenantIdAndPersonId(condition: { kind: "participant" }) { nodes { startsOn endsOn organization: organizationByTenantIdAndOrganizationId { rowId name level } } }
      tags: personTagsByTenantIdAndPersonId { nodes { tag: tagByTenantIdAndTagId { rowId name colour } } }
    }
    totalCount
  }
}`;

const TREE = `query tree($tenant: UUID!) {
  organizations: allOrganizations(condition: { tenantId: $tenant }) { nodes { rowId parentId name level enabled version } }
}`;

const question = (query, variables) => ({ path: '/graphql', headers: {}, body: { query, variables } });
const of = (answer, field) => answer.data?.[field] ?? fail(JSON.stringify(answer).slice(0, 500));

export const PEER_CONTENDERS = {
  roster: {
    request: ({ sessionId, organizationId, date, user }) => question(ROSTER, { tenant: user.tenantId, session: sessionId, site: organizationId, date }),
    check: (answer, target) => {
      const [enrollments, marks] = [of(answer, 'enrollments'), of(answer, 'marks')];
      if (enrollments.nodes.length !== target.expected || marks.nodes.length !== target.expected) fail(`a roster of ${enrollments.nodes.length} with ${marks.nodes.length} marks instead of ${target.expected}`);
    },
    essence: ({ data: { enrollments, marks } }) => {
      const statusOf = new Map(marks.nodes.map(({ personId, status }) => [personId, status]));
      const people = enrollments.nodes.map(({ person }) => person).sort((a, b) => (a.sortName < b.sortName ? -1 : a.sortName > b.sortName ? 1 : a.rowId < b.rowId ? -1 : 1));
      return people.map(({ rowId }) => [rowId, statusOf.get(rowId)]);
    },
  },
  list: {
    request: ({ folded, user }) => question(LIST, { tenant: user.tenantId, text: folded }),
    check: (answer, target) => {
      const { nodes, totalCount } = of(answer, 'people');
      // The product counts to a thousand and says that there are more; PostGraphile counts all.
      if (nodes.length !== target.rows || Math.min(totalCount, 1000) !== target.count) fail(`${nodes.length} of ${totalCount} participants instead of ${target.rows} of ${target.count}`);
    },
    essence: ({ data: { people } }) => people.nodes.map(({ rowId, firstName, lastName }) => [rowId, `${lastName}, ${firstName}`]),
  },
  tree: {
    request: ({ user }) => question(TREE, { tenant: user.tenantId }),
    check: (answer, target) => {
      const { nodes } = of(answer, 'organizations');
      if (nodes.length !== target.nodes) fail(`a tree of ${nodes.length} nodes instead of ${target.nodes}`);
    },
    essence: ({ data: { organizations } }) => organizations.nodes.length,
  },
};
