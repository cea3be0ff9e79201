import { openDoor } from '@afterbell/core/web';
import { waitFor } from '@testing-library/react';
import type { SentMark } from '../src/roster/marks';
import { browserUnsentStore } from '../src/roster/unsent-marks';
import type { Answer } from './render-kit';
import { child, DATE, dayWith, SESSION } from './roster-fixture';

const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('crypto');
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration: async () => ({ active: {} }), register: async () => undefined }, configurable: true });

export const DAY = { sessionId: SESSION, date: DATE };
export const mark = (personId: string, version = 0): SentMark => ({ personId, status: 'Present', startTime: '15:00', endTime: '17:00', version, consent: {} });
export const openAs = (userId: string) => openDoor(userId, async () => ({ id: `key-${userId}`, key: btoa(String.fromCharCode(...new Uint8Array(32).fill(userId.length))) }));
export const store = () => browserUnsentStore('me', SESSION, DATE);
export const putOff = (marks: readonly SentMark[], batch: { key: string; marks: SentMark[] } | null = null) => store().write({ batch: batch && { ...batch, consent: {} }, marks, title: 'Homework Help' });
export const isSealed = () => waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes(SESSION))).toEqual([]));

interface Sent {
  idempotencyKey: string;
  marks: SentMark[];
  allowOverlap?: boolean;
}
/** A server that keeps what it took, and answers a key that it knows as it did before. */
export class Server {
  readonly taken = new Map<string, Sent>();
  readonly requests: Sent[] = [];
  lose = 0;
  refuse: { code: string; message: string } | null = null;
  conflictOn: string | null = null;
  outcome: string | null = null;
  readonly order: string[] = [];

  readonly answers: Record<string, Answer> = {
    saveMarks: ({ input }) => {
      const sent = input as Sent;
      // What the server does not know it refuses.
      expect(Object.keys(sent).filter((name) => name !== 'allowOverlap' && name !== 'allowLong').sort()).toEqual(['date', 'idempotencyKey', 'marks', 'sessionId']);
      this.requests.push(sent);
      this.order.push('marks');
      const row = sent.marks.find(({ personId, version }) => personId === this.conflictOn && version < 4);
      if (this.refuse) return payload(null, [{ __typename: 'InvalidProblem', ...this.refuse, path: null }]);
      if (row) return payload(null, [{ __typename: 'ConflictProblem', code: 'STALE_VERSION', message: 'Changed', path: null, conflicts: [conflict(row.personId, 'status', 'ExcusedAbsence'), conflict(row.personId, 'startTime', null), conflict(row.personId, 'endTime', null)] }]);
      this.taken.set(sent.idempotencyKey, this.taken.get(sent.idempotencyKey) ?? sent);
      if (this.lose > 0) {
        this.lose -= 1;
        return new TypeError('Failed to fetch');
      }
      return payload({ __typename: 'SavedAttendance', savedAt: '2026-11-20T21:12:00Z', outcome: null, enrolledPersonIds: [], marks: sent.marks.map(({ personId, status, startTime, endTime, version }) => ({ __typename: 'SavedMark', personId, status, startTime, endTime, version: version + 1 })) }, []);
    },
    attendanceRoster: () => ({ roster: dayWith([child('ana')], { outcome: this.outcome as null, version: 3, closedBy: 'Jamal Carter' }) }),
    closeDay: ({ input }) => {
      this.order.push('closing');
      this.outcome = (input as { outcome: string }).outcome;
      return { closeSessionDate: { __typename: 'SessionDatePayload', problems: [], sessionDate: { __typename: 'SessionDate', date: DATE, outcome: this.outcome, version: 4 } } };
    },
  };
}
const payload = (saved: unknown, problems: unknown[]) => ({ saveAttendance: { __typename: 'SaveAttendancePayload', saved, problems } });
const conflict = (id: string, field: string, current: string | null) => ({ __typename: 'Conflict', id, field, current, attempted: null, version: 4, changedBy: 'Jamal Carter' });
