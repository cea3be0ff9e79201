import { Injectable } from '@nestjs/common';
import { parseSiteEvent, type SiteEventInput, type SiteEventValues } from '@afterbell/activities/domain';
import { AuditService, Db, requirePrincipal, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, type FieldProblem, isUuid, newId } from '@afterbell/core/domain';
import { holdCalendars, holdMonths } from '../site-calendar';
import { NO_DATES } from './date-tally';
import { type CalendarEffects, settleDays } from './settle-days';
import { compareDays, everyDay, type LockedMonth, lockedMonths, refuseLockedMonths, type SiteDays } from './site-days';
import { eventDays, heldEvents, sitesInSight, type StoredEvent } from './site-event.sql';

export interface SaveSiteEventInput extends SiteEventInput {
  /** Null for a new one. */
  id?: string | null;
  version?: number | null;
  /** Of the caller, for a new one: the same sent twice is added once. */
  key?: string | null;
  siteIds: readonly string[];
  /** They are all there are: sites that join later get the days too. */
  allSites?: boolean;
}

export interface EditSiteEventsInput {
  events: readonly { id: string; version: number }[];
  kind?: string | null;
  reason?: string | null;
  hours?: { startTime?: string | null; endTime?: string | null } | null;
}

export interface CalendarChange extends CalendarEffects {
  /** The event that was saved; null where some were removed. */
  id: string | null;
  /** Months that are locked: saving is refused while any of these days lies in one. */
  locked: LockedMonth[];
}

/** Days of sites in one save: 5,000 sites for a fortnight, with room. */
const MOST_DAYS = 100_000;

