import { Inject, Injectable } from '@nestjs/common';
import { AuditService, Db, NotificationService, requirePrincipal, type Tx } from '@afterbell/core/api';
import { decodeText, isWorkbook, MAX_PAGE_SIZE, type PlainDate, todayIn } from '@afterbell/core/domain';
import { CLASS_LIST_ACTIONS, CLASS_LIST_FIELDS, type ClassList, readClassList } from '@afterbell/participation/domain';
import { ParticipantMatcher, ValueSources } from '@afterbell/people/api';
import { type HeldSession, holdSession, placeAll, refuseAfterEnd, viewSession } from '../enrollment/session-places';
import { roomIn, shareOut } from '../places/capacity';
import { WaitingService } from '../places/waiting.service';
import { CLOCK, type Clock } from '../shared/clock';
import { dateOf, invalid, knownId } from '../shared/input';
import { ClassListWriter } from './class-list-writer';
import { type PlannedRow, planClassList } from './class-list-plan';
import type { ClassListInput, ClassListReport } from './class-list.types';

/** Importing a class list: what it would do, row by row, and doing it for every row that can be done. */
@Injectable()
export class ClassListService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly matcher: ParticipantMatcher,
    private readonly writer: ClassListWriter,
    private readonly sources: ValueSources,
    private readonly notifications: NotificationService,
    private readonly waiting: WaitingService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async preview(input: ClassListInput): Promise<ClassListReport> {
    const { sessionId, date } = placeOf(input);
    return this.db.read(async (tx) => {
      const session = await viewSession(tx, sessionId, date);
      refuseAfterEnd(session, date, 'date');
      const list = this.read(input, session);
      return report(list, await this.plan(tx, session, list, date, input), input, 0);
    });
  }

  /** The good rows in one transaction; the others are answered with their reason. Repeating it finds everyone enrolled already. */
  async import(input: ClassListInput): Promise<ClassListReport> {
    const { sessionId, date } = placeOf(input);
    const { list, rows, waiting } = await this.db.write(async (tx) => {
      const session = await holdSession(tx, sessionId, date, null);
      refuseAfterEnd(session, date, 'date');
      const list = this.read(input, session);
      const planned = await this.plan(tx, session, list, date, input);
      const done = await this.writer.makePeople(tx, session, await this.writer.writeValues(tx, session, planned), date);
      const enrolled = done.filter(({ action }) => action === 'enroll' || action === 'add').flatMap(({ personId }) => (personId ? [personId] : []));
      if (!enrolled.length) return { list, rows: done, waiting: 0 };
      const wish = { whenFull: input.whenFull ?? 'ask', reason: input.reason ?? null } as const;
      const { placed, waiting: late, over } = shareOut(session, await roomIn(tx, sessionId, date, null, enrolled), enrolled, wish);
      await placeAll(tx, session, placed, date, null);
      await this.waiting.placed(tx, sessionId, placed);
      await this.waiting.add(tx, session, late, { startsOn: date, endsOn: null, reason: wish.reason });
      await this.audit.record(tx, {
        action: 'class_list.import',
        subjectType: 'session',
        subjectId: sessionId,
        organizationId: session.siteId,
        after: { startsOn: date, personIds: placed, counts: countsOf(done), ...(over === null ? {} : { overCapacity: over }) },
      });
      await this.notifications.notify(tx, {
        userIds: [requirePrincipal().userId],
        kind: 'import.done',
        params: { name: `Class list of ${session.name}`, count: placed.length },
        path: `/participation/activity/select-participants?${new URLSearchParams({ sessionId, date })}`,
      });
      return { list, rows: done, waiting: late.length };
    });
    return report(list, rows, input, waiting);
  }

  /** The day at the site decides which dates of birth are still to come. */
  private read(input: ClassListInput, { timeZone }: HeldSession): ClassList {
    const today = todayIn(timeZone, this.clock());
    return readClassList(textOf(input), { today, mapping: input.mapping ? { ...input.mapping } : undefined, dateOrder: input.dateOrder ?? undefined, hasHeader: input.hasHeader ?? undefined });
  }

  private plan(tx: Tx, session: HeldSession, list: ClassList, date: PlainDate, input: ClassListInput): Promise<PlannedRow[]> {
    const mayAdd = requirePrincipal().permissions.allows('edit', 'people.participants');
    return planClassList(tx, this.matcher, this.sources, session, list, date, { decisions: input.decisions ?? [], changes: input.changes ?? [] }, mayAdd);
  }
}

function placeOf(input: ClassListInput): { sessionId: string; date: PlainDate } {
  return { sessionId: knownId(input.sessionId, 'The session'), date: dateOf(input.date, 'date') };
}

function textOf({ text, contentBase64 }: ClassListInput): string {
  if (text !== undefined && text !== null) return text;
  if (!contentBase64) throw invalid('text', 'The file is missing.');
  const bytes = Buffer.from(contentBase64.replace(/^data:[^,]*,/, ''), 'base64');
  if (isWorkbook(bytes)) throw invalid('contentBase64', 'This is an Excel workbook. In Excel, choose "Save as" and "CSV", and send that file.');
  return decodeText(bytes);
}

function countsOf(rows: readonly PlannedRow[]) {
  const counts = { enroll: 0, add: 0, already: 0, decide: 0, skip: 0, error: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}

function report(list: ClassList, rows: readonly PlannedRow[], input: ClassListInput, waiting: number): ClassListReport {
  const wanted = new Set(input.only?.length ? input.only : CLASS_LIST_ACTIONS);
  const first = Math.min(Math.max(input.first ?? MAX_PAGE_SIZE, 1), MAX_PAGE_SIZE);
  const offset = Math.max(input.offset ?? 0, 0);
  const written = rows.flatMap(({ changes }) => changes).filter(({ applies }) => applies);
  return {
    hasHeader: list.hasHeader,
    columns: list.columns.map((column) => ({ ...column, field: CLASS_LIST_FIELDS.find((field) => list.mapping[field] === column.index) ?? null })),
    dateOrder: list.dateOrder,
    fileProblems: list.problems,
    counts: { total: rows.length, ...countsOf(rows) },
    waiting,
    changedValues: written.length,
    changedFields: CLASS_LIST_FIELDS.map((field) => ({ field, count: written.filter((change) => change.field === field).length })).filter(({ count }) => count > 0),
    rows: rows
      .filter(({ action }) => wanted.has(action))
      .slice(offset, offset + first)
      .map(({ row, action, personId, personName, candidates, changes, problems, warnings }) => ({
        line: row.line,
        firstName: row.firstName,
        lastName: row.lastName,
        birthDate: row.birthDate,
        grade: row.grade,
        localId: row.localId,
        action,
        personId,
        personName,
        changes,
        candidates: candidates.map(({ id, label, reason, birthDate, grade, localId, generatedId, enrolled }) => ({ id, label, reason, birthDate, grade, localId, generatedId, enrolled })),
        problems,
        warnings,
      })),
  };
}
