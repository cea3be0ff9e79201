/** What a role may hold, in one form that can be compared and stored (docs/permissions.md). */
import { FEATURE_KEYS, isFeatureKey, splitFeature, tabsOf, type FeatureKey } from './feature-key';
import { ENTRY_VERBS, PERMISSION_VALUES, PermissionSet, type PermissionEntry, type PermissionValue } from './permission';

export const ROLE_NAME_MAX = 80;

/** An entry as it comes from outside: nothing about it is certain. */
export interface RawEntry {
  readonly section: string;
  readonly subSection: string;
  readonly tab: string | null;
  readonly value: string;
}

const isEntryVerb = (tab: string | null): tab is (typeof ENTRY_VERBS)[number] => (ENTRY_VERBS as readonly (string | null)[]).includes(tab);

function valuesFor(feature: FeatureKey, tab: string | null): readonly PermissionValue[] {
  if (isEntryVerb(tab)) return ['deny', `allow-${tab}`];
  return tab === null || tabsOf(feature).includes(tab) ? ['deny', 'allow-view', 'allow-edit'] : [];
}

/** Whether the catalogue knows the place and the value may stand there. */
export function isKnownEntry(entry: RawEntry): entry is PermissionEntry {
  const feature = `${entry.section}.${entry.subSection}`;
  if (!isFeatureKey(feature) || !(PERMISSION_VALUES as readonly string[]).includes(entry.value)) return false;
  return valuesFor(feature, entry.tab).includes(entry.value as PermissionValue);
}

/** The place of an entry as one word: `people.participants`, `people.participants/NOTES`, `people.participants/delete`. */
export function entryKey({ section, subSection, tab }: Pick<RawEntry, 'section' | 'subSection' | 'tab'>): string {
  return tab === null ? `${section}.${subSection}` : `${section}.${subSection}/${tab}`;
}

const ORDER: ReadonlyMap<string, number> = new Map(
  FEATURE_KEYS.flatMap((feature) => [null, ...tabsOf(feature), ...ENTRY_VERBS].map((tab) => entryKey({ ...splitFeature(feature), tab }))).map((key, index) => [key, index]),
);

/**
 * The entries of a role, each place once, in the order of the catalogue, without what denies: missing means deny. Contradictions
 * deny, as in `PermissionSet`; what the catalogue does not know is left out.
 */
export function canonicalEntries(entries: readonly RawEntry[]): PermissionEntry[] {
  const places = new Map<string, PermissionEntry>();
  const denied = new Set<string>();
  for (const entry of entries) {
    if (!isKnownEntry(entry)) continue;
    const key = entryKey(entry);
    if (entry.value === 'deny') denied.add(key);
    else if (places.get(key)?.value !== 'allow-edit') places.set(key, { section: entry.section, subSection: entry.subSection, tab: entry.tab, value: entry.value });
  }
  return [...places]
    .filter(([key]) => !denied.has(key))
    .sort(([a], [b]) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0))
    .map(([, entry]) => entry);
}

export interface EntryChange {
  readonly section: string;
  readonly subSection: string;
  readonly tab: string | null;
  /** Null where there is no entry, which denies. */
  readonly before: PermissionValue | null;
  readonly after: PermissionValue | null;
}

/** Where two roles differ, in the order of the catalogue. */
export function entryChanges(before: readonly RawEntry[], after: readonly RawEntry[]): EntryChange[] {
  const [old, next] = [before, after].map((entries) => new Map(canonicalEntries(entries).map((entry) => [entryKey(entry), entry])));
  const keys = [...new Set([...(old?.keys() ?? []), ...(next?.keys() ?? [])])].sort((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0));
  return keys.flatMap((key) => {
    const was = old?.get(key);
    const is = next?.get(key);
    const place = is ?? was;
    if (!place || was?.value === is?.value) return [];
    return [{ section: place.section, subSection: place.subSection, tab: place.tab, before: was?.value ?? null, after: is?.value ?? null }];
  });
}

/** The same changes on top of other entries: what somebody edited, on what somebody else saved meanwhile. */
export function applyChanges(entries: readonly RawEntry[], changes: readonly EntryChange[]): PermissionEntry[] {
  const touched = new Set(changes.map(entryKey));
  const added = changes.flatMap(({ after, before: _before, ...place }) => (after === null ? [] : [{ ...place, value: after }]));
  return canonicalEntries([...entries.filter((entry) => !touched.has(entryKey(entry))), ...added]);
}

/** Whether a role, held at the top, can give rights to others: a tenant always keeps one person who has such a role. */
export function administers(entries: readonly PermissionEntry[]): boolean {
  const set = new PermissionSet(entries);
  return set.allows('edit', 'settings.users') && set.allows('edit', 'settings.roles');
}
