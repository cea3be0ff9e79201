import { endTimeProblem, type FieldProblem, isPlainTime, isUuid, minutesBetween, type PlainDate, type PlainTime } from '@afterbell/core/domain';
import { type EntryFields, type EntryValues, NOTE_VISIBILITIES, parseEntry } from '@afterbell/people/domain';

/** A service that took longer than a day is several. */
export const MOST_MINUTES = 1440;
export const MOST_SERVED = 100;

export const SERVICE_FIELDS = {
  onDate: { type: 'date', required: true, notFuture: true },
  category: { type: 'line', max: 50, required: true },
  title: { type: 'line', max: 200 },
  startTime: { type: 'time' },
  endTime: { type: 'time' },
  minutes: { type: 'number', min: 1, max: MOST_MINUTES },
  staffPersonId: { type: 'id' },
  providedBy: { type: 'line', max: 200 },
  notes: { type: 'text', max: 5000 },
  visibility: { type: 'code', name: 'NoteVisibility', codes: NOTE_VISIBILITIES, required: true },
} as const satisfies EntryFields;

export type ServiceField = keyof typeof SERVICE_FIELDS;
export type ServiceValues = Omit<EntryValues<typeof SERVICE_FIELDS>, 'minutes'> & { minutes: number };

/** The one check of a service, for its form and for the server. Times say how long it took; without them the minutes do. */
export function parseService(input: Readonly<Record<string, unknown>>, personIds: readonly string[], today: PlainDate, now: PlainTime): { values: ServiceValues; personIds: string[]; problems: FieldProblem[] } {
  const { values, problems } = parseEntry(SERVICE_FIELDS, input, today);
  const { startTime, endTime } = values;
  const timed = isPlainTime(startTime) && isPlainTime(endTime);
  const say = (path: string, message: string) => problems.some((one) => one.path === path) || problems.push({ path, message });
  if (startTime !== null && endTime === null) say('endTime', 'is required with a start');
  if (endTime !== null && startTime === null) say('startTime', 'is required with an end');
  const wrongEnd = timed ? endTimeProblem(startTime, endTime) : null;
  if (wrongEnd) say('endTime', wrongEnd);
  if (timed && values.onDate === today && startTime > now) say('startTime', 'is still to come');
  const minutes = timed && endTime > startTime ? minutesBetween(startTime, endTime) : Math.round(values.minutes ?? 0);
  if (!timed && minutes < 1) say('minutes', 'are required without start and end');
  const people = [...new Set(personIds.map((id) => id.toLowerCase()))];
  if (people.length === 0) problems.push({ path: 'personIds', message: 'are required' });
  else if (!people.every(isUuid)) problems.push({ path: 'personIds', message: 'name somebody who is not on record' });
  if (people.length > MOST_SERVED) problems.push({ path: 'personIds', message: `are more than ${MOST_SERVED}` });
  return { values: { ...values, minutes, providedBy: values.staffPersonId ? null : values.providedBy }, personIds: people, problems };
}
