import type { SentMark } from './marks';
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

function heldOf({ held = [], why = {} }: StoredMarks, of: ReadonlySet<string>): Pick<StoredMarks, 'held' | 'why'> {
  const left = held.filter((personId) => of.has(personId));
  return left.length === 0 ? {} : { held: left, why: Object.fromEntries(Object.entries(why).filter(([personId]) => of.has(personId))) };
}
