import { chakra } from '@chakra-ui/react';
import { formatTime } from '@afterbell/core/domain';
import { EmptyState, LinkButton, Section, silent, Skeleton, StatusBadge, useMenu, useSession } from '@afterbell/core/web';
import { ChevronRight, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { useTodaysSessionsQuery } from './__generated__/dashboard';
import { PartError, Rows } from './board-parts';
import { dayPhase, namesOf, PHASE_STATUS, rosterPath, type SessionDay } from './day-phase';
import { useHomeTexts } from './home-texts';
import { useNow } from './use-now';

/** One site has few enough to show them all. */
export const SHOWN = 100;

const Line = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    display: 'grid',
    columnGap: '4',
    rowGap: '1',
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '5rem minmax(0, 1fr) 9.5rem 7rem' },
    '& > [data-part=time]': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', '& > span:not(:first-of-type)': { color: 'fg.muted' }, '& > [data-dash]': { display: { md: 'none' } }, '& > span': { display: { md: 'block' } } },
    '& > [data-part=name]': { gridColumn: { base: '1 / -1', md: 'auto' }, fontSize: 'md', lineHeight: 'snug', '& small': { lineHeight: 'normal' } },
    '& > [data-part=marked]': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& > [data-part=phase]': { gridRow: { base: '1', md: 'auto' }, gridColumn: { base: '2', md: 'auto' }, display: 'flex', justifyContent: { base: 'flex-end', md: 'flex-start' } },
  },
});

/** Today's sessions of a site, by time; a tap on one leads to its roster. */
export function TodayList() {
  const t = useHomeTexts();
  const { organization } = useSession();
  const { items } = useMenu();
  const { data, error, loading, refetch } = useTodaysSessionsQuery({ variables: { first: SHOWN }, context: silent() });
  const now = useNow();
  const days = data?.todaysSessions.nodes;
  return (
    <Section title={t('today.title')}>
      {error && !loading ? (
        <PartError onRetry={refetch} />
      ) : !days ? (
        <Skeleton lines={4} label={t('today.loading')} />
      ) : days.length === 0 ? (
        <EmptyState kind="nothing" title={t('today.empty')} action={items.some(({ path }) => path === '/activities') && <LinkButton to="/activities">{t('today.emptyLink')}</LinkButton>}>
          {t('today.emptyHint', { name: organization.name })}
        </EmptyState>
      ) : (
        <Rows>
          {days.map((day) => (
            <TodayRow key={day.sessionId} day={day} now={now} />
          ))}
        </Rows>
      )}
    </Section>
  );
}

function TodayRow({ day, now }: { day: SessionDay; now: string }) {
  const t = useHomeTexts();
  const phase = dayPhase(day, now);
  const { name, about } = namesOf(day);
  return (
    <li>
      <Link to={rosterPath(day)}>
        <Line>
          <span data-part="time">
            <span>{formatTime(day.startTime)}</span>
            <span data-dash=""> – </span>
            <span>{formatTime(day.endTime)}</span>
          </span>
          <span data-part="name">
            <strong>{name}</strong>
            {about && <small>{about}</small>}
          </span>
          <span data-part="marked">
            <Marked day={day} />
          </span>
          <span data-part="phase">{day.locked ? <Locked /> : phase !== 'upcoming' && <StatusBadge status={PHASE_STATUS[phase]} label={t(`phases.${phase}`)} />}</span>
        </Line>
        <ChevronRight data-go="" data-mirror="" aria-hidden="true" />
      </Link>
    </li>
  );
}

const Track = chakra('span', { base: { display: 'block', height: '1', mt: '1', borderRadius: 'full', bg: 'bg.muted', overflow: 'hidden', '& > span': { display: 'block', height: 'full', bg: 'accent.solid' }, '@media (forced-colors: active)': { display: 'none' } } });

/** How many are marked, in words and as a line. */
function Marked({ day: { enrolledCount, markedCount, isDropIn } }: { day: SessionDay }) {
  const t = useHomeTexts();
  if (isDropIn) return <chakra.span css={{ color: 'fg.muted' }}>{t('today.came', { count: markedCount })}</chakra.span>;
  if (enrolledCount === 0 && markedCount === 0) return <chakra.span css={{ color: 'fg.muted' }}>{t('today.nobodyEnrolled')}</chakra.span>;
  const total = Math.max(enrolledCount, markedCount);
  return (
    <>
      <span data-figures="">{t('today.marked', { marked: markedCount, enrolled: total })}</span>
      <Track aria-hidden="true">
        <span style={{ width: `${(markedCount / total) * 100}%` }} />
      </Track>
    </>
  );
}

function Locked() {
  const t = useHomeTexts();
  return (
    <chakra.span css={{ display: 'inline-flex', alignItems: 'center', gap: '1', color: 'fg.muted', fontSize: 'xs', '& svg': { boxSize: '3.5' } }}>
      <Lock aria-hidden="true" />
      {t('today.locked')}
    </chakra.span>
  );
}
