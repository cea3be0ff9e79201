import { currentScope, type Principal } from '@afterbell/core/api';
import { entriesFor, type FeatureKey, type ListQuery, newId, PermissionSet } from '@afterbell/core/domain';
import type { AdultKind } from '@afterbell/people/domain';
import { as, makeTenant, openTestBed, type TestBed, type TestTenant } from '../../test/test-bed';
import type { ForceMode } from '../participant.service';
import type { CreatePersonInput } from './person-kind.service';

let bed: TestBed;
let tenant: TestTenant;
let other: TestTenant;

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed?.close());
beforeEach(async () => {
  tenant = await makeTenant(bed);
  other = await makeTenant(bed);
});

const MARIA = { firstName: 'María', lastName: 'Núñez', email: 'maria@example.org', phone: '+19165550123', startsOn: '2026-09-01' };
const only = (principal: Principal, ...features: FeatureKey[]): Principal => ({ ...principal, permissions: new PermissionSet(features.flatMap((feature) => entriesFor(feature, 'edit'))) });
const add = (kind: AdultKind, change: Partial<CreatePersonInput> = {}, { at = tenant.site, force }: { at?: Principal; force?: ForceMode } = {}) =>
  as(at, () => bed.kinds.createInOrganization(kind, { ...MARIA, organizationId: at.organizationId, ...change }, force));
const names = async (at: Principal, kind: AdultKind, change: Partial<ListQuery> = {}) => (await as(at, () => bed.kinds.list(kind, { offset: 0, limit: 50, ...change }))).nodes.map(({ firstName }) => firstName);
const everyone = async (at: Principal, change: Partial<ListQuery> = {}) => (await as(at, () => bed.kinds.everyone({ offset: 0, limit: 50, ...change }))).nodes.map(({ firstName }) => firstName);
const rule = (field: string, mode: 'equals' | 'contains', value: string): Partial<ListQuery> => ({ filter: { match: 'and', rules: [{ field, mode, value }] } });
const kindsOf = async (id: string) => (await bed.admin.query<{ staff: boolean; teacher: boolean; contact: boolean; gone: boolean }>('select is_staff as staff, is_teacher as teacher, is_contact as contact, removed_at is not null as gone from person where id = $1', [id])).rows[0];

