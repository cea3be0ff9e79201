import { chakra } from '@chakra-ui/react';
import { FlowAnswers } from '@afterbell/forms/web';
import { useProgramAnswers } from '../program/use-program-answers';
import { LinkButton, Notice, Skeleton } from '@afterbell/core/web';
import { useEffect, useRef } from 'react';
import type { ActivityWizard } from './activity-wizard';
import { useAddingTexts } from './adding-texts';
import { ReviewedSession } from './reviewed-session';
import type { Planned } from './use-planned';
import type { NewSession } from './wizard-state';
import { ADD_PATH, pathOf } from './wizard-steps';

const Part = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '3', minW: '0' } });
const Head = chakra('div', { base: { display: 'flex', alignItems: 'baseline', gap: '3', flexWrap: 'wrap', '& h2': { fontSize: 'md', fontWeight: 'semibold' } } });

export interface ReviewStepProps {
  wizard: ActivityWizard;
  planned: Planned;
  sessions: readonly NewSession[];
  busy: boolean;
  failed: boolean;
  /** Asks the server what a save would do. */
  onLook: () => void;
}

/** Everything that a save would make, before it does. */
export function ReviewStep({ wizard, planned, sessions, busy, failed, onLook }: ReviewStepProps) {
  const t = useAddingTexts();
  const { report } = wizard;
  const look = useRef(onLook);
  useEffect(() => {
    look.current = onLook;
  });
  const needed = report === null;
  useEffect(() => {
    if (needed) look.current();
  }, [needed]);
  const { store, term, extra } = wizard;
  const program = useProgramAnswers(planned.activity.site.id, extra.program);
  const total = (report ?? []).flatMap(({ changes }) => changes).reduce((sum, { dateCount }) => sum + dateCount, 0);
  const conflicts = (report ?? []).reduce((sum, one) => sum + one.conflicts.length, 0);
  return (
    <>
      <Part aria-label={t('information')}>
        <Head>
          <h2>{t('information')}</h2>
          <LinkButton variant="link" to={ADD_PATH}>
            {t('changeOf', { what: t('step.information') })}
          </LinkButton>
        </Head>
        <FlowAnswers store={store} more={[{ label: t('term'), value: term?.name ?? t('noTerm') }, ...program]} />
      </Part>
      <Part aria-label={t('step.schedule')}>
        <Head>
          <h2>{sessions.length ? t('sessionsTitle', { count: sessions.length }) : t('noSessions')}</h2>
          {report && sessions.length > 0 && <span data-figures="">{t('total', { count: total })}</span>}
        </Head>
        {sessions.length === 0 && <p>{t('noSessionsHint')}</p>}
        {conflicts > 0 && <Notice severity="warn" live title={t('conflictsTitle', { count: conflicts })} />}
        {report === null ? (
          busy || !failed ? (
            <div role="status" aria-label={t('checking')}>
              <Skeleton lines={6} />
            </div>
          ) : null
        ) : (
          sessions.map((session, place) => {
            const found = report[place];
            return found && <ReviewedSession key={session.key} session={session} report={found} activity={planned.activity} to={`${pathOf('schedule')}?${new URLSearchParams({ session: session.key })}`} />;
          })
        )}
      </Part>
    </>
  );
}
