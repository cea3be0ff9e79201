import { sameMark, type Mark } from '@afterbell/participation/domain';
import type { Theirs, UnsentMark } from '../roster/marks';
import { browserUnsentStore, type StoredMarks } from '../roster/unsent-marks';

export type Whose = 'mine' | 'theirs';
export type MarkField = 'status' | 'start' | 'end';

/** What of the two marks has to be chosen. Times go with their status: only where both say present, each is a choice of its own. */
export function fieldsOf(mine: Mark, theirs: Mark): MarkField[] {
  if (mine.status !== theirs.status || mine.status !== 'Present' || sameMark(mine, theirs)) return ['status'];
  return [...(mine.startTime === theirs.startTime ? [] : ['start' as const]), ...(mine.endTime === theirs.endTime ? [] : ['end' as const])];
}

/** The mark that stands after the choice, on top of theirs; null when theirs stands as it is. */
export function chosenMark(mine: UnsentMark, theirs: Theirs, choice: Readonly<Partial<Record<MarkField, Whose>>>): UnsentMark | null {
  const from = (field: MarkField): Mark => (choice[field] === 'theirs' ? theirs : mine);
  const whole = fieldsOf(mine, theirs).includes('status');
  const mark: Mark = whole ? from('status') : { status: 'Present', startTime: from('start').startTime, endTime: from('end').endTime };
  const { status, startTime, endTime } = mark;
  return sameMark(mark, theirs) ? null : { status, startTime, endTime, version: theirs.version, consent: mine.consent };
}

/** What is kept of a day after some of its marks were decided: sent as they are now, or dropped. */
export function decided(stored: StoredMarks, decisions: ReadonlyMap<string, UnsentMark | null>): StoredMarks | null {
  const marks = stored.marks.flatMap((mark) => {
    const decision = decisions.get(mark.personId);
    if (decision === undefined) return [mark];
    return decision === null ? [] : [{ ...decision, personId: mark.personId }];
  });
  const held = (stored.held ?? []).filter((personId) => !decisions.has(personId));
  const why = Object.fromEntries(Object.entries(stored.why ?? {}).filter(([personId]) => !decisions.has(personId)));
  const { batch, title } = stored;
  if (!batch && marks.length === 0) return null;
  return { batch, marks, ...(held.length > 0 ? { held, why } : {}), ...(title === undefined ? {} : { title }) };
}

/** Keeps what was decided of a day on this device, for the next sending. */
export function keepDecided(userId: string, day: { sessionId: string; date: string }, decisions: ReadonlyMap<string, UnsentMark | null>): void {
  const store = browserUnsentStore(userId, day.sessionId, day.date);
  const stored = store.read();
  if (stored) store.write(decided(stored, decisions));
}
