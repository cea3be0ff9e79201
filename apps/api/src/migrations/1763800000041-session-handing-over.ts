import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The session token before the current one, for a browser that lost the answer to a switch (docs/sign-in.md). */
export class SessionHandingOver1763800000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sign_in_session add column previous_token_hash bytea, add column previous_until timestamptz;
      create unique index sign_in_session_by_previous on sign_in_session (previous_token_hash) where previous_token_hash is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
