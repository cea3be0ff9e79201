import { formatDate, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { Badge, Button, EmptyState, factLine, MoreMenu, notify, silent, Skeleton, usePermissions, useSession } from '@afterbell/core/web';
import type { ParticipantTabProps } from '@afterbell/people/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { EnrollOneDialog } from '../places/enroll-one-dialog';
import { PlaceDaysDialog } from '../places/place-dialogs';
import { usePlacesTexts } from '../places/places-texts';
import { type ParticipantEnrollmentsQuery, useParticipantEnrollmentsQuery } from './__generated__/participant-record';
import { LoadFailed } from './load-failed';
import { Lines } from './record-look';
import { useRecordTexts } from './record-texts';

const PAGE = 25;
type Enrollment = ParticipantEnrollmentsQuery['participantEnrollments']['nodes'][number];

/** Places in sessions, newest first. */
export default function EnrollmentTab({ personId, canEdit, onChanged }: ParticipantTabProps) {
  const t = useRecordTexts();
  const places = usePlacesTexts();
  const { can } = usePermissions();
  const [adding, setAdding] = useState(false);
  const [task, setTask] = useState<{ kind: string; enrollment: Enrollment } | null>(null);
  const { today, organization } = useSession();
  const [first, setFirst] = useState(PAGE);
  const { data, previousData, error, loading, refetch } = useParticipantEnrollmentsQuery({ variables: { participantId: personId, first }, context: silent(), fetchPolicy: 'cache-and-network' });
  const enrollments = (data ?? previousData)?.participantEnrollments;
  if (error && !enrollments) return <LoadFailed retry={() => refetch()} />;
  if (!enrollments) return <Skeleton lines={4} />;
  const edits = canEdit && can('edit', 'participation.by_activity');
  const changed = () => (void refetch().catch(() => undefined), onChanged());
  const enroll = edits && <Button onClick={() => setAdding(true)}>{t('enroll')}</Button>;
  const dialogs = (
    <>
      {adding && <EnrollOneDialog personId={personId} onClose={() => setAdding(false)} onDone={changed} />}
      {task && <PlaceDaysDialog sessionId={task.enrollment.sessionId} sessionEndsOn={task.enrollment.sessionEndsOn} task={{ kind: task.kind, place: { ...task.enrollment, personId, displayName: task.enrollment.sessionName } }} onClose={() => setTask(null)} onDone={changed} say={(title, undo) => notify({ severity: 'success', title, action: { label: places('undo'), onClick: undo } })} />}
    </>
  );
  if (enrollments.nodes.length === 0) {
    return (
      <>
        <EmptyState kind="nothing" title={t('noEnrollments')} action={enroll}>
          {t('noEnrollmentsHint', { name: organization.name })}
        </EmptyState>
        {dialogs}
      </>
    );
  }
  return (
    <>
      {enroll && <chakra.div css={{ mb: '3' }}>{enroll}</chakra.div>}
      <Lines aria-label={t('enrollments')}>
        {enrollments.nodes.map((enrollment) => {
          // No place lasts longer than its session.
          const isToEnd = enrollment.endsOn === null || enrollment.endsOn > enrollment.sessionEndsOn;
          const last = isToEnd ? enrollment.sessionEndsOn : (enrollment.endsOn ?? '');
          const state = enrollment.startsOn > today ? 'to' : last < today ? 'ended' : 'now';
          return (
            <chakra.li key={enrollment.id} css={{ display: 'flex', alignItems: 'center', gap: '3', '& > div': { flex: '1', minW: '0' } }}>
              <div>
              <strong>{enrollment.sessionName}</strong> <Badge tone={state === 'now' ? 'green' : state === 'to' ? 'blue' : 'gray'}>{t(state)}</Badge>
              <p>
                {factLine([enrollment.activityName === enrollment.sessionName ? null : enrollment.activityName, enrollment.siteName, t(isToEnd ? 'toEnd' : 'span', { from: formatDate(enrollment.startsOn), to: formatDate(last) })])}
              </p>
              </div>
              {edits && state !== 'ended' && (
                <MoreMenu
                  label={places('actionsOf', { name: enrollment.sessionName })}
                  items={[
                    { id: 'change', label: places('change'), onSelect: () => setTask({ kind: 'change', enrollment }) },
                    { id: 'end', label: places('end'), onSelect: () => setTask({ kind: 'end', enrollment }) },
                  ]}
                />
              )}
            </chakra.li>
          );
        })}
      </Lines>
      {enrollments.pageInfo.hasNextPage && first < MAX_PAGE_SIZE && (
        <chakra.div css={{ mt: '3' }}>
          <Button loading={loading} onClick={() => setFirst(Math.min(first + PAGE, MAX_PAGE_SIZE))}>
            {t('more')}
          </Button>
        </chakra.div>
      )}
      {dialogs}
    </>
  );
}
