import { formatDate } from '@afterbell/core/domain';
import { Section, useSession } from '@afterbell/core/web';
import { firstDayOf, gradeLabel, isGrade, programmeYearLabel, programmeYearOf } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { type ParticipantRegistrationQuery } from './__generated__/registration';
import { useRegistrationTexts } from './registration-texts';

const List = chakra('dl', { base: { m: '0', borderTop: 'hairline', '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '4', borderBottom: 'hairline', py: '2' }, '& dt': { minW: '6rem', fontVariantNumeric: 'tabular-nums' }, '& dd': { m: '0' }, '& small': { color: 'fg.muted', fontSize: 'xs' } } });

/** The grade of each program year, also of one that is to come. */
export function GradesSection({ grades }: { grades: ParticipantRegistrationQuery['participantGrades'] }) {
  const t = useRegistrationTexts();
  const { today } = useSession();
  if (grades.length === 0) return null;
  return (
    <Section title={t('grades')}>
      <List>
        {grades.map(({ programmeYear, grade, source }) => {
          const said = [...(source === 'roll_over' ? [t('rolledOver')] : []), ...(programmeYear > programmeYearOf(today) ? [t('gradeFrom', { day: formatDate(firstDayOf(programmeYear)) })] : [])];
          return (
            <div key={programmeYear}>
              <dt>{programmeYearLabel(programmeYear)}</dt>
              <dd>
                {isGrade(grade) ? gradeLabel(grade) : grade} {said.length > 0 && <small>{said.join(', ')}</small>}
              </dd>
            </div>
          );
        })}
      </List>
    </Section>
  );
}
