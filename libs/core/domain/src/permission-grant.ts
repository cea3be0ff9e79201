/** What somebody may hand on: nobody grants more than they have (docs/permissions.md). */
import type { FeatureKey } from './feature-key';
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
