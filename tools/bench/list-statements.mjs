// The participants list as the product sends it: its own list definition and compiler, imported from the build.
import { createRequire } from 'node:module';
import path from 'node:path';
import { ZONE } from './cluster.mjs';
import { benchFields } from './form-targets.mjs';
import { root } from '../scripts/common.mjs';

const require = createRequire(import.meta.url);
const built = (file) => require(path.join(root, 'dist/server', file));
const { compileList } = built('libs/core/api/src/lists/compile-list.js');
const { orderStatement, pageStatement, rowsStatement, WALKED_AGAIN, WALKED_AHEAD } = built('libs/core/api/src/lists/run-list.js');
const { participantList } = built('libs/people/api/src/participant-list.js');
const { todayIn } = built('libs/core/domain/src/index.js');
const { formatPersonName } = built('libs/people/domain/src/person-name.js');

const { customFieldsIn, withCustomFields } = built('libs/forms/api/src/lists/custom-fields.sql.js');

const CAP = 1000;

// Not exported by libs/people/api/src/stays/standing.ts; the run compares texts.
const STAYS = `select s.person_id as "personId", s.kind, o.id, o.name, o.level, s.starts_on::text as "startsOn", s.ends_on::text as "endsOn", o.grade_from as "gradeFrom", o.grade_to as "gradeTo"
  from stay s join organization o on o.tenant_id = s.tenant_id and o.id = s.organization_id
  where s.person_id = any($1::uuid[]) and s.kind = any($2::text[])
  order by s.person_id, o.name_folded, o.id, s.starts_on`;

// The same of libs/people/api/src/tags/tag.service.ts.
const TAGS = `select pt.person_id as "personId", t.id, t.name, t.colour, t.retired_at is not null as retired, t.version from person_tag pt join tag t on t.tenant_id = pt.tenant_id and t.id = pt.tag_id
  where pt.person_id = any($1::uuid[]) order by pt.person_id, t.name_folded`;

/** Custom fields as a query names them: `custom.12`. */
function asQuery({ filter, ...question }) {
  return filter ? { ...question, filter: { ...filter, rules: filter.rules.map(({ customFieldId, ...rule }) => (customFieldId ? { ...rule, field: `custom.${customFieldId}` } : rule)) } } : question;
}

const FIELDS = benchFields();

export function listStatements(sent, user) {
  const question = asQuery(sent);
  const named = customFieldsIn(question);
  const list = withCustomFields(participantList(user.wholeTenant, ZONE), FIELDS.filter(({ id }) => named.has(id)), question);
  const own = list.parameters ?? [];
  const query = { limit: 25, offset: 0, ...question };
  const { where, values: asked, limit } = compileList(list, query, own.length + 1);
  const values = [...own, ...asked];
  const matching = `from ${list.from} where ${list.base} and ${where}`;
  return {
    limit,
    cap: CAP,
    page: pageStatement(list, query),
    ahead: WALKED_AHEAD,
    again: WALKED_AGAIN,
    order: (from) => orderStatement(list, query, from),
    rows: (ids) => rowsStatement(list, ids),
    count: { text: `select count(*) from (select 1 ${matching} limit ${CAP + 1}) counted`, values },
    stays: (ids) => ({ text: STAYS, values: [ids, ['participant']], name: 'person_stays' }),
    tags: (ids) => ({ text: TAGS, values: [ids], name: 'person_tags' }),
  };
}

/** Without walls nothing has told PostgreSQL which organization acts, so the text does. */
export function withoutWalls(statements, user) {
  for (const statement of statements) statement.text = statement.text.replaceAll('app_orgs()', `array(select descendant_id from organization_closure where ancestor_id = '${user.organizationId}')`);
}

/** Rows as the page shows them: the fields of workloads.mjs's document, in its order. */
export function listNodes(rows, stays, tags) {
  const today = todayIn(ZONE, new Date());
  const staysOf = new Map();
  for (const stay of stays) staysOf.set(stay.personId, [...(staysOf.get(stay.personId) ?? []), stay]);
  return rows.map((row) => ({
    id: row.id,
    displayName: formatPersonName(row),
    birthDate: row.birthDate,
    grade: row.grade,
    localId: row.localId,
    stateId: row.stateId,
    generatedId: row.generatedId,
    photoId: row.photoId,
    allergies: row.allergies,
    contactRestriction: row.contactRestriction,
    createdAt: row.createdAt,
    ...placed(staysOf.get(row.id) ?? [], today),
    tags: tags.filter(({ personId }) => personId === row.id).map(({ id, name, colour }) => ({ id, name, colour, __typename: 'Tag' })),
    customValues: [],
    __typename: 'Participant',
  }));
}

/** Where a child stays and whether it is here, is to come or has left, as people/domain's standingOn says it. */
function placed(stays, today) {
  const place = ({ id, name, level }) => ({ id, name, level, __typename: 'OrganizationRef' });
  const open = stays.filter(({ endsOn }) => endsOn === null || endsOn >= today);
  const first = (some, isBetter) => some.reduce((best, stay) => (best && !isBetter(stay, best) ? best : stay), undefined);
  const stay = open.length ? first(open, (a, b) => a.startsOn < b.startsOn) : first(stays, (a, b) => a.endsOn > b.endsOn);
  const state = open.length ? (stay.startsOn > today ? 'ahead' : 'now') : 'ended';
  const sites = [...new Map(open.map((one) => [one.id, place(one)])).values()];
  return { sites, stay: stay ? { state, day: open.length ? stay.startsOn : stay.endsOn, __typename: 'StayStanding' } : null };
}
