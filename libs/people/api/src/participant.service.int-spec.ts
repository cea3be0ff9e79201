import { currentScope, type Principal, unseal } from '@afterbell/core/api';
import { type ListQuery, newId } from '@afterbell/core/domain';
import { as, makeTenant, openTestBed, type TestBed, type TestTenant } from '../test/test-bed';
import type { CreateParticipantInput, ForceMode } from './participant.service';

let bed: TestBed;
let tenant: TestTenant;
let other: TestTenant;

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  tenant = await makeTenant(bed);
  other = await makeTenant(bed);
});

const SOFIA = { firstName: 'Sofía', lastName: 'García', birthDate: '2015-03-02', grade: '5', startsOn: '2026-09-01' };

const add = (change: Partial<CreateParticipantInput> = {}, { at = tenant.site, force }: { at?: Principal; force?: ForceMode } = {}) =>
  as(at, () => bed.participants.createInSite({ ...SOFIA, siteId: at.organizationId, ...change }, force));
const get = (principal: Principal, id: string) => as(principal, () => bed.participants.get(id));
const list = (principal: Principal, change: Partial<ListQuery> = {}) => as(principal, () => bed.participants.list({ offset: 0, limit: 50, ...change }));
const names = async (principal: Principal, change?: Partial<ListQuery>) => (await list(principal, change)).nodes.map(({ firstName, lastName }) => `${lastName}, ${firstName}`);
const rule = (field: string, mode: NonNullable<ListQuery['filter']>['rules'][number]['mode'], value: string): Partial<ListQuery> => ({ filter: { match: 'and', rules: [{ field, mode, value }] } });
const count = async (table: string) => Number((await bed.admin.query<{ count: string }>(`select count(*) from ${table} where tenant_id = $1`, [tenant.id])).rows[0]?.count);
const problem = (path: string, message: string) => ({ code: 'VALIDATION', params: { problems: [{ path, message }] } });

