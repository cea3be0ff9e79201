import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who else has a key is read from this index alone: no other index is cheaper then, whatever the statistics of the table say, which after an import of thousands are those of a few. */
export class SharedKeys1764700000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index duplicate_key_shared on duplicate_key (tenant_id, key, person_id);
      drop index duplicate_key_by_key;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
