import type { Principal } from '@afterbell/core/api';
import { entriesFor, newId, PermissionSet, type AppError } from '@afterbell/core/domain';
import { as } from '@afterbell/testing/api';
import { openPeriodWorld, type PeriodWorld, type Place } from '../../test/period-world';
import type { SaveReportingTerm } from './reporting-term.service';
import type { SaveReportingYear } from './reporting-year.service';

let world: PeriodWorld;
let north: Place;
let south: Place;
let institutionId: string;
let siteId: string;

beforeAll(async () => {
  world = await openPeriodWorld();
  [north, south] = [await world.tenant(), await world.tenant()];
  institutionId = await north.organization('institution', north.topId, 'Harbor Point');
  siteId = await north.organization('site', institutionId, 'Cedar Bend');
});
afterAll(() => world?.close());

const DATES = { startsOn: '2026-07-01', endsOn: '2027-06-30' };
const year = (input: Partial<SaveReportingYear> = {}, who: Principal = north.top) => as(who, () => world.years.save({ name: `Year ${newId()}`, ...DATES, ...input }));
const term = (input: Partial<SaveReportingTerm> & { yearId: string }, who: Principal = north.top) =>
  as(who, () => world.terms.save({ name: `Term ${newId()}`, kind: 'fall', startsOn: '2026-09-01', endsOn: '2026-12-31', ...input }));
const getYear = (id: string, who: Principal = north.top) => as(who, () => world.years.get(id));
const getTerm = (id: string, who: Principal = north.top) => as(who, () => world.terms.get(id));
const problem = (path: string, message: string | RegExp) => ({ code: 'VALIDATION', params: { problems: [{ path, message: typeof message === 'string' ? message : expect.stringMatching(message) }] } });

