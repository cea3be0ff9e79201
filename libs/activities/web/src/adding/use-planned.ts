import type { PlainDate } from '@afterbell/core/domain';
import { useSession } from '@afterbell/core/web';
import { useMemo } from 'react';
import type { SessionActivity } from '../sessions/session-draft';
import type { ActivityWizard } from './activity-wizard';
import { freshSession, type NewSession } from './wizard-state';

export interface PlannedActivity {
  activity: SessionActivity;
  sessions: readonly NewSession[];
  today: PlainDate;
}

/** The activity as it stands, and its sessions; until somebody looks at them one that follows the type, the term and the name. */
export function usePlanned(wizard: ActivityWizard): PlannedActivity {
  const { organization, today } = useSession();
  const { name, type, term } = wizard;
  const { sessions } = wizard.extra;
  return useMemo(() => {
    const activity = { id: '', name, type: type ?? 'scheduled', site: { id: organization.id, name: organization.name }, term };
    return { activity, sessions: sessions ?? [freshSession(activity, today, [])], today };
  }, [name, type, term, sessions, organization, today]);
}
