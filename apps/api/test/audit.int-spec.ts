import { checkTrail, type SealHead } from '@afterbell/core/api';
import { newId } from '@afterbell/core/domain';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';
import { addSchool, DAY } from './school-fixture';

interface Entry {
  action: string;
  subjectId: string;
  subjectName: string | null;
  sealed: boolean;
  user: { name: string; email: string } | null;
  access: { roleName: string } | null;
  organizationName: string | null;
  changes: { path: string; before: string | null; after: string | null; beforeRecord: { kind: string; name: string | null } | null; afterRecord: { kind: string; name: string | null } | null }[];
}

const TRAIL = `query ($search: String, $filter: AuditFilter, $sort: [AuditSort!], $first: Int! = 25, $offset: Int) {
  auditTrail(search: $search, filter: $filter, sort: $sort, first: $first, offset: $offset) {
    nodes { id action subjectType subjectId subjectName sealed user { name email } access { roleName organizationName } organizationName clientAddress requestId changes { path before after beforeRecord { kind name } afterRecord { kind name } } }
    totalCount { value capped }
  }
}`;
const KEEP = 'mutation ($months: Int!, $expected: Int!) { saveAuditRetention(months: $months, expected: $expected) { policy { retentionMonths } problems { code path message ... on ConflictProblem { conflicts { field current attempted changedBy } } } } }';

let test: TestApp;
let north: TestTenant;
let river: TestTenant;
let top: Caller;
let institution: Caller;
let otherInstitution: Caller;
let viewer: Caller;
let riverTop: Caller;
let otherInstitutionId: string;

const rule = (field: string, mode: string, value: string) => ({ filter: { match: 'and', rules: [{ field, mode, value }] } });
const trail = async (caller: Caller | null, variables: object = {}) => {
  const answer = await test.graphql(caller, TRAIL, variables);
  return { ...answer, entries: ((answer.data?.auditTrail as { nodes: Entry[] } | undefined)?.nodes ?? []) };
};

async function inTenant(tenant: TestTenant, sql: string, values: unknown[] = []): Promise<void> {
  await test.owner.query('begin');
  await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [tenant.id]);
  await test.owner.query(sql, values);
  await test.owner.query('commit');
}

const note = (tenant: TestTenant, organizationId: string | null, action: string, extra: { before?: object; after?: object; subject?: [string, string] } = {}) =>
  inTenant(tenant, `insert into audit (id, organization_id, action, subject_type, subject_id, before, after) values ($1, $2, $3, $4, $5, $6, $7)`, [
    newId(), organizationId, action, extra.subject?.[0] ?? 'test', extra.subject?.[1] ?? '1', extra.before ?? null, extra.after ?? null,
  ]);

beforeAll(async () => {
  test = await startTestApp();
  [north, river] = [await test.tenant('north'), await test.tenant('river')];
  otherInstitutionId = newId();
  await inTenant(north, `insert into organization (id, parent_id, level, name) values ($1, $2, 'institution', 'Other institution')`, [otherInstitutionId, north.topId]);
  top = await test.signIn(north, 'tenant_administrator', north.topId);
  institution = await test.signIn(north, 'institution_administrator', north.institutionId);
  otherInstitution = await test.signIn(north, 'institution_administrator', otherInstitutionId);
  viewer = await test.signIn(north, 'viewer', north.siteId);
  riverTop = await test.signIn(river, 'tenant_administrator', river.topId);
  await note(north, north.siteId, 'test.site', { before: { name: 'Old' }, after: { name: 'New' }, subject: ['organization', north.siteId] });
  await note(north, null, 'test.nowhere');
  await note(river, river.siteId, 'test.river');
});

afterAll(() => test?.close());

