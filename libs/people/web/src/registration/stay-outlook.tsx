import { formatDate } from '@afterbell/core/domain';
import { Notice, silent } from '@afterbell/core/web';
import { isStayDay } from '@afterbell/people/domain';
import { type StayFieldsFragment, useStayOutlookQuery } from './__generated__/registration';
import { useStayOutlookTexts } from './stay-outlook-texts';

export interface StayOutlookProps {
  stay: StayFieldsFragment;
  startsOn: string;
  endsOn: string | null;
}

/** What the days as they stand in a dialog would do to the child's places in sessions. */
export function StayOutlook({ stay, startsOn, endsOn }: StayOutlookProps) {
  const t = useStayOutlookTexts();
  const isAsked = isStayDay(startsOn) && (endsOn === null || (isStayDay(endsOn) && endsOn >= startsOn)) && (startsOn !== stay.startsOn || endsOn !== stay.endsOn);
  const { data } = useStayOutlookQuery({ variables: { id: stay.id, startsOn, endsOn }, skip: !isAsked, context: silent(), fetchPolicy: 'no-cache' });
  const outlook = isAsked ? data?.stayOutlook : undefined;
  if (!outlook || (!outlook.places && !outlook.marks && !outlook.returning)) return null;
  const { places, sessions, moreSessions, marks, markedSessions, lastMarkedOn, returning } = outlook;
  return (
    <Notice severity={marks > 0 ? 'warn' : 'info'} live>
      {places > 0 && <div>{sessions.length > 0 ? t(moreSessions ? 'endsMore' : 'endsNamed', { count: places, sessions: sessions.join('; '), more: moreSessions }) : t('ends', { count: places })}</div>}
      {returning > 0 && <div>{t('returns', { count: returning })}</div>}
      {marks > 0 && lastMarkedOn && <div>{t('marks', { count: marks, sessions: t('sessions', { count: markedSessions }), day: formatDate(lastMarkedOn) })}</div>}
    </Notice>
  );
}
