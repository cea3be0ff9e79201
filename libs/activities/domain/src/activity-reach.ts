/** Whom an activity is for, and which child it is not meant for. Never a refusal (docs/activities.md "For whom"). */
import { type GradesInput, gradesServedWords, isOutside } from '@afterbell/organizations/domain';

export interface AgesInput {
  ageFrom?: number | null;
  ageTo?: number | null;
}

export interface ActivityReach extends GradesInput, AgesInput {}

interface Child {
  grade: string | null;
  age: number | null;
}

/** `8–12`, `8 and up`, `up to 12` */
export function agesWords({ ageFrom = null, ageTo = null }: AgesInput): string | null {
  if (ageFrom !== null && ageTo !== null) return ageFrom === ageTo ? String(ageFrom) : `${ageFrom}–${ageTo}`;
  if (ageFrom !== null) return `${ageFrom} and up`;
  return ageTo === null ? null : `up to ${ageTo}`;
}

/** `grades 3–6 and ages 8–12` */
export function reachWords(reach: ActivityReach): string {
  const ages = agesWords(reach);
  return [gradesServedWords(reach), ages && `ages ${ages}`].filter(Boolean).join(' and ');
}

/** What of a child is not what the activity is for; what is not known is never outside. */
export function outsideReach({ grade, age }: Child, reach: ActivityReach): ('grade' | 'younger' | 'older')[] {
  const { ageFrom = null, ageTo = null } = reach;
  return [
    ...(isOutside(grade, reach) ? (['grade'] as const) : []),
    ...(age !== null && ageFrom !== null && age < ageFrom ? (['younger'] as const) : []),
    ...(age !== null && ageTo !== null && age > ageTo ? (['older'] as const) : []),
  ];
}

const gradeNamed = (grade: string | null): string => (grade === 'PK' ? 'Pre-K' : grade === 'K' ? 'Kindergarten' : `Grade ${grade ?? ''}`);

/** `Robotics is for grades 3–6 and ages 8–12: grade 9, older.` Null where nothing is to be said; the age itself never is. */
export function reachWarning(child: Child, activity: ActivityReach & { name: string }): string | null {
  const outside = outsideReach(child, activity).map((of) => (of === 'grade' ? gradeNamed(child.grade) : of === 'older' ? 'older' : 'younger'));
  return outside.length ? `${activity.name} is for ${reachWords(activity)}; this child: ${outside.join(', ')}.` : null;
}
