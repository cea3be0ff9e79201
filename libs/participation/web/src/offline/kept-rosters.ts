import { openedVault, serverNow, type Session } from '@afterbell/core/web';
import { addDays, type PlainDate } from '@afterbell/core/domain';
import type { SessionOutcome } from '@afterbell/participation/domain';
import type { RosterDay, SavedMark } from '../roster/marks';
import { standing } from '../roster/sealed-marks';
import { browserUnsentStore } from '../roster/unsent-marks';
import type { AttendanceTodayQuery } from '../choose-day/__generated__/choose-day';
import { withUnsent } from './with-unsent';

export type KeptDay = AttendanceTodayQuery['todaysSessions']['nodes'][number];
type Scope = 'enrolled' | 'all';

/** A roster as the server told it last. */
export interface KeptRoster {
  day: RosterDay;
  /** When, by the server's clock. */
  at: string;
}

interface DayKey {
  sessionId: string;
  date: PlainDate;
}

/** Rosters belong to the access that saw them: another one of the same person may see less. */
export const placeOf = ({ access, organization }: Pick<Session, 'access' | 'organization'>): string => `${access.id}/${organization.id}`;

const nameOf = (place: string, { sessionId, date }: DayKey, scope: Scope) => [place, sessionId, date, scope].join('/');
const isOf = (name: string, { sessionId, date }: DayKey) => name.includes(`/${sessionId}/${date}/`);

/** Photos are not kept: a face is more than a day without a network needs. */
const withoutPhotos = (day: RosterDay): RosterDay => ({ ...day, rows: day.rows.map((row) => ({ ...row, photoId: null })) });

/** Whether it is on this device: a disk may be full. */
export async function keepRoster(place: string, scope: Scope, day: RosterDay): Promise<boolean> {
  const written = openedVault()?.write('roster', nameOf(place, day, scope), { day: withoutPhotos(day), at: serverNow().toISOString() } satisfies KeptRoster);
  return written ? written.then(() => true, () => false) : false;
}

/** The roster in the scope that was asked for, else in the other one. */
export async function keptRoster(place: string, key: DayKey, scope: Scope): Promise<(KeptRoster & { scope: Scope }) | null> {
  const vault = openedVault();
  if (!vault) return null;
  for (const one of [scope, scope === 'all' ? ('enrolled' as const) : ('all' as const)]) {
    const found = await vault.read<KeptRoster>('roster', nameOf(place, key, one));
    if (found) return { ...found, scope: one };
  }
  return null;
}

/** Of a day with all children of the site those who are on the roster, as the server would tell it: enrolled, or marked, be it by a mark that waits here. */
export function onRosterOf(userId: string, day: RosterDay): RosterDay {
  const waiting = standing(browserUnsentStore(userId, day.sessionId, day.date).peek());
  return { ...day, rows: day.rows.filter(({ personId, enrolled, version }) => enrolled || version > 0 || waiting.has(personId)) };
}

/** What the server has taken since, of this device or of others, is no longer as it was kept: the next mark builds on it. */
export async function noteSaved(key: DayKey, marks: readonly (SavedMark & Partial<Pick<RosterDay['rows'][number], 'changedBy' | 'changedByYou'>>)[]): Promise<void> {
  const byId = new Map(marks.map((mark) => [mark.personId, mark]));
  await change(key, (day) => ({
    ...day,
    rows: day.rows.map((row) => {
      const saved = byId.get(row.personId);
      // Version 0: the mark was taken out.
      if (!saved || (saved.version > 0 && saved.version < row.version)) return row;
      const { status, startTime, endTime, version, changedBy = row.changedBy, changedByYou = row.changedByYou } = saved;
      return { ...row, status, startTime, endTime, version, changedBy, changedByYou };
    }),
  }));
}

export const noteClosed = (key: DayKey, outcome: SessionOutcome): Promise<void> => change(key, (day) => ({ ...day, outcome }));

async function change(key: DayKey, to: (day: RosterDay) => RosterDay): Promise<void> {
  const vault = openedVault();
  if (!vault) return;
  for (const name of await vault.names('roster')) {
    if (isOf(name, key)) await vault.update<KeptRoster>('roster', name, (kept) => kept && { ...kept, day: to(kept.day) }, () => 0).catch(() => undefined);
  }
}

/** Names of the children of a day, for those who are asked about their marks. */
export async function namesOfDay(key: DayKey): Promise<Map<string, RosterDay['rows'][number]>> {
  const vault = openedVault();
  const names = new Map<string, RosterDay['rows'][number]>();
  for (const name of (await vault?.names('roster')) ?? []) {
    const kept = isOf(name, key) ? await vault?.read<KeptRoster>('roster', name) : null;
    kept?.day.rows.forEach((row) => names.set(row.personId, row));
  }
  return names;
}

const listeners = new Set<() => void>();

export function onFetched(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** All rosters of the next days have come. */
export async function noteFetched(place: string, at: Date): Promise<void> {
  await openedVault()?.write('fetched', place, at.toISOString()).catch(() => undefined);
  listeners.forEach((listener) => listener());
}

/** When the rosters of the next days were fetched last. */
export async function fetchedAt(place: string): Promise<number> {
  return Date.parse((await openedVault()?.read<string>('fetched', place)) ?? '') || 0;
}

/** The sessions of today and the days after it whose rosters are kept, by day and time, as they are with what waits on this device. */
export async function keptDays(userId: string, place: string, today: PlainDate): Promise<KeptDay[]> {
  const kept = (await openedVault()?.all<KeptRoster>('roster')) ?? [];
  const days = new Map<string, KeptDay>();
  for (const { name, value } of kept) {
    const { sessionId, date } = value.day;
    const key = `${date} ${value.day.startTime} ${sessionId}`;
    if (name.startsWith(`${place}/`) && date >= today && (!days.has(key) || !name.endsWith('/all'))) days.set(key, dayOf(withUnsent(value.day, browserUnsentStore(userId, sessionId, date).read())));
  }
  return [...days].sort(([a], [b]) => a.localeCompare(b)).map(([, day]) => day);
}

function dayOf({ sessionId, sessionName, activityId, activityName, isDropIn, siteName, date, startTime, endTime, outcome, lock, rows }: RosterDay): KeptDay {
  const marked = rows.filter(({ status }) => status !== 'Enrolled');
  return {
    __typename: 'SessionDay', sessionId, sessionName, activityId, activityName, isDropIn, siteName, date, startTime, endTime, outcome,
    locked: lock !== null,
    enrolledCount: rows.filter(({ enrolled }) => enrolled).length,
    markedCount: marked.length,
    presentCount: marked.filter(({ status }) => status === 'Present').length,
  };
}

/** What is over is kept no longer than a day more. */
export async function dropOld(today: PlainDate): Promise<void> {
  const vault = openedVault();
  const first = addDays(today, -1);
  for (const name of (await vault?.names('roster')) ?? []) {
    const date = name.split('/').at(-2) ?? '';
    if (date < first) await vault?.write('roster', name, null).catch(() => undefined);
  }
}
