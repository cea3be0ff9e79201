import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that left long ago are removed (MAIL_RETENTION_DAYS): they lie in the order of time, so that an index of a few pages finds them. */
export class MailHasItsEnd1764700000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      grant delete on mail_outbox to afterbell_system;
      create index mail_outbox_by_time on mail_outbox using brin (created_at) with (autosummarize = on);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
