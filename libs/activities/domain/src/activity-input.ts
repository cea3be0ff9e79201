/** The one check of an activity's and a session's fields, for the form, the import and the server. */
import { daysBetween, endTimeProblem, type FieldProblem, isPlainDate, isPlainTime, type PlainDate, type PlainTime, tidyLine, tidyLines } from '@afterbell/core/domain';
import { type GradesServed, parseGradesServed } from '@afterbell/organizations/domain';
import { type ActivityCategory, categoriesOn } from './activity-category';
import { type ActivityType, isActivityType, NEEDS_SCHEDULE } from './activity-type';
import { expandWeekly, isWeekday, MAX_SESSION_DAYS } from './weekly-schedule';

export const NAME_LENGTH = 200;
export const TEXT_LENGTH = 10_000;
const MOST_PLACES = 10_000;
const OLDEST = 99;

export interface ActivityInput {
  name: string;
  category?: string | null;
  type: string;
  description?: string | null;
  /** One on a line. */
  objectives?: string | null;
  location?: string | null;
  /** How many places its sessions usually have. */
  capacity?: number | null;
  gradeFrom?: string | null;
  gradeTo?: string | null;
  /** Completed years of life. */
  ageFrom?: number | null;
  ageTo?: number | null;
}

export interface ActivityValues extends GradesServed {
  name: string;
  category: ActivityCategory | null;
  type: ActivityType;
  description: string | null;
  objectives: string | null;
  location: string | null;
  capacity: number | null;
  ageFrom: number | null;
  ageTo: number | null;
}

export interface SessionInput {
  name: string;
  startsOn: PlainDate;
  endsOn: PlainDate;
  startTime: PlainTime;
  endTime: PlainTime;
  weekdays: readonly number[];
  location?: string | null;
}

export interface Parsed<Values> {
  values: Values;
  problems: FieldProblem[];
}

function nameProblems(name: string): FieldProblem[] {
  if (name === '') return [{ path: 'name', message: 'is required' }];
  return name.length > NAME_LENGTH ? [{ path: 'name', message: `has more than ${NAME_LENGTH} characters` }] : [];
}

const isAge = (age: number): boolean => Number.isInteger(age) && age >= 0 && age <= OLDEST;

function ageProblems(ageFrom: number | null, ageTo: number | null): FieldProblem[] {
  const problems = Object.entries({ ageFrom, ageTo }).flatMap(([path, age]) => (age === null || isAge(age) ? [] : [{ path, message: `is a whole number from 0 to ${OLDEST}` }]));
  return !problems.length && ageFrom !== null && ageTo !== null && ageTo < ageFrom ? [{ path: 'ageTo', message: 'is below the youngest age' }] : problems;
}

export function parseActivity(input: ActivityInput, today: PlainDate): Parsed<ActivityValues> {
  const name = tidyLine(input.name);
  const problems = nameProblems(name);
  const category = categoriesOn(today).find((known) => known === input.category) ?? null;
  if (input.category && category === null) problems.push({ path: 'category', message: 'is not a category' });
  if (!isActivityType(input.type)) problems.push({ path: 'type', message: 'is not a type of activity' });
  const description = tidyLines(input.description ?? '') || null;
  const objectives = tidyLines(input.objectives ?? '') || null;
  const location = tidyLine(input.location) || null;
  const capacity = input.capacity ?? null;
  const tooLong = (path: string, text: string | null, most: number) => text !== null && text.length > most && problems.push({ path, message: `has more than ${most} characters` });
  tooLong('description', description, TEXT_LENGTH);
  tooLong('objectives', objectives, TEXT_LENGTH);
  tooLong('location', location, NAME_LENGTH);
  if (capacity !== null && !(Number.isInteger(capacity) && capacity >= 1 && capacity <= MOST_PLACES)) problems.push({ path: 'capacity', message: `is a whole number from 1 to ${MOST_PLACES}` });
  const grades = parseGradesServed(input);
  const { ageFrom = null, ageTo = null } = input;
  problems.push(...grades.problems, ...ageProblems(ageFrom, ageTo));
  return { values: { name, category, type: isActivityType(input.type) ? input.type : 'scheduled', description, objectives, location, capacity, ageFrom, ageTo, ...grades.values }, problems };
}

function scheduleProblems({ startsOn, endsOn, weekdays }: SessionInput, type: ActivityType): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!isPlainDate(startsOn)) problems.push({ path: 'startsOn', message: 'is not a date' });
  if (!isPlainDate(endsOn)) problems.push({ path: 'endsOn', message: 'is not a date' });
  if (!weekdays.every(isWeekday)) problems.push({ path: 'weekdays', message: 'are numbers from 0, Sunday, to 6' });
  if (problems.length) return problems;
  if (endsOn < startsOn) return [{ path: 'endsOn', message: 'is before the first day' }];
  if (daysBetween(startsOn, endsOn) >= MAX_SESSION_DAYS) return [{ path: 'endsOn', message: 'is more than two years after the first day' }];
  if (!weekdays.length) return NEEDS_SCHEDULE[type] ? [{ path: 'weekdays', message: 'are required for a scheduled activity' }] : [];
  return expandWeekly({ startsOn, endsOn, weekdays }).length ? [] : [{ path: 'weekdays', message: 'do not occur between the first and the last day' }];
}

export function parseSession(input: SessionInput, type: ActivityType): Parsed<SessionInput & { location: string | null }> {
  const name = tidyLine(input.name);
  const location = tidyLine(input.location) || null;
  const problems = [...nameProblems(name), ...scheduleProblems(input, type)];
  const { startTime, endTime } = input;
  if (!isPlainTime(startTime)) problems.push({ path: 'startTime', message: 'is not a time' });
  const wrongEnd = endTimeProblem(startTime, endTime);
  if (wrongEnd) problems.push({ path: 'endTime', message: wrongEnd });
  if (location !== null && location.length > NAME_LENGTH) problems.push({ path: 'location', message: `has more than ${NAME_LENGTH} characters` });
  const weekdays = [...new Set(input.weekdays)].sort((a, b) => a - b);
  return { values: { ...input, name, location, weekdays }, problems };
}
