import { isAttendanceStatus } from '@afterbell/participation/domain';
import { SealedMap, UNSENT_PREFIX } from '@afterbell/core/web';
import type { MarkQueue } from './mark-queue';
import type { Batch, Consent, Held, SendProblem, SentMark } from './marks';
import { keptTogether, laterOver, named, nameless, ofSome, personsIn, unsealedOf } from './sealed-marks';

/** Ids, statuses and times, never a child's name: what a reload or a flat battery must not lose. Gone as soon as the server has it. */
export interface StoredMarks {
  batch: Batch | null;
  marks: readonly SentMark[];
  /** Whose marks wait for a decision: they are kept, and not sent by themselves. */
  held?: readonly string[];
  /** Why each of them waits, where it is known. */
  why?: Readonly<Record<string, Held>>;
  /** Why nothing of the day is taken. */
  blocked?: SendProblem;
  /** The session in words, for whoever is asked about the marks without a connection. */
  title?: string;
}

export interface UnsentStore {
  /** What is kept of the day, by whichever window: from now on this one keeps it. */
  read(): StoredMarks | null;
  /** The same, for a look. */
  peek(): StoredMarks | null;
  /** What this window has not brought to the server. What others keep of the day stays. */
  write(stored: StoredMarks | null): void;
  /** Gives all of it up. */
  clear(): void;
}

export interface UnsentDay {
  sessionId: string;
  date: string;
  title: string;
  /** Marks that are sent when the roster is opened. */
  count: number;
  /** Marks that wait for a decision. */
  undecided: number;
  /** Why the server takes nothing of the day. */
  blocked: SendProblem | null;
}

const prefixOf = (userId: string) => `${UNSENT_PREFIX}${userId}:`;

/** What a queue still has to bring to the server. */
export function unsentOf({ batch, waiting, held, blocked }: MarkQueue, more: readonly SentMark[] = []): StoredMarks | null {
  const marks = [...[...waiting].map(([personId, mark]) => ({ personId, ...mark })), ...[...held].map(([personId, { mark }]) => ({ personId, ...mark })), ...more];
  if (!batch && marks.length === 0) return null;
  return { batch, marks, ...(held.size > 0 ? { held: [...held.keys()], why: Object.fromEntries(held) } : {}), ...(blocked ? { blocked } : {}) };
}

/** Sealed, where the device keeps things for days without a network. */
const sealed = new SealedMap<StoredMarks>('unsent', (stored) => personsIn(stored).size);

export const onUnsent = sealed.subscribe;

/**
 * Kept by the browser under the person who made the marks, through every sign-out but one that discards them. What is sealed is written a moment
 * later than the tap; until then it stands open, so that nothing is lost in between. Once sealed it does not stand open again, not even when the
 * session has ended under a page that still writes.
 *
 * @param of whose marks; without it everybody's
 */
export function browserUnsentStore(userId: string, sessionId: string, date: string, of?: (personId: string) => boolean): UnsentStore {
  const mine = (stored: StoredMarks | null) => (stored && of ? ofSome(stored, of) : stored);
  const name = `${sessionId}:${date}`;
  const key = `${prefixOf(userId)}${name}`;
  /** What was last given to be sealed, and whether it is on the disk. */
  let last: { stored: StoredMarks | null; done: boolean } | null = null;
  /** What this window knows to be kept, sealed and in the open. */
  let sealedHere: StoredMarks | null = null;
  let openHere: StoredMarks | null = null;
  const seal = (stored: StoredMarks | null, change: (current: StoredMarks | null) => StoredMarks | null) => {
    const given = { stored, done: false };
    const whole = change(sealed.get(name));
    openHere = whole && nameless(whole);
    const written = openHere && JSON.stringify({ ...openHere, whole: true });
    put(key, written);
    last = given;
    void sealed.update(name, change).then(
      () => {
        given.done = true;
        forget(key, written);
      },
      () => {
        if (last === given) last = null;
        sealedHere = null;
      },
    );
  };
  const leaveOpen = (stored: StoredMarks | null) => {
    const open = stored && nameless(stored);
    const whole = keptTogether(parse(key), openHere, open);
    openHere = open;
    put(key, whole && JSON.stringify(whole));
  };
  return {
    read: () => {
      openHere = mine(parse(key));
      if (sealed.opensFor(userId)) {
        sealedHere = mine(sealed.get(name));
        last = { stored: sealedHere, done: true };
      }
      return mine(readOf(userId, name));
    },
    peek: () => mine(readOf(userId, name)),
    write: (stored) => {
      if (sealed.opensFor(userId)) {
        const was = sealedHere;
        sealedHere = stored;
        seal(stored, (current) => keptTogether(current, was, stored));
        return;
      }
      const open = stored && last ? unsealedOf(stored, last.stored) : stored;
      // What is being sealed stands open until it is, and goes by itself.
      if (stored && !open && parse(key)?.whole) return;
      leaveOpen(last?.done === false && open ? stored : open);
    },
    clear: () => {
      sealedHere = openHere = null;
      if (sealed.opensFor(userId)) seal(null, () => null);
      else put(key, null);
    },
  };
}

