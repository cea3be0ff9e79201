import { Injectable } from '@nestjs/common';
import type { AccessAtWork, AccessReader, Principal } from '@afterbell/core/api';
import { AccessChoiceService, IN_FORCE, TENANT_COLUMNS, type TenantRow, toTenant } from './access-choice.service';
import { AccessSnapshotService } from './access-snapshot.service';
import { SystemDb } from './system-db';

// As for sessions and tokens: every reason to refuse is a condition here.
const READ = `select ${TENANT_COLUMNS} from access a join app_user u on u.id = a.user_id and u.enabled join tenant t on t.id = a.tenant_id
  where a.tenant_id = $1 and a.id = $2 and a.user_id = $3 and ${IN_FORCE}`;

/** Who a job works for: read anew each time, so that a right that is taken away ends what it began. */
@Injectable()
export class AccessAtWorkReader implements AccessReader {
  constructor(
    private readonly db: SystemDb,
    private readonly choices: AccessChoiceService,
    private readonly snapshots: AccessSnapshotService,
  ) {}

  async principalOf({ tenantId, userId, accessId, organizationId }: AccessAtWork): Promise<Principal | null> {
    const [row] = await this.db.rows<TenantRow>(READ, [tenantId, accessId, userId], 'access_at_work');
    if (!row) return null;
    const tenant = toTenant(row);
    const termId = await this.choices.currentTerm(tenant);
    const snapshot = await this.snapshots.snapshotOf({ tenantId, accessId, organizationId, termId, version: tenant.permissionVersion });
    // An organization that was moved away from under the access: another one is no substitute.
    if (!snapshot || snapshot.organization.id !== organizationId) return null;
    const { level } = snapshot.organization;
    return {
      tenantId,
      userId,
      accessId,
      sessionId: '',
      organizationId,
      organizationLevel: level,
      wholeTenant: level === 'top',
      termId: snapshot.term?.id ?? null,
      permissions: snapshot.permissions,
      roleId: snapshot.access.roleId,
      timeZone: snapshot.timeZone ?? tenant.timeZone,
    };
  }
}
