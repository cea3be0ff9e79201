/** School grades in the order of a school career; the value is what the database and the wire hold. */
export const GRADES = ['PK', 'K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
export type Grade = (typeof GRADES)[number];

export const GRADE_LABELS = {
  PK: 'Pre-K',
  K: 'Kindergarten',
  '1': '1st grade',
  '2': '2nd grade',
  '3': '3rd grade',
  '4': '4th grade',
  '5': '5th grade',
  '6': '6th grade',
  '7': '7th grade',
  '8': '8th grade',
  '9': '9th grade',
  '10': '10th grade',
  '11': '11th grade',
  '12': '12th grade',
} as const satisfies Record<Grade, string>;

export function isGrade(value: unknown): value is Grade {
  return typeof value === 'string' && (GRADES as readonly string[]).includes(value);
}

export function gradeLabel(grade: Grade): string {
  return GRADE_LABELS[grade];
}

/** Place of a grade in the school career, 0 for pre-kindergarten: what a list sorts by. */
export function gradeOrder(grade: Grade): number {
  return GRADES.indexOf(grade);
}
