import type { MigrationInterface, QueryRunner } from 'typeorm';

const GRADES = `array['PK','K','1','2','3','4','5','6','7','8','9','10','11','12']`;

/** What an activity is for, for whom and where (docs/activities.md). */
export class ActivityInformation1764100000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table activity
        add column description text check (length(description) <= 10000),
        add column objectives text check (length(objectives) <= 10000),
        add column location text check (length(location) <= 200),
        add column capacity int check (capacity between 1 and 10000),
        add column grade_from text,
        add column grade_to text,
        add constraint activity_grades check (grade_from = any(${GRADES}) and grade_to = any(${GRADES})),
        add constraint activity_grades_in_order check ((grade_from is null) = (grade_to is null)
          and array_position(${GRADES}, grade_from) <= array_position(${GRADES}, grade_to));
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
