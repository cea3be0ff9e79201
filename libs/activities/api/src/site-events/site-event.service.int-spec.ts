import { newId, type PlainDate } from '@afterbell/core/domain';
import { as, makeTenant, openTestBed, type TestBed, type TestTenant } from '../../test/test-bed';
import type { SaveSiteEventInput } from './site-event.service';

/** Mondays to Thursdays around Thanksgiving of 2026. */
const SESSION = { name: 'Chess', startsOn: '2026-11-16', endsOn: '2026-11-27', startTime: '15:30', endTime: '17:00', weekdays: [1, 4] };
const BREAK = { kind: 'closed', reason: 'Thanksgiving break', dates: ['2026-11-26', '2026-11-23'] };

let bed: TestBed;
let tenant: TestTenant;
let sites: string[];
let sessions: string[];

const save = (input: Partial<SaveSiteEventInput> = {}, who = tenant.top) => as(who, () => bed.events.save({ ...BREAK, siteIds: sites, ...input }));
const versionOf = async (id: string) => (await bed.admin.query<{ version: number }>('select version from site_event where id = $1', [id])).rows[0]?.version ?? 0;
const remove = async (id: string, who = tenant.top) => {
  const version = await versionOf(id);
  return as(who, () => bed.events.remove([{ id, version }]));
};
const datesOf = async (session = sessions[0]) => (await bed.admin.query<{ date: PlainDate }>('select on_date::text as date from session_date where session_id = $1 order by 1', [session])).rows.map(({ date }) => date);
const closedAt = async (site = sites[0]) => (await bed.admin.query<{ date: PlainDate; reason: string }>('select on_date::text as date, reason from site_closure where organization_id = $1 order by 1', [site])).rows;
const ALL = ['2026-11-16', '2026-11-19', '2026-11-23', '2026-11-26'];

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  tenant = await makeTenant(bed);
  sites = [tenant.siteId, tenant.otherSiteId];
  sessions = await as(tenant.top, async () => {
    const made: string[] = [];
    for (const siteId of sites) {
      const activityId = await bed.activities.create({ siteId, name: 'Games', type: 'scheduled' });
      made.push(await bed.sessions.create({ ...SESSION, activityId }));
    }
    return made;
  });
});

async function attend(session: string, date: PlainDate, site = tenant.siteId) {
  const person = newId();
  await bed.admin.query(`insert into person (tenant_id, id, first_name, last_name) values ($1, $2, 'Ada', 'Okafor')`, [tenant.id, person]);
  await bed.admin.query(`insert into attendance (tenant_id, session_id, on_date, person_id, organization_id, status) values ($1, $2, $3, $4, $5, 'Present')`, [tenant.id, session, date, person, site]);
}

describe('refuses', () => {
  it.each<[string, Partial<SaveSiteEventInput>, string]>([
    ['no reason', { reason: ' \u200b ' }, 'reason'],
    ['a reason of 10,000 signs', { reason: 'x'.repeat(10_000) }, 'reason'],
    ['no day', { dates: [] }, 'dates'],
    ['a day that there is not', { dates: ['2026-02-30'] }, 'dates'],
    ['a slip of the century', { dates: ['0206-11-26'] }, 'dates'],
    ['hours of a closed day', { startTime: '09:00', endTime: '12:00' }, 'startTime'],
    ['hours that end before they start', { kind: 'special', startTime: '12:00', endTime: '09:00' }, 'endTime'],
    ['one hour without the other', { kind: 'special', startTime: '12:00' }, 'endTime'],
    ['no site', { siteIds: [] }, 'siteIds'],
  ])('%s', async (_, input, path) => {
    await expect(save(input)).rejects.toMatchObject({ code: 'VALIDATION', params: { problems: [{ path }] } });
  });

  it('sites, events and organizations that stand elsewhere', async () => {
    const other = await makeTenant(bed);
    const { id } = await save({ siteIds: [tenant.otherSiteId] });
    const missing = { code: 'NOT_FOUND' };
    await expect(save({}, tenant.site)).rejects.toMatchObject(missing);
    await expect(save({ siteIds: [tenant.siteId, other.siteId] })).rejects.toMatchObject(missing);
    await expect(save({ siteIds: [tenant.top.organizationId] })).rejects.toMatchObject(missing);
    await expect(save({ siteIds: ['no-id'] })).rejects.toMatchObject(missing);
    await expect(save({ id, version: 1, siteIds: [tenant.siteId] }, tenant.site)).rejects.toMatchObject(missing);
    await expect(remove(id ?? '', tenant.site)).rejects.toMatchObject(missing);
    await expect(remove(id ?? '', other.top)).rejects.toMatchObject(missing);
    expect(await datesOf(sessions[1])).toEqual(['2026-11-16', '2026-11-19']);
  });

  it('a locked month of any of the sites, by name, and a preview names them all', async () => {
    await bed.admin.query(`insert into participation_lock (tenant_id, organization_id, month) values ($1, $2, '2026-11-01')`, [tenant.id, tenant.otherSiteId]);
    await expect(save()).rejects.toMatchObject({ code: 'MONTH_LOCKED', params: { month: 'November 2026 at Roosevelt' } });
    expect(await closedAt()).toEqual([]);
    const preview = await as(tenant.top, () => bed.events.preview({ save: { ...BREAK, siteIds: sites } }));
    expect(preview.locked).toEqual([{ siteId: tenant.otherSiteId, siteName: 'Roosevelt', month: '11/2026' }]);
  });

  it('a save that read an older version, and says what is stored', async () => {
    const { id } = await save();
    await save({ id, version: 1, reason: 'Fall break' });
    await expect(save({ id, version: 1, reason: 'Recess' })).rejects.toMatchObject({ code: 'STALE_VERSION', extra: { conflicts: [{ field: 'reason', current: 'Fall break', attempted: 'Recess', version: 2 }] } });
    await expect(as(tenant.top, () => bed.events.remove([{ id: id ?? '', version: 1 }]))).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });
});