describe('refuses', () => {
  it('people of another tenant, outside the subtree, of another kind, and what is no id', async () => {
    const here = await add('staff');
    const there = await add('staff', {}, { at: other.site });
    for (const id of [there, newId(), 'no-id', '']) await expect(as(tenant.top, () => bed.kinds.get('staff', id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(tenant.otherSite, () => bed.kinds.get('staff', here))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(tenant.site, () => bed.kinds.get('teacher', here))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([await names(tenant.otherSite, 'staff'), await everyone(tenant.otherSite), await names(tenant.site, 'teacher')]).toEqual([[], [], []]);
    for (const remove of [there, newId(), 'x']) await expect(as(tenant.top, () => bed.ends.remove('staff', remove))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(tenant.otherSite, () => bed.ends.remove('staff', here))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(tenant.otherSite, () => bed.ends.end('staff', { id: here, organizationId: tenant.otherSiteId, endsOn: '2026-12-01' }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('an organization elsewhere, a contact at an organization that is no site, and fields that are wrong', async () => {
    for (const organizationId of [other.siteId, tenant.otherSiteId, newId(), 'no-id']) await expect(add('staff', { organizationId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(add('contact', { organizationId: tenant.top.organizationId }, { at: tenant.top })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const error = await add('staff', { firstName: ' ', email: 'nobody', city: 'x'.repeat(101), birthDate: '2999-01-01', employment: { staffType: 'chief', hiredOn: '2026-02-01', leftOn: '2026-01-01' } }).catch((thrown: { params: { problems: { path: string }[] } }) => thrown);
    expect((error as { params: { problems: { path: string }[] } }).params.problems.map(({ path }) => path).sort()).toEqual(['birthDate', 'city', 'email', 'firstName', 'leftOn', 'staffType']);
    expect((await bed.admin.query('select 1 from person where tenant_id = $1', [tenant.id])).rows).toEqual([]);
  });

  it('to end or remove without the permission, and to remove whom others have too', async () => {
    const id = await add('staff');
    await expect(as(only(tenant.site, 'people.staff'), () => bed.ends.remove('staff', id))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(as(only(tenant.site, 'people.teachers'), () => bed.ends.end('staff', { id, organizationId: tenant.siteId, endsOn: '2026-12-01' }))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await add('staff', {}, { at: tenant.top, force: { update: id } });
    await expect(as(tenant.site, () => bed.ends.remove('staff', id))).rejects.toMatchObject({ code: 'VALIDATION' });
    await expect(as(tenant.site, () => bed.ends.end('staff', { id, organizationId: tenant.siteId, endsOn: '2020-01-01' }))).rejects.toMatchObject({ code: 'VALIDATION' });
    await as(tenant.top, () => bed.ends.remove('staff', id));
    expect(await kindsOf(id)).toMatchObject({ gone: true });
  });
});

describe('someone on record already', () => {
  it.each([
    ['staff', 'Duplicate Staff', 'Similar Staff'],
    ['teacher', 'Duplicate Teacher', 'Similar Teacher'],
    ['board_member', 'Duplicate Board Member', 'Similar Board Member'],
    ['contact', 'Duplicate Contact', 'Similar Contact'],
  ] as const)('%s: by e-mail, or similar by phone', async (kind, duplicate, similar) => {
    const id = await add(kind);
    await expect(add(kind, { firstName: 'maria', lastName: 'NUNEZ', phone: null })).rejects.toMatchObject({ title: duplicate, extra: { candidates: [{ id, label: 'Núñez, María', reason: 'Same name and e-mail', kinds: [kind] }] } });
    await expect(add(kind, { firstName: 'Mariah', lastName: 'Nunez', email: null })).rejects.toMatchObject({ title: similar, extra: { candidates: [{ id, reason: 'Similar name, same phone; Similar name, same place' }] } });
    await expect(add(kind, { firstName: 'Pedro', email: null, phone: null })).resolves.toBeDefined();
  });

  it('as something else is said, and becomes both without losing what the record said', async () => {
    const id = await add('contact', { phone: '+19165550100' });
    await expect(add('teacher')).rejects.toMatchObject({ title: 'Duplicate Teacher', messages: ['Núñez, María is on record as a contact.'], extra: { candidates: [{ id, kinds: ['contact'] }] } });
    expect(await add('teacher', { phone: '+19165550999', city: 'Davis' }, { force: { update: id } })).toBe(id);
    expect(await as(tenant.site, () => bed.kinds.get('teacher', id))).toMatchObject({ phone: '+19165550100', city: 'Davis', kinds: ['teacher', 'contact'] });
    await add('teacher', { phone: '+19165550999' }, { force: { update: id } });
    expect(await as(tenant.site, () => bed.kinds.get('contact', id))).toMatchObject({ phone: '+19165550999' });
    await as(tenant.site, () => bed.ends.remove('teacher', id));
    expect(await kindsOf(id)).toEqual({ staff: false, teacher: false, contact: true, gone: false });
  });

  it('is named to who may not see the kind, and nothing more is told of them', async () => {
    await add('contact');
    const error = await add('teacher', {}, { at: only(tenant.site, 'people.teachers') }).catch((thrown: { extra: { candidates: unknown[] } }) => thrown);
    expect((error as { extra: { candidates: unknown[] } }).extra.candidates).toEqual([expect.objectContaining({ label: 'Núñez, María', birthDate: null, email: null, phone: null, localId: null })]);
  });

  it('with the employee id, whatever the name', async () => {
    const id = await add('staff', { employeeId: 'E-1' });
    await expect(add('staff', { firstName: 'Liam', lastName: 'Okafor', email: null, phone: null, employeeId: 'E-1' })).rejects.toMatchObject({ title: 'Duplicate Staff', extra: { candidates: [{ id, reason: 'Same employee ID' }] } });
    await expect(add('staff', { employeeId: 'E-1' }, { force: 'create' })).rejects.toMatchObject({ params: { problems: [{ path: 'employeeId', message: 'belongs to somebody else on record' }] } });
  });
});

it('lists each kind and everyone, by what the role may see', async () => {
  await add('staff', { employment: { staffType: 'parent', jobTitle: 'Coach' } });
  await add('teacher', { firstName: 'Anna', email: null, phone: null }, { at: tenant.otherSite });
  await add('board_member', { firstName: 'Bo', lastName: '', email: null, phone: null }, { at: tenant.top });
  await as(tenant.site, () => bed.participants.createInSite({ firstName: 'Zoë', lastName: 'Zhang', siteId: tenant.siteId, startsOn: '2026-09-01' }));
  expect(await everyone(tenant.top)).toEqual(['Bo', 'Anna', 'María', 'Zoë']);
  expect(await everyone(tenant.site)).toEqual(['María', 'Zoë']);
  expect(await everyone(only(tenant.top, 'people.staff', 'people.teachers'))).toEqual(['Anna', 'María']);
  expect(await everyone(only(tenant.top, 'activities.list'))).toEqual([]);
  expect(await everyone(tenant.top, rule('kind', 'equals', 'board_member'))).toEqual(['Bo']);
  expect(await everyone(only(tenant.top, 'people.staff'), rule('kind', 'equals', 'board_member'))).toEqual([]);
  expect(await names(tenant.top, 'staff', rule('jobTitle', 'contains', 'coach'))).toEqual(['María']);
  expect(await names(tenant.top, 'staff', rule('staffType', 'equals', 'other'))).toEqual([]);
  expect(await names(tenant.top, 'teacher', rule('organization', 'contains', 'roosevelt'))).toEqual(['Anna']);
  expect(await names(tenant.top, 'staff', { search: 'nunez mar' })).toEqual(['María']);
  await as(tenant.top, async () => {
    const page = await bed.kinds.everyone({ offset: 0, limit: 50 });
    const before = currentScope()?.statements.count ?? 0;
    await Promise.all(page.nodes.map(({ id }) => bed.kindLoaders.organizations(['staff', 'teacher', 'board_member', 'participant'], id)));
    expect((currentScope()?.statements.count ?? 0) - before).toBeLessThanOrEqual(2);
  });
});

it('keeps several employments, and ends those of a place with the stay', async () => {
  const id = await add('staff', { employment: { staffType: 'college_student', jobTitle: 'Tutor', hiredOn: '2026-01-10' } });
  const save = (input: Parameters<typeof bed.employments.save>[0], at = tenant.site) => as(at, () => bed.employments.save(input));
  await save({ personId: id, organizationId: tenant.siteId, jobTitle: 'Lead', hiredOn: '2026-09-01', staffType: 'other' });
  const all = () => as(tenant.site, () => bed.kindLoaders.employments(id));
  expect((await all()).map(({ jobTitle, leftOn }) => [jobTitle, leftOn])).toEqual([['Lead', null], ['Tutor', null]]);
  const [lead] = await all();
  if (!lead) throw new Error('no employment');
  await expect(save({ ...lead, version: 9 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
  await expect(save({ ...lead, leftOn: '2026-08-01' })).rejects.toMatchObject({ code: 'VALIDATION' });
  await expect(save({ ...lead }, tenant.otherSite)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(save({ personId: id, organizationId: tenant.otherSiteId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await as(tenant.site, () => bed.ends.end('staff', { id, organizationId: tenant.siteId, endsOn: '2026-12-01', reason: 'Moved' }));
  expect((await all()).map(({ leftOn }) => leftOn)).toEqual(['2026-12-01', '2026-12-01']);
  const { rows } = await bed.admin.query('select ends_on::text, end_reason from stay where person_id = $1', [id]);
  expect(rows).toEqual([{ ends_on: '2026-12-01', end_reason: 'Moved' }]);
});
