import { Button, EmptyState, failuresOf, LinkButton, LoadHint, Notice, silent, Skeleton, useCoreTexts } from '@afterbell/core/web';
import type { MeetingKind } from '@afterbell/participation/domain';
import type { ReactNode } from 'react';
import { useMeetingQuery, type MeetingWholeFragment } from './__generated__/meetings';
import { meetingsPath } from './meeting-paths';
import { useMeetingsTexts } from './meetings-texts';

/** The meeting of an address, or what stands there instead: waiting, gone, failed. */
export function useMeeting(kind: MeetingKind, id: string | null): { meeting: MeetingWholeFragment | null; instead: ReactNode; refetch: () => void } {
  const t = useMeetingsTexts();
  const core = useCoreTexts();
  const { data, error, refetch } = useMeetingQuery({ variables: { id: id ?? '' }, skip: !id, context: silent(), fetchPolicy: 'cache-and-network' });
  const again = () => void refetch().catch(() => undefined);
  const meeting = data?.meeting.kind === kind ? data.meeting : null;
  if (meeting) return { meeting, instead: null, refetch: again };
  const missing = !id || data !== undefined || failuresOf(error).some(({ statusCode }) => statusCode === 404);
  const instead = missing ? (
    <EmptyState kind="noMatch" title={t('notFound')} action={<LinkButton to={meetingsPath(kind)}>{t('toList')}</LinkButton>}>
      {t('notFoundHint')}
    </EmptyState>
  ) : error ? (
    <Notice severity="error" live title={core('errors.load')} action={<Button onClick={again}>{core('retry')}</Button>}>
      <LoadHint />
    </Notice>
  ) : (
    <Skeleton lines={8} />
  );
  return { meeting: null, instead, refetch: again };
}
