import { Inject, Injectable } from '@nestjs/common';
import { Db, grouped, inOrder, requestLoader, requirePrincipal } from '@afterbell/core/api';
import { formatPersonName } from '@afterbell/people/domain';
import { CLOCK, type Clock, momentIn } from '../shared/clock';
import { ATTENDED_MINUTES, begun } from './meeting-list';
import type { MeetingAttendance, MeetingAttendee } from './meeting.types';

const SO_FAR = `case when ${begun('$2')} then ${ATTENDED_MINUTES} else 0 end`;
const ATTENDANCE = `select m.id, count(a.id)::int as listed, count(a.id) filter (where a.present and ${begun('$2')})::int as present, coalesce(sum(${SO_FAR}), 0)::int as minutes
  from meeting m left join meeting_attendee a on a.tenant_id = m.tenant_id and a.meeting_id = m.id where m.id = any($1::uuid[]) group by m.id`;
const ATTENDEES = `select m.id as of, a.id, a.person_id as "personId", a.guest_name as "guestName", p.first_name as "firstName", p.last_name as "lastName", p.preferred_name as "preferredName",
    a.role, a.present, left(a.start_time::text, 5) as "startTime", left(a.end_time::text, 5) as "endTime", ${SO_FAR} as minutes
  from meeting m join meeting_attendee a on a.tenant_id = m.tenant_id and a.meeting_id = m.id left join person p on p.tenant_id = a.tenant_id and p.id = a.person_id
  where m.id = any($1::uuid[]) order by coalesce(p.sort_name, fold_text(a.guest_name)) nulls last, a.id`;
const DOCUMENTS = 'select meeting_id as of, file_id as "fileId" from meeting_document where meeting_id = any($1::uuid[]) order by position';
const PARTNERS = 'select meeting_id as of, partner_id as "partnerId" from meeting_organization where meeting_id = any($1::uuid[]) order by partner_id';

type AttendeeRow = Omit<MeetingAttendee, 'name'> & { guestName: string | null; firstName: string | null; lastName: string | null; preferredName: string | null };

@Injectable()
export class MeetingLoaders {
  constructor(
    private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  attendance(id: string): Promise<MeetingAttendance> {
    return requestLoader<string, MeetingAttendance>('meeting.attendance', async (ids) => {
      const [rows] = await this.db.readTogether<[MeetingAttendance & { id: string }]>([{ text: ATTENDANCE, values: [ids, this.now()], name: 'meeting_attendance' }]);
      return inOrder(ids, rows, (row) => row.id).map((row) => row ?? { listed: 0, present: 0, minutes: 0 });
    }).load(id);
  }

  /** By name; at most 300 stand on a list. */
  attendees(id: string): Promise<MeetingAttendee[]> {
    return requestLoader<string, MeetingAttendee[]>('meeting.attendees', async (ids) => {
      const found = await this.of<AttendeeRow>(ATTENDEES, [ids, this.now()], 'meeting_attendees');
      return found.map((rows) => rows.map(({ guestName, firstName, lastName, preferredName, ...row }) => ({ ...row, name: guestName ?? (firstName === null ? null : formatPersonName({ firstName, lastName: lastName ?? '', preferredName })) })));
    }).load(id);
  }

  async documents(id: string): Promise<string[]> {
    const rows = await requestLoader<string, { fileId: string }[]>('meeting.documents', (ids) => this.of(DOCUMENTS, [ids], 'meeting_documents_of')).load(id);
    return rows.map(({ fileId }) => fileId);
  }

  async partners(id: string): Promise<string[]> {
    const rows = await requestLoader<string, { partnerId: string }[]>('meeting.partners', (ids) => this.of(PARTNERS, [ids], 'meeting_partners_of')).load(id);
    return rows.map(({ partnerId }) => partnerId);
  }

  private now(): string {
    return momentIn(requirePrincipal().timeZone, this.clock());
  }

  private async of<Row extends object>(text: string, values: [ids: readonly string[], ...more: string[]], name: string): Promise<Row[][]> {
    const [rows] = await this.db.readTogether<[Row & { of: string }]>([{ text, values, name }]);
    return grouped(values[0], rows, (row) => row.of);
  }
}
