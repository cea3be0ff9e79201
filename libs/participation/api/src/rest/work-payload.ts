import { isPlainDate, parseDateInput, type PlainDate } from '@afterbell/core/domain';
import { type AttendanceStatus, isAttendanceStatus } from '@afterbell/participation/domain';
import { COPIED_STATUSES } from '../copying/copying.service';
import type { CopySource } from '../copying/copying.types';
import { dateOf, invalid } from '../shared/input';

type Fields = Readonly<Record<string, unknown>>;

/** The body of a call about locks, copies and deletions (docs/rest.md "Participation"). */
export class WorkPayload {
  private readonly fields: Fields;

  constructor(body: unknown) {
    if (!isRecord(body)) throw invalid('body', 'A JSON object is expected.');
    this.fields = body;
  }

  /** Left out or empty is none. */
  optionalText(name: string): string | null {
    const value = this.fields[name];
    if (value === undefined || value === null || value === '') return null;
    if (typeof value !== 'string') throw invalid(name, 'A text is expected.');
    return value;
  }

  text(name: string): string {
    const value = this.optionalText(name);
    if (value === null) throw invalid(name, 'It is missing.');
    return value;
  }

  /** `2026-11-21`, `11/21/2026`, a month as `2026-11`, or the date that a moment begins with. */
  date(name: string): PlainDate {
    const text = this.text(name);
    const written = /^\d{4}-\d\d$/.test(text) ? `${text}-01` : text.replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1');
    const date = isPlainDate(written) ? written : /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(written) ? parseDateInput(written) : null;
    if (date === null) throw invalid(name, 'A date is written as yyyy-MM-dd or MM/dd/yyyy.');
    return dateOf(date, name);
  }

  flag(name: string): boolean {
    const value = this.fields[name];
    return value === true || value === 1 || value === 'yes' || value === 'true' || value === '1';
  }

  whole(name: string, otherwise: number): number {
    const value = this.fields[name];
    if (value === undefined || value === null || value === '') return otherwise;
    const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) throw invalid(name, 'A whole number from 0 is expected.');
    return number;
  }

  /** Ids, plain or as objects that have one. Left out is none. */
  ids(name: string): string[] {
    return this.list(name).map((value, index) => {
      const id = isRecord(value) ? value.id : value;
      if (typeof id !== 'string') throw invalid(`${name}.${index}`, 'An id is expected.');
      return id;
    });
  }

  /** Whose attendance to copy: of all with one of the statuses, or of those who are named under theirs. */
  copied(): { statuses: CopySource['statuses']; people: Map<string, AttendanceStatus> | null } {
    const statuses = this.list('statusIds').map((id, index) => statusOf(id, `statusIds.${index}`));
    const people = this.people();
    const all = this.optionalText('participantsType')?.toLowerCase() === 'all' || this.fields.participantsToBeCopied === undefined || this.fields.participantsToBeCopied === null;
    if (all) return { statuses, people: null };
    if (!people.size) throw invalid('participantsToBeCopied', 'Nobody is chosen.');
    const wanted = new Map([...people].filter(([, status]) => !statuses.length || statuses.includes(status)));
    return { statuses: statuses.length ? statuses : [...new Set(people.values())], people: wanted };
  }

  private people(): Map<string, AttendanceStatus> {
    const value = this.fields.participantsToBeCopied ?? {};
    if (!isRecord(value)) throw invalid('participantsToBeCopied', 'Lists of participants by status are expected.');
    const entries = Object.entries(value).flatMap(([key, ids]) => {
      const path = `participantsToBeCopied.${key}`;
      const status = statusOf(key, path);
      if (!Array.isArray(ids) || ids.some((id) => typeof id !== 'string')) throw invalid(path, 'A list of participants is expected.');
      return (ids as string[]).map((id) => [id.toLowerCase(), status] as const);
    });
    const people = new Map(entries);
    if (people.size !== entries.length) throw invalid('participantsToBeCopied', 'A participant stands under one status only.');
    return people;
  }

  private list(name: string): unknown[] {
    const value = this.fields[name] ?? [];
    if (!Array.isArray(value)) throw invalid(name, 'A list is expected.');
    return value;
  }
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** 1, 2, 3 mean Present, ExcusedAbsence, UnexcusedAbsence; their names are understood too. */
function statusOf(id: unknown, path: string): AttendanceStatus {
  const status = isAttendanceStatus(id) && id !== 'Enrolled' ? id : COPIED_STATUSES[Number(id) - 1];
  if (status === undefined || (typeof id !== 'string' && typeof id !== 'number')) throw invalid(path, 'A status is 1 (Present), 2 (ExcusedAbsence) or 3 (UnexcusedAbsence).');
  return status;
}
