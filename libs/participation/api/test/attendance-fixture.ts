import { Global, Module, type Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { type Client, Pool } from 'pg';
import pino from 'pino';
import { ACCESS_READER, AuditNotes, AuditService, CONFIG, connectionFields, Db, DiskStore, ExportNotices, FILE_STORE, JobsService, LOGGER, MailService, NotificationService, type Principal, QUEUE_POOL, SYSTEM_POOL, VIRUS_SCANNER } from '@afterbell/core/api';
import { entriesFor, newId, PermissionSet } from '@afterbell/core/domain';
import { as, counted, insertTenant, openTestDatabase, principalAt } from '@afterbell/testing/api';
import {
  AdultAttendanceService,
  AttendanceService,
  ClassListService,
  EnrollmentService,
  FamilyDays,
  MeetingAttendees,
  MeetingService,
  ParticipationModule,
  PlacesService,
  QuickAddService,
  RosterService,
  ServicesService,
  SessionCalendarService,
  SessionClosingService,
  SessionDateService,
  SessionDaysService,
  WaitingService,
} from '../src';
import { MeetingLoaders } from '../src/meetings/meeting.loaders';
import { ParticipantRecordService } from '../src/record/participant-record.service';
import { CLOCK } from '../src/shared/clock';
import { ServiceForm } from '../src/services/service-form';
import { ParticipationController } from '../src/rest/participation.controller';

export { as, counted };

/** A Tuesday; its month and term hold every date of the tests unless they say otherwise. */
export const DAY = '2026-11-17';

export interface World {
  tenantId: string;
  userId: string;
  /** Also the acting organization of `taker`. */
  siteId: string;
  otherSiteId: string;
  topId: string;
  taker: Principal;
  activityId: string;
  sessionId: string;
  people: string[];
}

export interface TestBed {
  admin: Client;
  db: Db;
  rosters: RosterService;
  attendance: AttendanceService;
  dates: SessionDateService;
  closing: SessionClosingService;
  calendars: SessionCalendarService;
  days: SessionDaysService;
  enrollments: EnrollmentService;
  quickAdd: QuickAddService;
  places: PlacesService;
  waiting: WaitingService;
  classLists: ClassListService;
  adults: AdultAttendanceService;
  families: FamilyDays;
  records: ParticipantRecordService;
  services: ServicesService;
  meetings: MeetingService;
  meetingAttendees: MeetingAttendees;
  meetingLoaders: MeetingLoaders;
  rest: ParticipationController;
  /** Any other service of the section. */
  get<T>(service: Type<T>): T;
  /** What every service takes for now. */
  clock: { now: Date };
  close(): Promise<void>;
}

/** The services of this section on a database of their own, as the API's role. */
export async function openTestBed(): Promise<TestBed> {
  const { admin, config, db, close } = await openTestDatabase({ DB_POOL_SIZE: '8' });
  const pool = new Pool({ ...connectionFields(config.systemDatabaseUrl), max: 2 });
  const clock = { now: new Date('2026-11-17T20:15:00Z') };

  @Global()
  @Module({
    providers: [
      ...[{ provide: Db, useValue: db }, AuditService, AuditNotes, NotificationService, ExportNotices, JobsService, MailService],
      ...[{ provide: CONFIG, useValue: config }, { provide: LOGGER, useValue: pino({ enabled: false }) }, { provide: SYSTEM_POOL, useValue: pool }, { provide: QUEUE_POOL, useValue: pool }],
      // A participant's record may hold files; these tests have none.
      ...[{ provide: FILE_STORE, useValue: new DiskStore(config.filesDir) }, { provide: VIRUS_SCANNER, useValue: null }],
      // Nobody's job is gone on with here.
      { provide: ACCESS_READER, useValue: { principalOf: () => Promise.resolve(null) } },
    ],
    exports: [ACCESS_READER, Db, AuditService, AuditNotes, NotificationService, ExportNotices, JobsService, MailService, CONFIG, LOGGER, SYSTEM_POOL, QUEUE_POOL, FILE_STORE, VIRUS_SCANNER],
  })
  class CoreOfTests {}
  const module = await Test.createTestingModule({ imports: [CoreOfTests, ParticipationModule] })
    .overrideProvider(CLOCK)
    .useValue(() => clock.now)
    .compile();
  // Nothing is started here: the form of services registers itself with the application.
  module.get(ServiceForm).onModuleInit();

  return {
    admin,
    db,
    clock,
    rosters: module.get(RosterService),
    attendance: module.get(AttendanceService),
    dates: module.get(SessionDateService),
    closing: module.get(SessionClosingService),
    calendars: module.get(SessionCalendarService),
    days: module.get(SessionDaysService),
    enrollments: module.get(EnrollmentService),
    quickAdd: module.get(QuickAddService),
    places: module.get(PlacesService),
    waiting: module.get(WaitingService),
    classLists: module.get(ClassListService),
    adults: module.get(AdultAttendanceService),
    families: module.get(FamilyDays),
    records: module.get(ParticipantRecordService),
    services: module.get(ServicesService),
    meetings: module.get(MeetingService),
    meetingAttendees: module.get(MeetingAttendees),
    meetingLoaders: module.get(MeetingLoaders),
    rest: module.get(ParticipationController),
    get: (service) => module.get(service),
    close: async () => {
      await pool.end();
      await close();
    },
  };
}

const PERMISSIONS = new PermissionSet([...entriesFor('participation.by_activity', 'edit'), ...entriesFor('people.participants', 'edit')]);

export function principalOf(world: Pick<World, 'tenantId' | 'userId'>, organizationId: string, level: Principal['organizationLevel']): Principal {
  return { ...principalAt(world.tenantId, organizationId, level, PERMISSIONS), userId: world.userId };
}

/** A tenant with two sites; the first has a session on DAY and a week later, 15:00 to 17:00, and children enrolled in it. */
export async function makeWorld(admin: Client, options: { people?: number; type?: 'scheduled' | 'drop_in' | 'unscheduled' } = {}): Promise<World> {
  const tenantId = await insertTenant(admin);
  const [userId, topId, institutionId, siteId, otherSiteId] = Array.from({ length: 5 }, () => newId()) as [string, string, string, string, string];
  await admin.query('insert into app_user (id, email, name) values ($1, $2, $3)', [userId, `${userId}@example.org`, 'Dana Taker']);
  // As every access makes it: the tenant knows the user.
  await admin.query('insert into tenant_user (user_id) values ($1)', [userId]);
  for (const [id, parent, level, name] of [
    [topId, null, 'top', 'State'],
    [institutionId, topId, 'institution', 'District'],
    [siteId, institutionId, 'site', 'Lincoln'],
    [otherSiteId, institutionId, 'site', 'Roosevelt'],
  ]) {
    await admin.query('insert into organization (id, parent_id, level, name) values ($1, $2, $3, $4)', [id, parent, level, name]);
  }
  await admin.query(`insert into term (id, name, kind, starts_on, ends_on) values ($1, 'Fall', 'fall', '2026-08-15', '2026-12-31')`, [newId()]);
  const world = { tenantId, userId, siteId, otherSiteId, topId };
  const { activityId, sessionId } = await makeSession(admin, world, { type: options.type ?? 'scheduled', dates: options.type === 'drop_in' ? [] : [DAY, '2026-11-24'] });
  const people: string[] = [];
  for (let index = 0; index < (options.people ?? 3); index += 1) people.push(await makePerson(admin, world, { first: `Child${index}`, sessionId }));
  return { ...world, activityId, sessionId, people, taker: principalOf(world, siteId, 'site') };
}

/** Everything the superuser inserts next belongs to this tenant. */
export async function enter(admin: Client, tenantId: string): Promise<void> {
  await admin.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
}

type Place = Pick<World, 'tenantId' | 'siteId'>;

export async function makeSession(
  admin: Client,
  { tenantId, siteId }: Place,
  options: { type?: string; dates?: string[]; name?: string; start?: string; end?: string; startsOn?: string; endsOn?: string } = {},
): Promise<{ activityId: string; sessionId: string }> {
  await enter(admin, tenantId);
  const { type = 'scheduled', dates = [DAY], name = 'Robotics', start = '15:00', end = '17:00', startsOn = '2026-09-01', endsOn = '2026-12-18' } = options;
  const activityId = newId();
  const sessionId = newId();
  await admin.query('insert into activity (id, organization_id, name, type) values ($1, $2, $3, $4)', [activityId, siteId, name, type]);
  await admin.query(`insert into session (id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays) values ($1, $2, $3, $4, $5, $6, $7, $8, '{2}')`, [
    sessionId,
    activityId,
    siteId,
    `${name} A`,
    startsOn,
    endsOn,
    start,
    end,
  ]);
  for (const date of dates) await addDate(admin, { tenantId, siteId }, sessionId, date, start, end);
  return { activityId, sessionId };
}

export async function addDate(admin: Client, { tenantId, siteId }: Place, sessionId: string, date: string, start = '15:00', end = '17:00'): Promise<void> {
  await enter(admin, tenantId);
  await admin.query('insert into session_date (session_id, on_date, organization_id, start_time, end_time) values ($1, $2, $3, $4, $5)', [sessionId, date, siteId, start, end]);
}

export async function makePerson(
  admin: Client,
  { tenantId, siteId }: Place,
  options: { first?: string; last?: string; sessionId?: string; from?: string; until?: string | null; birthDate?: string | null; localId?: string | null; grade?: string | null } = {},
): Promise<string> {
  await enter(admin, tenantId);
  const { first = 'Ana', last = 'García', sessionId, from = '2026-08-20', until = null, birthDate = null, localId = null, grade = null } = options;
  const id = newId();
  await admin.query('insert into person (id, first_name, last_name, is_participant, birth_date, local_id, grade) values ($1, $2, $3, true, $4, $5, $6)', [id, first, last, birthDate, localId, grade]);
  await admin.query(`insert into stay (id, person_id, organization_id, starts_on) values ($1, $2, $3, '2026-08-01')`, [newId(), id, siteId]);
  if (sessionId) await enroll(admin, { tenantId, siteId }, sessionId, id, from, until);
  return id;
}

export async function enroll(admin: Client, { tenantId, siteId }: Place, sessionId: string, personId: string, from = '2026-08-20', until: string | null = null): Promise<void> {
  await enter(admin, tenantId);
  await admin.query('insert into enrollment (id, session_id, organization_id, person_id, starts_on, ends_on) values ($1, $2, $3, $4, $5, $6)', [newId(), sessionId, siteId, personId, from, until]);
}

export async function lockMonth(admin: Client, { tenantId, siteId, userId }: Pick<World, 'tenantId' | 'siteId' | 'userId'>, month: string): Promise<void> {
  await enter(admin, tenantId);
  await admin.query('insert into participation_lock (organization_id, month, locked_by) values ($1, $2, $3)', [siteId, month, userId]);
}

export async function closeSite(admin: Client, { tenantId, siteId }: Place, date: string, reason = 'Snow day'): Promise<void> {
  await enter(admin, tenantId);
  await admin.query('insert into site_closure (organization_id, on_date, reason) values ($1, $2, $3)', [siteId, date, reason]);
}

export async function count(admin: Client, sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await admin.query<{ n: string }>(`select count(*) as n from ${sql}`, values);
  return Number(rows[0]?.n);
}

/** Rejects with the code of the catalogue, so that a test never passes on some other error. */
export async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    const { code } = error as { code?: unknown };
    return typeof code === 'string' ? code : `no code: ${String(error)}`;
  }
  return 'no error';
}
