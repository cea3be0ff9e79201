import type { MigrationInterface, QueryRunner } from 'typeorm';
import { seesSubtree } from '@afterbell/core/api';

/** Sign-in calls people as the tenant does, and a disabled user's API tokens end like the sessions. */
export class TenantNamesAndTokens1763800000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create policy system_reads on tenant_user for select to afterbell_system using (true);
      grant select on tenant_user to afterbell_system;

      create function end_user_tokens(of_user uuid, only_accesses uuid[])
        returns setof uuid language sql volatile security definer set search_path = public as $$
        update api_token k set revoked_at = now() from access a
         where k.tenant_id = app_tenant() and k.user_id = of_user and k.revoked_at is null and k.access_id = any (only_accesses)
           and a.tenant_id = k.tenant_id and a.id = k.access_id and ${seesSubtree('a.organization_id')}
        returning k.id
      $$;
      revoke all on function end_user_tokens(uuid, uuid[]) from public;
      grant execute on function end_user_tokens(uuid, uuid[]) to afterbell_app;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