it('previews and does the same: what goes, what stays, and nothing is written before', async () => {
  await attend(sessions[0] ?? '', '2026-11-23');
  const preview = await as(tenant.top, () => bed.events.preview({ save: { ...BREAK, siteIds: sites } }));
  expect(preview.removed).toMatchObject({ count: 3, sessions: 2, sites: 2, dates: [{ siteName: 'Roosevelt', date: '2026-11-23' }, { siteName: 'Lincoln', date: '2026-11-26', sessionName: 'Chess', activityName: 'Games' }, { siteName: 'Roosevelt' }] });
  expect(preview.kept).toMatchObject({ count: 1, dates: [{ siteName: 'Lincoln', date: '2026-11-23' }] });
  expect([await datesOf(), await closedAt()]).toEqual([ALL, []]);
  const done = await save();
  expect({ ...done, id: null }).toEqual({ ...preview, id: null });
  expect(await datesOf()).toEqual(['2026-11-16', '2026-11-19', '2026-11-23']);
  expect(await datesOf(sessions[1])).toEqual(['2026-11-16', '2026-11-19']);
});

it('gives the dates back when it is removed, those added by hand too', async () => {
  await bed.admin.query(`insert into session_date (tenant_id, session_id, on_date, organization_id, start_time, end_time, source) values ($1, $2, '2026-11-24', $3, '10:00', '11:00', 'added')`, [tenant.id, sessions[0], tenant.siteId]);
  const { id } = await save({ dates: ['2026-11-24', '2026-11-26'] });
  expect(await datesOf()).toEqual(['2026-11-16', '2026-11-19', '2026-11-23']);
  expect((await remove(id ?? '')).restored).toMatchObject({ count: 3, sites: 2 });
  expect(await datesOf()).toEqual(['2026-11-16', '2026-11-19', '2026-11-23', '2026-11-24', '2026-11-26']);
  const { rows } = await bed.admin.query(`select start_time, source from session_date where session_id = $1 and on_date = '2026-11-24'`, [sessions[0]]);
  expect(rows).toEqual([{ start_time: '10:00:00', source: 'added' }]);
  expect(await closedAt()).toEqual([]);
});

it('brings back what a pattern of every second week says, and no date that was called off', async () => {
  await bed.admin.query(`update session_pattern set rrule = 'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,TH' where session_id = $1`, [sessions[0]]);
  await bed.admin.query(`insert into session_pattern (tenant_id, session_id, organization_id, position, rrule, start_time, end_time) values ($1, $2, $3, 0, 'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,TH', '14:00', '15:00') on conflict do nothing`, [tenant.id, sessions[0], tenant.siteId]);
  await bed.admin.query(`insert into session_exception (tenant_id, session_id, organization_id, on_date) values ($1, $2, $3, '2026-11-23')`, [tenant.id, sessions[1], tenant.otherSiteId]);
  const { id } = await save({ dates: ['2026-11-16', '2026-11-23'] });
  await remove(id ?? '');
  expect(await datesOf()).toEqual(['2026-11-16', '2026-11-19', '2026-11-26']);
  expect(await datesOf(sessions[1])).toEqual(['2026-11-16', '2026-11-19', '2026-11-26']);
});

