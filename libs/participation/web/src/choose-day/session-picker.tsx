import { Button, EmptyState, Field, LinkButton, LoadHint, NativeSelect, Notice, silent, Skeleton, useCoreTexts, useMenu, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { timeRange } from '../shared/day-words';
import { useTakeTexts } from '../shared/take-texts';
import { type AttendanceActivitiesQuery, useAttendanceActivitiesQuery } from './__generated__/choose-day';

export type PickActivity = AttendanceActivitiesQuery['activities']['nodes'][number];
export type PickSession = PickActivity['sessions'][number];

const Pair = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '4', maxW: '44rem' } });
/** A site has a handful; more would not fit a select anyway. */
const ALL = 200;

export interface SessionPickerProps {
  activityId: string | null;
  sessionId: string | null;
  onActivity: (activity: PickActivity | null) => void;
  onSession: (session: PickSession | null) => void;
  /** Below the two selects, once both are chosen. */
  children: (activity: PickActivity, session: PickSession) => React.ReactNode;
}

export function useAttendanceActivities() {
  const { data, ...rest } = useAttendanceActivitiesQuery({ variables: { first: ALL }, context: silent() });
  return { activities: data?.activities.nodes, ...rest };
}

export function SessionPicker({ activityId, sessionId, onActivity, onSession, children }: SessionPickerProps) {
  const t = useTakeTexts();
  const core = useCoreTexts();
  const { organization, term } = useSession();
  const { items } = useMenu();
  const { activities, error, loading, refetch } = useAttendanceActivities();
  if (!activities) {
    if (!error || loading) return <Skeleton lines={2} />;
    return (
      <Notice severity="error" title={t('pick.failed')} live action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
        <LoadHint />
      </Notice>
    );
  }
  if (activities.length === 0) {
    return (
      <EmptyState kind="nothing" title={t('pick.noActivities')} action={items.some(({ path }) => path === '/activities') && <LinkButton to="/activities">{t('pick.toActivities')}</LinkButton>}>
        {t('pick.noActivitiesHint', { name: organization.name })}
      </EmptyState>
    );
  }
  // A session says by itself of which activity it is.
  const activity = activities.find(({ sessions }) => sessions.some(({ id }) => id === sessionId)) ?? activities.find(({ id }) => id === activityId);
  const session = activity?.sessions.find(({ id }) => id === sessionId);
  const current = [...activities].sort((a, b) => Number(b.term?.id === term?.id) - Number(a.term?.id === term?.id));
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '5' }}>
      <Pair>
        <Field label={t('pick.activity')}>
          <NativeSelect
            value={activity?.id ?? ''}
            placeholder={t('pick.chooseActivity')}
            options={current.map(({ id, name, term: its }) => ({ value: id, label: its && its.id !== term?.id ? `${name} (${its.name})` : name }))}
            onChange={({ target }) => onActivity(activities.find(({ id }) => id === target.value) ?? null)}
          />
        </Field>
        {activity && activity.sessions.length > 0 && (
          <Field label={t('pick.session')}>
            <NativeSelect
              value={session?.id ?? ''}
              placeholder={t('pick.chooseSession')}
              options={activity.sessions.map(({ id, name, startTime, endTime, patterns }) => ({ value: id, label: patterns.every((one) => one.startTime === startTime && one.endTime === endTime) ? `${name}, ${timeRange(startTime, endTime)}` : name }))}
              onChange={({ target }) => onSession(activity.sessions.find(({ id }) => id === target.value) ?? null)}
            />
          </Field>
        )}
      </Pair>
      {activity && activity.sessions.length === 0 && <Notice>{t('pick.noSessions')}</Notice>}
      {activity && session && children(activity, session)}
    </chakra.div>
  );
}
