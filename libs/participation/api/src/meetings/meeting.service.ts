import { Inject, Injectable } from '@nestjs/common';
import { AuditService, Db, type Page, requirePrincipal, runList, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, federalYearDates, federalYearOf, isPlainDate, isUuid, type ListQuery, newId, todayIn } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { MEETING_FIELDS, type MeetingField, type MeetingKind, type MeetingValues, parseMeeting } from '@afterbell/participation/domain';
import { formatPersonName } from '@afterbell/people/domain';
import { CLOCK, type Clock, momentIn } from '../shared/clock';
import { MeetingFiles } from './meeting-files';
import { MEETING_SELECT, meetingHoursList, meetingList } from './meeting-list';
import { mayMeeting, noMeeting, requireMeetings } from './meeting-rights';
import type { RemoveMeetingInput, SaveMeetingInput } from './meeting.inputs';
import type { Meeting, MeetingHours } from './meeting.types';
import { invalid } from '../shared/input';

export type MeetingRow = Meeting;
type HoursRow = Omit<MeetingHours, 'name'> & { firstName: string; lastName: string; preferredName: string | null };

const FIELDS = Object.keys(MEETING_FIELDS) as MeetingField[];
/** What the trail does not repeat: whoever reads it may not see meetings. */
const UNSAID: readonly MeetingField[] = ['topics', 'agenda', 'minutesTaken', 'remarks'];
const BY_ID = `select ${MEETING_SELECT} from meeting m where m.id = $1 and m.removed_at is null`;
const COLUMNS = FIELDS.map((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
const INSERT = `insert into meeting (id, organization_id, kind, created_by, ${COLUMNS.join(', ')}) values ($1, $2, $3, $4, ${COLUMNS.map((_, index) => `$${index + 5}`).join(', ')})`;
const UPDATE = `update meeting set ${COLUMNS.map((column, index) => `${column} = $${index + 2}`).join(', ')}, version = version + 1, updated_at = now() where id = $1`;
const EXPECT = `insert into meeting_attendee (id, meeting_id, organization_id, person_id, guest_name, role)
  select uuidv7(), $1, $2, a.person_id, a.guest_name, a.role from meeting_attendee a where a.meeting_id = $3 order by a.id`;
const PARTNERS = 'select partner_id as id from meeting_organization where meeting_id = $1';

/** Meetings with what they say; who came is `MeetingAttendees`. */
@Injectable()
export class MeetingService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly organizations: OrganizationService,
    private readonly files: MeetingFiles,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(kind: MeetingKind, query: ListQuery): Promise<Page<MeetingRow>> {
    requireMeetings('view', kind);
    return runList(this.db, meetingList(kind, requirePrincipal().timeZone), query);
  }

  async get(id: string): Promise<MeetingRow> {
    const row = isUuid(id) ? await this.db.one<MeetingRow>(BY_ID, [id], 'meeting_get') : null;
    if (!row || !mayMeeting('view', row.kind)) throw noMeeting();
    return row;
  }

  /** Hours by person between two days, those of the programme year when none are named. */
  async hours(kind: MeetingKind, from: string | null, to: string | null, query: ListQuery): Promise<Page<MeetingHours>> {
    requireMeetings('view', kind);
    const { timeZone } = requirePrincipal();
    const now = this.clock();
    const year = federalYearDates(federalYearOf(todayIn(timeZone, now)));
    for (const [path, day] of [['from', from], ['to', to]] as const) if (day && !isPlainDate(day)) throw invalid(path, 'is not a date');
    const page: Page<HoursRow> = await runList(this.db, meetingHoursList(kind, from || year.startsOn, to || year.endsOn, timeZone, momentIn(timeZone, now)), query);
    return { ...page, nodes: page.nodes.map(({ firstName, lastName, preferredName, ...row }) => ({ ...row, name: formatPersonName({ firstName, lastName, preferredName }) })) };
  }

  async save({ id, version, kind, organizationId, values: given, organizationIds, fileIds, attendeesOf }: SaveMeetingInput): Promise<MeetingRow> {
    requireMeetings('edit', kind);
    const { timeZone, organizationId: acting } = requirePrincipal();
    const { values, problems } = parseMeeting(kind, { ...given }, todayIn(timeZone, new Date()));
    if (problems.length) throw new AppError('VALIDATION', { problems });
    return this.db.write(async (tx) => {
      const held = id ? await this.hold(tx, id, version ?? null, values) : null;
      if (held && held.kind !== kind) throw noMeeting();
      const meeting = { id: held?.id ?? newId(), organizationId: held?.organizationId ?? organizationId ?? acting };
      if (!held) await this.organizations.within(meeting.organizationId);
      const written = FIELDS.map((field) => values[field]);
      if (held) await tx.execute(UPDATE, [meeting.id, ...written], 'meeting_update');
      else await tx.execute(INSERT, [meeting.id, meeting.organizationId, kind, requirePrincipal().userId || null, ...written], 'meeting_insert');
      const partners = await this.setPartners(tx, meeting, organizationIds);
      const files = await this.files.set(tx, meeting, fileIds);
      if (!held && attendeesOf) await this.expect(tx, meeting, attendeesOf, kind);
      const changed = FIELDS.filter((field) => !held || held[field] !== values[field]);
      const told = (of: MeetingValues) => Object.fromEntries(changed.map((field) => [field, UNSAID.includes(field) && of[field] !== null ? '•••' : of[field]]));
      await this.audit.record(tx, {
        action: `meeting.${held ? 'update' : 'create'}`, subjectType: 'meeting', subjectId: meeting.id, organizationId: meeting.organizationId,
        ...(held ? { before: told(held) } : {}), after: { ...(held ? {} : { kind }), ...told(values), ...partners, ...files },
      });
      return this.get(meeting.id);
    });
  }

  /** Out of the lists; `restore` undoes it. Doing either twice changes nothing. */
  async setRemoved({ id, restore }: RemoveMeetingInput): Promise<MeetingRow | null> {
    return this.db.write(async (tx) => {
      const row = isUuid(id) ? await tx.one<MeetingRow & { removed: boolean }>(`select ${MEETING_SELECT}, m.removed_at is not null as removed from meeting m where m.id = $1 for update of m`, [id], 'meeting_remove_hold') : null;
      if (!row || !mayMeeting('view', row.kind)) throw noMeeting();
      requireMeetings('delete', row.kind);
      if (row.removed === restore) {
        await tx.execute(`update meeting set removed_at = ${restore ? 'null' : 'now()'}, version = version + 1 where id = $1`, [id]);
        await this.files.meetingRemoved(tx, id, !restore);
        await this.audit.record(tx, { action: `meeting.${restore ? 'restore' : 'remove'}`, subjectType: 'meeting', subjectId: id, organizationId: row.organizationId, before: { title: row.title, onDate: row.onDate } });
      }
      return restore ? this.get(id) : null;
    });
  }

  /** Takes the meeting for this transaction; refuses a save that comes too late, and says what differs. */
  private async hold(tx: Tx, id: string, version: number | null, attempted: MeetingValues): Promise<MeetingRow> {
    const row = await this.held(tx, id);
    if (row.version !== version) await this.refuseLate(tx, row, attempted);
    return row;
  }

  /** Whatever its version is. */
  async held(tx: Tx, id: string): Promise<MeetingRow> {
    const row = isUuid(id) ? await tx.one<MeetingRow>(`${BY_ID} for update of m`, [id], 'meeting_hold') : null;
    if (!row || !mayMeeting('view', row.kind)) throw noMeeting();
    requireMeetings('edit', row.kind);
    return row;
  }

  async refuseLate(tx: Tx, row: MeetingRow, attempted: MeetingValues | null = null): Promise<never> {
    const { id } = row;
    const said = (value: unknown) => (value === null ? null : String(value));
    const differing = attempted ? FIELDS.filter((field) => row[field] !== attempted[field]) : [];
    const conflicts = differing.map((field) => ({ id, field: field as string, current: said(row[field]), attempted: said(attempted?.[field] ?? null), version: row.version }));
    throw await staleSave(tx, { subjectType: 'meeting', subjectId: id }, conflicts.length ? conflicts : [{ id, field: 'version', current: String(row.version), attempted: null, version: row.version }]);
  }

  /** Exactly these took part; organizations that are named anew have to be in sight. */
  private async setPartners(tx: Tx, { id, organizationId }: { id: string; organizationId: string }, partnerIds: readonly string[] | null | undefined): Promise<{ organizationIds?: readonly string[] }> {
    if (!partnerIds) return {};
    const before = (await tx.query<{ id: string }>(PARTNERS, [id], 'meeting_partners')).map((row) => row.id);
    const after = [...new Set(partnerIds.map((one) => one.toLowerCase()))];
    const added = after.filter((one) => !before.includes(one));
    const dropped = before.filter((one) => !after.includes(one));
    for (const one of added) await this.organizations.within(one);
    if (dropped.length) await tx.execute('delete from meeting_organization where meeting_id = $1 and partner_id = any($2::uuid[])', [id, dropped]);
    if (added.length) await tx.execute('insert into meeting_organization (meeting_id, organization_id, partner_id) select $1, $2, unnest($3::uuid[])', [id, organizationId, added]);
    return added.length || dropped.length ? { organizationIds: after } : {};
  }

  private async expect(tx: Tx, meeting: { id: string; organizationId: string }, of: string, kind: MeetingKind): Promise<void> {
    const from = await this.get(of);
    if (from.kind !== kind) throw noMeeting();
    await tx.execute(EXPECT, [meeting.id, meeting.organizationId, of], 'meeting_expect');
  }
}
