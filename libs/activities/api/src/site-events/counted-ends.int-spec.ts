import { entriesFor, newId, PermissionSet, type PlainDate } from '@afterbell/core/domain';
import { type SessionWorld, SAVE, sessionWorld } from '../../test/session-bed';
import { as, openTestBed, type TestBed } from '../../test/test-bed';
import { settleDays } from './settle-days';

let bed: TestBed;
let world: SessionWorld;

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  world = await sessionWorld(bed);
});

const run = (weekdays: number[], meetings: number, change: object = {}) => ({ activityId: world.activityId, name: 'A', startsOn: '2026-11-23', endsOn: null, meetings, patterns: [{ frequency: 'weekly', weekdays, startTime: '15:00', endTime: '16:00' }], ...change });
const made = async (weekdays: number[], meetings: number, change: object = {}) => {
  const { problems, session } = await world.call(SAVE, { input: run(weekdays, meetings, change) });
  expect(problems).toEqual([]);
  return session?.id ?? '';
};
const closing = (...dates: PlainDate[]) => ({ kind: 'closed', reason: 'Snow', dates, siteIds: [world.siteId] });
const close = (...dates: PlainDate[]) => as(world.top, () => bed.events.save(closing(...dates)));
const open = (id: string | null, version = 1) => as(world.top, () => bed.events.remove([{ id: id ?? '', version }]));
const datesOf = async (id: string) => (await world.dates(id)).map((day) => day.slice(0, 10));
const endOf = async (id: string) => (await bed.admin.query<{ end: PlainDate }>('select ends_on::text as end from session where id = $1', [id])).rows[0]?.end;
const named = (tally: { dates: { date: PlainDate }[] }) => tally.dates.map(({ date }) => date);

