import fc from 'fast-check';
import { addDays, entriesFor, newId, PermissionSet } from '@afterbell/core/domain';
import { as, insertTenant, openTestDatabase, principalAt, type TestDatabase } from '@afterbell/testing/api';
import { DashboardService } from './dashboard.service';

let base: TestDatabase;
let dashboard: DashboardService;
let tenantId: string;
let organizations: string[];
const [TOP, DISTRICT, LINCOLN, ROOSEVELT, FAR] = [0, 1, 2, 3, 4] as const;
const MAY = new PermissionSet([...entriesFor('people.participants', 'view'), ...entriesFor('activities.list', 'view'), ...entriesFor('organizations.list', 'view')]);
const NOW = new Date('2026-11-17T20:15:00Z');
const TODAY = '2026-11-17';
const counts = async (organization: number, permissions = MAY) =>
  as(principalAt(tenantId, organizations[organization] as string, organization === TOP ? 'top' : organization === DISTRICT ? 'institution' : 'site', permissions), () => dashboard.counts(NOW));
const settle = (most = 100, organization: string | null = null) => base.admin.query('select participants_settle($1, $2)', [most, organization]);

async function person(): Promise<string> {
  const id = newId();
  await base.admin.query(`insert into person (id, first_name, last_name, is_participant) values ($1, 'Ana', 'García', true)`, [id]);
  return id;
}
const stay = async (personId: string, organization: number, startsOn: string, endsOn: string | null = null, kind = 'participant', id = newId()) => {
  await base.admin.query('insert into stay (id, person_id, organization_id, starts_on, ends_on, kind) values ($1, $2, $3, $4, $5, $6)', [id, personId, organizations[organization], startsOn, endsOn, kind]);
  return id;
};

/** Everybody with a stay of today beneath the organization, each once, without anything that is kept. */
async function plain(organization: number): Promise<number> {
  const { rows } = await base.admin.query<{ n: number }>(
    `select count(distinct s.person_id)::int as n from stay s join organization_closure c on c.tenant_id = s.tenant_id and c.descendant_id = s.organization_id
      where s.tenant_id = $1 and c.ancestor_id = $2 and s.kind = 'participant' and s.starts_on <= $3 and (s.ends_on is null or s.ends_on >= $3)`,
    [tenantId, organizations[organization], TODAY],
  );
  return rows[0]?.n ?? -1;
}

beforeAll(async () => {
  base = await openTestDatabase();
  dashboard = new DashboardService(base.db);
});
afterAll(() => base?.close());
beforeEach(async () => {
  tenantId = await insertTenant(base.admin);
  organizations = Array.from({ length: 5 }, () => newId());
  for (const [index, [level, parent]] of ([['top', null], ['institution', TOP], ['site', DISTRICT], ['site', DISTRICT], ['site', TOP]] as const).entries()) {
    await base.admin.query('insert into organization (id, parent_id, level, name) values ($1, $2, $3, $4)', [organizations[index], parent === null ? null : organizations[parent], parent === TOP && level === 'site' ? 'institution' : level, `Organization ${index}`]);
  }
});

