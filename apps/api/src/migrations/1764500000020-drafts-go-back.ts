import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was typed on a record that became part of another goes back to it when that is undone; drafts that were carried before stay where they are. */
export class DraftsGoBack1764500000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The record on which it was typed; null where that is the draft's own.
      alter table form_draft add column carried_from text;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
