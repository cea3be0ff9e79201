import { daysBetween, formatDate, formatTime } from '@afterbell/core/domain';
import { Badge, i18n, useSession, type Column, type ListField } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Ban, Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import type { SiteEventsQuery } from './__generated__/site-calendar';
import { useSiteCalendarTexts } from './site-calendar-texts';

export type EventRow = SiteEventsQuery['siteEvents']['nodes'][number];
type TextFunction = ReturnType<typeof useSiteCalendarTexts>;

export const EVENT_SORTS = ['reason', 'kind', 'firstDate', 'lastDate', 'siteCount'] as const;

export function useEventFields(): readonly ListField<'reason' | 'kind' | 'firstDate' | 'lastDate' | 'siteCount'>[] {
  const t = useSiteCalendarTexts();
  return useMemo(
    () => [
      { id: 'kind', type: 'enum', label: t('field.kind'), options: [{ value: 'closed', label: t('kind.closed') }, { value: 'special', label: t('kind.special') }] },
      { id: 'reason', type: 'text', label: t('field.reason') },
      { id: 'firstDate', type: 'date', label: t('field.firstDate') },
      { id: 'lastDate', type: 'date', label: t('field.lastDate') },
      { id: 'siteCount', type: 'number', label: t('field.siteCount') },
    ],
    [t],
  );
}

/** Never the colour alone: an icon and a word say it too. */
export function KindBadge({ kind }: { kind: EventRow['kind'] }) {
  const t = useSiteCalendarTexts();
  return (
    <Badge tone={kind === 'closed' ? 'gray' : 'blue'} icon={kind === 'closed' ? <Ban aria-hidden="true" /> : <Sparkles aria-hidden="true" />}>
      {t(`kind.${kind}`)}
    </Badge>
  );
}

export function daysText(t: TextFunction, dates: readonly string[]): string {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  if (dates.length <= 2 && (first === last || daysBetween(first, last) > 1)) return dates.map(formatDate).join(', ');
  return t('daysFromTo', { from: formatDate(first), to: formatDate(last), days: t('days', { count: dates.length }) });
}

export function sitesText(t: TextFunction, { siteCount, siteNames }: Pick<EventRow, 'siteCount' | 'siteNames'>): string {
  const named = siteCount > 2 ? siteNames.slice(0, 1) : siteNames;
  const more = siteCount - named.length;
  return more > 0 ? t('andMore', { names: named.join(', '), count: more }) : new Intl.ListFormat(i18n.language).format(named);
}

export const hoursText = (t: TextFunction, { startTime, endTime }: Pick<EventRow, 'startTime' | 'endTime'>) => (startTime && endTime ? t('hours', { from: formatTime(startTime), to: formatTime(endTime) }) : '');

function Days({ row }: { row: EventRow }) {
  const t = useSiteCalendarTexts();
  const hours = hoursText(t, row);
  return (
    <chakra.span css={{ fontVariantNumeric: 'tabular-nums', '& small': { display: 'block', whiteSpace: 'nowrap', color: 'fg.muted', fontSize: 'xs' } }}>
      {daysText(t, row.dates)}
      {hours && <small>{hours}</small>}
    </chakra.span>
  );
}

export function useEventColumns(): readonly Column<EventRow>[] {
  const t = useSiteCalendarTexts();
  const { organization } = useSession();
  const severalSites = organization.level !== 'site';
  return useMemo(
    () => [
      { id: 'reason', header: t('field.reason'), sort: 'reason', wrap: true, cell: (row) => row.reason },
      { id: 'kind', header: t('field.kind'), sort: 'kind', card: 'badge', cell: (row) => <KindBadge kind={row.kind} /> },
      { id: 'dates', header: t('field.dates'), sort: 'firstDate', wrap: 'tight', card: 'fact', cell: (row) => <Days row={row} /> },
      ...(severalSites ? [{ id: 'sites', header: t('field.siteCount'), sort: 'siteCount', wrap: true as const, card: 'line' as const, cell: (row: EventRow) => (row.scope ? t('allOf', { name: row.scope.name, count: row.siteCount }) : sitesText(t, row)) }] : []),
    ],
    [t, severalSites],
  );
}
