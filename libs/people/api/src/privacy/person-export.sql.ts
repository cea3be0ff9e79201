import { type Principal, requirePrincipal } from '@afterbell/core/api';
import { PermissionSet, type PermissionEntry } from '@afterbell/core/domain';
import type { LeftOutPart } from './person-collector';

/** As what somebody asked for a file: the job that makes it reads no more than they might. */
export type ExportActor = Pick<Principal, 'userId' | 'accessId' | 'organizationId' | 'organizationLevel' | 'wholeTenant' | 'termId' | 'timeZone' | 'roleId'> & { entries: readonly PermissionEntry[] };

export interface PersonExportRow {
  id: string;
  personId: string;
  requestedBy: string;
  actor: ExportActor;
  ground: string;
  recipient: string;
  purpose: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'expired';
  doneParts: number;
  allParts: number;
  leftOut: LeftOutPart[];
  size: number | null;
  requestedAt: Date;
  expiresAt: Date | null;
  downloadedAt: Date | null;
}

export const EXPORT_SELECT = `select x.id, x.person_id as "personId", x.requested_by as "requestedBy", x.actor, x.ground, x.recipient, x.purpose,
  case when x.state = 'done' and x.expires_at <= now() then 'expired' else x.state end as state, x.done_parts as "doneParts", x.all_parts as "allParts", coalesce(x.left_out, '[]') as "leftOut", x.size::int as size,
  x.requested_at as "requestedAt", x.expires_at as "expiresAt", x.downloaded_at as "downloadedAt" from person_export x`;

export function actorOf({ userId, accessId, organizationId, organizationLevel, wholeTenant, termId, timeZone, roleId, permissions }: Principal): ExportActor {
  return { userId, accessId, organizationId, organizationLevel, wholeTenant, termId, timeZone, roleId, entries: permissions.entries };
}

export function principalOf({ entries, ...actor }: ExportActor): Principal {
  return { ...actor, tenantId: requirePrincipal().tenantId, sessionId: '', permissions: new PermissionSet(entries) };
}