function put(key: string, written: string | null): void {
  try {
    if (written) localStorage.setItem(key, written);
    else localStorage.removeItem(key);
  } catch {
    // Full or forbidden: the marks are still in memory, and leaving the page warns.
  }
}

function forget(key: string, written: string | null): void {
  if (written !== null && localStorage.getItem(key) === written) localStorage.removeItem(key);
}

function readOf(userId: string, name: string): StoredMarks | null {
  const open = parse(`${prefixOf(userId)}${name}`);
  const closed = sealed.opensFor(userId) ? sealed.get(name) : null;
  if (!open || !closed) return open ?? closed;
  return open.whole ? named(open, closed) : laterOver(closed, open);
}

/** Seals what stands open from a time when that could not be done. */
export function sealUnsent(userId: string): void {
  for (const name of openNames(userId)) {
    const [sessionId = '', date = ''] = name.split(':');
    const store = browserUnsentStore(userId, sessionId, date);
    store.write(store.read());
  }
}

function openNames(userId: string): string[] {
  const prefix = prefixOf(userId);
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  } catch {
    return [];
  }
}

const namesOf = (userId: string): string[] => [...new Set([...openNames(userId), ...(sealed.opensFor(userId) ? sealed.entries().map(([name]) => name) : [])])];

/** Days of this person with marks that were never sent. */
export function unsentDays(userId: string): UnsentDay[] {
  return namesOf(userId).flatMap((name) => {
    const [sessionId = '', date = ''] = name.split(':');
    const stored = readOf(userId, name);
    const kept = personsIn(stored);
    const undecided = (stored?.held ?? []).filter((personId) => kept.has(personId)).length;
    return kept.size > 0 ? [{ sessionId, date, count: kept.size - undecided, undecided, blocked: stored?.blocked ?? null, title: stored?.title ?? '' }] : [];
  });
}

export function discardUnsent(userId: string): void {
  for (const name of namesOf(userId)) {
    const [sessionId = '', date = ''] = name.split(':');
    browserUnsentStore(userId, sessionId, date).clear();
  }
}

function parse(key: string): (StoredMarks & { whole?: true }) | null {
  try {
    const { batch, marks, held, why, blocked, title, whole } = JSON.parse(localStorage.getItem(key) ?? 'null') as { batch?: Partial<Batch> | null; marks?: unknown; held?: unknown; why?: unknown; blocked?: unknown; title?: unknown; whole?: unknown };
    const restored = marksOf(batch?.marks);
    return {
      batch: batch && typeof batch.key === 'string' && restored.length > 0 ? { key: batch.key, consent: consentOf(batch.consent), marks: restored } : null,
      marks: marksOf(marks),
      ...(Array.isArray(held) ? { held: held.filter((personId) => typeof personId === 'string') } : {}),
      ...(isObject(why) ? { why: why as Record<string, Held> } : {}),
      ...(isObject(blocked) ? { blocked: blocked as unknown as SendProblem } : {}),
      ...(typeof title === 'string' ? { title } : {}),
      ...(whole === true ? { whole } : {}),
    };
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const consentOf = (value: unknown): Consent => {
  const { overlap, enroll, long } = (value ?? {}) as Consent;
  return { ...(overlap ? { overlap } : {}), ...(enroll ? { enroll } : {}), ...(long ? { long } : {}) };
};

function marksOf(value: unknown): SentMark[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: Partial<SentMark>) => {
    const { personId, status, startTime = null, endTime = null, version, consent } = entry;
    if (typeof personId !== 'string' || !isAttendanceStatus(status) || typeof version !== 'number') return [];
    return [{ personId, status, startTime, endTime, version, consent: consentOf(consent) }];
  });
}
