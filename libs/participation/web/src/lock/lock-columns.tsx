import { formatDate, formatDateTime, todayIn } from '@afterbell/core/domain';
import { Badge, type Column, useSession, formatCount } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Lock, LockOpen } from 'lucide-react';
import { useMemo } from 'react';
import type { SiteMonthsQuery } from './__generated__/lock';
import { useLockTexts } from './lock-texts';

export type SiteMonthRow = SiteMonthsQuery['siteMonths']['nodes'][number];

export function useLockColumns(): readonly Column<SiteMonthRow>[] {
  const t = useLockTexts();
  const { timeZone, organization } = useSession();
  const single = organization.level === 'site';
  return useMemo(() => {
    return [
      { id: 'site', header: t('field.site'), sort: single ? undefined : 'site', wrap: true, cell: (row) => row.siteName },
      { id: 'entered', header: t('field.entered'), align: 'end', card: 'fact', cell: (row) => (row.dates === 0 ? t('nothing') : t('enteredOf', { entered: formatCount(row.entered), dates: formatCount(row.dates) })) },
      { id: 'missing', header: t('field.missing'), card: 'line', cell: (row) => <Missing row={row} /> },
      { id: 'days', header: t('field.days'), align: 'end', spare: true, cell: (row) => formatCount(row.days) },
      { id: 'marks', header: t('field.marks'), align: 'end', spare: true, card: 'fact', cell: (row) => formatCount(row.marks) },
      { id: 'locked', header: t('field.state'), sort: single ? undefined : 'locked', card: 'badge', wrap: 'tight', cell: (row) => <State row={row} timeZone={timeZone} /> },
    ];
  }, [t, timeZone, single]);
}

function Missing({ row: { dates, missing } }: { row: SiteMonthRow }) {
  const t = useLockTexts();
  if (missing > 0) return <Badge tone="orange">{t('missing', { count: missing })}</Badge>;
  return dates > 0 ? <chakra.span css={{ color: 'fg.muted' }}>{t('complete')}</chakra.span> : null;
}

function State({ row: { lock }, timeZone }: { row: SiteMonthRow; timeZone: string }) {
  const t = useLockTexts();
  if (!lock) return <Badge tone="green" icon={<LockOpen aria-hidden="true" />}>{t('open')}</Badge>;
  const when = formatDate(todayIn(timeZone, new Date(lock.lockedAt)));
  return (
    <chakra.span css={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '0.5' }}>
      <Badge tone="gray" icon={<Lock aria-hidden="true" />}>
        {t('locked')}
      </Badge>
      <chakra.small title={formatDateTime(lock.lockedAt, timeZone)} css={{ color: 'fg.muted', display: { base: 'none', md: 'inline' } }}>{lock.lockedBy ? t('lockedBy', { name: lock.lockedBy, when }) : when}</chakra.small>
    </chakra.span>
  );
}
