/** Permission values, verbs and the set of entries that decides (product rules §6, docs/permissions.md). */
import { splitFeature, tabsOf, type FeatureKey } from './feature-key';

export const PERMISSION_VALUES = ['deny', 'allow-view', 'allow-edit', 'allow-delete', 'allow-export', 'allow-import'] as const;
export type PermissionValue = (typeof PERMISSION_VALUES)[number];

export const VERBS = ['view', 'edit', 'delete', 'export', 'import'] as const;
export type Verb = (typeof VERBS)[number];

/** Verbs that are entries of their own: the entry's tab is the verb. */
export const ENTRY_VERBS = ['delete', 'export', 'import'] as const satisfies readonly Verb[];
type EntryVerb = (typeof ENTRY_VERBS)[number];

export interface PermissionEntry {
  readonly section: string;
  readonly subSection: string;
  readonly tab: string | null;
  readonly value: PermissionValue;
}

function isEntryVerb(verb: Verb): verb is EntryVerb {
  return (ENTRY_VERBS as readonly Verb[]).includes(verb);
}

function keyOf(feature: string, tab: string | null): string {
  return tab === null ? feature : `${feature}\u0000${tab}`;
}

/** The stronger of two values for one key. A deny wins over everything, so that a contradiction never opens a door. */
function merged(known: PermissionValue | undefined, next: PermissionValue): PermissionValue {
  if (known === undefined) return next;
  if (known === 'deny' || next === 'deny') return 'deny';
  return known === 'allow-edit' ? known : next;
}

/** What one access may do. A missing entry means deny; there is no wildcard and no inheritance. */
export class PermissionSet {
  static readonly none = new PermissionSet([]);

  readonly entries: readonly PermissionEntry[];
  private readonly values = new Map<string, PermissionValue>();

  constructor(entries: readonly PermissionEntry[]) {
    this.entries = [...entries];
    for (const entry of entries) {
      const key = keyOf(`${entry.section}.${entry.subSection}`, entry.tab);
      this.values.set(key, merged(this.values.get(key), entry.value));
    }
  }

  /**
   * Whether `verb` is allowed on the feature, or on one tab of it. A tab needs its own entry and a feature that may
   * be viewed: tabs of a hidden page are hidden. On a tab, delete and import also need its edit, export its view.
   */
  allows(verb: Verb, feature: FeatureKey, tab?: string): boolean {
    if (isEntryVerb(verb)) {
      if (this.values.get(keyOf(feature, verb)) !== `allow-${verb}`) return false;
      return tab === undefined || this.allows(verb === 'export' ? 'view' : 'edit', feature, tab);
    }
    if (tab === undefined) return this.reaches(verb, keyOf(feature, null));
    return this.allows('view', feature) && this.reaches(verb, keyOf(feature, tab));
  }

  /** Whether `verb` is allowed on at least one of the features. */
  allowsAny(verb: Verb, features: readonly FeatureKey[]): boolean {
    return features.some((feature) => this.allows(verb, feature));
  }

  private reaches(verb: 'view' | 'edit', key: string): boolean {
    const value = this.values.get(key);
    return value === 'allow-edit' || (verb === 'view' && value === 'allow-view');
  }
}

/** Entries that grant the verbs on a feature itself, none of its tabs. Edit includes view. */
export function subSectionEntries(feature: FeatureKey, ...verbs: readonly Verb[]): PermissionEntry[] {
  const place = splitFeature(feature);
  const entries: PermissionEntry[] = [];
  if (verbs.includes('edit')) entries.push({ ...place, tab: null, value: 'allow-edit' });
  else if (verbs.includes('view')) entries.push({ ...place, tab: null, value: 'allow-view' });
  for (const verb of ENTRY_VERBS) {
    if (verbs.includes(verb)) entries.push({ ...place, tab: verb, value: `allow-${verb}` });
  }
  return entries;
}

/** Entries that grant view or edit on some tabs of a feature. */
export function tabEntries(feature: FeatureKey, tabs: readonly string[], verb: 'view' | 'edit'): PermissionEntry[] {
  return tabs.map((tab) => ({ ...splitFeature(feature), tab, value: `allow-${verb}` as const }));
}

/** Entries that grant the verbs on a feature and on all of its tabs. */
export function entriesFor(feature: FeatureKey, ...verbs: readonly Verb[]): PermissionEntry[] {
  const entries = subSectionEntries(feature, ...verbs);
  const reach = verbs.includes('edit') ? 'edit' : verbs.includes('view') ? 'view' : null;
  return reach === null ? entries : [...entries, ...tabEntries(feature, tabsOf(feature), reach)];
}

/** Tabs of the feature that may be viewed, in the order of the catalogue; denied tabs are left out, not blanked. */
export function visibleTabs(set: PermissionSet, feature: FeatureKey): string[] {
  return tabsOf(feature).filter((tab) => set.allows('view', feature, tab));
}
