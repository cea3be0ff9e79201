import { Inject, Injectable } from '@nestjs/common';
import { Db, requirePrincipal } from '@afterbell/core/api';
import { AppError, isUuid } from '@afterbell/core/domain';
import { CLOCK, type Clock, momentIn } from '../shared/clock';
import { ATTENDED_MINUTES, begun } from './meeting-list';
import type { AttendedTraining, StaffTraining, TrainingYear } from './staff-training.types';

const MOST_TRAININGS = 200;
// A programme year begins on the first of July.
const YEAR = `extract(year from m.on_date - interval '6 months')::int`;
const ATTENDED = `meeting m join meeting_attendee a on a.tenant_id = m.tenant_id and a.meeting_id = m.id
  where m.kind = 'professional_development' and m.removed_at is null and a.person_id = $1 and a.present and ${begun('$2')}`;
const YEARS = `select ${YEAR} as year, count(*)::int as trainings, sum(${ATTENDED_MINUTES})::int as minutes, coalesce(sum(m.credit_hours), 0)::float8 as "creditHours" from ${ATTENDED} group by 1 order by 1 desc`;
const TRAININGS = `select m.id, m.title, m.on_date::text as "onDate", m.provider, m.category, ${ATTENDED_MINUTES} as minutes, m.credit_hours::float8 as "creditHours"
  from ${ATTENDED} and ${YEAR} = $3 order by m.on_date desc, m.start_time desc, m.id limit ${MOST_TRAININGS}`;
const STAFF = 'select 1 from person where id = $1 and is_staff and removed_at is null';

/** What a staff member was trained, by programme year: only trainings that they were at, as the hours of the meetings count them. */
@Injectable()
export class StaffTrainingService {
  constructor(
    private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(personId: string, asked: number | null): Promise<StaffTraining> {
    const missing = () => new AppError('NOT_FOUND', { what: 'The staff member' });
    if (!isUuid(personId) || !requirePrincipal().permissions.allows('view', 'people.staff')) throw missing();
    const now = momentIn(requirePrincipal().timeZone, this.clock());
    return this.db.read(async (tx) => {
      if (!(await tx.one(STAFF, [personId], 'staff_training_person'))) throw missing();
      const years = await tx.query<TrainingYear & Record<string, unknown>>(YEARS, [personId, now], 'staff_training_years');
      const year = asked ?? years[0]?.year ?? null;
      const trainings = year === null ? [] : await tx.query<AttendedTraining & Record<string, unknown>>(TRAININGS, [personId, now, year], 'staff_trainings');
      return { years, year, trainings };
    });
  }
}
