/** A mode for each role, as an answer. */
import type { EffectiveMode } from '../field-type';
import type { FieldKind } from '../field-kind';
import type { RoleModes } from '../field-value';
import { isBlank, isRecord, joinList, orderOf, orderOfLists, refused, splitList, taken } from './kind-helpers';

export const MOST_ROLES = 200;
const ROLE = /^[A-Za-z\d-]{1,64}$/;
const WORDS: Readonly<Record<EffectiveMode, string>> = { rw: 'can edit', ro: 'can read', hidden: 'not shown' };

function isMode(value: unknown): value is EffectiveMode {
  return typeof value === 'string' && Object.hasOwn(WORDS, value);
}

type Entry = readonly [role: unknown, mode: unknown];

function entriesOf(raw: unknown): readonly Entry[] | null {
  if (typeof raw === 'string') return raw.length > 50_000 ? null : splitList(raw).map((item): Entry => [item.slice(0, Math.max(item.lastIndexOf('='), 0)), item.slice(item.lastIndexOf('=') + 1)]);
  if (Array.isArray(raw)) return raw.slice(0, MOST_ROLES + 1).map((item: unknown): Entry => (isRecord(item) ? [item['roleId'], item['mode']] : [null, null]));
  return isRecord(raw) ? Object.entries(raw) : null;
}

function sorted(modes: RoleModes): [string, EffectiveMode][] {
  return Object.entries(modes).sort(([a], [b]) => orderOf(a, b));
}

export const permissionsByRole: FieldKind<'permissions_by_role'> = {
  type: 'permissions_by_role',
  parse(raw) {
    if (isBlank(raw)) return taken<RoleModes>(null);
    const entries = entriesOf(raw);
    if (!entries) return refused('ROLE_MODES');
    if (entries.length > MOST_ROLES) return refused('TOO_MANY_ROLES', { max: MOST_ROLES });
    const modes = new Map<string, EffectiveMode>();
    for (const [role, mode] of entries) {
      if (typeof role !== 'string' || !ROLE.test(role) || !isMode(mode) || modes.has(role)) return refused('ROLE_MODES');
      modes.set(role, mode);
    }
    return taken<RoleModes>(modes.size ? Object.fromEntries(sorted(Object.fromEntries(modes))) : null);
  },
  validate: () => null,
  /** How many roles have which; the roles' names are the tenant's, and the screen's to show. */
  format(value) {
    const modes = Object.values(value);
    return (Object.keys(WORDS) as EffectiveMode[])
      .map((mode) => [mode, modes.filter((each) => each === mode).length] as const)
      .filter(([, count]) => count > 0)
      .map(([mode, count]) => `${count} ${count === 1 ? 'role' : 'roles'}: ${WORDS[mode]}`)
      .join(', ');
  },
  compare: (a, b) => orderOfLists(sorted(a), sorted(b), ([roleA, modeA], [roleB, modeB]) => orderOf(roleA, roleB) || orderOf(modeA, modeB)),
  toCsv: (value) => joinList(sorted(value).map(([role, mode]) => `${role}=${mode}`)),
  toJson: (value) => Object.fromEntries(sorted(value)),
  list: null,
  toList: () => [],
};
