import { silent } from '@afterbell/core/web';
import { outsideWords } from '@afterbell/organizations/domain';
import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useSiteGradesQuery } from './__generated__/roll-over';

const Line = chakra('span', { base: { display: 'flex', gap: '1.5', alignItems: 'flex-start', color: 'orange.fg', fontSize: 'sm', '& svg': { boxSize: '4', flexShrink: '0', mt: '0.5' } } });

interface Serves {
  organization: { name: string };
  gradeFrom: string | null;
  gradeTo: string | null;
}

/** Says of each place that it does not serve the grade; nothing is refused for it. */
export function OutsideGrade({ grade, serves }: { grade: string | null; serves: readonly Serves[] }) {
  const said = serves.flatMap(({ organization: { name }, ...grades }) => outsideWords(grade, { ...grades, name }) ?? []);
  return said.map((words) => (
    <Line key={words} role="status">
      <TriangleAlert aria-hidden="true" />
      <span>{words}</span>
    </Line>
  ));
}

/** The same of a site that is yet to be asked. */
export function OutsideGradeOf({ siteId, grade }: { siteId: string | null; grade: string | null }) {
  const { data } = useSiteGradesQuery({ variables: { siteId: siteId ?? '' }, skip: siteId === null || grade === null, context: silent() });
  return data ? <OutsideGrade grade={grade} serves={[data.siteGrades]} /> : null;
}
