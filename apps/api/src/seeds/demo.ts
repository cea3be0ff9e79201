import type { INestApplicationContext } from '@nestjs/common';
import type { Client, Pool } from 'pg';
import { type Config, CONFIG, SYSTEM_POOL, tenantUrl } from '@afterbell/core/api';
import { newId, type PlainDate, todayIn } from '@afterbell/core/domain';
import { programmeYearOf, termsOf } from './calendar';
import { seedActivityPrograms } from './activity-programs';
import { seedCodedLists } from './coded-lists';
import { DEMO_TENANTS, type DemoAccess, type DemoTenant } from './demo-tenants';
import { seedDuplicates } from './duplicates';
import { makeFamilies } from './families';
import { seedBadges } from './badges';
import { seedMessages } from './messages';
import { seedMonthLocks } from './month-locks';
import { seedMeetings } from './meetings';
import { seedParticipantRecords } from './participant-records';
import { seedPrivacy } from './privacy';
import { grantAccess, ownerClient, type ProvisionedTenant, provisionTenant } from './provision';
import { seedSiteCalendar } from './site-calendar';
import { seedSessionDetails } from './session-details';
import { seedWaiting } from './session-waiting';
import { seedTags } from './tags';
import { seedSavedViews } from './saved-views';
import { type Actor, TenantMaker } from './tenant-maker';

/** An account that the demo has, as it is printed. */
export interface DemoAccount {
  email: string;
  role: string;
  tenant: string;
  url: string;
}

/** Keeps API processes that start together from making the demo twice. */
const DEMO_LOCK = 4_170_032;

const ACCOUNTS = `select t.code as tenant, u.email, case when count(a.id) > 1 then count(a.id) || ' accesses' else min(r.name) end as role
  from tenant t
  left join access a on a.tenant_id = t.id
  left join app_user u on u.id = a.user_id and u.email = any($2)
  left join role r on r.tenant_id = a.tenant_id and r.id = a.role_id
  where t.code = any($1) and (u.id is not null or a.id is null)
  group by t.code, u.email
  order by array_position($1, t.code), array_position($2, u.email)`;

/**
 * Makes the demo tenants unless they exist, and answers their accounts. A start that is stopped half-way leaves disabled
 * drafts under codes of their own, which nobody can enter; the next start begins anew.
 */
export async function seedDemo(app: INestApplicationContext, options: { today?: PlainDate } = {}): Promise<DemoAccount[]> {
  const config = app.get<Config>(CONFIG, { strict: false });
  const pool = app.get<Pool>(SYSTEM_POOL, { strict: false });
  const known = await accountsOf(pool, config);
  if (known) return known;
  const owner = await ownerClient(config.databaseUrl);
  try {
    await owner.query('select pg_advisory_lock($1)', [DEMO_LOCK]);
    const meanwhile = await accountsOf(pool, config);
    if (meanwhile) return meanwhile;
    const drafts: { id: string; code: string }[] = [];
    for (const demo of DEMO_TENANTS) {
      const today = options.today ?? todayIn(demo.timeZone, new Date());
      drafts.push({ id: await makeTenant(app, owner, demo, today), code: demo.code });
    }
    await publish(owner, drafts);
  } finally {
    await owner.end();
  }
  return (await accountsOf(pool, config)) ?? [];
}

/** Null while the demo does not exist. */
async function accountsOf(pool: Pool, config: Config): Promise<DemoAccount[] | null> {
  const codes = DEMO_TENANTS.map(({ code }) => code);
  const emails = [...new Set(DEMO_TENANTS.flatMap(({ accesses }) => accesses.map(({ email }) => email)))];
  const { rows } = await pool.query<{ tenant: string; email: string | null; role: string | null }>(ACCOUNTS, [codes, emails]);
  if (!rows.length) return null;
  return rows.flatMap(({ tenant, email, role }) => (email && role ? [{ email, role, tenant, url: tenantUrl(config, tenant) }] : []));
}

async function makeTenant(app: INestApplicationContext, owner: Client, demo: DemoTenant, today: PlainDate): Promise<string> {
  const year = programmeYearOf(today);
  const tenant = await provisionTenant(owner, {
    code: `${demo.code}-draft-${newId().slice(-8)}`,
    name: demo.name,
    timeZone: demo.timeZone,
    terms: [...termsOf(year), ...termsOf(year + 1)],
    enabled: false,
  });
  const maker = new TenantMaker(app, demo, tenant, today, () => refreshStatistics(owner));
  const atTop = await grantAll(owner, tenant, demo.accesses.filter(({ at }) => at === null), new Map());
  const [admin] = atTop.get(TOP) ?? [];
  if (!admin) throw new Error(`${demo.code} has no administrator`);
  const organizations = await maker.makeOrganizations(admin);
  const staff = await grantAll(owner, tenant, demo.accesses.filter(({ at }) => at !== null), organizations);
  // The site's own people enter its attendance, else those of the nearest organization above it that has any.
  await maker.makeSites(admin, ({ name, above }) => [name, ...above].map((place) => staff.get(place)).find(Boolean) ?? [admin]);
  await makeFamilies(owner, demo, tenant.id);
  await seedCodedLists(owner, demo, tenant.id, admin.userId, today);
  await seedParticipantRecords(owner, tenant.id, today);
  await seedPrivacy(owner, tenant.id, today);
  await seedMeetings(owner, tenant.id, today);
  await seedDuplicates(app, owner, tenant.id, today);
  await seedTags(owner, tenant.id);
  await seedSiteCalendar(owner, tenant.id, year);
  await seedSessionDetails(owner, tenant.id);
  await seedActivityPrograms(owner, tenant.id, admin.userId);
  await seedWaiting(owner, tenant.id);
  await seedSavedViews(owner, tenant.id, tenant.topId, admin.userId);
  await seedMonthLocks(owner, tenant.id, admin.userId, today);
  await seedBadges(owner, tenant.id);
  await seedMessages(owner, tenant.id, today);
  return tenant.id;
}

const TOP = '';

/** Grants accesses; answers who may enter data, by the name of their organization. */
async function grantAll(owner: Client, tenant: ProvisionedTenant, accesses: readonly DemoAccess[], organizations: ReadonlyMap<string, string>): Promise<Map<string, Actor[]>> {
  const staff = new Map<string, Actor[]>();
  for (const { email, name, at, role } of accesses) {
    const organizationId = at === null ? tenant.topId : organizations.get(at);
    const roleId = tenant.roleIds[role];
    if (!organizationId || !roleId) throw new Error(`The demo has no ${at ?? 'top'} or no role ${role}`);
    const actor = await grantAccess(owner, { email, name, tenantId: tenant.id, organizationId, roleId });
    if (role !== 'viewer') staff.set(at ?? TOP, [...(staff.get(at ?? TOP) ?? []), actor]);
  }
  return staff;
}

async function refreshStatistics(owner: Client): Promise<void> {
  await owner.query('analyze person, person_search, stay, activity, session, session_date, enrollment, attendance, site_closure, organization, organization_closure');
}

/** Gives finished drafts their codes and opens them, all at once. */
async function publish(owner: Client, drafts: readonly { id: string; code: string }[]): Promise<void> {
  const { rowCount } = await owner.query('update tenant set code = draft.code, enabled = true from unnest($1::uuid[], $2::text[]) as draft (id, code) where tenant.id = draft.id', [
    drafts.map(({ id }) => id),
    drafts.map(({ code }) => code),
  ]);
  if (rowCount !== drafts.length) throw new Error(`tenant: ${rowCount} of ${drafts.length} drafts opened`);
}
