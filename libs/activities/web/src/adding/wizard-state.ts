/** What the steps of adding an activity hold beside the answers of its form. */
import type { PlainDate } from '@afterbell/core/domain';
import { NO_PROGRAM, type ProgramDraft, readProgram } from '../program/program-draft';
import { newSession, type SessionActivity, type SessionDraft } from '../sessions/session-draft';

export interface NewSession extends SessionDraft {
  key: string;
}

export interface WizardExtra {
  termId: string | null;
  program: ProgramDraft;
  /** Null until somebody looks at the schedule: then one that follows the type and the term. */
  sessions: readonly NewSession[] | null;
  /** Whose information it began with. */
  copyOf: string | null;
  /** The wish to add this activity: sent again after a lost answer, it adds nothing twice. */
  key: string;
}

/** What its sessions begin with. */
export interface PlannedActivity extends SessionActivity {
  capacity: string;
  location: string;
  staff: SessionDraft['staff'];
}

export const emptyExtra = (termId: string | null): WizardExtra => ({ termId, program: NO_PROGRAM, sessions: null, copyOf: null, key: crypto.randomUUID() });

export function freshSession(activity: PlannedActivity, today: PlainDate, others: readonly NewSession[], current: SessionActivity['term']): NewSession {
  const made = { ...newSession(activity, today, current), capacity: activity.capacity, location: activity.location, staff: activity.staff };
  const taken = new Set(others.map(({ name }) => name));
  const free = [made.name, ...Array.from({ length: others.length + 1 }, (_, place) => `${made.name} ${place + 2}`)].find((name) => !taken.has(name));
  return { ...made, name: free ?? made.name, key: others.length ? crypto.randomUUID() : 'first' };
}


const isText = (value: unknown): value is string => typeof value === 'string';

function isSession(value: unknown): value is NewSession {
  const one = value as Partial<NewSession> | null;
  return one !== null && typeof one === 'object' && isText(one.key) && isText(one.name) && Array.isArray(one.staff) && typeof one.schedule === 'object' && Array.isArray(one.schedule.patterns) && Array.isArray(one.schedule.leftOut);
}

/** Of a draft of an earlier visit; what cannot be read is left out. */
export function readExtra(more: string | null, fresh: WizardExtra): WizardExtra {
  try {
    const kept = JSON.parse(more ?? 'null') as Partial<WizardExtra> | null;
    if (!kept || typeof kept !== 'object') return fresh;
    return {
      termId: kept.termId === null || isText(kept.termId) ? kept.termId : fresh.termId,
      program: readProgram(kept.program),
      sessions: Array.isArray(kept.sessions) ? kept.sessions.filter(isSession) : null,
      copyOf: isText(kept.copyOf) ? kept.copyOf : null,
      key: isText(kept.key) && kept.key !== '' ? kept.key : fresh.key,
    };
  } catch {
    return fresh;
  }
}
