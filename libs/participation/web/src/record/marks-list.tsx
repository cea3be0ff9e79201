import { formatDate, formatTime, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { Button, factLine, Section, silent, Skeleton, StatusBadge } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { STATUS_WORD } from '../shared/status-look';
import { useParticipantMarksQuery } from './__generated__/participant-record';
import { LoadFailed } from './load-failed';
import { Lines } from './record-look';
import { useRecordTexts } from './record-texts';

const PAGE = 10;

/** Every mark, newest first. */
export function MarksList({ personId }: { personId: string }) {
  const t = useRecordTexts();
  const [first, setFirst] = useState(PAGE);
  const { data, previousData, error, loading, refetch } = useParticipantMarksQuery({ variables: { participantId: personId, first }, context: silent(), fetchPolicy: 'cache-and-network' });
  const marks = (data ?? previousData)?.participantMarks;
  if (error && !marks) return <LoadFailed retry={() => refetch()} />;
  if (!marks) return <Skeleton lines={4} />;
  return (
    <Section title={t('history')}>
      <Lines aria-label={t('history')}>
        {marks.nodes.map((mark) => (
          <li key={`${mark.sessionId} ${mark.date}`}>
            <strong>{formatDate(mark.date)}</strong> <StatusBadge status={STATUS_WORD[mark.status]} label={t(`status.${mark.status}`)} />
            <p>{factLine([mark.sessionName, mark.activityName === mark.sessionName ? null : mark.activityName, mark.siteName, mark.startTime && [formatTime(mark.startTime), mark.endTime && formatTime(mark.endTime)].filter(Boolean).join('–')])}</p>
          </li>
        ))}
      </Lines>
      {marks.pageInfo.hasNextPage && first < MAX_PAGE_SIZE && (
        <chakra.div css={{ mt: '3' }}>
          <Button loading={loading} onClick={() => setFirst(Math.min(first * 2, MAX_PAGE_SIZE))}>
            {t('more')}
          </Button>
        </chakra.div>
      )}
    </Section>
  );
}
