import { Module, type OnModuleInit } from '@nestjs/common';
import { moveUnlessSame, PeopleModule, type PersonPart, PersonParts } from '@afterbell/people/api';
import { CLOCK, systemClock } from '../shared/clock';
import { AdultAttendanceResolver } from './adult-attendance.resolver';
import { AdultAttendanceService } from './adult-attendance.service';
import { FamilyDays } from './family-day.service';

const SESSION = '(select s.name from session s where s.tenant_id = t.tenant_id and s.id = t.session_id) as session';

/** What the attendance of adults keeps of a person. */
export const ADULT_PARTS: readonly PersonPart[] = [
  {
    table: 'adult_attendance',
    people: ['person_id'],
    key: ['id'],
    title: 'Attendance as an adult',
    tab: null,
    merge: moveUnlessSame({ same: (row) => (row['removed_at'] === null ? `${String(row['session_id'])} ${String(row['on_date'])}` : null), says: 'Both were at the same session on the same day: they are there once.' }),
    exported: `${SESSION}, t.on_date as "on", t.member_type as "memberType", t.start_time as "startTime", t.end_time as "endTime", t.removed_at as "removedAt"`,
    erase: { keep: 'Visits were reported; the person in them has no name any more.' },
  },
];

/** Family members and other adults at sessions. */
@Module({
  imports: [PeopleModule],
  providers: [{ provide: CLOCK, useValue: systemClock }, FamilyDays, AdultAttendanceService, AdultAttendanceResolver],
  exports: [FamilyDays, AdultAttendanceService],
})
export class FamiliesModule implements OnModuleInit {
  constructor(private readonly parts: PersonParts) {}

  onModuleInit(): void {
    this.parts.register(ADULT_PARTS);
  }
}
