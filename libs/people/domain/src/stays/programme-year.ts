import type { PlainDate } from '@afterbell/core/domain';
import { type Grade, GRADES } from '../grades';

/** The year in which a programme year begins: the federal one begins on 1 July. */
export function programmeYearOf(day: PlainDate): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= '07-01' ? year : year - 1;
}

export const firstDayOf = (programmeYear: number): PlainDate => `${programmeYear}-07-01`;
export const lastDayOf = (programmeYear: number): PlainDate => `${programmeYear + 1}-06-30`;

/** `2026–27` */
export const programmeYearLabel = (programmeYear: number): string => `${programmeYear}–${String((programmeYear + 1) % 100).padStart(2, '0')}`;

/** The grade of the year after; null after the last one: the child graduates. */
export function gradeAfter(grade: Grade): Grade | null {
  return GRADES[GRADES.indexOf(grade) + 1] ?? null;
}
