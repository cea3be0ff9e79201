/** A role as a JSON document, to carry it from one tenant to another (docs/permissions.md). */
import { isOrganizationLevel, type OrganizationLevel } from './organization-level';
import type { PermissionEntry } from './permission';
import { canonicalEntries, isKnownEntry, type RawEntry } from './role-rules';

export const ROLE_FILE_FORMAT = 'afterbell.role';
export const ROLE_FILE_VERSION = 1;
export const ROLE_FILE_MAX = 200_000;

export interface RoleFile {
  readonly name: string;
  readonly levels: readonly OrganizationLevel[];
  readonly entries: readonly PermissionEntry[];
  /** What the catalogue does not know, as it stands in the document; it is left out. */
  readonly unknown: readonly string[];
  /** Levels among it, by their keys. */
  readonly unknownLevels: readonly string[];
}

export function writeRoleFile(role: { name: string; levels: readonly OrganizationLevel[]; entries: readonly PermissionEntry[] }): string {
  const entries = canonicalEntries(role.entries).map(({ section, subSection, tab, value }) => (tab === null ? { section, subSection, value } : { section, subSection, tab, value }));
  return `${JSON.stringify({ format: ROLE_FILE_FORMAT, version: ROLE_FILE_VERSION, name: role.name, levels: role.levels, entries }, null, 2)}\n`;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function rawEntry(value: unknown): RawEntry | null {
  const { section, subSection, tab, value: allowed } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const place = tab === undefined || tab === null || tab === '' ? null : tab;
  return isText(section) && isText(subSection) && isText(allowed) && (place === null || isText(place)) ? { section, subSection, tab: place, value: allowed } : null;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Null when the text is no role document at all, its version when that is another; single entries and levels that are not known are reported and left out. */
export function readRoleFile(text: string): RoleFile | { otherVersion: string } | null {
  const document = text.length > ROLE_FILE_MAX ? null : parsed(text);
  if (document?.['format'] !== ROLE_FILE_FORMAT) return null;
  const { version = ROLE_FILE_VERSION } = document;
  if (version !== ROLE_FILE_VERSION) return { otherVersion: JSON.stringify(version).slice(0, 20) };
  if (!isText(document['name']) || !Array.isArray(document['entries'])) return null;
  const levels = Array.isArray(document['levels']) ? document['levels'] : [];
  const strangeLevels = levels.filter((level) => !isOrganizationLevel(level));
  const entries = document['entries'].map((value: unknown) => ({ value, entry: rawEntry(value) }));
  const known = entries.flatMap(({ entry }) => (entry && isKnownEntry(entry) ? [entry] : []));
  const strange = entries.filter(({ entry }) => !entry || !isKnownEntry(entry)).map(({ value }) => value);
  return {
    name: document['name'],
    levels: [...new Set(levels.filter(isOrganizationLevel))],
    entries: canonicalEntries(known),
    unknown: [...strange.map((value) => JSON.stringify(value)), ...strangeLevels.map((value) => `level ${JSON.stringify(value)}`)].slice(0, 200).map((words) => words.slice(0, 200)),
    unknownLevels: strangeLevels.map((value) => (isText(value) ? value : JSON.stringify(value))),
  };
}
