import type { PlainDate } from '@afterbell/core/domain';
import { useSession } from '@afterbell/core/web';
import { useMemo } from 'react';
import type { SessionActivity } from '../sessions/session-draft';
import type { ActivityWizard } from './activity-wizard';
import { freshSession, type NewSession, type PlannedActivity } from './wizard-state';

export interface Planned {
  activity: PlannedActivity;
  sessions: readonly NewSession[];
  today: PlainDate;
  /** The term that somebody works in. */
  current: SessionActivity['term'];
}

/** The activity as it stands, and its sessions; until somebody looks at them one that follows the type, the term and the name. */
export function usePlanned(wizard: ActivityWizard): Planned {
  const { organization, today, term: current } = useSession();
  const { name, type, term } = wizard;
  const capacity = String(wizard.own('capacity')?.value ?? '');
  const location = String(wizard.own('location')?.value ?? '');
  const { sessions, program } = wizard.extra;
  const { staff } = program;
  return useMemo(() => {
    const activity = { id: '', name, type: type ?? 'scheduled', site: { id: organization.id, name: organization.name }, term, capacity, location, staff };
    return { activity, sessions: sessions ?? [freshSession(activity, today, [], current)], today, current };
  }, [name, type, term, capacity, location, staff, sessions, organization, today, current]);
}
