import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of days ask which organizations have a time zone of their own: few do. */
export class OrganizationZones1764300000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index organization_with_zone on organization (tenant_id, id) where time_zone is not null');
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
