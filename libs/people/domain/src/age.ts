import { isPlainDate, type PlainDate } from '@afterbell/core/domain';

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