describe('refuses', () => {
  it('whoever does not act at the top, or may not edit and delete periods', async () => {
    const yearId = await year();
    const termId = await term({ yearId });
    const noPeriods = { ...north.top, permissions: new PermissionSet(entriesFor('settings.years', 'edit', 'delete')) };
    for (const who of [north.at(institutionId, 'institution'), noPeriods]) {
      await expect(year({}, who)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(term({ yearId }, who)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(as(who, () => world.years.remove(yearId, 1))).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(as(who, () => world.terms.remove(termId, 1))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('years and terms of another tenant, and ids that are none', async () => {
    const yearId = await year({}, south.top);
    const termId = await term({ yearId }, south.top);
    for (const id of [yearId, newId(), 'no-id']) {
      await expect(getYear(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(year({ id, version: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(term({ yearId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(as(north.top, () => world.years.remove(id, 1))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    const own = await year();
    for (const id of [termId, newId(), 'no-id']) {
      await expect(getTerm(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(term({ id, version: 1, yearId: own })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(as(north.top, () => world.terms.remove(id, 1))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(as(north.top, () => world.organizations.get(id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('names that are empty, unseen, too long or taken, naming the field', async () => {
    const yearId = await year({ name: '2030–31' });
    for (const save of [(name: string) => year({ name }), (name: string) => term({ yearId, name })]) {
      await expect(save(' \u200b\u202e')).rejects.toMatchObject(problem('name', 'is required'));
      await expect(save('x'.repeat(10_000))).rejects.toMatchObject(problem('name', 'has more than 100 characters'));
      await expect(save('2030–31')).rejects.toMatchObject(problem('name', 'is the name of another year or term'));
    }
    expect((await getYear(await year({ name: 'السنة \u200bالأولى' }))).name).toBe('السنة الأولى');
  });

  it('dates that are none, turned round, mistyped, or outside the year', async () => {
    const yearId = await year();
    await expect(year({ startsOn: '2026-02-30' })).rejects.toMatchObject(problem('startsOn', 'is not a date'));
    await expect(year({ endsOn: '2026-06-30' })).rejects.toMatchObject(problem('endsOn', 'is before the first day'));
    await expect(year({ startsOn: '0206-07-01' })).rejects.toMatchObject(problem('startsOn', /is not between/));
    await expect(term({ yearId, startsOn: '2026-06-30' })).rejects.toMatchObject(problem('startsOn', /^lies outside Year/));
    await expect(term({ yearId, kind: 'year' })).rejects.toMatchObject(problem('kind', 'is not a kind of term'));
  });

  it('a year that would leave out one of its terms', async () => {
    const yearId = await year();
    await term({ yearId, name: 'Fall to keep' });
    await expect(year({ id: yearId, version: 1, startsOn: '2026-10-01' })).rejects.toMatchObject(problem('startsOn', 'would leave out the term Fall to keep (09/01/2026 – 12/31/2026)'));
    expect(await getYear(yearId)).toMatchObject(DATES);
  });

  it('dates that would leave out session dates, saying which', async () => {
    const yearId = await year();
    const termId = await term({ yearId, name: 'Fall held' });
    await north.activity(siteId, termId, 'Chess', ['2026-09-01', '2026-09-08', '2026-12-18'], '2026-09-08');
    const change = (dates: { startsOn: string; endsOn: string }) => term({ id: termId, version: 1, yearId, name: 'Fall held', ...dates });
    await expect(change({ startsOn: '2026-09-09', endsOn: '2026-12-31' })).rejects.toMatchObject(problem('startsOn', 'would leave out 2 session dates (1 with attendance) from 09/01/2026 to 09/08/2026 of Chess'));
    await expect(change({ startsOn: '2026-09-01', endsOn: '2026-12-17' })).rejects.toMatchObject(problem('endsOn', 'would leave out 1 session date on 12/18/2026 of Chess'));
    await change({ startsOn: '2026-08-20', endsOn: '2026-12-18' });
    expect(await getTerm(termId)).toMatchObject({ startsOn: '2026-08-20', endsOn: '2026-12-18', version: 2 });
  });

  it('to remove what is in use', async () => {
    const yearId = await year();
    const termId = await term({ yearId, name: 'Fall used' });
    await north.activity(siteId, termId, 'Robotics', []);
    await expect(as(north.top, () => world.years.remove(yearId, 1))).rejects.toMatchObject(problem('', /its terms are still there: Fall used/));
    await expect(as(north.top, () => world.terms.remove(termId, 1))).rejects.toMatchObject(problem('', /1 activity belongs to it: Robotics/));
    await north.activity(siteId, (await getYear(yearId)).termId ?? '', 'All year', []);
    expect(await getTerm(termId)).toMatchObject({ name: 'Fall used' });
  });

  it('to remove or shorten what activities without a term use by their dates, until another term of the year covers them', async () => {
    const here = await world.tenant();
    const place = await here.organization('site', await here.organization('institution', here.topId, 'I'), 'S');
    const yearId = await year({}, here.top);
    const fall = await term({ yearId, name: 'Fall', startsOn: '2026-09-01', endsOn: '2026-12-31' }, here.top);
    const spring = await term({ yearId, name: 'Spring', startsOn: '2027-01-01', endsOn: '2027-06-30' }, here.top);
    await here.activity(place, null, 'Chess', ['2026-08-20', '2026-09-08', '2026-12-18', '2027-06-29'], '2026-09-08');
    await here.activity(place, (await getYear(yearId, here.top)).termId, 'Choir', ['2026-10-01']);
    const remove = (id: string, version = 1) => as(here.top, () => world.terms.remove(id, version));
    const why = '3 session dates (1 with attendance) from 09/08/2026 to 12/18/2026 of Chess, Choir lie in it and in no other term of its year';
    await expect(remove(fall)).rejects.toMatchObject(problem('', `This cannot be removed: ${why}.`));
    expect(await as(here.top, () => world.terms.obstacles(fall))).toEqual([why]);
    const change = (endsOn: string) => term({ id: fall, version: 1, yearId, name: 'Fall', endsOn }, here.top);
    await expect(change('2026-12-17')).rejects.toMatchObject(problem('endsOn', 'would leave out 1 session date on 12/18/2026 of Chess'));
    const other = await term({ yearId, name: 'School year', kind: 'school_year', startsOn: '2026-09-01', endsOn: '2027-05-30' }, here.top);
    await change('2026-12-17');
    await remove(fall, 2);
    await expect(remove(other)).rejects.toMatchObject(problem('', /^This cannot be removed: 3 session dates/));
    await expect(remove(spring)).rejects.toMatchObject(problem('', /1 session date on 06\/29\/2027 of Chess lies in it/));
    await expect(year({ id: yearId, version: 1, name: 'Later', startsOn: '2026-08-21' }, here.top)).rejects.toMatchObject(problem('startsOn', 'would leave out 1 session date on 08/20/2026 of Chess'));
  });

  it('to remove a year that only dates use, unless another year holds them; a session without dates counts by its span', async () => {
    const here = await world.tenant();
    const place = await here.organization('site', await here.organization('institution', here.topId, 'I'), 'S');
    await here.activity(place, null, 'Evenings', []);
    const yearId = await year({}, here.top);
    const remove = (id: string) => as(here.top, () => world.years.remove(id, 1));
    await expect(remove(yearId)).rejects.toMatchObject(problem('', 'This cannot be removed: 1 session without dates of Evenings lies in it and in no other year.'));
    const twin = await year({}, here.top);
    expect(await as(here.top, () => world.years.obstacles(twin))).toEqual([]);
    await remove(twin);
    const below = here.at(place, 'site');
    await expect(as(below, () => world.years.obstacles(yearId))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(as(south.top, () => world.years.obstacles(yearId))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a stale save with what differs now, and takes one that says the same', async () => {
    const yearId = await year({ name: 'Stale 1' });
    await year({ id: yearId, version: 1, name: 'Stale 2' });
    const error = (await year({ id: yearId, version: 1, name: 'Stale 3' }).catch((thrown: unknown) => thrown)) as AppError;
    expect(error).toMatchObject({ code: 'STALE_VERSION', extra: { conflicts: [{ field: 'name', current: 'Stale 2', attempted: 'Stale 3', version: 2 }] } });
    expect(await year({ id: yearId, version: 1, name: 'Stale 2' })).toBe(yearId);
    expect(await getYear(yearId)).toMatchObject({ name: 'Stale 2', version: 2 });
    await expect(as(north.top, () => world.years.remove(yearId, 1))).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });
});

it('makes a year with a term of the same name and dates, which follows it and cannot be edited by itself', async () => {
  const yearId = await year({ name: '2026–27' });
  const { termId } = await getYear(yearId);
  const stored = async () => (await world.admin.query('select name, kind, starts_on::text, ends_on::text from term where id = $1', [termId])).rows[0];
  expect(await stored()).toEqual({ name: '2026–27', kind: 'year', starts_on: '2026-07-01', ends_on: '2027-06-30' });
  await year({ id: yearId, version: 1, name: 'Program year 27', endsOn: '2027-08-31' });
  expect(await stored()).toEqual({ name: 'Program year 27', kind: 'year', starts_on: '2026-07-01', ends_on: '2027-08-31' });
  await expect(getTerm(termId ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await world.auditOf(yearId)).toEqual(['reportingYear.create', 'reportingYear.update']);
  await as(north.top, () => world.years.remove(yearId, 2));
  expect(await stored()).toBeUndefined();
});

describe('organizations of a period', () => {
  let termId: string;
  let yearTermId: string;
  let yearId: string;
  let otherId: string;
  let otherSiteId: string;
  let institution: Principal;

  beforeAll(async () => {
    otherId = await north.organization('institution', north.topId, 'Three Rivers');
    otherSiteId = await north.organization('site', otherId, 'Red Barn');
    yearId = await year();
    yearTermId = (await getYear(yearId)).termId ?? '';
    termId = await term({ yearId, name: 'Choice' });
    institution = north.at(institutionId, 'institution');
  });

  const get = (who: Principal, id = termId) => as(who, () => world.organizations.get(id));
  const set = (who: Principal, before: string[], after: string[], more: { id?: string; everyTerm?: boolean } = {}) => as(who, () => world.organizations.set({ termId: more.id ?? termId, before, after, everyTerm: more.everyTerm }));
  const active = async (who: Principal, id = termId) => (await get(who, id)).nodes.filter((node) => node.active).map(({ name }) => name).sort();

  it('begins with everything at or beneath the acting organization', async () => {
    expect((await get(institution)).nodes).toMatchObject([{ id: institutionId, parentId: null, name: 'Harbor Point', level: 'institution', active: true }, { id: siteId, parentId: institutionId, active: true }]);
    expect(await active(north.top)).toEqual(['Agency', 'Cedar Bend', 'Harbor Point', 'Red Barn', 'Three Rivers']);
  });

  it('refuses organizations elsewhere, what somebody else changed, and whoever may not edit terms', async () => {
    for (const id of [otherSiteId, north.topId, south.topId, newId(), 'no-id']) await expect(set(institution, [], [id])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const viewer = { ...institution, permissions: new PermissionSet(entriesFor('settings.data_collection_periods', 'edit')) };
    await expect(set(viewer, [], [siteId])).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await set(institution, [], [siteId]);
    await expect(set(institution, [], [institutionId])).rejects.toMatchObject({ code: 'STALE_VERSION', extra: { conflicts: [{ field: 'Cedar Bend', current: 'inactive', attempted: 'active' }] } });
    await set(institution, [siteId], []);
  });

  it('leaves out an organization with everything beneath it, and says so there', async () => {
    await set(north.top, [], [otherId, otherSiteId]);
    expect((await get(north.top)).inactiveIds).toEqual([otherId]);
    expect(await active(north.top)).toEqual(['Agency', 'Cedar Bend', 'Harbor Point']);
    const below = north.at(otherSiteId, 'site');
    expect(await get(below)).toMatchObject({ leftOutBy: 'Three Rivers', inactiveIds: [], nodes: [{ active: false }] });
    // What those above decided is not for those beneath to take back.
    await expect(set(below, [otherId], [])).rejects.toMatchObject({ code: 'STALE_VERSION' });
    await set(institution, [], [siteId]);
    expect((await get(north.top)).inactiveIds.sort()).toEqual([otherId, siteId].sort());
    expect(await world.auditOf(termId)).toContain('term.organizations');
  });

  it('a year’s choice can be taken over by its terms, and a new term begins with it', async () => {
    await set(north.top, [], [siteId], { id: yearTermId, everyTerm: true });
    expect((await get(north.top)).inactiveIds).toEqual([siteId]);
    const fresh = await term({ yearId });
    expect((await get(north.top, fresh)).inactiveIds).toEqual([siteId]);
  });
});
