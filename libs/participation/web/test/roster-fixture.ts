import type { RosterDay, RosterPerson, SendBatch, SendOutcome, Batch } from '../src/roster/marks';
import { RosterStore } from '../src/roster/roster-store';
import type { StoredMarks, UnsentStore } from '../src/roster/unsent-marks';

export const SESSION = '01a1fc93-8b7f-7386-ad75-820da86a5ace';
export const DATE = '2026-11-20';

export function child(personId: string, values: Partial<RosterPerson> = {}): RosterDay['rows'][number] {
  return {
    __typename: 'RosterRow',
    personId,
    firstName: `First ${personId}`,
    lastName: `Last ${personId}`,
    preferredName: null,
    generatedId: null,
    photoId: null,
    grade: '3',
    allergies: null,
    contactRestriction: null,
    enrolled: true,
    status: 'Enrolled',
    startTime: null,
    endTime: null,
    version: 0,
    changedBy: null,
    changedByYou: false,
    changedAt: null,
    source: null,
    ...values,
  };
}

export function dayWith(rows: RosterDay['rows'], values: Partial<RosterDay> = {}): RosterDay {
  return {
    __typename: 'Roster',
    sessionId: SESSION,
    sessionName: 'Grades 3–5',
    activityId: '01a1fc93-8b7f-7386-ad75-820da86a5acf',
    activityName: 'Homework Help',
    siteId: '01a1fc93-8b7f-7386-ad75-820da86a5acd',
    siteName: 'Cedar Bend',
    location: null,
    date: DATE,
    startTime: '15:00',
    endTime: '17:00',
    timeZone: 'America/New_York',
    isDropIn: false,
    timesRequired: false,
    state: 'scheduled',
    closureReason: null,
    outcome: null,
    outcomeReason: null,
    closedBy: null,
    closedAt: null,
    version: 0,
    previousDate: null,
    nextDate: null,
    hasMore: false,
    lock: null,
    viewerCan: { __typename: 'RosterViewerCan', edit: true, addParticipant: true },
    rows,
    ...values,
  };
}

export function memoryUnsent(kept: StoredMarks | null = null): Pick<UnsentStore, 'read' | 'write'> & { kept: StoredMarks | null } {
  return {
    kept,
    read() {
      return this.kept;
    },
    write(stored) {
      this.kept = stored;
    },
  };
}

/** A server that stores every batch, with each answer under the test's control. */
export class FakeServer {
  readonly batches: Batch[] = [];
  readonly answers: (SendOutcome | 'hang')[] = [];
  private release: (() => void)[] = [];

  readonly send: SendBatch = async (batch) => {
    this.batches.push(batch);
    const answer = this.answers.shift();
    if (answer === 'hang') await new Promise<void>((resolve) => this.release.push(resolve));
    else if (answer) return answer;
    return saved(batch);
  };

  letGo(): void {
    this.release.splice(0).forEach((go) => go());
  }
}

export function saved(batch: Batch): SendOutcome {
  return {
    kind: 'saved',
    savedAt: '2026-11-20T21:12:00.000Z',
    enrolled: batch.consent.enroll ? batch.marks.map(({ personId }) => personId) : [],
    marks: batch.marks.map(({ personId, status, startTime, endTime, version }) => ({ personId, status, startTime, endTime, version: version + 1 })),
  };
}

let keys = 0;

export function storeWith(server: FakeServer, day: RosterDay, unsent: Pick<UnsentStore, 'read' | 'write'> = memoryUnsent()): RosterStore {
  const store = new RosterStore({ send: server.send, unsent, newKey: () => `key-${(keys += 1)}`, now: () => new Date('2026-11-20T20:20:00Z') });
  store.start();
  store.load(day);
  return store;
}

export const statuses = (server: FakeServer) => server.batches.map(({ marks }) => Object.fromEntries(marks.map(({ personId, status }) => [personId, status])));
