import { formatDate } from '@afterbell/core/domain';
import type { Held, RosterPerson, SendProblem, SentMark, Theirs, UnsentMark } from '../roster/marks';
import { standing } from '../roster/sealed-marks';
import { unsentDays } from '../roster/unsent-marks';
import { takeText } from '../shared/take-texts';
import { closingsOf, type KeptClosing } from './kept-closings';
import { namesOfDay } from './kept-rosters';
import { countBeside, storeBeside } from './waiting-beside';

export interface WaitingMark {
  personId: string;
  /** Null when the roster is no longer on the device. */
  person: Pick<RosterPerson, 'firstName' | 'lastName' | 'preferredName' | 'generatedId'> | null;
  held: Held;
}

/** One session on one day with what of it needs a decision. */
export interface WaitingDay {
  sessionId: string;
  date: string;
  title: string;
  held: readonly WaitingMark[];
  blocked: SendProblem | null;
  /** All marks of a day that the server takes nothing of. */
  marks: readonly (SentMark & { person: WaitingMark['person'] })[];
  closing: KeptClosing | null;
}

export type Conflict = Extract<Held, { reason: 'conflict' }>;
export const isConflict = (held: Held): held is Conflict & { mark: UnsentMark; theirs: Theirs } => held.reason === 'conflict';

/** What waits for a decision, with names from the rosters that this device keeps. */
export async function readWaiting(userId: string): Promise<WaitingDay[]> {
  const days = new Map<string, WaitingDay>();
  for (const day of unsentDays(userId)) {
    const { sessionId, date, title, blocked } = day;
    const { count, undecided } = countBeside(userId, day);
    if (undecided + (blocked ? count : 0) === 0) continue;
    const stored = storeBeside(userId, day).read();
    const names = await namesOfDay({ sessionId, date }).catch(() => new Map<string, RosterPerson>());
    const personOf = (personId: string) => names.get(personId) ?? null;
    const marks = blocked ? [...standing(stored).values()].map((mark) => ({ ...mark, person: personOf(mark.personId) })) : [];
    const held = blocked ? [] : Object.entries(stored?.why ?? {}).map(([personId, why]) => ({ personId, person: personOf(personId), held: why }));
    days.set(`${sessionId}:${date}`, { sessionId, date, title: titleOf(title, date), held, blocked, marks, closing: null });
  }
  for (const closing of closingsOf(userId).filter(({ problem, theirs }) => problem || theirs)) {
    const { sessionId, date, title } = closing;
    const key = `${sessionId}:${date}`;
    days.set(key, { ...(days.get(key) ?? { sessionId, date, title: titleOf(title, date), held: [], blocked: null, marks: [] }), closing });
  }
  return [...days.values()].sort((a, b) => a.date.localeCompare(b.date));
}

const titleOf = (title: string, date: string) => (title ? takeText('unsent.place', { name: title, date: formatDate(date) }) : formatDate(date));
