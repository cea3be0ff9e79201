import { formatDate, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { Badge, Button, EmptyState, silent, Skeleton, useSession } from '@afterbell/core/web';
import type { ParticipantTabProps } from '@afterbell/people/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useParticipantEnrollmentsQuery } from './__generated__/participant-record';
import { LoadFailed } from './load-failed';
import { Lines } from './record-look';
import { useRecordTexts } from './record-texts';

const PAGE = 25;

/** Places in sessions, newest first. */
export default function EnrollmentTab({ personId }: ParticipantTabProps) {
  const t = useRecordTexts();
  const { today, organization } = useSession();
  const [first, setFirst] = useState(PAGE);
  const { data, previousData, error, loading, refetch } = useParticipantEnrollmentsQuery({ variables: { participantId: personId, first }, context: silent(), fetchPolicy: 'cache-and-network' });
  const enrollments = (data ?? previousData)?.participantEnrollments;
  if (error && !enrollments) return <LoadFailed retry={() => refetch()} />;
  if (!enrollments) return <Skeleton lines={4} />;
  if (enrollments.nodes.length === 0) {
    return (
      <EmptyState kind="nothing" title={t('noEnrollments')}>
        {t('noEnrollmentsHint', { name: organization.name })}
      </EmptyState>
    );
  }
  return (
    <>
      <Lines aria-label={t('enrollments')}>
        {enrollments.nodes.map((enrollment) => {
          const last = enrollment.endsOn ?? enrollment.sessionEndsOn;
          const state = enrollment.startsOn > today ? 'to' : last < today ? 'ended' : 'now';
          return (
            <li key={enrollment.id}>
              <strong>{enrollment.sessionName}</strong> <Badge tone={state === 'now' ? 'green' : state === 'to' ? 'blue' : 'gray'}>{t(state)}</Badge>
              <p>
                {[enrollment.activityName === enrollment.sessionName ? null : enrollment.activityName, enrollment.siteName, t(enrollment.endsOn ? 'span' : 'toEnd', { from: formatDate(enrollment.startsOn), to: formatDate(last) })].filter(Boolean).join(' · ')}
              </p>
            </li>
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
    </>
  );
}
