import { Injectable } from '@nestjs/common';
import { Db } from '@afterbell/core/api';
import { AppError, isPlainDate, isUuid, type PlainDate } from '@afterbell/core/domain';
import { isAttendanceStatus, isMarkSource } from '@afterbell/participation/domain';
import { dateOf, knownId } from '../shared/input';
import { UserNames } from '../shared/user-names';
import type { CopiedFrom, MarkChange, PastMark } from './mark-history.types';

/** The newest changes of one mark; nobody has more. */
const MOST = 50;

const markIn = (side: 'before' | 'after') => `(select m from jsonb_array_elements(case when jsonb_typeof(a.${side}->'marks') = 'array' then a.${side}->'marks' else '[]' end) m where m->>'personId' = $2 limit 1)`;

/** $1 session and date as the trail names them, $2 participant */
const CHANGES = `select c.at, c.user_id as "userId", c.was, c.became, c.reason, c.source, c.origin from (
    select a.id, a.at, a.user_id, a.after->>'reason' as reason, a.after->>'source' as source, a.after->'from' as origin, ${markIn('before')} as was, ${markIn('after')} as became
    from audit a where a.subject_type = 'session_date' and a.subject_id = $1 and a.action like 'attendance.%'
  ) c where c.was is not null or c.became is not null
  order by c.at desc, c.id desc limit ${MOST}`;

/** $1 sessions */
const NAMES = `select s.id, case when s.name = a.name then s.name else a.name || ', ' || s.name end as name from session s join activity a on a.id = s.activity_id where s.id = any($1::uuid[])`;

const SEEN = 'select 1 as yes from session s, person p where s.id = $1::uuid and p.id = $2::uuid';

interface ChangeRow {
  at: Date;
  userId: string | null;
  was: StoredMark | null;
  became: StoredMark | null;
  reason: string | null;
  source: string | null;
  origin: { sessionId?: unknown; date?: unknown } | null;
  [column: string]: unknown;
}
type StoredMark = { status?: unknown; startTime?: string | null; endTime?: string | null };

/** Who set one participant's mark to what and when, as the audit trail has it. */
@Injectable()
export class MarkHistoryService {
  constructor(
    private readonly db: Db,
    private readonly userNames: UserNames,
  ) {}

  async of(question: { sessionId: string; date: PlainDate; personId: string }): Promise<MarkChange[]> {
    const sessionId = knownId(question.sessionId, 'The session');
    const personId = knownId(question.personId, 'The participant');
    const date = dateOf(question.date, 'date');
    const { rows, sessions } = await this.db.read(async (tx) => {
      if (!(await tx.one(SEEN, [sessionId, personId], 'mark_seen'))) throw new AppError('NOT_FOUND', { what: 'The mark' });
      const found = await tx.query<ChangeRow>(CHANGES, [`${sessionId}/${date}`, personId], 'mark_changes');
      const from = [...new Set(found.flatMap(({ origin }) => (isUuid(origin?.sessionId) ? [origin.sessionId] : [])))];
      const named = from.length ? await tx.query<{ id: string; name: string }>(NAMES, [from], 'mark_copied_from') : [];
      return { rows: found, sessions: new Map(named.map(({ id, name }) => [id, name])) };
    });
    const names = await this.userNames.of(rows.map(({ userId }) => userId));
    return rows.map(({ at, userId, was, became, reason, source, origin }) => {
      const made = became ? (isMarkSource(source) ? source : 'typed') : null;
      return { at, by: userId ? (names.get(userId) ?? null) : null, before: markOf(was), after: markOf(became), reason, source: made, copiedFrom: copiedFrom(origin, sessions) };
    });
  }
}

function copiedFrom(origin: ChangeRow['origin'], names: ReadonlyMap<string, string>): CopiedFrom | null {
  if (!isUuid(origin?.sessionId) || !isPlainDate(origin.date)) return null;
  return { sessionId: origin.sessionId, name: names.get(origin.sessionId) ?? null, date: origin.date };
}

/** Before the first mark the trail has a row without a status. */
function markOf(stored: StoredMark | null): PastMark | null {
  if (!stored || !isAttendanceStatus(stored.status)) return null;
  return { status: stored.status, startTime: stored.startTime ?? null, endTime: stored.endTime ?? null };
}
