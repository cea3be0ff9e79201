import { addDays, formatDate, monthStart, type PlainDate } from '@afterbell/core/domain';
import { Button, factLine, IconButton, Notice, silent, useCoreTexts, useDelayed, useIsPhone, usePermissions, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Ban, ChevronLeft, ChevronRight, Plus, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { hoursText } from './event-columns';
import { monthName, monthOn, weekday, weeksAround } from './month-weeks';
import { daysPath } from './site-calendar-paths';
import { useSiteCalendarTexts } from './site-calendar-texts';
import { DayList, Head, MonthTable } from './month-look';
import type { CalendarView } from './use-calendar-view';
import { useSiteCalendarMonthQuery, type SiteCalendarMonthQuery } from './__generated__/site-calendar';

type Entry = SiteCalendarMonthQuery['siteCalendarEntries']['entries'][number];

/** A month of the sites in sight. A phone lists the days that hold something. */
export function MonthBoard({ view }: { view: CalendarView }) {
  const t = useSiteCalendarTexts();
  const core = useCoreTexts();
  const { today } = useSession();
  const phone = useIsPhone();
  const month = view.month ?? monthStart(today);
  const weeks = weeksAround(month);
  const from = weeks[0]?.[0] ?? month;
  const to = addDays(from, weeks.length * 7 - 1);
  const { data, previousData, error, loading, refetch } = useSiteCalendarMonthQuery({ variables: { from, to, siteId: view.siteId }, context: silent(), fetchPolicy: 'cache-and-network' });
  const stale = useDelayed(loading && !data);
  const answer = (data ?? previousData)?.siteCalendarEntries;
  const byDay = new Map<PlainDate, Entry[]>();
  for (const entry of answer?.entries ?? []) byDay.set(entry.date, [...(byDay.get(entry.date) ?? []), entry]);
  const turn = (months: number) => view.set({ month: monthOn(month, months) });
  const days = weeks.flat().filter((date) => monthStart(date) === month && byDay.has(date));
  return (
    <section aria-label={t('month.label', { month: monthName(month) })}>
      <Head>
        <h2 aria-live="polite">{monthName(month)}</h2>
        {month !== monthStart(today) && <Button onClick={() => view.set({ month: monthStart(today) })}>{t('month.today')}</Button>}
        <IconButton variant="outline" label={t('month.previous')} icon={<ChevronLeft data-mirror="" aria-hidden="true" />} onClick={() => turn(-1)} />
        <IconButton variant="outline" label={t('month.next')} icon={<ChevronRight data-mirror="" aria-hidden="true" />} onClick={() => turn(1)} />
      </Head>
      {error && !loading && !answer && (
        <Notice severity="error" live action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          {t('month.failed')}
        </Notice>
      )}
      {answer?.more && <Notice severity="warn">{t('month.more')}</Notice>}
      {answer && days.length === 0 && <chakra.p css={{ color: 'fg.muted', mb: '2' }}>{t('month.none')}</chakra.p>}
      {phone ? (
        <DayList aria-busy={stale || undefined}>
          {days.map((date) => (
            <li key={date}>
              <h3>
                {weekday(date)}, {formatDate(date)}
              </h3>
              <Entries entries={byDay.get(date) ?? []} />
            </li>
          ))}
        </DayList>
      ) : (
        <MonthTable aria-busy={stale || undefined} style={stale ? { opacity: 0.55 } : undefined}>
          <thead>
            <tr>
              {weeks[0]?.map((date) => (
                <th key={date} scope="col">
                  {weekday(date, 'short')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((date) => (
                  <Day key={date} date={date} outside={monthStart(date) !== month} isToday={date === today} entries={byDay.get(date) ?? []} />
                ))}
              </tr>
            ))}
          </tbody>
        </MonthTable>
      )}
    </section>
  );
}

function Day({ date, outside, isToday, entries }: { date: PlainDate; outside: boolean; isToday: boolean; entries: readonly Entry[] }) {
  const t = useSiteCalendarTexts();
  const { can } = usePermissions();
  return (
    <td data-outside={outside || undefined} aria-current={isToday ? 'date' : undefined}>
      <span data-day="">
        <time dateTime={date}>{Number(date.slice(8))}</time>
        {can('edit', 'settings.site_calendar_edit') && (
          <Link to={`${daysPath()}?date=${date}`} aria-label={t('month.addOn', { date: formatDate(date) })} title={t('month.addOn', { date: formatDate(date) })}>
            <Plus aria-hidden="true" />
          </Link>
        )}
      </span>
      <Entries entries={entries} />
    </td>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const t = useSiteCalendarTexts();
  const { can } = usePermissions();
  const { organization } = useSession();
  return (
    <ul>
      {entries.map((entry) => {
        const words = (
          <>
            {entry.kind === 'closed' ? <Ban aria-hidden="true" /> : <Sparkles aria-hidden="true" />}
            <span>
              <b>{entry.reason}</b>
              <small>{factLine([t(`kind.${entry.kind}`), hoursText(t, entry), organization.level !== 'site' && t('sites', { count: entry.siteCount })])}</small>
            </span>
          </>
        );
        return (
          <li key={entry.eventId} data-kind={entry.kind}>
            {can('edit', 'settings.site_calendar_edit') ? <Link to={daysPath(entry.eventId)}>{words}</Link> : <span data-entry="">{words}</span>}
          </li>
        );
      })}
    </ul>
  );
}
