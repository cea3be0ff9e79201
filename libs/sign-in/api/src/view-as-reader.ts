import { Injectable } from '@nestjs/common';
import { entriesBeyond, isUuid, type PermissionSet } from '@afterbell/core/domain';
import { IN_FORCE } from './access-choice.service';
import { type AccessSnapshot, AccessSnapshotService } from './access-snapshot.service';
import { SystemDb } from './system-db';

/** Who looks, and from where. */
export interface Viewer {
  userId: string;
  tenantId: string;
  /** Their acting organization. */
  organizationId: string;
  permissions: PermissionSet;
  termId: string | null;
  /** tenant.permission_version as just read. */
  version: string;
}

export interface Viewed {
  accessId: string;
  userId: string;
  /** As the tenant calls them. */
  userName: string;
  organizationId: string;
  snapshot: AccessSnapshot;
}

export type Look = { outcome: 'missing' | 'own' | 'denied' | 'beyond' } | { outcome: 'seen'; viewed: Viewed };

// Only what stands at or beneath the viewer exists for them.
const TARGET = `
  select a.user_id, a.organization_id, coalesce(known.name, u.name) as name
    from access a
    join tenant t on t.id = a.tenant_id
    join app_user u on u.id = a.user_id and u.enabled
    left join tenant_user known on known.tenant_id = a.tenant_id and known.user_id = a.user_id
    join organization_closure c on c.tenant_id = a.tenant_id and c.ancestor_id = $3 and c.descendant_id = a.organization_id
   where a.tenant_id = $1 and a.id = $2 and ${IN_FORCE}`;

/** Whether somebody may look through an access; asked at the start and again on every request. */
@Injectable()
export class ViewAsReader {
  constructor(
    private readonly db: SystemDb,
    private readonly snapshots: AccessSnapshotService,
  ) {}

  async look(viewer: Viewer, accessId: string): Promise<Look> {
    if (!viewer.permissions.allows('edit', 'settings.users')) return { outcome: 'denied' };
    const { tenantId, termId, version } = viewer;
    const rows = isUuid(accessId)
      ? await this.db.rows<{ user_id: string; organization_id: string; name: string }>(TARGET, [tenantId, accessId, viewer.organizationId], 'view_as_target')
      : [];
    const target = rows[0];
    if (!target) return { outcome: 'missing' };
    if (target.user_id === viewer.userId) return { outcome: 'own' };
    const snapshot = await this.snapshots.snapshotOf({ tenantId, accessId, organizationId: target.organization_id, termId, version });
    if (!snapshot) return { outcome: 'missing' };
    if (entriesBeyond(viewer.permissions, snapshot.permissions.entries).length) return { outcome: 'beyond' };
    return { outcome: 'seen', viewed: { accessId, userId: target.user_id, userName: target.name, organizationId: target.organization_id, snapshot } };
  }
}