const INSERT = `insert into site_event (id, owner_id, kind, reason, dates, start_time, end_time, key, scope_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
const UPDATE = `update site_event set kind = $2, reason = $3, dates = $4, start_time = $5, end_time = $6, scope_id = $7, version = version + 1 where id = $1`;
const RENAME = 'update site_closure set reason = $2 where event_id = $1';
const ADD_DAYS = 'insert into site_event_day (event_id, organization_id, on_date) select $3, organization_id, on_date from unnest($1::uuid[], $2::date[]) as given (organization_id, on_date) on conflict do nothing';
const TAKE_DAYS = 'delete from site_event_day d using unnest($1::uuid[], $2::date[]) as given (organization_id, on_date) where d.event_id = $3 and d.organization_id = given.organization_id and d.on_date = given.on_date';

// An entry that was made further up goes on for the sites elsewhere.
const END_SCOPE = `update site_event e set scope_id = null where e.id = any($1::uuid[]) and exists (
  select 1 from organization_closure c where c.tenant_id = e.tenant_id and c.ancestor_id = app_org() and c.descendant_id = e.scope_id)`;

/** Closing and special days of many sites at once. */
@Injectable()
export class SiteEventService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  /** Adds an event, or changes one for all its sites in sight; repeating it changes nothing. */
  async save(input: SaveSiteEventInput): Promise<CalendarChange> {
    return this.db.write((tx) => this.put(tx, input, false));
  }

  async remove(events: readonly { id: string; version: number }[]): Promise<CalendarChange> {
    return this.db.write((tx) => this.take(tx, events, false));
  }

  /** The same kind, reason or hours for several events; what is left out stays as it is in each. Answers their ids in the order in which they were named. */
  async edit(input: EditSiteEventsInput): Promise<CalendarChange & { ids: string[] }> {
    return this.db.write((tx) => this.alter(tx, input, false));
  }

  /** What saving would do, without doing it; locked months are named, not refused. */
  async preview(change: { save: SaveSiteEventInput } | { edit: EditSiteEventsInput } | { remove: readonly { id: string; version: number }[] }): Promise<CalendarChange> {
    let answer: CalendarChange | null = null;
    await this.db.rehearse(async (tx) => {
      answer = 'save' in change ? await this.put(tx, change.save, true) : 'edit' in change ? await this.alter(tx, change.edit, true) : await this.take(tx, change.remove, true);
    });
    if (!answer) throw new AppError('INTERNAL');
    return answer;
  }

  private async put(tx: Tx, input: SaveSiteEventInput, rehearsed: boolean): Promise<CalendarChange> {
    const { values, problems } = parseSiteEvent(input);
    const siteIds = [...new Set(input.siteIds)];
    if (!siteIds.length) problems.push({ path: 'siteIds', message: 'are required' });
    if (!problems.length && siteIds.length * values.dates.length > MOST_DAYS) problems.push({ path: 'siteIds', message: `with these dates come to more than ${MOST_DAYS.toLocaleString('en-US')} days: save fewer at once` });
    if (problems.length) throw new AppError('VALIDATION', { problems });
    const sites = await sitesInSight(tx, siteIds);
    const before = input.id ? await this.held(tx, input.id, input.version ?? null, values) : null;
    const old = before ? await eventDays(tx, [before.id]) : { sites: [], dates: [] };
    if (!rehearsed) await holdCalendars(tx, [...new Set([...siteIds, ...old.sites])]);
    const done = input.id || !input.key ? null : await tx.one<{ id: string }>('select id from site_event where key = $1', [input.key], 'site_event_by_key');
    if (done) return { id: done.id, locked: [], removed: NO_DATES, kept: NO_DATES, restored: NO_DATES, outside: NO_DATES, added: NO_DATES, dropped: NO_DATES };
    const { gone, come, differing, all } = compareDays(old, everyDay(siteIds, values.dates));
    // Whoever sees only some of its sites takes them out into an event of their own.
    const inPlace = before?.ownerSeen === true;
    const sameDays = inPlace && before.kind === values.kind && before.startTime === values.startTime && before.endTime === values.endTime;
    const touched = sameDays ? differing : all;
    const locked = await this.refused(tx, touched, rehearsed);
    const id = inPlace ? before.id : newId();
    if (before && !inPlace) await tx.execute(TAKE_DAYS, [old.sites, old.dates, before.id], 'site_event_days_take');
    await this.write(tx, id, { ...values, scopeId: scopeOf(input, before, old, siteIds) }, inPlace, before ? null : (input.key ?? null));
    if (inPlace) await tx.execute(TAKE_DAYS, [gone.sites, gone.dates, id], 'site_event_days_take');
    const days = inPlace ? come : everyDay(siteIds, values.dates);
    await tx.execute(ADD_DAYS, [days.sites, days.dates, id], 'site_event_days_add');
    const effects = await settleDays(tx, touched, rehearsed ? 'name' : 'refuse');
    if (sameDays && before.reason !== values.reason) await tx.execute(RENAME, [id, values.reason], 'site_closures_rename');
    await this.record(tx, before ? 'change' : 'add', id, before && wordsOf(before, []), { ...wordsOf(values, sites), ...countsOf(effects) });
    return { id, ...effects, locked: bothOf(locked, effects.locked) };
  }

  private async alter(tx: Tx, { events: given, ...change }: EditSiteEventsInput, rehearsed: boolean): Promise<CalendarChange & { ids: string[] }> {
    const events = (await this.heldAll(tx, given)).map((before) => ({ before, values: alteredOf(before, change), id: before.ownerSeen ? before.id : newId() }));
    const changed = events.filter(({ before, values }) => before.kind !== values.kind || before.reason !== values.reason || before.startTime !== values.startTime || before.endTime !== values.endTime);
    const days = new Map<string, SiteDays>();
    for (const { before } of changed) days.set(before.id, await eventDays(tx, [before.id]));
    // The words alone change no day, except where an event of its own takes them over.
    const settled = changed.filter(({ before, values }) => !before.ownerSeen || before.kind !== values.kind || before.startTime !== values.startTime || before.endTime !== values.endTime);
    const daysOf = (some: typeof changed) => everyPairOnce({ sites: some.flatMap(({ before }) => days.get(before.id)?.sites ?? []), dates: some.flatMap(({ before }) => days.get(before.id)?.dates ?? []) });
    const touched = daysOf(settled);
    if (touched.sites.length > MOST_DAYS) throw new AppError('VALIDATION', { problems: [{ path: 'events', message: `come to more than ${MOST_DAYS.toLocaleString('en-US')} days: change fewer at once` }] });
    if (!rehearsed) await holdCalendars(tx, [...new Set(daysOf(changed).sites)]);
    const locked = await this.refused(tx, touched, rehearsed);
    for (const { before, values, id } of changed) {
      const own = days.get(before.id) ?? { sites: [], dates: [] };
      if (!before.ownerSeen) await tx.execute(TAKE_DAYS, [own.sites, own.dates, before.id], 'site_event_days_take');
      await this.write(tx, id, { ...values, scopeId: before.ownerSeen ? before.scopeId : null }, before.ownerSeen, null);
      if (!before.ownerSeen) await tx.execute(ADD_DAYS, [own.sites, own.dates, id], 'site_event_days_add');
      else if (before.reason !== values.reason) await tx.execute(RENAME, [id, values.reason], 'site_closures_rename');
    }
    const effects = await settleDays(tx, touched, rehearsed ? 'name' : 'refuse');
    for (const { before, values, id } of changed) await this.record(tx, 'change', id, wordsOf(before, []), { ...wordsOf(values, []), ...countsOf(effects) });
    const ids = given.map((one) => events.find(({ before }) => before.id === one.id)).flatMap((event) => (event ? [changed.includes(event) ? event.id : event.before.id] : []));
    return { id: null, ids, ...effects, locked: bothOf(locked, effects.locked) };
  }

  private async heldAll(tx: Tx, given: readonly { id: string; version: number }[]): Promise<StoredEvent[]> {
    if (!given.length || given.length > 200) throw new AppError('VALIDATION', { problems: [{ path: 'events', message: 'are 1 to 200' }] });
    const events: StoredEvent[] = [];
    // Held in one order, whoever changes or removes them.
    for (const { id, version } of [...new Map(given.map((one) => [one.id, one])).values()].sort((a, b) => (a.id < b.id ? -1 : 1))) events.push(await this.held(tx, id, version, null));
    return events;
  }

  private async take(tx: Tx, given: readonly { id: string; version: number }[], rehearsed: boolean): Promise<CalendarChange> {
    const events = await this.heldAll(tx, given);
    const days = await eventDays(tx, events.map(({ id }) => id));
    const touched = everyPairOnce(days);
    if (!rehearsed) await holdCalendars(tx, [...new Set(touched.sites)]);
    const locked = await this.refused(tx, touched, rehearsed);
    await tx.execute('delete from site_event_day where event_id = any($1::uuid[])', [events.map(({ id }) => id)], 'site_events_remove');
    await tx.execute(END_SCOPE, [events.map(({ id }) => id)], 'site_events_end_scope');
    const effects = await settleDays(tx, touched, rehearsed ? 'name' : 'refuse');
    for (const event of events) await this.record(tx, 'remove', event.id, wordsOf(event, []), countsOf(effects));
    return { id: null, ...effects, locked: bothOf(locked, effects.locked) };
  }

  private async refused(tx: Tx, touched: SiteDays, rehearsed: boolean): Promise<LockedMonth[]> {
    if (!rehearsed) await holdMonths(tx, touched.sites, touched.dates);
    const locked = await lockedMonths(tx, touched);
    if (!rehearsed) refuseLockedMonths(locked);
    return locked;
  }

  private async held(tx: Tx, id: string, version: number | null, wanted: SiteEventValues | null): Promise<StoredEvent> {
    const [event] = isUuid(id) ? await heldEvents(tx, [id]) : [];
    if (!event) throw new AppError('NOT_FOUND', { what: 'The event' });
    if (event.version === version) return event;
    const fields = ['kind', 'reason', 'dates', 'startTime', 'endTime'] as const;
    const text = (values: SiteEventValues, field: (typeof fields)[number]) => (field === 'dates' ? values.dates.join(', ') : values[field]);
    const differing = fields.flatMap((field) => {
      const [current, attempted] = [text(event, field), wanted && text(wanted, field)];
      return current === attempted ? [] : [{ id, field, current, attempted, version: event.version }];
    });
    throw await staleSave(tx, { subjectType: 'siteCalendar', subjectId: id }, differing.length ? differing : [{ id, field: 'sites', current: null, attempted: null, version: event.version }]);
  }

  private async write(tx: Tx, id: string, { kind, reason, dates, startTime, endTime, scopeId }: SiteEventValues & { scopeId: string | null }, inPlace: boolean, key: string | null): Promise<void> {
    if (inPlace) await tx.execute(UPDATE, [id, kind, reason, dates, startTime, endTime, scopeId], 'site_event_update');
    else await tx.execute(INSERT, [id, requirePrincipal().organizationId, kind, reason, dates, startTime, endTime, key, scopeId], 'site_event_insert');
  }

  private record(tx: Tx, verb: string, id: string, before: unknown, after: unknown): Promise<void> {
    return this.audit.record(tx, { action: `siteCalendar.${verb}`, subjectType: 'siteCalendar', subjectId: id, before: before ?? undefined, after });
  }
}

/** One of several events as it is to be; refuses what cannot be. */
function alteredOf(before: StoredEvent, { kind, reason, hours }: Omit<EditSiteEventsInput, 'events'>): SiteEventValues {
  const refuse = (problems: readonly FieldProblem[]) => new AppError('VALIDATION', { problems });
  if (!kind && (reason ?? null) === null && !hours) throw refuse([{ path: 'events', message: 'stay as they are: say what is to change' }]);
  if (kind === 'closed' && (hours?.startTime || hours?.endTime)) throw refuse([{ path: 'hours.startTime', message: 'belongs to special days: a closed site has no hours' }]);
  const wanted = kind ?? before.kind;
  const times = wanted === 'closed' ? { startTime: null, endTime: null } : { startTime: (hours ? hours.startTime : before.startTime) ?? null, endTime: (hours ? hours.endTime : before.endTime) ?? null };
  const { values, problems } = parseSiteEvent({ kind: wanted, reason: reason ?? before.reason, dates: before.dates, ...times });
  if (problems.length) throw refuse(problems.map(({ path, message }) => ({ path: path === 'startTime' || path === 'endTime' ? `hours.${path}` : path, message })));
  return values;
}

/** What it is for all sites of: as it was where the sites are the same, else where it is saved. */
function scopeOf({ allSites = false }: SaveSiteEventInput, before: StoredEvent | null, old: SiteDays, siteIds: readonly string[]): string | null {
  const { organizationId, organizationLevel } = requirePrincipal();
  if (!allSites || organizationLevel === 'site') return null;
  const sites = new Set(old.sites);
  const same = sites.size === siteIds.length && siteIds.every((id) => sites.has(id));
  return before?.ownerSeen && before.scopeId && same ? before.scopeId : organizationId;
}

function everyPairOnce(days: SiteDays): SiteDays {
  return compareDays({ sites: [], dates: [] }, days).come;
}

/** Names in the trail: more are counted. */
const NAMED_SITES = 50;

function wordsOf({ kind, reason, dates, startTime, endTime }: SiteEventValues, sites: readonly string[]) {
  return { kind, reason, dates, ...(startTime ? { startTime, endTime } : {}), ...(sites.length ? { siteCount: sites.length, sites: sites.slice(0, NAMED_SITES) } : {}) };
}

function countsOf({ removed, kept, restored, added, dropped }: CalendarEffects) {
  return { datesRemoved: removed.count, datesKept: kept.count, datesRestored: restored.count, ...(added.count ? { datesAdded: added.count } : {}), ...(dropped.count ? { datesDropped: dropped.count } : {}) };
}

/** Months of the days themselves and of the ends that move because of them. */
function bothOf(days: readonly LockedMonth[], ends: readonly LockedMonth[]): LockedMonth[] {
  return [...days, ...ends.filter(({ siteId, month }) => !days.some((one) => one.siteId === siteId && one.month === month))];
}
