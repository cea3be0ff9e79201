/** Which grades a site or a school serves, and which child's grade is none of them (docs/organizations.md "Grades served"). */
import { type FieldProblem, type Grade, gradeOrder, isGrade, type OrganizationLevel } from '@afterbell/core/domain';

export interface GradesServed {
  readonly gradeFrom: Grade | null;
  readonly gradeTo: Grade | null;
}

/** Levels that have grades. */
export const servesGrades = (level: OrganizationLevel): boolean => level === 'site' || level === 'school';

export interface GradesInput {
  gradeFrom?: string | null;
  gradeTo?: string | null;
}

/** Both or neither, the lowest first. */
export function parseGradesServed(input: GradesInput): { values: GradesServed; problems: FieldProblem[] } {
  const [from, to] = [input.gradeFrom || null, input.gradeTo || null];
  const values = { gradeFrom: isGrade(from) ? from : null, gradeTo: isGrade(to) ? to : null };
  const problems: FieldProblem[] = [];
  if (from !== values.gradeFrom) problems.push({ path: 'gradeFrom', message: 'is not a grade' });
  if (to !== values.gradeTo) problems.push({ path: 'gradeTo', message: 'is not a grade' });
  if (problems.length) return { values, problems };
  if (from === null && to !== null) problems.push({ path: 'gradeFrom', message: 'is needed beside the highest grade' });
  if (to === null && from !== null) problems.push({ path: 'gradeTo', message: 'is needed beside the lowest grade' });
  if (values.gradeFrom && values.gradeTo && gradeOrder(values.gradeTo) < gradeOrder(values.gradeFrom)) problems.push({ path: 'gradeTo', message: 'is below the lowest grade' });
  return { values, problems };
}

/** Whether a grade is none of those served; nothing is outside where nobody has said which they are. */
export function isOutside(grade: string | null, { gradeFrom, gradeTo }: GradesInput): boolean {
  if (!isGrade(grade) || !isGrade(gradeFrom) || !isGrade(gradeTo)) return false;
  return gradeOrder(grade) < gradeOrder(gradeFrom) || gradeOrder(grade) > gradeOrder(gradeTo);
}

const short = (grade: Grade): string => (grade === 'PK' ? 'Pre-K' : grade);

/** `grades 3–6`, `grade 5` */
export function gradesServedWords({ gradeFrom, gradeTo }: GradesInput): string | null {
  if (!isGrade(gradeFrom) || !isGrade(gradeTo)) return null;
  return gradeFrom === gradeTo ? `grade ${short(gradeFrom)}` : `grades ${short(gradeFrom)}–${short(gradeTo)}`;
}

const named = (grade: Grade): string => (grade === 'PK' ? 'Pre-K' : grade === 'K' ? 'Kindergarten' : `Grade ${grade}`);

/** `Grade 9 is outside the grades 3–6 that Harbor Site serves.` Null where it is not. */
export function outsideWords(grade: string | null, served: GradesInput & { name: string }): string | null {
  return isOutside(grade, served) ? `${named(grade as Grade)} is outside the ${gradesServedWords(served)} that ${served.name} serves.` : null;
}
