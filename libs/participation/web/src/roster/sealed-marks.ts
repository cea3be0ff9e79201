import type { Held, SentMark } from './marks';
import type { StoredMarks } from './unsent-marks';

const marksIn = (stored: StoredMarks | null): SentMark[] => [...(stored?.batch?.marks ?? []), ...(stored?.marks ?? [])];

export const personsIn = (stored: StoredMarks | null): Set<string> => new Set(marksIn(stored).map(({ personId }) => personId));

/** The mark of each child that stands in the end: one that waits is newer than one that travels. */
export const standing = (stored: StoredMarks | null) => new Map(marksIn(stored).map((mark) => [mark.personId, mark]));

const asWords = ({ status, startTime, endTime, version, consent: { overlap, enroll, long } }: SentMark) => JSON.stringify([status, startTime, endTime, version, overlap, enroll, long]);

/** What of the marks is not among the sealed ones: only that may stand in the open. */
export function unsealedOf(stored: StoredMarks, sealed: StoredMarks | null): StoredMarks | null {
  const known = standing(sealed);
  const marks = [...standing(stored).values()].filter((mark) => {
    const before = known.get(mark.personId);
    return !before || asWords(before) !== asWords(mark);
  });
  const { title } = stored;
  return marks.length === 0 ? null : { batch: null, marks, ...heldOf(stored, new Set(marks.map(({ personId }) => personId))), ...(title === undefined ? {} : { title }) };
}

/** What is kept of some children. A batch of which some are others' loses its key. */
export function ofSome(stored: StoredMarks, of: (personId: string) => boolean): StoredMarks | null {
  const { batch, blocked, title } = stored;
  const whole = batch?.marks.every(({ personId }) => of(personId)) ? batch : null;
  const marks = (whole ? stored.marks : [...standing(stored).values()]).filter(({ personId }) => of(personId));
  if (!whole && marks.length === 0) return null;
  return { batch: whole, marks, ...heldOf(stored, new Set(marks.map(({ personId }) => personId))), ...(blocked ? { blocked } : {}), ...(title === undefined ? {} : { title }) };
}

/** Marked while what is sealed could not be read: the later marks stand, and the earlier ones of the other children stay. */
export function laterOver(sealed: StoredMarks, open: StoredMarks): StoredMarks {
  const later = personsIn(open);
  const earlier = (open.batch ? marksIn(sealed) : sealed.marks).filter(({ personId }) => !later.has(personId));
  const others = heldOf(sealed, new Set([...personsIn(sealed)].filter((personId) => !later.has(personId))));
  const held = [...(open.held ?? []), ...(others.held ?? [])];
  return {
    ...open,
    // A batch whose answer was lost keeps its key.
    batch: open.batch ?? sealed.batch,
    marks: [...open.marks, ...earlier],
    ...(held.length > 0 ? { held, why: { ...open.why, ...others.why } } : {}),
  };
}

/** What may stand in the open: the server's words name a child, and who was faster is a name too. Asked again, the server says both again. */
export function nameless(stored: StoredMarks): StoredMarks {
  return stored.why ? { ...stored, why: Object.fromEntries(Object.entries(stored.why).map(([personId, held]) => [personId, withoutNames(held)])) } : stored;
}

function withoutNames(held: Held): Held {
  if (held.reason === 'conflict') return { ...held, theirs: { ...held.theirs, changedBy: null } };
  return 'message' in held ? { ...held, message: '' } : held;
}

/** What stands in the open, with the names that the sealed one has of the same. */
export function named(open: StoredMarks, sealed: StoredMarks | null): StoredMarks {
  const { why } = sealed ?? {};
  if (!open.why || !why) return open;
  const same = (held: Held, of: Held | undefined) => of !== undefined && JSON.stringify(withoutNames(of)) === JSON.stringify(held);
  return { ...open, why: Object.fromEntries(Object.entries(open.why).map(([personId, held]) => [personId, same(held, why[personId]) ? (why[personId] ?? held) : held])) };
}

/** A mark with what is decided about it, to tell whether anything of it changed. */
const stateOf = (stored: StoredMarks | null, mark: SentMark | undefined) => mark && `${asWords(mark)}${stored?.held?.includes(mark.personId) ?? false}${JSON.stringify(stored?.why?.[mark.personId])}`;

/**
 * One window of several that keep the marks of a day writes: what it changed since `was` stands, what it brought to the server goes, and what other windows keep stays.
 *
 * @param current what is kept now
 * @param was what this window knew to be kept
 * @param is what this window keeps from now on
 */
export function keptTogether(current: StoredMarks | null, was: StoredMarks | null, is: StoredMarks | null): StoredMarks | null {
  const [there, before, after] = [standing(current), standing(was), standing(is)];
  const untouched = (id: string) => stateOf(was, before.get(id)) === stateOf(is, after.get(id));
  // What it did not touch is as the others left it: changed, or gone because it arrived.
  const mine = new Set([...after.keys()].filter((id) => !untouched(id) || stateOf(current, there.get(id)) === stateOf(is, after.get(id))));
  const theirs = new Set([...there.keys()].filter((id) => !mine.has(id) && (untouched(id) || stateOf(current, there.get(id)) !== stateOf(was, before.get(id)))));
  const ofOthers = current?.batch && current.batch.key !== was?.batch?.key && current.batch.marks.some(({ personId }) => theirs.has(personId)) ? current.batch : null;
  // Two batches cannot be kept under their keys: marks that did arrive are no change when they are sent again.
  const batch = is?.batch ?? ofOthers;
  const left = (batch === ofOthers ? (current?.marks ?? []) : [...there.values()]).filter(({ personId }) => theirs.has(personId));
  const marks = [...(is?.marks ?? []).filter(({ personId }) => mine.has(personId)), ...left];
  if (!batch && marks.length === 0) return null;
  const [own, others] = [is && heldOf(is, mine), current && heldOf(current, theirs)];
  const held = [...(own?.held ?? []), ...(others?.held ?? [])];
  const blocked = is?.blocked ?? (was?.blocked ? undefined : current?.blocked);
  const title = is?.title ?? current?.title;
  return { batch, marks, ...(held.length > 0 ? { held, why: { ...own?.why, ...others?.why } } : {}), ...(blocked ? { blocked } : {}), ...(title === undefined ? {} : { title }) };
}

function heldOf({ held = [], why = {} }: StoredMarks, of: ReadonlySet<string>): Pick<StoredMarks, 'held' | 'why'> {
  const left = held.filter((personId) => of.has(personId));
  return left.length === 0 ? {} : { held: left, why: Object.fromEntries(Object.entries(why).filter(([personId]) => of.has(personId))) };
}
