/** A role as a matrix of ticks: which cells there are, which are ticked, and what ticking one brings along. */
import { FEATURE_KEYS, splitFeature, tabsOf, type FeatureKey } from './feature-key';
import { ENTRY_VERBS, VERBS, type PermissionEntry, type PermissionValue, type Verb } from './permission';
import { canonicalEntries, entryKey } from './role-rules';

export interface MatrixCell {
  readonly feature: FeatureKey;
  /** Null for the feature itself. */
  readonly tab: string | null;
  readonly verb: Verb;
}

/** Value by place; a place that is missing denies. */
export type Rights = ReadonlyMap<string, PermissionValue>;

export function rightsOf(entries: readonly PermissionEntry[]): Rights {
  return new Map(canonicalEntries(entries).map((entry) => [entryKey(entry), entry.value]));
}

export function entriesOfRights(rights: Rights): PermissionEntry[] {
  const all = FEATURE_KEYS.flatMap((feature) =>
    [null, ...tabsOf(feature), ...ENTRY_VERBS].flatMap((tab): PermissionEntry[] => {
      const place = { ...splitFeature(feature), tab };
      const value = rights.get(entryKey(place));
      return value ? [{ ...place, value }] : [];
    }),
  );
  return canonicalEntries(all);
}

const isEntryVerb = (verb: Verb) => (ENTRY_VERBS as readonly Verb[]).includes(verb);
const place = (feature: FeatureKey, tab: string | null) => entryKey({ ...splitFeature(feature), tab });

/** Verbs of a row: a tab is viewed and edited; deleting, exporting and importing belong to the whole feature. */
export function verbsOf(tab: string | null): readonly Verb[] {
  return tab === null ? VERBS : ['view', 'edit'];
}

export function isTicked(rights: Rights, { feature, tab, verb }: MatrixCell): boolean {
  if (isEntryVerb(verb)) return rights.get(place(feature, verb)) === `allow-${verb}`;
  const value = rights.get(place(feature, tab));
  return value === 'allow-edit' || (verb === 'view' && value === 'allow-view');
}

/**
 * Ticks or clears one cell. Everything rests on viewing: ticking anything of a feature also lets it be viewed, and clearing
 * the view of a feature clears all of it, its tabs too, so that no right stays behind that nobody sees.
 */
export function withTick(rights: Rights, { feature, tab, verb }: MatrixCell, on: boolean): Rights {
  const next = new Map(rights);
  const own = place(feature, tab);
  if (on) {
    if (isEntryVerb(verb)) next.set(place(feature, verb), `allow-${verb}`);
    else if (next.get(own) !== 'allow-edit') next.set(own, `allow-${verb}`);
    if (!next.has(place(feature, null))) next.set(place(feature, null), 'allow-view');
    return next;
  }
  if (isEntryVerb(verb)) next.delete(place(feature, verb));
  else if (verb === 'edit') {
    if (next.get(own) === 'allow-edit') next.set(own, 'allow-view');
  } else if (tab !== null) next.delete(own);
  else for (const other of [null, ...tabsOf(feature), ...ENTRY_VERBS]) next.delete(place(feature, other));
  return next;
}

export type TickState = 'all' | 'some' | 'none';

export function tickState(rights: Rights, cells: readonly MatrixCell[]): TickState {
  const ticked = cells.filter((cell) => isTicked(rights, cell)).length;
  return ticked === 0 ? 'none' : ticked === cells.length ? 'all' : 'some';
}

/** Every cell that a verb has in some features: the features themselves, and their tabs where the verb reaches tabs. */
export function cellsOf(features: readonly FeatureKey[], verb: Verb): MatrixCell[] {
  return features.flatMap((feature) => {
    const tabs = verbsOf('').includes(verb) ? tabsOf(feature) : [];
    return [null, ...tabs].map((tab) => ({ feature, tab, verb }));
  });
}
