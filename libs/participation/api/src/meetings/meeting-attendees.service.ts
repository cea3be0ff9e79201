import { Injectable } from '@nestjs/common';
import { AuditService, Db, escapeLike, requirePrincipal } from '@afterbell/core/api';
import { AppError, foldText, newId, tidyLine, todayIn } from '@afterbell/core/domain';
import { type AttendeeRole, type AttendeeValues, type MeetingKind, parseAttendees } from '@afterbell/participation/domain';
import { KIND_FEATURES } from '@afterbell/people/api';
import { formatPersonName } from '@afterbell/people/domain';
import { requireMeetings } from './meeting-rights';
import type { SaveAttendeesInput } from './meeting.inputs';
import { type MeetingRow, MeetingService } from './meeting.service';
import type { MeetingCandidate, MeetingCandidates } from './meeting.types';

/** Whose names the role shows as what. */
const KINDS = [
  { kind: 'staff', feature: 'people.staff', column: 'is_staff' },
  { kind: 'teacher', feature: 'people.teachers', column: 'is_teacher' },
  { kind: 'board_member', feature: 'people.board_members', column: 'is_board_member' },
] as const satisfies readonly { kind: AttendeeRole; feature: (typeof KIND_FEATURES)[number]; column: string }[];

const MOST = 100;
// The stays that are seen are those of the subtree: whoever works elsewhere is a guest here.
const CANDIDATES = `select p.id, p.first_name as "firstName", p.last_name as "lastName", p.preferred_name as "preferredName", s.kinds, s.name as "organizationName"
  from person p join lateral (select array_agg(distinct s.kind) as kinds, min(o.name) as name from stay s join organization o on o.tenant_id = s.tenant_id and o.id = s.organization_id
    where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = any($1) and s.starts_on <= $2::date and (s.ends_on is null or s.ends_on >= $2::date)) s on s.kinds is not null
  where p.removed_at is null and (p.is_staff or p.is_teacher or p.is_board_member) and (cardinality($3::text[]) = 0 or p.id = any(array(select person_search_ids($3))))
  order by p.sort_name, p.id limit ${MOST + 1}`;
const LISTED = `select id, person_id as "personId", guest_name as "guestName", role, present, left(start_time::text, 5) as "startTime", left(end_time::text, 5) as "endTime" from meeting_attendee where meeting_id = $1 order by id`;
const IN_SIGHT = 'select p.id from person p where p.id = any($1::uuid[]) and p.removed_at is null';
const PUT = `insert into meeting_attendee (id, meeting_id, organization_id, person_id, guest_name, role, present, start_time, end_time)
  select n.id, $1, $2, n."personId", n."guestName", n.role, n.present, n."startTime", n."endTime"
  from jsonb_to_recordset($3::jsonb) as n (id uuid, "personId" uuid, "guestName" text, role text, present boolean, "startTime" time, "endTime" time)
  on conflict (tenant_id, id) do update set guest_name = excluded.guest_name, role = excluded.role, present = excluded.present, start_time = excluded.start_time, end_time = excluded.end_time`;

type Listed = AttendeeValues & { id: string };

/** Who is on the list of a meeting, and who was there. */
@Injectable()
export class MeetingAttendees {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly meetings: MeetingService,
  ) {}

  /** Staff, teachers and board members in sight today, as far as the role shows them; of a search those who are found. */
  async candidates(kind: MeetingKind, search: string): Promise<MeetingCandidates> {
    requireMeetings('edit', kind);
    const { permissions, timeZone } = requirePrincipal();
    const shown = KINDS.filter(({ feature }) => permissions.allows('view', feature)).map((one) => one.kind as string);
    const words = foldText(tidyLine(search).slice(0, 200)).split(' ').filter(Boolean).map((word) => `%${escapeLike(word)}%`);
    const rows = await this.db.query<{ id: string; firstName: string; lastName: string; preferredName: string | null; kinds: AttendeeRole[]; organizationName: string | null }>(CANDIDATES, [shown, todayIn(timeZone, new Date()), words], 'meeting_candidates');
    const nodes = rows.slice(0, MOST).map(({ id, kinds, organizationName, ...name }): MeetingCandidate => {
      const first: AttendeeRole = kind === 'advisory_board_meeting' && kinds.includes('board_member') ? 'board_member' : (KINDS.find((one) => kinds.includes(one.kind))?.kind ?? 'guest');
      return { id, name: formatPersonName(name), role: first, kinds, organizationName };
    });
    return { nodes, hasMore: rows.length > MOST };
  }

  /** The list is exactly this from now on. The same again changes nothing, also when it comes late: its answer may have got lost. */
  async save({ meetingId, version, attendees }: SaveAttendeesInput): Promise<MeetingRow> {
    return this.db.write(async (tx) => {
      const meeting = await this.meetings.held(tx, meetingId);
      const late = meeting.version !== version;
      const { values, problems } = parseAttendees(meeting, attendees);
      if (problems.length) throw new AppError('VALIDATION', { problems });
      const before = await tx.query<Listed>(LISTED, [meeting.id], 'meeting_listed');
      const rows = values.map((value, index): Listed => {
        const given = attendees[index]?.id;
        const isGuest = (row: Listed) => row.personId === null && (given || !late ? row.id === given : row.guestName === value.guestName);
        const same = before.find((row) => (value.personId ? row.personId === value.personId : isGuest(row)));
        return { ...value, id: same?.id ?? newId() };
      });
      const changed = rows.filter((row) => !same(row, before.find(({ id }) => id === row.id)));
      const gone = before.filter(({ id }) => !rows.some((row) => row.id === id));
      if (changed.length + gone.length === 0) return meeting;
      if (late) await this.meetings.refuseLate(tx, meeting);
      await this.requireSight(rows, before);
      if (gone.length) await tx.execute('delete from meeting_attendee where meeting_id = $1 and id = any($2::uuid[])', [meeting.id, gone.map(({ id }) => id)]);
      await tx.execute(PUT, [meeting.id, meeting.organizationId, JSON.stringify(changed)], 'meeting_attendees_put');
      await tx.execute('update meeting set version = version + 1, updated_at = now() where id = $1', [meeting.id]);
      const told = (list: readonly AttendeeValues[]) => list.map(({ personId, present, startTime, endTime }) => ({ personId: personId ?? 'guest', present, startTime, endTime }));
      await this.audit.record(tx, {
        action: 'meeting.attendees', subjectType: 'meeting', subjectId: meeting.id, organizationId: meeting.organizationId,
        before: { attendees: told([...gone, ...before.filter(({ id }) => changed.some((row) => row.id === id))]) }, after: { attendees: told(changed) },
      });
      return this.meetings.get(meeting.id);
    });
  }

  /** Who is put on the list has to be somebody in sight; who stands there already may have left since. */
  private async requireSight(rows: readonly Listed[], before: readonly Listed[]): Promise<void> {
    const known = new Set(before.map(({ personId }) => personId));
    const added = rows.flatMap(({ personId }) => (personId && !known.has(personId) ? [personId] : []));
    if (added.length === 0) return;
    const seen = await this.db.query<{ id: string }>(IN_SIGHT, [added], 'meeting_people_in_sight');
    if (seen.length !== added.length) throw new AppError('NOT_FOUND', { what: 'The person' });
  }
}

const FIELDS = ['personId', 'guestName', 'role', 'present', 'startTime', 'endTime'] as const;
const same = (row: Listed, other: Listed | undefined): boolean => other !== undefined && FIELDS.every((field) => row[field] === other[field]);
