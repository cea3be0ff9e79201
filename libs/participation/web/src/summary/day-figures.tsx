import { LinkButton, Section, StatusBadge } from '@afterbell/core/web';
import { summarize, type AttendanceStatus } from '@afterbell/participation/domain';
import { gradeLabel, isGrade } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import type { RosterDay } from '../roster/marks';
import { shownChild } from '../shared/child-names';
import { STATUS_WORD } from '../shared/status-look';
import { rosterPath } from '../shared/take-paths';
import { useTakeTexts } from '../shared/take-texts';
import { useSummaryTexts } from './summary-texts';

const Figures = chakra('dl', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '4', m: '0', '& > div': { display: 'flex', flexDirection: 'column-reverse', gap: '1', alignItems: 'flex-start' }, '& dd': { m: '0', fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight', fontVariantNumeric: 'tabular-nums' } },
});
const Names = chakra('ul', { base: { listStyle: 'none', p: '0', m: '0', columns: { base: '1', md: '2' }, columnGap: '8', maxW: '48rem', '& li': { breakInside: 'avoid', borderBottom: 'hairline', py: '2', display: 'flex', gap: '2', justifyContent: 'space-between' }, '& small': { color: 'fg.muted' } } });

const SHOWN = ['Present', 'ExcusedAbsence', 'UnexcusedAbsence', 'Enrolled'] as const;

/** Counts by status. */
export function DayFigures({ day }: { day: RosterDay }) {
  const t = useSummaryTexts();
  const take = useTakeTexts();
  const counts = summarize(day.rows.map(({ status }) => status));
  return (
    <Section title={t('counts', { name: day.activityName })}>
      {day.rows.length === 0 ? (
        <p>{t('nobody')}</p>
      ) : (
        <Figures>
          {SHOWN.map((status) => (
            <div key={status}>
              <dt>
                <StatusBadge status={STATUS_WORD[status]} label={take(`statusLong.${status}`)} />
              </dt>
              <dd>{counts[status]}</dd>
            </div>
          ))}
        </Figures>
      )}
    </Section>
  );
}

export interface ChildrenProps {
  day: RosterDay;
  status: AttendanceStatus;
  title: (count: number) => string;
  /** Leads back to the roster, to exactly these. */
  link?: string;
}

/** Who has a status; nothing when nobody has. */
export function ChildrenWith({ day, status, title, link }: ChildrenProps) {
  const rows = day.rows.filter((row) => row.status === status);
  if (rows.length === 0) return null;
  return (
    <Section title={title(rows.length)} action={link && <LinkButton to={rosterPath(day, { status })}>{link}</LinkButton>}>
      <Names>
        {rows.map((row) => (
          <li key={row.personId}>
            {shownChild(row)}
            {isGrade(row.grade) && <small>{gradeLabel(row.grade)}</small>}
          </li>
        ))}
      </Names>
    </Section>
  );
}
