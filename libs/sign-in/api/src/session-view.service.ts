import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, tenantUrl } from '@afterbell/core/api';
import { AppError, type PermissionSet, todayIn } from '@afterbell/core/domain';
import type { AccessChoice, TenantRef } from './access-choice.service';
import { type AccessSnapshot, AccessSnapshotService, type LevelNames, type OrganizationRef, type TermRef } from './access-snapshot.service';
import { IDLE_WARNING_SECONDS } from './limits';
import { SessionService, type UserRef } from './session.service';

/** A session as its owner sees it; GraphQL and REST both answer from this. */
export interface SessionView {
  user: UserRef;
  tenant: { id: string; code: string; name: string; url: string };
  access: { id: string; roleName: string; organization: OrganizationRef };
  organization: OrganizationRef;
  term: TermRef | null;
  permissions: PermissionSet;
  levelNames: LevelNames[];
  timeZone: string;
  today: string;
  idleTimeoutSeconds: number;
  idleWarningSeconds: number;
  absoluteExpiresAt: Date;
  viewAs: { accessId: string; userName: string } | null;
}

export interface Place {
  choice: AccessChoice;
  organizationId: string;
  termId: string | null;
}

@Injectable()
export class SessionViewService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sessions: SessionService,
    private readonly snapshots: AccessSnapshotService,
  ) {}

  /** The session of the running request. */
  current(): SessionView {
    const { user, tenant, snapshot, expiresAt, viewAs } = this.sessions.current().record;
    return { ...this.view(user, tenant, snapshot, expiresAt), viewAs: viewAs ?? null };
  }

  /** A session that has just been made or moved, which the running request does not carry yet. */
  async at(user: UserRef, place: Place, expiresAt: Date): Promise<SessionView> {
    return this.view(user, place.choice.tenant, await this.snapshotAt(place), expiresAt);
  }

  async snapshotAt({ choice, organizationId, termId }: Place): Promise<AccessSnapshot> {
    const snapshot = await this.snapshots.snapshotOf({
      tenantId: choice.tenant.id,
      accessId: choice.id,
      organizationId,
      termId,
      version: choice.tenant.permissionVersion,
    });
    if (!snapshot) throw new AppError('NOT_FOUND', { what: 'The access' });
    return snapshot;
  }

  private view(user: UserRef, tenant: TenantRef, snapshot: AccessSnapshot, absoluteExpiresAt: Date): SessionView {
    const timeZone = snapshot.timeZone ?? tenant.timeZone;
    return {
      user,
      tenant: { id: tenant.id, code: tenant.code, name: tenant.name, url: tenantUrl(this.config, tenant.code) },
      access: snapshot.access,
      organization: snapshot.organization,
      term: snapshot.term,
      permissions: snapshot.permissions,
      levelNames: snapshot.levelNames,
      timeZone,
      today: todayIn(timeZone, new Date()),
      idleTimeoutSeconds: tenant.idleTimeoutSeconds,
      idleWarningSeconds: IDLE_WARNING_SECONDS,
      absoluteExpiresAt,
      viewAs: null,
    };
  }
}