it('participants are those of a count one by one, each once, whatever was written and whenever it was counted', async () => {
  const people = [await person(), await person(), await person(), await person()];
  const places = [DISTRICT, LINCOLN, ROOSEVELT, FAR];
  const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
  const day = fc.integer({ min: -6, max: 6 });
  const step = fc.record({ kind: fc.constantFrom('come', 'come', 'come', 'end', 'begin', 'go', 'person', 'place', 'kind', 'settle', 'settleOne', 'recount'), who: fc.nat(3), to: fc.nat(3), place: fc.nat(3), day, lasts: fc.option(fc.nat(8)) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const { admin } = base;
      await admin.query('delete from stay where tenant_id = $1', [tenantId]);
      for (const { kind, who, to, place, day: n, lasts } of steps) {
        const [personId, organization, date] = [at(people, who), at(places, place), addDays(TODAY, n)];
        const until = lasts === null ? null : addDays(date, lasts);
        const mine = [personId, organizations[organization]];
        if (kind === 'come') await stay(personId, organization, date, until);
        if (kind === 'end') await admin.query('update stay set ends_on = greatest(starts_on, $3::date) where person_id = $1 and organization_id = $2', [...mine, until]);
        if (kind === 'begin') await admin.query('update stay set starts_on = least($3::date, coalesce(ends_on, $3::date)) where person_id = $1 and organization_id = $2', [...mine, date]);
        if (kind === 'go') await admin.query('delete from stay where person_id = $1 and organization_id = $2', mine);
        // As a merge of two records does.
        if (kind === 'person') await admin.query('update stay set person_id = $3 where person_id = $1 and organization_id = $2', [...mine, at(people, to)]);
        if (kind === 'place') await admin.query('update stay set organization_id = $3 where person_id = $1 and organization_id = $2', [...mine, organizations[at(places, to)]]);
        if (kind === 'kind') await admin.query(`update stay set kind = case kind when 'participant' then 'contact' else 'participant' end where person_id = $1 and organization_id = $2`, mine);
        if (kind === 'settle') await settle();
        if (kind === 'settleOne') await settle(1, organizations[organization]);
        if (kind === 'recount') await admin.query('select dashboard_recount($1)', [organizations[organization]]);
      }
      for (let round = 0; round < 2; round += 1) {
        for (const organization of [TOP, ...places]) expect([organization, (await counts(organization)).participants]).toEqual([organization, await plain(organization)]);
        await settle();
        expect((await admin.query('select 1 from stay_due where tenant_id = $1', [tenantId])).rowCount).toBe(0);
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);

it('two stays of one person that are written at once are one participant, although neither writer saw the other', async () => {
  const child = await person();
  await stay(child, FAR, '2020-01-01', '2020-02-01');
  await settle();
  await base.admin.query('begin');
  await stay(child, LINCOLN, '2026-09-01');
  const other = as(principalAt(tenantId, organizations[ROOSEVELT] as string, 'site'), () =>
    base.db.write((tx) => tx.execute('insert into stay (id, person_id, organization_id, starts_on) values ($1, $2, $3, $4)', [newId(), child, organizations[ROOSEVELT], '2026-09-01'])),
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  await base.admin.query('commit');
  // Counted between the two: the second must note the organization of the first again.
  await Promise.all([other, settle(1, organizations[LINCOLN])]);
  for (let round = 0; round < 2; round += 1) {
    expect([await plain(TOP), (await counts(TOP)).participants, (await counts(LINCOLN)).participants, (await counts(ROOSEVELT)).participants]).toEqual([1, 1, 1, 1]);
    await settle();
  }
});

it('what is written at the database counts as well, also by somebody who entered no tenant', async () => {
  const child = await person();
  const first = await stay(child, LINCOLN, '2026-09-01', '2026-10-01');
  await stay(child, FAR, '2026-09-01');
  await settle();
  await base.admin.query(`select set_config('app.tenant_id', '', false)`);
  await base.admin.query('update stay set ends_on = null where id = $1', [first]);
  expect((await base.admin.query(`select current_setting('app.tenant_id') as tenant`)).rows).toEqual([{ tenant: '' }]);
  const noted = await base.admin.query<{ id: string }>('select organization_id as id from stay_due where tenant_id = $1', [tenantId]);
  expect(noted.rows.map(({ id }) => id).sort()).toEqual([organizations[LINCOLN], organizations[FAR]].sort());
  await base.admin.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
  await settle();
  expect([(await counts(TOP)).participants, (await counts(LINCOLN)).participants, (await counts(FAR)).participants]).toEqual([1, 1, 1]);
});

it("shows nothing of another tenant or outside the acting organization's subtree, and counts only what the role may see", async () => {
  const child = await person();
  await stay(child, LINCOLN, '2026-09-01');
  await stay(child, FAR, '2026-09-01');
  await base.admin.query(`insert into activity (id, organization_id, name, type) values ($1, $2, 'Robotics', 'scheduled')`, [newId(), organizations[LINCOLN]]);
  await settle();
  expect([await counts(TOP), await counts(LINCOLN), await counts(ROOSEVELT)]).toEqual([
    { sites: 2, participants: 1, activities: 1 },
    { sites: 1, participants: 1, activities: 1 },
    { sites: 1, participants: 0, activities: 0 },
  ]);
  expect(await counts(TOP, PermissionSet.none)).toEqual({ sites: null, participants: null, activities: null });
  const seen = await as(principalAt(tenantId, organizations[ROOSEVELT] as string, 'site'), () => base.db.read((tx) => tx.query('select 1 from participant_elsewhere union all select 1 from participants_since')));
  expect(seen).toEqual([]);
});
