import { isAttendanceStatus } from '@afterbell/participation/domain';
import { UNSENT_PREFIX } from '@afterbell/core/web';
import type { MarkQueue } from './mark-queue';
import type { Batch, Consent, SentMark } from './marks';

/** Ids, statuses and times, never a child's name: what a reload or a flat battery must not lose. Gone as soon as the server has it. */
export interface StoredMarks {
  batch: Batch | null;
  marks: readonly SentMark[];
  /** Whose marks wait for a decision: they are kept, and not sent by themselves. */
  held?: readonly string[];
  /** The session in words, for whoever is asked about the marks without a connection. */
  title?: string;
}

export interface UnsentStore {
  read(): StoredMarks | null;
  write(stored: StoredMarks | null): void;
}

export interface UnsentDay {
  sessionId: string;
  date: string;
  title: string;
  /** Marks that are sent when the roster is opened. */
  count: number;
  /** Marks that wait for a decision. */
  undecided: number;
}

const prefixOf = (userId: string) => `${UNSENT_PREFIX}${userId}:`;

/** What a queue still has to bring to the server. */
export function unsentOf({ batch, waiting, held }: MarkQueue, more: readonly SentMark[] = []): StoredMarks | null {
  const marks = [...[...waiting].map(([personId, mark]) => ({ personId, ...mark })), ...[...held].map(([personId, { mark }]) => ({ personId, ...mark })), ...more];
  return batch || marks.length > 0 ? { batch, marks, ...(held.size > 0 ? { held: [...held.keys()] } : {}) } : null;
}

/** Kept by the browser under the person who made the marks, through every sign-out but one that discards them. */
export function browserUnsentStore(userId: string, sessionId: string, date: string): UnsentStore {
  const key = `${prefixOf(userId)}${sessionId}:${date}`;
  return {
    read: () => parse(key),
    write: (stored) => {
      try {
        if (stored) localStorage.setItem(key, JSON.stringify(stored));
        else localStorage.removeItem(key);
      } catch {
        // Full or forbidden: the marks are still in memory, and leaving the page warns.
      }
    },
  };
}

function keysOf(userId: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId)));
  } catch {
    return [];
  }
}

/** Days of this person with marks that were never sent. */
export function unsentDays(userId: string): UnsentDay[] {
  return keysOf(userId).flatMap((key) => {
    const [sessionId = '', date = ''] = key.slice(prefixOf(userId).length).split(':');
    const stored = parse(key);
    const kept = new Set([...(stored?.batch?.marks ?? []), ...(stored?.marks ?? [])].map(({ personId }) => personId));
    const undecided = (stored?.held ?? []).filter((personId) => kept.has(personId)).length;
    return kept.size > 0 ? [{ sessionId, date, count: kept.size - undecided, undecided, title: stored?.title ?? '' }] : [];
  });
}

export function discardUnsent(userId: string): void {
  keysOf(userId).forEach((key) => localStorage.removeItem(key));
}

function parse(key: string): StoredMarks | null {
  try {
    const { batch, marks, held, title } = JSON.parse(localStorage.getItem(key) ?? 'null') as { batch?: Partial<Batch> | null; marks?: unknown; held?: unknown; title?: unknown };
    const restored = marksOf(batch?.marks);
    return {
      batch: batch && typeof batch.key === 'string' && restored.length > 0 ? { key: batch.key, consent: consentOf(batch.consent), marks: restored } : null,
      marks: marksOf(marks),
      ...(Array.isArray(held) ? { held: held.filter((personId) => typeof personId === 'string') } : {}),
      ...(typeof title === 'string' ? { title } : {}),
    };
  } catch {
    return null;
  }
}

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
