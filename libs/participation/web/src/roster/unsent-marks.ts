import { isAttendanceStatus } from '@afterbell/participation/domain';
import type { Batch, Consent, SentMark } from './marks';

/** Ids, statuses and times, never a name: what a reload or a flat battery must not lose. Gone as soon as the server has it. */
export interface StoredMarks {
  batch: Batch | null;
  marks: readonly SentMark[];
}

export interface UnsentStore {
  read(): StoredMarks | null;
  write(stored: StoredMarks | null): void;
}

const PREFIX = 'afterbell.unsent';

export interface UnsentPlace {
  sessionId: string;
  date: string;
  count: number;
}

const keyOf = (userId: string, sessionId: string, date: string) => [PREFIX, userId, sessionId, date].join(':');

/** Kept by the browser under the person who made the marks; sign-out clears it with all local stores. */
export function browserUnsentStore(userId: string, sessionId: string, date: string): UnsentStore {
  const key = keyOf(userId, sessionId, date);
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

/** Rosters of this person with marks that were never sent. */
export function unsentPlaces(userId: string): UnsentPlace[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((key) => key.startsWith(`${PREFIX}:${userId}:`));
    return keys.flatMap((key) => {
      const [, , sessionId = '', date = ''] = key.split(':');
      const stored = parse(key);
      const count = new Set([...(stored?.batch?.marks ?? []), ...(stored?.marks ?? [])].map(({ personId }) => personId)).size;
      return count > 0 ? [{ sessionId, date, count }] : [];
    });
  } catch {
    return [];
  }
}

function parse(key: string): StoredMarks | null {
  try {
    const { batch, marks } = JSON.parse(localStorage.getItem(key) ?? 'null') as { batch?: Partial<Batch> | null; marks?: unknown };
    const restored = marksOf(batch?.marks);
    return {
      batch: batch && typeof batch.key === 'string' && restored.length > 0 ? { key: batch.key, consent: consentOf(batch.consent), marks: restored } : null,
      marks: marksOf(marks),
    };
  } catch {
    return null;
  }
}

const consentOf = (value: unknown): Consent => {
  const { overlap, enroll } = (value ?? {}) as Consent;
  return { ...(overlap ? { overlap } : {}), ...(enroll ? { enroll } : {}) };
};

function marksOf(value: unknown): SentMark[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: Partial<SentMark>) => {
    const { personId, status, startTime = null, endTime = null, version, consent } = entry;
    if (typeof personId !== 'string' || !isAttendanceStatus(status) || typeof version !== 'number') return [];
    return [{ personId, status, startTime, endTime, version, consent: consentOf(consent) }];
  });
}
