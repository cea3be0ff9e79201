import { rosterOpenAt } from '../roster/open-rosters';
import { standing } from '../roster/sealed-marks';
import { browserUnsentStore, type UnsentDay, type UnsentStore } from '../roster/unsent-marks';

type Day = Pick<UnsentDay, 'sessionId' | 'date'>;

/** What is kept of a day but for the marks that an open page brings to the server and asks about itself: the page of one child is not that of the others. */
export function storeBeside(userId: string, { sessionId, date }: Day): UnsentStore {
  const open = rosterOpenAt(sessionId, date);
  if (!open) return browserUnsentStore(userId, sessionId, date);
  const own = new Set(open.personIds());
  return browserUnsentStore(userId, sessionId, date, (personId) => !own.has(personId));
}

/** How much of it is sent by itself, and how much waits for a decision. */
export function countBeside(userId: string, day: UnsentDay): Pick<UnsentDay, 'count' | 'undecided'> {
  if (!rosterOpenAt(day.sessionId, day.date)) return day;
  const stored = storeBeside(userId, day).peek();
  const kept = standing(stored);
  const undecided = (stored?.held ?? []).filter((personId) => kept.has(personId)).length;
  return { count: kept.size - undecided, undecided };
}
