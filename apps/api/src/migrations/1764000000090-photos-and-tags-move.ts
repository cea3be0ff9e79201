import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of two records that are merged one gets the tags of both, and the photo that is chosen (docs/people.md "Merging"). */
export class PhotosAndTagsMove1764000000090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('grant update on person_photo, person_tag to afterbell_app');
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
