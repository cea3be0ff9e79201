import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** What a tenant asks about attendance from a day on, and hours as they are counted (docs/attendance.md). */
export class AttendanceRules1764100000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'attendance_policy',
        columns: [
          'starts_on date not null',
          'late_days int check (late_days between 0 and 365)',
          'over_minutes int check (over_minutes between 0 and 720)',
          'longest_minutes int not null check (longest_minutes between 60 and 1439)',
          'version int not null default 1',
        ],
        key: ['starts_on'],
      }),
    );
    // The same rule as the one that browser and server run: a minute counts once, and a stay does not hold the minute it ends at.
    await runner.query(`
      create function minute_range(starts time, ends time) returns int4range language sql immutable parallel safe as $$
        select case when ends > starts
          then int4range((extract(epoch from starts) / 60)::int, (extract(epoch from ends) / 60)::int) else 'empty'::int4range end
      $$;
      create function covered_minutes(stays int4multirange) returns int language sql immutable parallel safe as $$
        select coalesce(sum(upper(stay) - lower(stay)), 0)::int from unnest(stays) as stay
      $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
