import { AppError, type FieldProblem, parseDateInput, type PlainDate } from '@afterbell/core/domain';
import type { MarkAttendanceInput } from '../attendance/attendance.types';
import { invalid } from '../shared/input';

type Fields = Readonly<Record<string, unknown>>;

export interface SessionDatePayloadFields {
  activityId: string | null;
  sessionId: string;
  date: PlainDate;
}

/** Names of the form's fixed fields beside those of the plain payload. */
const NAMES = { activityId: 'ACTIVITY', sessionId: 'SESSION', date: 'DATE', useCurrentTime: 'USE_CURRENT_TIME_FOR_PARTICIPATION' } as const;

/**
 * The body of a participation call. Its activity fields come plain (`sessionId`), under the names of the form (`SESSION`), or as the
 * form's fields (`fields: [{ hardcodedName, value }]`, or one object): docs/rest.md "Participation".
 */
export class ParticipationPayload {
  private readonly fields: Fields;

  constructor(body: unknown) {
    if (!isRecord(body)) throw invalid('body', 'A JSON object is expected.');
    this.fields = { ...body, ...nested(body.fields), ...nested(body.activityFields) };
  }

  sessionDate(): SessionDatePayloadFields {
    const sessionId = this.text('sessionId');
    if (sessionId === null) throw invalid('sessionId', 'The session is missing.');
    const date = this.text('date');
    if (date === null) throw invalid('date', 'The date is missing.');
    return { activityId: this.text('activityId'), sessionId, date: dateIn(date) };
  }

  useCurrentTime(): boolean {
    return isYes(this.value('useCurrentTime'));
  }

  flag(name: string): boolean {
    return isYes(this.fields[name]);
  }

  optionalText(name: string): string | undefined {
    const value = this.fields[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  }

  marks(): MarkAttendanceInput[] {
    const participants = this.fields.participants;
    if (!Array.isArray(participants)) throw invalid('participants', 'A list of participants is expected.');
    return participants.map((participant: unknown, index) => {
      const path = `participants.${index}`;
      if (!isRecord(participant)) throw invalid(path, 'A participant is an object.');
      const { personId, status, version } = participant;
      if (typeof personId !== 'string') throw invalid(`${path}.personId`, 'The participant is missing.');
      if (typeof status !== 'string') throw invalid(`${path}.status`, 'The status is missing.');
      return {
        personId,
        // Checked with every other mark: the service names the participant's place in the list.
        status: status as MarkAttendanceInput['status'],
        startTime: timeIn(participant.startTime, `${path}.startTime`),
        endTime: timeIn(participant.endTime, `${path}.endTime`),
        ...(Number.isSafeInteger(version) ? { version: version as number } : {}),
      };
    });
  }

  private value(name: keyof typeof NAMES): unknown {
    return this.fields[name] ?? this.fields[NAMES[name]];
  }

  private text(name: 'activityId' | 'sessionId' | 'date'): string | null {
    const value = this.value(name);
    if (value === undefined || value === null || value === '') return null;
    if (typeof value !== 'string') throw invalid(name, 'A text is expected.');
    return value;
  }
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nested(fields: unknown): Fields {
  if (isRecord(fields)) return fields;
  if (!Array.isArray(fields)) return {};
  const named = fields.filter(isRecord).map((field) => [field.hardcodedName ?? field.name, field.value] as const);
  return Object.fromEntries(named.filter(([name]) => typeof name === 'string'));
}

function isYes(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && ['yes', 'true', '1', 'y'].includes(value.toLowerCase()));
}

/** `2026-11-21` or `11/21/2026`. */
function dateIn(text: string): PlainDate {
  const date = /^\d{4}-\d\d-\d\d$|^\d{1,2}\/\d{1,2}\/\d{4}$/.test(text) ? parseDateInput(text) : null;
  if (date === null) throw invalid('date', 'A date is written as yyyy-MM-dd or MM/dd/yyyy.');
  return date;
}

/** Seconds are allowed and dropped: pickers add them. */
function timeIn(value: unknown, path: string): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') throw invalid(path, 'A time is written as HH:mm.');
  return /^\d\d:\d\d:\d\d$/.test(value) ? value.slice(0, 5) : value;
}

/** What the service says of `marks`, by the name that these callers gave the list. */
export function ofParticipants(error: unknown): unknown {
  const problems = error instanceof AppError ? error.params.problems : undefined;
  if (!(error instanceof AppError) || !Array.isArray(problems)) return error;
  const renamed = (problems as FieldProblem[]).map((problem) => ({ ...problem, path: problem.path.replace(/^marks(?=\.|$)/, 'participants') }));
  return new AppError(error.code, { ...error.params, problems: renamed }, { cause: error, extra: error.extra });
}
