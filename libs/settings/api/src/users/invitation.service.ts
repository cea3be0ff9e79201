import { Inject, Injectable } from '@nestjs/common';
import { AuditService, CONFIG, type Config, Db, MailService, requirePrincipal, tenantUrl, type Tx } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { type InvitationAccess, invitationMail } from './invitation';
import { GrantRules } from './grant-rules';
import { requireUser } from './user-record';

/** Somebody who presses twice sends one mail. */
const WAIT_SECONDS = 60;

const OPEN = `select o.name as "organizationName", r.name as "roleName", a.role_id as "roleId" from access a
  join organization o on o.tenant_id = a.tenant_id and o.id = a.organization_id join role r on r.tenant_id = a.tenant_id and r.id = a.role_id
  where a.user_id = $1 and a.enabled and (a.ends_on is null or a.ends_on >= (select (now() at time zone t.time_zone)::date from tenant t where t.id = app_tenant()))
  order by o.name_folded, r.name, a.id`;

/** The mail that tells somebody where to sign in. */
@Injectable()
export class InvitationService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly db: Db,
    private readonly mail: MailService,
    private readonly audit: AuditService,
    private readonly rules: GrantRules,
  ) {}

  /** In the transaction that grants. */
  async send(tx: Tx, userId: string, accesses: readonly InvitationAccess[]): Promise<void> {
    const user = await requireUser(tx, userId);
    const tenant = await tx.one<{ id: string; code: string; name: string }>('select id, code, name from tenant where id = app_tenant()');
    if (!tenant) throw new AppError('INTERNAL');
    await this.mail.queueIn(tx, invitationMail({ to: user.email, name: user.name, tenant: { id: tenant.id, name: tenant.name, url: tenantUrl(this.config, tenant.code) }, accesses }));
    await tx.execute('update tenant_user set invited_at = now(), invited_by = $2 where user_id = $1', [userId, requirePrincipal().userId]);
  }

  /** Sends it again to somebody who could sign in and never has. */
  async resend(userId: string): Promise<void> {
    await this.db.write(async (tx) => {
      const user = await requireUser(tx, userId);
      this.rules.refuseOwn(userId);
      if (user.status !== 'invited') throw new AppError('VALIDATION', { message: `${user.name} is not waiting for an invitation.` });
      const open = await tx.query<InvitationAccess & { roleId: string }>(OPEN, [userId]);
      await this.rules.refuseBeyond(tx, open.map(({ roleId }) => roleId));
      const recent = await tx.one<{ wait: number }>(
        `select ceil(extract(epoch from invited_at + make_interval(secs => $2) - now()))::int as wait from tenant_user where user_id = $1 and invited_at > now() - make_interval(secs => $2) for update`,
        [userId, WAIT_SECONDS],
      );
      if (recent) throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, recent.wait) });
      await this.send(tx, userId, open);
      await this.audit.record(tx, { action: 'user.resendInvitation', subjectType: 'user', subjectId: userId, after: { email: user.email } });
    });
  }
}
