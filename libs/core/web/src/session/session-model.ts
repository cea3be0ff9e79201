import { DEFAULT_LEVEL_NAMES, isOrganizationLevel, PERMISSION_VALUES, PermissionSet, type OrganizationLevel, type PermissionEntry, type PermissionValue } from '@afterbell/core/domain';
import { applyLevelWords } from '../i18n/level-words';
import type { SessionFieldsFragment } from './__generated__/session';
import type { Session } from './session-context';

const isValue = (value: string): value is PermissionValue => (PERMISSION_VALUES as readonly string[]).includes(value);

/** The wire's session with rights and level names ready to be asked. A value that this build does not know grants nothing. */
export function sessionOf(wire: SessionFieldsFragment): Session {
  const { user, tenant, access, organization, term, permissions, levelNames, timeZone, today, idleTimeoutSeconds, idleWarningSeconds, absoluteExpiresAt, preferences, viewAs } = wire;
  const entries = permissions.flatMap(({ section, subSection, tab, value }): PermissionEntry[] => (isValue(value) ? [{ section, subSection, tab, value }] : []));
  const names = new Map(levelNames.map(({ level, singular, plural }) => [String(level), { singular, plural }]));
  const nameOf = (asked: OrganizationLevel) => names.get(asked) ?? DEFAULT_LEVEL_NAMES[asked];
  applyLevelWords(nameOf);
  const level: OrganizationLevel = isOrganizationLevel(organization.level) ? organization.level : 'site';
  return {
    user,
    tenant,
    access,
    term,
    timeZone,
    today,
    idleTimeoutSeconds,
    idleWarningSeconds,
    absoluteExpiresAt,
    preferences,
    viewAs,
    organization: { id: organization.id, name: organization.name, level },
    permissions: new PermissionSet(entries),
    levelName: (asked, form = 'singular') => nameOf(asked)[form],
  };
}