describe('refusals', () => {
  it('answers nobody who is signed out, and no role without the right', async () => {
    expect((await trail(null)).errors[0]?.extensions.code).toBe('SIGNED_OUT');
    expect((await trail(viewer)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    const asked = (caller: Caller | null) => test.get(caller, '/export/audit').then(({ status, body }) => [status, body.message]);
    expect(await asked(null)).toEqual([403, []]);
    expect((await asked(viewer))[0]).toBe(403);
  });

  it('writes who was refused what, once for the same question', async () => {
    await trail(viewer);
    const { entries } = await trail(top, rule('action', 'equals', 'access.refuse'));
    expect(entries.filter(({ subjectId }) => subjectId === 'query auditTrail')).toHaveLength(1);
    expect(entries.find(({ subjectId }) => subjectId === 'query auditTrail')).toMatchObject({
      user: { name: 'The viewer' },
      access: { roleName: 'Viewer' },
      changes: [{ path: 'wanted', before: null, after: 'view settings.audit', beforeRecord: null, afterRecord: null }],
    });
  });

  it('writes who was turned away from which page, once; nothing for a page that opens, nor for who is signed out', async () => {
    const visit = (caller: Caller | null, path: string) => test.rest(caller, '/auth/route-rule', { path });
    for (const path of ['/settings/roles', '/settings/roles?q=a', '/people/participants', '/nowhere', '/login', '//settings/roles']) await visit(viewer, path);
    await visit(null, '/settings/roles');
    const { entries } = await trail(top, rule('subjectId', 'startsWith', 'page '));
    expect(entries.map(({ subjectId, subjectName, organizationName, user }) => [subjectId, subjectName, organizationName, user?.name])).toEqual([['page /settings/roles', 'Settings › Roles', expect.any(String), 'The viewer']]);
  });

  it('shows no row of another tenant or of an organization that is not beneath', async () => {
    const actions = async (caller: Caller, variables?: object) => (await trail(caller, { first: 200, ...variables })).entries.map(({ action }) => action);
    expect(await actions(riverTop)).toContain('test.river');
    expect(await actions(riverTop)).not.toContain('test.site');
    expect(await actions(top)).toEqual(expect.arrayContaining(['test.site', 'test.nowhere']));
    expect(await actions(institution)).toContain('test.site');
    expect(await actions(institution)).not.toContain('test.nowhere');
    expect(await actions(otherInstitution)).not.toContain('test.site');
    expect(await actions(riverTop, rule('subjectId', 'equals', north.siteId))).toEqual([]);
  });

  it('names the rule of a filter that is none, and answers no file', async () => {
    for (const filter of ['{', '{"rules":1}', '{"match":"and","rules":[{"field":"at","mode":"drop table","value":"x"}]}']) {
      const { status, body } = await test.get(top, `/export/audit?filter=${encodeURIComponent(filter)}`);
      expect([filter, status, body.message]).toEqual([filter, 400, ['Filter is not a filter of this list']]);
    }
    const unknown = await test.get(top, `/export/audit?filter=${encodeURIComponent('{"match":"and","rules":[{"field":"tenant_id","mode":"equals","value":"x"}]}')}`);
    expect(unknown.status).toBe(400);
  });
});

it('tells who, what, before and after, and finds it by person, action, record and words', async () => {
  const wanted = { action: 'test.site', subjectName: `Site north`, organizationName: 'Site north', changes: [expect.objectContaining({ path: 'name', before: 'Old', after: 'New' })] };
  for (const variables of [rule('action', 'equals', 'test.site'), rule('subjectId', 'equals', north.siteId), rule('organization', 'contains', 'SITE NÓRTH'), { search: 'test.site' }]) {
    expect((await trail(top, variables)).entries).toEqual(expect.arrayContaining([expect.objectContaining(wanted)]));
  }
  const byName = (await trail(top, rule('user', 'contains', 'the VIEWER'))).entries;
  expect(byName.length).toBeGreaterThan(0);
  expect(byName.every(({ user }) => user?.name === 'The viewer')).toBe(true);
});

describe('by the words on the screen', () => {
  const named = async (variables: object) => (await trail(top, variables)).entries.map(({ action, subjectName }) => `${action} ${subjectName}`);

  beforeAll(async () => {
    await note(north, north.topId, 'levelName.update', { before: { singular: 'Site' }, after: { singular: 'Clubhouse', plural: 'Clubhouses' }, subject: ['organizationLevel', 'site'] });
    await note(north, north.topId, 'api_token.revoke', { before: { name: 'Nightly sync' }, subject: ['api_token', newId()] });
    await note(north, north.topId, 'access.refuse', { after: { wanted: 'view settings.roles' }, subject: ['endpoint', 'query roles'] });
    await note(north, north.topId, 'role.edit', { before: { name: 'A' }, after: { name: 'B' }, subject: ['role', north.roleIds.viewer ?? ''] });
    await note(north, north.topId, 'user.export', { subject: ['list', 'users'] });
  });

  it.each([
    ['Level renamed', 'levelName.update Clubhouse'],
    ['clubhouse', 'levelName.update Clubhouse'],
    ['token revoked', 'api_token.revoke Nightly sync'],
    ['nightly SYNC', 'api_token.revoke Nightly sync'],
    ['refused', 'access.refuse Settings › Roles'],
    ['page or call', 'access.refuse Settings › Roles'],
    ['roles settings', 'access.refuse Settings › Roles'],
    ['role changed', 'role.edit Viewer'],
    ['list of users exported', 'user.export Users'],
  ])('a search for “%s” finds %s, and the row says which', async (search, row) => {
    expect(await named({ search })).toContain(row);
    expect(await named({ search: `${search} nowhere` })).toEqual([]);
  });

  it('finds nothing else', async () => {
    expect(new Set((await trail(top, { search: 'level renamed' })).entries.map(({ action }) => action))).toEqual(new Set(['levelName.update']));
    expect(await named({ search: 'level\u0000renamed' })).toEqual([]);
    expect((await trail(riverTop, { search: 'nightly' })).entries).toEqual([]);
    expect((await trail(institution, { search: 'nightly' })).entries).toEqual([]);
  });

  it('filters what was done by its words and by its key', async () => {
    for (const value of ['Level renamed', 'levelName.update']) expect(await named(rule('action', 'equals', value))).toEqual(['levelName.update Clubhouse']);
    const others = await named({ ...rule('action', 'notContains', 'renamed'), first: 200 });
    expect(others).toContain('role.edit Viewer');
    expect(others).not.toContain('levelName.update Clubhouse');
  });

  it('exports what the same search shows', async () => {
    expect((await test.get(top, '/export/audit?search=level%20renamed')).text.trim().split('\r\n')).toHaveLength(2);
  });
});

it('says ids by the names of what they stand for, and keeps the names of what the reader may not see', async () => {
  const gone = newId();
  await note(north, north.siteId, 'test.reference', { before: { parentId: otherInstitutionId, ownId: gone }, after: { parentId: north.institutionId, sites: [north.siteId], foreignId: river.siteId }, subject: ['organization', north.siteId] });
  const changes = (await trail(institution, rule('action', 'equals', 'test.reference'))).entries[0]?.changes;
  expect(new Map(changes?.map(({ path, beforeRecord, afterRecord }) => [path, [beforeRecord, afterRecord]]))).toEqual(
    new Map([
      ['parentId', [{ kind: 'organization', name: null }, { kind: 'organization', name: 'Institution north' }]],
      ['sites.0', [null, { kind: 'organization', name: 'Site north' }]],
      ['foreignId', [null, { kind: 'record', name: null }]],
      ['ownId', [{ kind: 'record', name: null }, null]],
    ]),
  );
  expect((await trail(top, rule('action', 'equals', 'test.reference'))).entries[0]?.changes.find(({ path }) => path === 'parentId')?.beforeRecord).toEqual({ kind: 'organization', name: 'Other institution' });
});

it('asks the database as often for fifty rows as for five', async () => {
  for (let index = 0; index < 50; index += 1) await note(north, north.siteId, 'test.many', { after: { index, termId: newId() }, subject: ['organization', north.siteId] });
  const statements = async (first: number) => {
    const from = test.log.length;
    await trail(top, { first });
    return test.log.slice(from).find(({ path }) => path === '/graphql')?.statements;
  };
  expect(await statements(50)).toBe(await statements(5));
});

it('opens values of a person to whoever sees the person, until the key is destroyed', async () => {
  const school = await addSchool(test, north, 0);
  const added = await test.graphql(
    await test.signIn(north, 'site_coordinator', north.siteId),
    'mutation ($input: QuickAddParticipantInput!) { quickAddParticipant(input: $input) { personId problems { message } } }',
    { input: { sessionId: school.sessionId, date: DAY, firstName: 'Zoë', lastName: 'Sealed', birthDate: '2016-02-29', grade: '4' } },
  );
  expect(added.errors).toEqual([]);
  const { personId } = added.data?.quickAddParticipant as { personId: string };
  const of = async (caller: Caller) => (await trail(caller, rule('subjectId', 'equals', personId))).entries[0];
  expect(await of(top)).toMatchObject({ sealed: false, subjectName: 'Zoë Sealed', changes: expect.arrayContaining([expect.objectContaining({ path: 'lastName', before: null, after: 'Sealed' })]) });
  await inTenant(north, 'delete from person_key where person_id = $1', [personId]);
  expect(await of(top)).toMatchObject({ sealed: true, changes: [] });
});

describe('the file', () => {
  it('holds every row of a long trail once, with cells that no spreadsheet runs, and leaves a row itself', async () => {
    await inTenant(north, `insert into audit (id, organization_id, action, subject_type, subject_id, after) select gen_random_uuid(), $1, 'test.bulk', 'test', n::text, jsonb_build_object('name', '=cmd()') from generate_series(1, 2500) n`, [north.siteId]);
    const filter = encodeURIComponent(JSON.stringify(rule('action', 'equals', 'test.bulk').filter));
    const { status, text, headers } = await test.get(institution, `/export/audit?filter=${filter}`);
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="audit.csv"']);
    const lines = text.split('\r\n').filter((line) => line.includes('test.bulk'));
    expect(new Set(lines.map((line) => line.split(',')[9])).size).toBe(2500);
    expect(text.startsWith('\uFEFFAt,Who')).toBe(true);
    expect((await trail(top, rule('action', 'equals', 'audit.export'))).entries[0]).toMatchObject({ user: { name: 'The institution_administrator' } });
  });

  it('escapes what a spreadsheet would run', async () => {
    await note(north, north.siteId, '=HYPERLINK("x")');
    const { text } = await test.get(top, `/export/audit?search=hyperlink`);
    expect(text).toContain(`'=HYPERLINK`);
  });
});

describe('retention', () => {
  it('is the top’s to set, within its bounds, and not over somebody else’s change', async () => {
    const keep = async (caller: Caller, months: number, expected: number) => {
      const { data, errors } = await test.graphql(caller, KEEP, { months, expected });
      return errors[0]?.extensions.code ?? (data?.saveAuditRetention as { problems: { code: string }[]; policy: { retentionMonths: number } | null });
    };
    expect(await keep(institution, 60, 84)).toBe('FORBIDDEN');
    expect(await keep(top, 12, 84)).toMatchObject({ problems: [{ code: 'VALIDATION', path: 'months' }] });
    expect(await keep(top, 60, 72)).toMatchObject({ problems: [{ code: 'STALE_VERSION' }] });
    expect(await keep(top, 60, 84)).toMatchObject({ problems: [], policy: { retentionMonths: 60 } });
    expect(await keep(top, 48, 84)).toMatchObject({ problems: [{ code: 'STALE_VERSION', conflicts: [{ field: 'months', current: '60', attempted: '48', changedBy: 'The tenant_administrator' }] }] });
    expect((await trail(top, rule('action', 'equals', 'audit.retention'))).entries[0]?.changes).toMatchObject([{ path: 'retentionMonths', before: '84', after: '60' }]);
    expect((await test.graphql(riverTop, '{ auditPolicy { retentionMonths } }')).data?.auditPolicy).toEqual({ retentionMonths: 84 });
  });
});

describe('what is altered behind the back of the product', () => {
  const sealed = async () => (await test.admin.query(`select * from audit_seal_due('0')`)).rows;
  /** As whoever owns the server: no wall and no trigger holds. */
  const behindItsBack = async (change: string, remembered: SealHead | null = null) => {
    await test.admin.query('begin');
    try {
      await test.admin.query(`select set_config('app.tenant_id', $1, true), set_config('session_replication_role', 'replica', true)`, [north.id]);
      await test.admin.query(change);
      return (await checkTrail(test.admin, north.id, remembered)).faults;
    } finally {
      await test.admin.query('rollback');
    }
  };
  let head: SealHead | null;

  beforeAll(async () => {
    await sealed();
    await note(north, north.siteId, 'test.later');
    expect((await sealed()).map(({ tenant }) => tenant)).toContain(north.id);
    expect(await sealed()).toEqual([]);
    const checked = await checkTrail(test.admin, north.id, null);
    expect(checked.faults).toEqual([]);
    head = checked.head;
    expect(head?.number).toBe(2);
    await note(north, north.siteId, 'test.latest');
  });

  it.each([
    ['a byte of a row', `update audit set subject_id = subject_id || '!' where action = 'test.later'`, /altered/],
    ['a value of a row', `update audit set after = '{"name": "other"}' where action = 'test.site'`, /altered/],
    ['who did it', `update audit set user_id = gen_random_uuid() where action = 'test.site'`, /altered/],
    ['a row that is taken away', `delete from audit where action = 'test.site'`, /rows .* were sealed/],
    ['a row that is put in', `insert into audit (id, at, action, subject_type, subject_id) select gen_random_uuid(), at, 'test.forged', 'test', '1' from audit where action = 'test.site'`, /rows .* were sealed/],
    ['two rows in each other’s place', `update audit a set at = b.at from audit b where a.action in ('test.site', 'test.nowhere') and b.action in ('test.site', 'test.nowhere') and a.action <> b.action`, /altered/],
    ['a seal that follows the altered row', `update audit set subject_id = 'x' where action = 'test.site'; update audit_seal set digest = (select d.digest from audit_digest(since, until) d) where number = 1 and tenant_id = app_tenant()`, /seal 1 was altered/],
    ['a seal that is taken away', `delete from audit_seal where number = 1`, /missing/],
  ])('is found: %s', async (_what, change, fault) => {
    expect(await behindItsBack(change)).toContainEqual(expect.stringMatching(fault));
  });

  it.each([
    ['the end of the trail with its seal, or an older backup', `delete from audit where at >= (select since from audit_seal where tenant_id = app_tenant() and number = 2); delete from audit_seal where number = 2`, /gone: the end/],
    ['a chain that was made anew over altered rows', `update audit set subject_id = 'x' where action = 'test.site'; delete from audit_seal; select audit_seal_due('0'); select set_config('app.tenant_id', '', true)`, /made anew|is gone/],
  ])('is found by a seal that was kept elsewhere: %s', async (_what, change, fault) => {
    expect(await behindItsBack(change)).toEqual([]);
    expect(await behindItsBack(change, head)).toEqual([expect.stringMatching(fault)]);
  });

  it('is not what was let go in its time, nor a row that comes after', async () => {
    const old = `insert into audit (id, at, action, subject_type, subject_id) values (gen_random_uuid(), now() - interval '20 years', 'test.old', 'test', 'old')`;
    expect(await behindItsBack(`delete from audit_seal; ${old}; select audit_seal_due('0'); select set_config('app.tenant_id', '${north.id}', true); select audit_forget()`)).toEqual([]);
    expect(await behindItsBack(`delete from audit_seal; ${old}; select audit_seal_due('0'); select set_config('app.tenant_id', '${north.id}', true); delete from audit where action = 'test.old'`)).toHaveLength(1);
    expect(await behindItsBack('select 1', head)).toEqual([]);
  });

  it('is refused to the owner of the tables as well', async () => {
    for (const change of ['update audit_seal set number = 9', 'delete from audit_seal']) {
      await expect(inTenant(north, change)).rejects.toMatchObject({ code: '42501' });
      await test.owner.query('rollback');
    }
  });
});