it('lets a special day open a closed one, and close again when it goes', async () => {
  await save();
  const special = await save({ kind: 'special', reason: 'Food drive', dates: ['2026-11-23'], startTime: '15:00', endTime: '16:00', siteIds: [tenant.siteId] });
  expect(special.restored.count).toBe(1);
  expect(special.outside).toMatchObject({ count: 1, dates: [{ date: '2026-11-23', siteName: 'Lincoln' }] });
  expect(await closedAt()).toEqual([{ date: '2026-11-26', reason: 'Thanksgiving break' }]);
  expect((await remove(special.id ?? '')).removed.count).toBe(1);
  expect(await datesOf()).toEqual(['2026-11-16', '2026-11-19']);
});

it('changes days, sites and words of an event for all its sites at once', async () => {
  const { id } = await save();
  const change = await save({ id, version: 1, reason: 'Recess', dates: ['2026-11-19', '2026-11-26'], siteIds: [tenant.siteId] });
  expect([change.removed.count, change.restored.count]).toEqual([1, 3]);
  expect(await closedAt()).toEqual([{ date: '2026-11-19', reason: 'Recess' }, { date: '2026-11-26', reason: 'Recess' }]);
  expect(await datesOf()).toEqual(['2026-11-16', '2026-11-23']);
  expect(await datesOf(sessions[1])).toEqual(ALL);
});

it('lets a site change what was made above it for itself alone', async () => {
  const { id } = await save();
  const own = await save({ id, version: 1, dates: ['2026-11-26'], siteIds: [tenant.siteId] }, tenant.site);
  expect(own.id).not.toBe(id);
  expect(await datesOf()).toEqual(['2026-11-16', '2026-11-19', '2026-11-23']);
  expect(await datesOf(sessions[1])).toEqual(['2026-11-16', '2026-11-19']);
  const days = await bed.admin.query('select organization_id as site from site_event_day where event_id = $1 group by 1', [id]);
  expect(days.rows).toEqual([{ site: tenant.otherSiteId }]);
});

it('adds the same request once', async () => {
  const [first, again] = [await save({ key: 'one-request' }), await save({ key: 'one-request' })];
  expect(again.id).toBe(first.id);
  expect((await bed.admin.query('select 1 from site_event where tenant_id = $1', [tenant.id])).rowCount).toBe(1);
});

describe('sites that join an organization later', () => {
  const site = (name: string, parentId: string) => as(tenant.top, () => bed.organizations.create({ parentId, level: 'site', name }));
  const districtOf = async () => (await bed.admin.query<{ id: string }>('select parent_id as id from organization where id = $1', [tenant.siteId])).rows[0]?.id ?? '';
  const coming = { reason: 'Winter break', dates: ['2020-01-02', '2099-12-24'] };

  it('get what is still to come of entries for all its sites, once, and the entry says so', async () => {
    const all = await save({ ...coming, allSites: true });
    const some = await save({ reason: 'No buses', dates: ['2099-12-23'] });
    const before = await versionOf(all.id ?? '');
    const id = await site('New site', await districtOf());
    expect(await closedAt(id)).toEqual([{ date: '2099-12-24', reason: 'Winter break' }]);
    expect(await versionOf(all.id ?? '')).toBe(before + 1);
    expect(await versionOf(some.id ?? '')).toBe(1);
    const { rows } = await bed.admin.query(`select after from audit where tenant_id = $1 and action = 'siteCalendar.join'`, [tenant.id]);
    expect(rows).toMatchObject([{ after: { sites: ['New site'], dates: ['2099-12-24'] } }]);
  });

  it('get nothing of entries that were removed, of single sites, or that were made again for some', async () => {
    const all = await save({ ...coming, allSites: true });
    await remove(all.id ?? '');
    const narrowed = await save({ reason: 'Snow', dates: ['2099-12-22'], allSites: true });
    await save({ id: narrowed.id, version: 1, reason: 'Snow', dates: ['2099-12-22'], siteIds: [tenant.siteId], allSites: false });
    await as(tenant.site, () => bed.events.save({ ...BREAK, reason: 'Only here', dates: ['2099-12-21'], siteIds: [tenant.siteId], allSites: true }));
    expect(await closedAt(await site('New site', await districtOf()))).toEqual([]);
  });
});

