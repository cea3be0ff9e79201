import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The bell rings when a notice is written, in whichever process the listener is; notices go after their time. */
export class NotificationsLive1763800000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index notification_unread on notification (tenant_id, user_id) where read_at is null;

      -- Only whom it concerns, never what it says: listeners are not walled.
      create function notification_ring() returns trigger language plpgsql as $$
      begin
        perform pg_notify('notification', told.tenant_id || ':' || told.user_id) from (select distinct tenant_id, user_id from changed) told;
        return null;
      end $$;
      create trigger ring_insert after insert on notification referencing new table as changed for each statement execute function notification_ring();
      create trigger ring_update after update on notification referencing new table as changed for each statement execute function notification_ring();

      create function notifications_forget(days int) returns void language plpgsql security definer set search_path = public as $$
      declare
        one record;
      begin
        for one in select id from tenant loop
          perform set_config('app.tenant_id', one.id::text, true);
          delete from notification where created_at < now() - make_interval(days => days);
        end loop;
        perform set_config('app.tenant_id', '', true);
      end $$;
      revoke all on function notifications_forget(int) from public;
      grant execute on function notifications_forget(int) to afterbell_system;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
