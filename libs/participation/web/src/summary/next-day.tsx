import { LinkButton, Section, silent } from '@afterbell/core/web';
import { CircleCheck } from 'lucide-react';
import { chakra } from '@chakra-ui/react';
import { useAttendanceNotEnteredQuery } from '../choose-day/__generated__/choose-day';
import type { RosterDay } from '../roster/marks';
import { shortDayName } from '../shared/day-words';
import { rosterPath } from '../shared/take-paths';
import { useSummaryTexts } from './summary-texts';

/** After a day is closed: the next one that is missing, in one click. */
export function NextDay({ day }: { day: RosterDay }) {
  const t = useSummaryTexts();
  const { data } = useAttendanceNotEnteredQuery({ variables: { first: 2 }, fetchPolicy: 'network-only', context: silent() });
  if (!data) return null;
  const next = data.notEntered.nodes.find(({ sessionId, date }) => sessionId !== day.sessionId || date !== day.date);
  return (
    <Section title={t('next')}>
      {next ? (
        <LinkButton to={rosterPath(next)}>{t('nextDay', { name: next.activityName, date: shortDayName(next.date) })}</LinkButton>
      ) : (
        <chakra.p css={{ display: 'flex', gap: '2', alignItems: 'center', '& svg': { boxSize: '5', color: 'green.fg' } }}>
          <CircleCheck aria-hidden="true" />
          {t('none')}
        </chakra.p>
      )}
    </Section>
  );
}