describe('several events at once', () => {
  const two = async () => [(await save({ reason: 'Break', dates: ['2026-11-23'] })).id ?? '', (await save({ kind: 'special', reason: 'Fair', dates: ['2026-11-19'], startTime: '09:00', endTime: '12:00' })).id ?? ''];
  const refs = (ids: readonly string[], version = 1) => ids.map((id) => ({ id, version }));
  const stored = async (ids: readonly string[]) => (await bed.admin.query('select kind, reason, start_time::text as start, version from site_event where id = any($1::uuid[]) order by array_position($1::uuid[], id)', [ids])).rows;

  it('get another kind for all their sites, what is left out stays, and the preview says the same', async () => {
    const ids = await two();
    const change = { events: refs(ids), kind: 'closed' };
    const preview = await as(tenant.top, () => bed.events.preview({ edit: change }));
    expect(preview.removed).toMatchObject({ count: 2, sites: 2, dates: [{ date: '2026-11-19' }, { date: '2026-11-19' }] });
    expect(await stored(ids)).toMatchObject([{ kind: 'closed', version: 1 }, { kind: 'special', version: 1 }]);
    const done = await as(tenant.top, () => bed.events.edit(change));
    expect(done).toEqual({ ...preview, ids });
    // What is as it is to be already is not written.
    expect(await stored(ids)).toEqual([{ kind: 'closed', reason: 'Break', start: null, version: 1 }, { kind: 'closed', reason: 'Fair', start: null, version: 2 }]);
    expect(await datesOf()).toEqual(['2026-11-16', '2026-11-26']);
  });

  it('get another reason, which closed days say too, and hours where they are special', async () => {
    const ids = await two();
    const done = await as(tenant.top, () => bed.events.edit({ events: refs(ids), reason: ' Recess ', hours: { startTime: '10:00', endTime: '11:00' } }));
    expect(done.outside).toMatchObject({ count: 2 });
    expect(await stored(ids)).toEqual([{ kind: 'closed', reason: 'Recess', start: null, version: 2 }, { kind: 'special', reason: 'Recess', start: '10:00:00', version: 2 }]);
    expect(await closedAt()).toEqual([{ date: '2026-11-23', reason: 'Recess' }]);
  });

  it('are opened by becoming special, which gives their dates back', async () => {
    const ids = [(await save({ reason: 'A', dates: ['2026-11-23'] })).id ?? '', (await save({ reason: 'B', dates: ['2026-11-26'] })).id ?? ''];
    expect((await as(tenant.top, () => bed.events.edit({ events: refs(ids), kind: 'special' }))).restored.count).toBe(4);
    expect([await datesOf(), await closedAt()]).toEqual([ALL, []]);
  });

  it('are changed all or none: one that is stale, gone, elsewhere or in a locked month refuses the whole', async () => {
    const ids = await two();
    const other = await makeTenant(bed);
    const edit = (events: { id: string; version: number }[], who = tenant.top, more: object = { kind: 'closed', reason: 'X' }) => as(who, () => bed.events.edit({ events, ...more }));
    await expect(edit([{ id: ids[0] ?? '', version: 1 }, { id: ids[1] ?? '', version: 7 }])).rejects.toMatchObject({ code: 'STALE_VERSION' });
    await expect(edit([...refs(ids), { id: newId(), version: 1 }])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(edit(refs(ids), other.top)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(edit([])).rejects.toMatchObject({ code: 'VALIDATION' });
    await expect(edit(refs(ids), tenant.top, {})).rejects.toMatchObject({ code: 'VALIDATION', params: { problems: [{ path: 'events' }] } });
    await expect(edit(refs(ids), tenant.top, { reason: ' ' })).rejects.toMatchObject({ code: 'VALIDATION', params: { problems: [{ path: 'reason' }] } });
    await expect(edit(refs(ids), tenant.top, { kind: 'special', hours: { startTime: '12:00', endTime: '09:00' } })).rejects.toMatchObject({ code: 'VALIDATION', params: { problems: [{ path: 'hours.endTime' }] } });
    await expect(edit(refs(ids), tenant.top, { kind: 'closed', hours: { startTime: '09:00', endTime: '12:00' } })).rejects.toMatchObject({ code: 'VALIDATION', params: { problems: [{ path: 'hours.startTime' }] } });
    await bed.admin.query(`insert into participation_lock (tenant_id, organization_id, month) values ($1, $2, '2026-11-01')`, [tenant.id, tenant.otherSiteId]);
    await expect(edit(refs(ids))).rejects.toMatchObject({ code: 'MONTH_LOCKED' });
    expect(await stored(ids)).toMatchObject([{ reason: 'Break', version: 1 }, { reason: 'Fair', kind: 'special', version: 1 }]);
    // The words alone change no day.
    await edit(refs(ids), tenant.top, { reason: 'Y' });
    expect(await stored(ids)).toMatchObject([{ reason: 'Y' }, { reason: 'Y' }]);
  });

  it('that were made above a site become events of its own there', async () => {
    const ids = await two();
    const done = await as(tenant.site, () => bed.events.edit({ events: refs(ids), reason: 'Ours' }));
    expect(done.ids).toHaveLength(2);
    expect(done.ids.some((id) => ids.includes(id))).toBe(false);
    expect(await closedAt()).toEqual([{ date: '2026-11-23', reason: 'Ours' }]);
    expect(await closedAt(tenant.otherSiteId)).toEqual([{ date: '2026-11-23', reason: 'Break' }]);
    expect(await stored(ids)).toMatchObject([{ reason: 'Break' }, { reason: 'Fair' }]);
  });
});
