import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of people are filtered by what a coded list says of everybody. */
export class TraitsByList1764000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index person_trait_by_list on person_trait (tenant_id, list, person_id, starts_on desc)');
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
