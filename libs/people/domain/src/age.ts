import { isPlainDate, type PlainDate } from '@afterbell/core/domain';
import { type Grade, gradeOrder } from './grades';

/** The day on which a birthday falls in a year. A child of 29 February turns older on 1 March of other years. */
export function birthdayIn(year: number, birthDate: PlainDate): PlainDate {
  const yyyy = String(year).padStart(4, '0');
  const day = `${yyyy}${birthDate.slice(4)}`;
  return isPlainDate(day) ? day : `${yyyy}-03-01`;
}

/** Completed years of life on a day; null before the birth. */
export function ageOn(birthDate: PlainDate, day: PlainDate): number | null {
  if (day < birthDate) return null;
  const year = Number(day.slice(0, 4));
  const years = year - Number(birthDate.slice(0, 4));
  return day >= birthdayIn(year, birthDate) ? years : years - 1;
}

/** Ages of a child in pre-kindergarten; each grade after it is a year more. */
const YOUNGEST = 2;
const OLDEST = 8;
/** Of a participant whose grade is not known. */
const ANY_GRADE = { youngest: 2, oldest: 22 } as const;

/**
 * The age, when nobody of it is found in the grade (with years to spare for those who skipped or repeated some): a slip in the
 * year, most often. Null when there is nothing to wonder about.
 */
export function oddAge(birthDate: PlainDate, grade: Grade | null, today: PlainDate): number | null {
  const age = ageOn(birthDate, today);
  if (age === null) return null;
  const [youngest, oldest] = grade ? [YOUNGEST + gradeOrder(grade), OLDEST + gradeOrder(grade)] : [ANY_GRADE.youngest, ANY_GRADE.oldest];
  return age < youngest || age > oldest ? age : null;
}
