import { Button, EmptyState, notify } from '@afterbell/core/web';
import { Plus } from 'lucide-react';
import type { ActivityWizard } from './activity-wizard';
import { useAddingTexts } from './adding-texts';
import { SessionCard } from './session-card';
import { sessionProblems } from './session-problems';
import { freshSession, type NewSession } from './wizard-state';
import type { Planned } from './use-planned';

export interface ScheduleStepProps {
  wizard: ActivityWizard;
  planned: Planned;
  /** Which session is being edited. */
  open: string | null;
  onOpen: (key: string | null) => void;
}

const MOST = 20;

/** The sessions that the activity begins with. */
export function ScheduleStep({ wizard, planned, open, onOpen }: ScheduleStepProps) {
  const t = useAddingTexts();
  const { activity, sessions, today, current } = planned;
  /** What was said of a session ends when it is changed; of others it stays with them. */
  function keep(next: readonly NewSession[], touched: string | null) {
    const kept = wizard.told.flatMap((one) => {
      const found = /^sessions\.(\d+)(.*)$/.exec(one.field ?? '');
      if (!found) return [one];
      const key = sessions[Number(found[1])]?.key;
      const place = next.findIndex((session) => session.key === key);
      return key === touched || place < 0 ? [] : [{ ...one, field: `sessions.${place}${found[2] ?? ''}` }];
    });
    wizard.tell(kept);
    wizard.set({ sessions: next });
  }
  function add() {
    const made = freshSession(activity, today, sessions, current);
    keep([...sessions, made], null);
    onOpen(made.key);
  }
  function remove(session: NewSession) {
    const before = sessions;
    keep(sessions.filter(({ key }) => key !== session.key), session.key);
    notify({ severity: 'success', title: t('sessionRemoved', { name: session.name || t('session', { number: before.indexOf(session) + 1 }) }), action: { label: t('undo'), onClick: () => wizard.set({ sessions: before }) } });
  }
  const more = (
    <Button icon={<Plus aria-hidden="true" />} onClick={add}>
      {sessions.length ? t('addSession') : t('addFirst')}
    </Button>
  );
  if (sessions.length === 0)
    return (
      <EmptyState kind="nothing" title={t('noSessions')} action={more}>
        {t('noSessionsHint')}
      </EmptyState>
    );
  const shown = sessions.some(({ key }) => key === open) ? open : sessions.length === 1 ? (sessions[0]?.key ?? null) : open;
  return (
    <>
      {sessions.map((session, place) => (
        <SessionCard
          key={session.key}
          session={session}
          place={place}
          activity={activity}
          open={shown === session.key}
          problems={sessionProblems(wizard.told, place)}
          onOpen={() => onOpen(session.key)}
          onChange={(next) => keep(sessions.map((one) => (one.key === next.key ? next : one)), next.key)}
          onRemove={() => remove(session)}
        />
      ))}
      {sessions.length < MOST && <div>{more}</div>}
    </>
  );
}
