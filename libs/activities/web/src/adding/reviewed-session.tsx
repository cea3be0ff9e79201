import { chakra } from '@chakra-ui/react';
import { formatDate, type PlainDate } from '@afterbell/core/domain';
import type { ActivityType } from '@afterbell/activities/domain';
import { i18n, KeyFacts, LinkButton, silent } from '@afterbell/core/web';
import { useSiteRoomsQuery } from '../sessions/__generated__/schedule';
import { ConflictNotice } from '../sessions/conflict-notice';
import type { SessionActivity } from '../sessions/session-draft';
import { SchedulePreview } from '../sessions/schedule-preview';
import { useSchedulePreview } from '../sessions/use-schedule-preview';
import { useScheduleWords } from '../sessions/use-schedule-words';
import type { Report } from './activity-wizard';
import { useAddingTexts } from './adding-texts';
import type { NewSession } from './wizard-state';

const Card = chakra('article', { base: { border: 'hairline', borderRadius: 'md', p: { base: '3', md: '4' }, display: 'flex', flexDirection: 'column', gap: '3', minW: '0' } });
const Head = chakra('div', { base: { display: 'flex', alignItems: 'baseline', gap: '3', flexWrap: 'wrap', '& h3': { fontWeight: 'semibold', overflowWrap: 'anywhere' } } });
const Columns = chakra('div', { base: { display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }, alignItems: 'start' } });
const Dates = chakra('dl', { base: { display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: '4', rowGap: '1', fontSize: 'sm', fontVariantNumeric: 'tabular-nums', '& dt': { color: 'fg.muted' }, '& dd': { m: '0' } } });

export interface ReviewedSessionProps {
  session: NewSession;
  report: Report[number];
  activity: SessionActivity;
  /** Where it is changed. */
  to: string;
}

/** One session as it would be: when, where, with whom, every date, and what it is in the way of. */
export function ReviewedSession({ session, report: { changes, conflicts }, activity, to }: ReviewedSessionProps) {
  const t = useAddingTexts();
  const words = useScheduleWords();
  const { schedule, roomId, location, capacity, staff } = session;
  const { data } = useSiteRoomsQuery({ variables: { siteId: activity.site.id }, skip: roomId === null, context: silent() });
  const preview = useSchedulePreview(schedule, activity.type as ActivityType, { siteId: activity.site.id, termId: activity.term?.id ?? null });
  // Several times on a day make siblings, which end on days of their own where a number of meetings says the end.
  const [begins, ends] = [changes.map(({ startsOn }) => startsOn).sort()[0], changes.map(({ endsOn }) => endsOn).sort().at(-1)];
  const place = roomId ? data?.siteRooms.find(({ id }) => id === roomId)?.name : location.trim();
  const facts = [
    { label: t('meets'), value: words.patterns(schedule.patterns, schedule) },
    ...(begins && ends ? [{ label: t('runs'), value: `${formatDate(begins)} – ${formatDate(ends)}` }] : []),
    { label: t('room'), value: place || t('notSaid') },
    { label: t('staff'), value: staff.map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ')).join(', ') || t('notSaid') },
    { label: t('places'), value: capacity || t('asManyAsCome') },
  ];
  const count = changes.reduce((sum, { dateCount }) => sum + dateCount, 0);
  return (
    <Card aria-label={session.name}>
      <Head>
        <h3>{session.name}</h3>
        <span data-figures="">{t('dates', { count })}</span>
        <LinkButton variant="link" to={to}>
          {t('changeOf', { what: session.name })}
        </LinkButton>
      </Head>
      <KeyFacts facts={facts} />
      <ConflictNotice conflicts={conflicts} />
      {count === 0 ? (
        <p>{t(`noDates.${schedule.patterns.length ? 'scheduled' : (activity.type as ActivityType)}`)}</p>
      ) : (
        <Columns>
          <div>
            {changes.map(({ name, gained }) => (
              <div key={name}>
                {changes.length > 1 && <strong>{gained.length ? t('sibling', { name, dates: t('dates', { count: gained.length }), from: formatDate(gained[0]), to: formatDate(gained.at(-1)) }) : t('siblingNone', { name })}</strong>}
                <Dates>
                  {monthsOf(gained).map(([month, days]) => (
                    <chakra.div key={month} css={{ display: 'contents' }}>
                      <dt>{monthName(month)}</dt>
                      <dd>{days.join(', ')}</dd>
                    </chakra.div>
                  ))}
                </Dates>
              </div>
            ))}
          </div>
          <SchedulePreview draft={schedule} preview={preview} />
        </Columns>
      )}
    </Card>
  );
}

/** Days of each month: 16, 18, 20. */
function monthsOf(dates: readonly PlainDate[]): [month: string, days: number[]][] {
  const months = new Map<string, number[]>();
  for (const date of dates) months.set(date.slice(0, 7), [...(months.get(date.slice(0, 7)) ?? []), Number(date.slice(8))]);
  return [...months];
}

const monthName = (month: string) => new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
