import { addDays, formatDate, isPlainDate, isUuid, type PlainDate } from '@afterbell/core/domain';
import { NativeSelect, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import type { MissingAttendanceQuery } from './__generated__/missing';
import { useHubTexts } from './hub-texts';

export interface MissingChoice {
  siteId: string | null;
  activityId: string | null;
  week: PlainDate | null;
}

const uuid = (value: string | null) => (isUuid(value) ? value : null);

/** What the queue is narrowed to, as the address says it. */
export function useMissingChoice() {
  const [params, setParams] = useSearchParams();
  const week = params.get('week');
  const choice: MissingChoice = { siteId: uuid(params.get('site')), activityId: uuid(params.get('activity')), week: isPlainDate(week) ? week : null };
  const set = (values: Partial<Record<'site' | 'activity' | 'week', string>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        after.delete('page');
        return after;
      },
      { replace: true },
    );
  return { choice, set, variables: { siteId: choice.siteId, activityId: choice.activityId, from: choice.week, to: choice.week && addDays(choice.week, 6) } };
}

const Wrap = chakra('div', { base: { display: 'contents', '& > div': { width: { base: 'full', md: '13rem' } } } });

export function MissingFilters({ facets, choice, onChange }: { facets: MissingAttendanceQuery['missingAttendance']; choice: MissingChoice; onChange: ReturnType<typeof useMissingChoice>['set'] }) {
  const t = useHubTexts();
  const { organization } = useSession();
  const named = (all: readonly { id: string; name: string; count: number }[]) => all.map(({ id, name, count }) => ({ value: id, label: t('choice', { name, count }) }));
  return (
    <Wrap>
      {organization.level !== 'site' && <NativeSelect aria-label={t('site')} placeholder={t('allSites')} value={choice.siteId ?? ''} options={named(facets.sites)} onChange={({ target }) => onChange({ site: target.value, activity: '' })} />}
      <NativeSelect aria-label={t('activity')} placeholder={t('allActivities')} value={choice.activityId ?? ''} options={named(facets.activities)} onChange={({ target }) => onChange({ activity: target.value })} />
      <NativeSelect
        aria-label={t('week')}
        placeholder={t('allWeeks')}
        value={choice.week ?? ''}
        options={facets.weeks.map(({ startsOn, count }) => ({ value: startsOn, label: t('choice', { name: t('weekOf', { date: formatDate(startsOn) }), count }) }))}
        onChange={({ target }) => onChange({ week: target.value })}
      />
    </Wrap>
  );
}