describe('a session that ends after a number of meetings', () => {
  it('goes on past days that are closed later, and is as before when they are opened again', async () => {
    const id = await made([1, 2], 3);
    expect(await datesOf(id)).toEqual(['2026-11-23', '2026-11-24', '2026-11-30']);
    const first = await close('2026-12-01');
    expect([await datesOf(id), first.added.count]).toEqual([['2026-11-23', '2026-11-24', '2026-11-30'], 0]);
    const preview = await as(world.top, () => bed.events.preview({ save: closing('2026-11-30') }));
    expect([named(preview.removed), named(preview.added)]).toEqual([['2026-11-30'], ['2026-12-07']]);
    expect(await datesOf(id)).toEqual(['2026-11-23', '2026-11-24', '2026-11-30']);
    const second = await close('2026-11-30');
    expect({ ...second, id: null }).toEqual({ ...preview, id: null });
    expect([await datesOf(id), await endOf(id)]).toEqual([['2026-11-23', '2026-11-24', '2026-12-07'], '2026-12-07']);
    const undone = await open(second.id);
    expect([named(undone.restored), named(undone.dropped)]).toEqual([['2026-11-30'], ['2026-12-07']]);
    expect([await datesOf(id), await endOf(id)]).toEqual([['2026-11-23', '2026-11-24', '2026-11-30'], '2026-11-30']);
  });

  it('ends earlier when a closed day is opened, and is as before when it is closed again', async () => {
    const { id: closure } = await close('2026-11-25');
    const id = await made([3, 5], 5);
    const before = ['2026-11-27', '2026-12-02', '2026-12-04', '2026-12-09', '2026-12-11'];
    expect(await datesOf(id)).toEqual(before);
    const opened = await open(closure);
    expect([named(opened.restored), named(opened.dropped)]).toEqual([['2026-11-25'], ['2026-12-11']]);
    expect([await datesOf(id), await endOf(id)]).toEqual([['2026-11-25', ...before.slice(0, 4)], '2026-12-09']);
    await close('2026-11-25');
    expect([await datesOf(id), await endOf(id)]).toEqual([before, '2026-12-11']);
  });

  it('follows an entry whose days are changed, day and end at once', async () => {
    const id = await made([1, 2], 3);
    const { id: closure } = await close('2026-11-24', '2026-11-30');
    expect(await datesOf(id)).toEqual(['2026-11-23', '2026-12-01', '2026-12-07']);
    const change = await as(world.top, () => bed.events.save({ ...closing('2026-12-07', '2026-12-08'), id: closure, version: 1 }));
    expect([named(change.restored), named(change.dropped), named(change.removed)]).toEqual([['2026-11-24', '2026-11-30'], ['2026-12-01'], ['2026-12-07']]);
    expect([await datesOf(id), await endOf(id)]).toEqual([['2026-11-23', '2026-11-24', '2026-11-30'], '2026-11-30']);
  });

  it('keeps a last date that has attendance, says so, and none that was left out or added by hand is touched', async () => {
    const { id: closure } = await close('2026-11-25');
    const id = await made([3, 5], 5, { leftOut: [{ date: '2026-12-02' }] });
    await world.attend(id, '2026-12-11', await world.person('participant', [world.siteId]));
    await bed.admin.query(`insert into session_date (tenant_id, session_id, on_date, organization_id, start_time, end_time, source) values ($1, $2, '2026-12-14', $3, '10:00', '11:00', 'added')`, [world.id, id, world.siteId]);
    const opened = await open(closure);
    expect([named(opened.restored), named(opened.dropped), named(opened.kept)]).toEqual([['2026-11-25'], [], ['2026-12-11']]);
    expect([await datesOf(id), await endOf(id)]).toEqual([['2026-11-25', '2026-11-27', '2026-12-04', '2026-12-09', '2026-12-11', '2026-12-14'], '2026-12-11']);
    await close('2026-11-27');
    expect([await datesOf(id), await endOf(id)]).toEqual([['2026-11-25', '2026-12-04', '2026-12-09', '2026-12-11', '2026-12-14'], '2026-12-11']);
  });

  it('has what fits until its term ends, and the rest again once a day opens', async () => {
    const id = await made([1], 5, { startsOn: '2026-11-30' });
    const { id: closure } = await close('2026-12-28');
    expect([await datesOf(id), await endOf(id)]).toEqual([['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21'], '2026-12-31']);
    await open(closure);
    expect([await datesOf(id), await endOf(id)]).toEqual([['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'], '2026-12-28']);
  });

  it('refuses with the whole change where its end lies in a locked month, which the preview names', async () => {
    const id = await made([1, 2], 3);
    await world.lock('2026-12-01');
    const preview = await as(world.top, () => bed.events.preview({ save: closing('2026-11-30') }));
    expect(preview.locked).toMatchObject([{ siteName: 'Lincoln', month: '12/2026' }]);
    await expect(close('2026-11-30')).rejects.toMatchObject({ code: 'MONTH_LOCKED', params: { month: 'December 2026 at Lincoln' } });
    expect([await datesOf(id), await endOf(id)]).toEqual([['2026-11-23', '2026-11-24', '2026-11-30'], '2026-11-30']);
  });

  it('of a site that joins others follows the days that come with them, but not into a locked month', async () => {
    const [free, locked] = [await made([1, 2], 2), await made([3, 4], 2)];
    expect([await datesOf(free), await datesOf(locked)]).toEqual([['2026-11-23', '2026-11-24'], ['2026-11-25', '2026-11-26']]);
    await world.lock('2026-12-01');
    const dates = ['2026-11-24', '2026-11-26'];
    const event = newId();
    await bed.admin.query(`insert into site_event (tenant_id, id, owner_id, kind, reason, dates) values ($1, $2, $3, 'closed', 'Break', $4)`, [world.id, event, world.top.organizationId, dates]);
    for (const date of dates) await bed.admin.query('insert into site_event_day (tenant_id, event_id, organization_id, on_date) values ($1, $2, $3, $4)', [world.id, event, world.siteId, date]);
    const { added } = await as(world.top, () => bed.db.write((tx) => settleDays(tx, { sites: [world.siteId, world.siteId], dates }, 'leave')));
    expect(named(added)).toEqual(['2026-11-30']);
    expect([await datesOf(free), await endOf(free)]).toEqual([['2026-11-23', '2026-11-30'], '2026-11-30']);
    // Its day is closed like the others; what would come at its end lies in the locked month.
    expect([await datesOf(locked), await endOf(locked)]).toEqual([['2026-11-25'], '2026-11-26']);
  });

  it('leaves one that ends on a day, and one of another site, as it is', async () => {
    const byDay = await made([1, 2], 3, { endsOn: '2026-11-30', meetings: null });
    const elsewhere = await as(world.top, () => bed.activities.create({ siteId: world.otherSiteId, name: 'Games', type: 'scheduled' }));
    const { session } = await world.call(SAVE, { input: run([1, 2], 3, { activityId: elsewhere }) }, world.top);
    await close('2026-11-30');
    expect([await datesOf(byDay), await endOf(byDay)]).toEqual([['2026-11-23', '2026-11-24'], '2026-11-30']);
    expect(await datesOf(session?.id ?? '')).toEqual(['2026-11-23', '2026-11-24', '2026-11-30']);
  });

  it('takes as many statements for forty sessions as for one', async () => {
    const SAVE_EVENT = 'mutation ($input: SaveSiteEventInput!) { saveSiteEvent(input: $input) { effects { added { count } } problems { message } } }';
    const who = { ...world.top, permissions: new PermissionSet([...entriesFor('settings.site_calendar_edit', 'edit'), ...entriesFor('settings.site_calendar', 'view')]) };
    const closeCounted = async (date: PlainDate) => {
      const { data, statements } = await bed.graphql(who, SAVE_EVENT, { input: closing(date) });
      return { answer: data?.saveSiteEvent as { effects: { added: { count: number } } }, statements };
    };
    await made([1, 2], 3);
    const one = await closeCounted('2026-11-23');
    for (let more = 0; more < 39; more += 1) await made([1, 2], 3);
    const forty = await closeCounted('2026-11-24');
    expect([one.answer.effects.added.count, forty.answer.effects.added.count]).toEqual([1, 40]);
    expect(forty.statements).toBe(one.statements);
  });
});
