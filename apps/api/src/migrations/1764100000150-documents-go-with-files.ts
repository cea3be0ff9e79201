import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A document that was removed goes with its file after the retention time, and the record of somebody who was removed lets go of the photo; while
 * they held on to the file, nothing of the tenant was collected. The file of what stays never expires.
 */
export class DocumentsGoWithFiles1764100000150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [held] = (await runner.query(`
      select c.conname as name from pg_constraint c
        where c.conrelid = 'participant_document'::regclass and c.confrelid = 'stored_file'::regclass and c.contype = 'f'`)) as { name: string }[];
    if (!held) throw new Error('participant_document does not refer to stored_file.');
    await runner.query(`
      alter table participant_document drop constraint ${held.name},
        add constraint ${held.name} foreign key (tenant_id, file_id) references stored_file (tenant_id, id) on delete cascade;
      alter table person drop constraint person_photo_fkey,
        add constraint person_photo_fkey foreign key (tenant_id, photo_file_id) references stored_file (tenant_id, id) on delete set null (photo_file_id)`);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
