import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two records that are merged exchange their photos where the other's is chosen (docs/people.md "Merging"). */
export class PhotosChangePlaces1764000000090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('grant update on person_photo to afterbell_app');
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