describe('refuses', () => {
  it('people of another tenant, outside the subtree, removed, no participants, and what is no id', async () => {
    const here = await add();
    const there = await add({ siteId: other.siteId }, { at: other.site });
    const removed = await add({ firstName: 'Removed', birthDate: '2012-01-01' });
    await bed.admin.query('update person set removed_at = now() where id = $1', [removed]);
    await expect(get(tenant.otherSite, here)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const wrong of [there, removed, newId(), 'no-id', '']) await expect(get(tenant.top, wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await names(tenant.otherSite)).toEqual([]);
    expect(await names(tenant.otherSite, { search: 'garcia' })).toEqual([]);
    expect(await names(tenant.top)).toEqual(['García, Sofía']);
  });

  it('a site elsewhere and an organization that is no site, and writes nothing', async () => {
    for (const siteId of [other.siteId, tenant.otherSiteId, newId(), 'no-id']) await expect(add({ siteId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(add({ siteId: tenant.top.organizationId }, { at: tenant.top })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(tenant.site, () => bed.participants.createManyInSite(tenant.otherSiteId, [SOFIA]))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await count('person')).toBe(0);
  });

  it('fields that are wrong, each by its path', async () => {
    await expect(add({ firstName: ' ' })).rejects.toMatchObject(problem('firstName', 'is required'));
    await expect(add({ startsOn: 'soon' })).rejects.toMatchObject(problem('startsOn', 'is not a date'));
    await expect(as(tenant.site, () => bed.participants.createManyInSite(tenant.siteId, [SOFIA, { ...SOFIA, grade: '13' }]))).rejects.toMatchObject(
      problem('inputs.1.grade', 'is not a grade'),
    );
    expect(await count('person')).toBe(0);
  });

  it('fields and modes that the list does not have', async () => {
    for (const field of ['nope', 'contactRestriction']) await expect(list(tenant.site, rule(field, 'equals', 'x'))).rejects.toMatchObject({ code: 'LIST_FIELD_UNKNOWN' });
    await expect(list(tenant.site, { sort: [{ field: 'allergies', direction: 'asc' }] })).rejects.toMatchObject({ code: 'LIST_FIELD_UNKNOWN' });
    await expect(list(tenant.site, rule('birthDate', 'contains', '2015'))).rejects.toMatchObject({ code: 'LIST_MODE_UNKNOWN' });
    await expect(list(tenant.site, rule('grade', 'equals', '13'))).rejects.toMatchObject({ code: 'LIST_VALUE_INVALID' });
  });
});

describe('someone on record already', () => {
  it('is a duplicate by name and birth date, whatever the spelling', async () => {
    const id = await add({ firstName: 'Mary-Jane', lastName: "O'Brien" });
    await expect(add({ firstName: 'mary jane', lastName: 'O’BRIEN' })).rejects.toMatchObject({
      code: 'DUPLICATE_PERSON',
      title: 'Duplicate Participant',
      extra: { candidates: [{ id, label: "O'Brien, Mary-Jane", reason: 'Same name and birth date' }] },
    });
    expect(await count('person')).toBe(1);
  });

  it('is a duplicate by state id or local id, whatever the name', async () => {
    const id = await add({ stateId: 'S-1', localId: 'L-1' });
    const stranger = { firstName: 'Liam', lastName: 'Okafor', birthDate: '2012-01-01' };
    await expect(add({ ...stranger, stateId: 'S-1' })).rejects.toMatchObject({ code: 'DUPLICATE_PERSON', extra: { candidates: [{ id, reason: 'Same state ID' }] } });
    await expect(add({ ...stranger, localId: 'L-1' })).rejects.toMatchObject({ code: 'DUPLICATE_PERSON', extra: { candidates: [{ id, reason: 'Same local ID' }] } });
  });

  it('is similar by a like name and the birth year or the site', async () => {
    const id = await add();
    await expect(add({ firstName: 'Sophia', birthDate: '2015-12-01' })).rejects.toMatchObject({
      code: 'SIMILAR_PERSON',
      title: 'Similar Participant',
      extra: { candidates: [{ id, label: 'García, Sofía', reason: 'Similar name, same birth year; Similar name, same place' }] },
    });
    await expect(add({ firstName: 'García', lastName: 'Sofía', birthDate: null })).rejects.toMatchObject({ code: 'SIMILAR_PERSON' });
    await expect(add({ firstName: 'Sophia', birthDate: '2015-12-01', siteId: tenant.otherSiteId }, { at: tenant.top })).rejects.toMatchObject({ extra: { candidates: [{ reason: 'Similar name, same birth year' }] } });
    await expect(add({ firstName: 'Sophia', birthDate: '2011-12-01', siteId: tenant.otherSiteId }, { at: tenant.top })).resolves.toBeDefined();
  });

  it('is no sibling, and nobody whom the caller may not see', async () => {
    await add({ stateId: 'S-1' });
    await expect(add({ firstName: 'Luis', birthDate: '2013-05-05' })).resolves.toBeDefined();
    await expect(add({}, { at: tenant.otherSite })).resolves.toBeDefined();
    await expect(add({ firstName: 'Liam', lastName: 'Okafor', stateId: 'S-1' }, { at: tenant.otherSite })).rejects.toMatchObject(problem('stateId', 'belongs to somebody else on record'));
  });

  it('may be added once more when the caller says so, but not with an id that is taken', async () => {
    const first = await add({ stateId: 'S-1' });
    expect(await add({}, { force: 'create' })).not.toBe(first);
    await expect(add({ stateId: 'S-1' }, { force: 'create' })).rejects.toMatchObject(problem('stateId', 'belongs to somebody else on record'));
  });

  it('is updated when the caller says so: what is given is written, the rest and the stay are kept', async () => {
    const id = await add({ localId: 'L-1', preferredName: 'Sofi' });
    expect(await add({ grade: '6', allergies: 'Peanuts' }, { force: { update: id } })).toBe(id);
    expect(await get(tenant.site, id)).toMatchObject({ grade: '6', allergies: 'Peanuts', localId: 'L-1', preferredName: 'Sofi', version: 2 });
    expect(await count('stay')).toBe(1);
    await add({ siteId: tenant.otherSiteId }, { at: tenant.top, force: { update: id } });
    expect(await count('stay')).toBe(2);
    expect(await get(tenant.otherSite, id)).toMatchObject({ id });
    const hidden = await add({ firstName: 'Liam', lastName: 'Okafor' }, { at: tenant.otherSite });
    await expect(add({}, { force: { update: hidden } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(add({}, { force: { update: 'no-id' } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is found by the second of two who add the same child at once', async () => {
    const results = await Promise.allSettled([add(), add()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await count('person')).toBe(1);
  });
});

it('adds a participant whom the site sees, with a sealed trail', async () => {
  const id = await add({ middleName: ' María ', allergies: 'Peanuts' });
  expect(await get(tenant.site, id)).toMatchObject({ id, firstName: 'Sofía', middleName: 'María', birthDate: '2015-03-02', grade: '5', allergies: 'Peanuts', version: 1 });
  const { rows } = await bed.admin.query<{ action: string; before: unknown; after: unknown; sealed: Buffer; key: Buffer }>(
    'select a.action, a.before, a.after, a.sealed, k.key from audit a join person_key k using (tenant_id, person_id) where a.tenant_id = $1 and a.subject_id = $2',
    [tenant.id, id],
  );
  expect(rows).toEqual([expect.objectContaining({ action: 'participant.create', before: null, after: null })]);
  const [row] = rows;
  expect(row && unseal(row.key, `${tenant.id}:${id}`, row.sealed)).toMatchObject({ before: null, after: { lastName: 'García', allergies: 'Peanuts' } });
});

it('adds many in a few statements, in order, with one row of trail and no values in it', async () => {
  const inputs = Array.from({ length: 500 }, (_, index) => ({ ...SOFIA, firstName: `Child ${index}`, localId: `L-${index}` }));
  const { ids, statements } = await as(tenant.site, async () => {
    const made = await bed.participants.createManyInSite(tenant.siteId, inputs);
    return { ids: made, statements: currentScope()?.statements.count };
  });
  expect(statements).toBeLessThanOrEqual(6);
  expect(await get(tenant.site, ids[321] ?? '')).toMatchObject({ firstName: 'Child 321', localId: 'L-321' });
  const { rows } = await bed.admin.query('select action, after from audit where tenant_id = $1 and subject_id = $2 and action like $3', [tenant.id, tenant.siteId, 'participant.%']);
  expect(rows).toEqual([{ action: 'participant.createMany', after: { count: 500, ids } }]);
  await expect(as(tenant.site, () => bed.participants.createManyInSite(tenant.siteId, [{ ...SOFIA }, { ...SOFIA, localId: 'L-3' }]))).rejects.toMatchObject({ code: 'VALIDATION' });
  expect(await count('person')).toBe(500);
  expect(await as(tenant.site, () => bed.participants.createManyInSite(tenant.siteId, []))).toEqual([]);
});

it('lists by name, searches, filters, sorts and counts', async () => {
  await add({ localId: 'L-7' });
  await add({ firstName: 'Łukasz', lastName: 'Ångström', grade: 'K', birthDate: '2019-02-28' });
  await add({ firstName: 'Zoë', lastName: 'Zhang', grade: '10', birthDate: null, allergies: '100% peanut' });
  await add({ firstName: 'Liam', lastName: 'Okafor', grade: null, siteId: tenant.otherSiteId }, { at: tenant.top });
  expect(await names(tenant.top)).toEqual(['Ångström, Łukasz', 'García, Sofía', 'Okafor, Liam', 'Zhang, Zoë']);
  expect(await names(tenant.site, { search: 'SOFIA garc' })).toEqual(['García, Sofía']);
  expect(await names(tenant.site, { search: 'garcia, sof' })).toEqual(['García, Sofía']);
  expect(await names(tenant.site, { search: 'l-7' })).toEqual(['García, Sofía']);
  expect(await names(tenant.site, { search: '%' })).toEqual([]);
  expect(await names(tenant.top, rule('site', 'contains', 'lincoln'))).toEqual(['Ångström, Łukasz', 'García, Sofía', 'Zhang, Zoë']);
  expect(await names(tenant.top, rule('site', 'notEquals', 'LINCOLN'))).toEqual(['Okafor, Liam']);
  expect(await names(tenant.top, rule('siteId', 'equals', tenant.otherSiteId))).toEqual(['Okafor, Liam']);
  expect(await names(tenant.top, rule('allergies', 'contains', '0% P'))).toEqual(['Zhang, Zoë']);
  // Names are looked for by the index of the search first, which must hide nobody who passes.
  expect(await names(tenant.top, rule('lastName', 'contains', 'GARCIA'))).toEqual(['García, Sofía']);
  expect(await names(tenant.top, rule('lastName', 'contains', 'sofia'))).toEqual([]);
  expect(await names(tenant.top, rule('firstName', 'notEquals', 'sofía'))).toEqual(['Ångström, Łukasz', 'Okafor, Liam', 'Zhang, Zoë']);
  const either = { match: 'or' as const, rules: [{ field: 'lastName', mode: 'contains' as const, value: 'okaf' }, { field: 'firstName', mode: 'contains' as const, value: 'zoe' }] };
  expect(await names(tenant.top, { filter: either })).toEqual(['Okafor, Liam', 'Zhang, Zoë']);
  expect(await names(tenant.top, { search: 'zh', filter: either })).toEqual(['Zhang, Zoë']);
  expect(await names(tenant.top, { search: 'liam', ...rule('lastName', 'contains', 'okaf') })).toEqual(['Okafor, Liam']);
  expect(await names(tenant.top, { search: "'); drop table person; --" })).toEqual([]);
  expect(await names(tenant.top, rule('birthDate', 'dateBefore', '2019-02-28'))).toEqual(['García, Sofía', 'Okafor, Liam']);
  expect(await names(tenant.top, { sort: [{ field: 'grade', direction: 'asc' }] })).toEqual(['Ångström, Łukasz', 'García, Sofía', 'Zhang, Zoë', 'Okafor, Liam']);
  expect(await names(tenant.top, { sort: [{ field: 'lastName', direction: 'desc' }], limit: 2 })).toEqual(['Zhang, Zoë', 'Okafor, Liam']);
  const page = await list(tenant.top, { limit: 3 });
  expect(page.hasNextPage).toBe(true);
  expect(await as(tenant.top, () => page.count(false))).toEqual({ value: 4, capped: false });
});

it('finds names with and without their signs, by the search as by each filter', async () => {
  await add({ firstName: 'Seán', lastName: 'O\u2019Brien', localId: 'AB-CD' });
  await add({ firstName: 'Mary-Ann', lastName: 'Smith' });
  await add({ firstName: 'Mary Ann', lastName: 'OBrien-Lee', birthDate: null });
  const [sean, mary, lee] = ['O\u2019Brien, Seán', 'Smith, Mary-Ann', 'OBrien-Lee, Mary Ann'];
  for (const search of ['obrien', "o'brien", 'O\u2019BRIEN']) expect(await names(tenant.site, { search })).toEqual([sean, lee]);
  for (const search of ['mary ann', 'mary-ann', 'ann mary']) expect(await names(tenant.site, { search })).toEqual([lee, mary]);
  expect(await names(tenant.site, { search: 'brien lee' })).toEqual([lee]);
  expect(await names(tenant.site, { search: 'ab-cd' })).toEqual([sean]);
  for (const [field, mode, value, found] of [
    ['lastName', 'equals', 'obrien', [sean]], ['lastName', 'startsWith', "o'bri", [sean, lee]], ['lastName', 'contains', 'n-l', [lee]], ['lastName', 'contains', 'n l', [lee]], ['lastName', 'notEquals', "o'brien", [lee, mary]],
    ['firstName', 'equals', 'mary ann', [lee, mary]], ['firstName', 'endsWith', '-ann', [lee, mary]], ['localId', 'equals', 'ab cd', []],
  ] as const) expect([field, mode, value, await names(tenant.top, rule(field, mode, value))]).toEqual([field, mode, value, found]);
});

it('takes a name of one word, sorts by it, and never writes an empty last name over one on record', async () => {
  const id = await add({ firstName: 'Sukarno', lastName: ' ' });
  await add({ firstName: 'Zoë', lastName: 'Zhang', birthDate: null });
  await add();
  expect(await names(tenant.top)).toEqual(['García, Sofía', ', Sukarno', 'Zhang, Zoë']);
  expect(await names(tenant.top, { search: 'sukar' })).toEqual([', Sukarno']);
  await expect(add({ firstName: 'SUKARNO', lastName: '' })).rejects.toMatchObject({ code: 'DUPLICATE_PERSON', extra: { candidates: [{ id, label: 'Sukarno' }] } });
  await add({ firstName: 'Sukarno', lastName: 'Putra' }, { force: { update: id } });
  await add({ firstName: 'Sukarno', lastName: '' }, { force: { update: id } });
  expect(await get(tenant.site, id)).toMatchObject({ firstName: 'Sukarno', lastName: 'Putra' });
});

it('lists those who stay as participants: being staff at a site is no place on its roster', async () => {
  const id = await add();
  await bed.admin.query(`insert into stay (tenant_id, id, person_id, organization_id, starts_on, kind) values ($1, $2, $3, $4, '2026-09-01', 'staff')`, [tenant.id, newId(), id, tenant.otherSiteId]);
  expect(await names(tenant.otherSite)).toEqual([]);
  await expect(get(tenant.otherSite, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await names(tenant.top, rule('siteId', 'equals', tenant.otherSiteId))).toEqual([]);
  expect((await as(tenant.top, () => bed.loaders.sites(id))).map(({ name }) => name)).toEqual(['Lincoln']);
});

it('answers the sites of a page of people in one statement', async () => {
  const id = await add();
  await add({ siteId: tenant.otherSiteId }, { at: tenant.top, force: { update: id } });
  const second = await add({ firstName: 'Liam', lastName: 'Okafor' });
  await bed.admin.query(`update stay set ends_on = starts_on where person_id = $1`, [second]);
  await as(tenant.top, async () => {
    const before = currentScope()?.statements.count ?? 0;
    const sites = await Promise.all([id, second].map((person) => bed.loaders.sites(person)));
    expect(sites.map((found) => found.map(({ name }) => name))).toEqual([['Lincoln', 'Roosevelt'], []]);
    expect((currentScope()?.statements.count ?? 0) - before).toBe(2);
  });
  expect((await as(tenant.otherSite, () => bed.loaders.sites(id))).map(({ name }) => name)).toEqual(['Roosevelt']);
});
