/** What somebody may hand on: nobody grants more than they have (docs/permissions.md). */
import type { FeatureKey, PermissionSection } from './feature-key';
import { PERMISSION_CATALOGUE, type SectionSpec } from './permission-catalogue';
import { ENTRY_VERBS, type PermissionEntry, type PermissionSet, type Verb } from './permission';

/** Entries that allow something which the granter may not do; an entry that denies never exceeds anything. */
export function entriesBeyond(granter: PermissionSet, entries: readonly PermissionEntry[]): PermissionEntry[] {
  return entries.filter(({ section, subSection, tab, value }) => {
    if (value === 'deny') return false;
    const feature = `${section}.${subSection}` as FeatureKey;
    const verb = value.slice('allow-'.length) as Verb;
    const ofItsOwn = (ENTRY_VERBS as readonly string[]).includes(verb);
    return !granter.allows(verb, feature, ofItsOwn || tab === null ? undefined : tab);
  });
}

const NAMED = 3;

/** The features of the entries in words, the first few by name: "Settings: Roles, Tools: Import and 4 more". */
export function describeEntries(entries: readonly PermissionEntry[]): string {
  const names = [...new Set(entries.map(({ section, subSection }) => featureName(section, subSection)))];
  const shown = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? `${shown} and ${names.length - NAMED} more` : shown;
}

function featureName(section: string, subSection: string): string {
  const spec: SectionSpec | undefined = Object.hasOwn(PERMISSION_CATALOGUE, section) ? PERMISSION_CATALOGUE[section as PermissionSection] : undefined;
  return spec ? `${spec.label}: ${spec.subSections[subSection]?.label ?? subSection}` : section;
}
