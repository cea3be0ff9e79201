/** Two people changed one form at once: what each of them meant, together (docs/forms.md, "Two editors at once"). */
import type { FieldDefinition, FieldOption, FormDefinition, FormTab } from '../form-definition';
import { sameValue } from '../engine/values';
import { compareField, FIELD_TYPE_LABELS } from './compare-definitions';
import { renumber } from './renumber';

/** Both changed the same thing; theirs, which was saved first, stands. */
export interface MergeConflict {
  /** Null when it is about a tab or an order. */
  readonly fieldId: number | null;
  readonly field: string;
  readonly what: string;
  readonly base: string | null;
  readonly mine: string | null;
  readonly theirs: string | null;
}

interface Merge {
  readonly base: FormDefinition;
  readonly mine: FormDefinition;
  readonly theirs: FormDefinition;
  readonly conflicts: MergeConflict[];
}

interface ListMerge<T> {
  readonly base: readonly T[];
  readonly mine: readonly T[];
  readonly theirs: readonly T[];
  idOf(item: T): string | number;
  merge(base: T, mine: T, theirs: T): T;
  /** One side removed what the other changed. */
  onRemoved(item: T, by: 'mine' | 'theirs'): void;
  /** Both added it, each in their own way. */
  onAdded(mine: T, theirs: T): void;
  onOrder(): void;
}

function mergeList<T>({ base, mine, theirs, idOf, merge, onRemoved, onAdded, onOrder }: ListMerge<T>): readonly T[] {
  const [bases, mines, their] = [base, mine, theirs].map((items) => new Map(items.map((item) => [idOf(item), item]))) as [Map<string | number, T>, Map<string | number, T>, Map<string | number, T>];
  const kept = new Map<string | number, T>();
  for (const id of new Set([...their.keys(), ...mines.keys(), ...bases.keys()])) {
    const [b, m, t] = [bases.get(id), mines.get(id), their.get(id)];
    if (t !== undefined && m !== undefined) {
      if (b === undefined && !sameValue(m, t)) onAdded(m, t);
      kept.set(id, b === undefined ? t : merge(b, m, t));
    } else if (t !== undefined) {
      // Mine removed it, or theirs added it.
      if (b !== undefined && !sameValue(b, t)) onRemoved(t, 'mine');
      if (b === undefined || !sameValue(b, t)) kept.set(id, t);
    } else if (m !== undefined) {
      if (b === undefined) kept.set(id, m);
      else if (!sameValue(b, m)) onRemoved(m, 'theirs');
    }
  }
  const common = (items: readonly T[]): (string | number)[] => items.map(idOf).filter((id) => bases.has(id) && mines.has(id) && their.has(id));
  const [was, my, other] = [common(base), common(mine), common(theirs)];
  const mineMoved = !sameValue(my, was);
  const theirsMoved = !sameValue(other, was);
  if (mineMoved && theirsMoved && !sameValue(my, other)) onOrder();
  const [lead, follow] = mineMoved && !theirsMoved ? [mine, theirs] : [theirs, mine];
  const order = lead.map(idOf);
  // What only the other side has goes where it stands there: after the one before it.
  for (const [at, item] of follow.entries()) {
    if (order.includes(idOf(item))) continue;
    const previous = follow.slice(0, at).map(idOf).findLast((id) => order.includes(id));
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, idOf(item));
  }
  return order.flatMap((id) => (kept.has(id) ? [kept.get(id)!] : []));
}

/** What one side made of a part of a field, in words. */
function wordsOf(was: FieldDefinition, key: keyof FieldDefinition, value: unknown, before: FormDefinition, after: FormDefinition): { what: string; before: string | null; after: string | null } {
  const found: { what: string; before: string | null; after: string | null }[] = [];
  compareField(was, { ...was, [key]: value } as FieldDefinition, { a: before, b: after }, (what, from, to) => void found.push({ what, before: from, after: to }));
  const join = (side: 'before' | 'after'): string | null => found.flatMap((change) => change[side] ?? []).join('; ') || null;
  return { what: found[0]?.what ?? key, before: join('before'), after: join('after') };
}

/** Parts that are lists or maps of their own are merged inside; the rest is one thing. */
const INSIDE = ['id', 'options', 'fields', 'limits', 'roleModes', 'roleRequired'] as const;

function mergeField(was: FieldDefinition, my: FieldDefinition, their: FieldDefinition, prefix: string, merge: Merge): FieldDefinition {
  const { base, mine, theirs, conflicts } = merge;
  const report = (key: keyof FieldDefinition, from: FieldDefinition, [m, t]: readonly [unknown, unknown]): void => {
    const [mineWords, theirWords] = [wordsOf(from, key, m, base, mine), wordsOf(from, key, t, base, theirs)];
    conflicts.push({ fieldId: their.id, field: `${prefix}${their.name}`, what: mineWords.what, base: mineWords.before ?? theirWords.before, mine: mineWords.after, theirs: theirWords.after });
  };
  const merged: Record<string, unknown> = { ...their };
  for (const key of Object.keys(their) as (keyof FieldDefinition)[]) {
    if ((INSIDE as readonly string[]).includes(key) || sameValue(my[key], was[key]) || sameValue(my[key], their[key])) continue;
    if (sameValue(their[key], was[key])) merged[key] = my[key];
    else report(key, was, [my[key], their[key]]);
  }
  for (const key of ['limits', 'roleModes', 'roleRequired'] as const) {
    const [b, m, t] = [was[key] ?? {}, my[key] ?? {}, their[key] ?? {}] as readonly Readonly<Record<string, unknown>>[];
    const parts: Record<string, unknown> = {};
    for (const part of new Set([...Object.keys(t!), ...Object.keys(m!)])) {
      const isMine = sameValue(t![part], b![part]);
      if (!isMine && !sameValue(m![part], b![part]) && !sameValue(m![part], t![part])) report(key, { ...was, [key]: part in b! ? { [part]: b![part] } : {} }, [{ [part]: m![part] }, { [part]: t![part] }]);
      const value = isMine ? m![part] : t![part];
      if (value !== undefined) parts[part] = value;
    }
    if (key === 'roleRequired' && Object.keys(parts).length === 0) delete merged[key];
    else merged[key] = parts;
  }
  merged['options'] = mergeList<FieldOption>({
    base: was.options,
    mine: my.options,
    theirs: their.options,
    idOf: ({ id }) => id,
    merge: (b, m, t) => {
      const option: Record<string, unknown> = { ...t };
      for (const key of ['label', 'retiredOn', 'cells', 'apply'] as const) {
        if (sameValue(m[key], b[key]) || sameValue(m[key], t[key])) continue;
        if (sameValue(t[key], b[key])) option[key] = m[key];
        else report('options', { ...was, options: [b] }, [[{ ...b, [key]: m[key] }], [{ ...b, [key]: t[key] }]]);
      }
      return option as unknown as FieldOption;
    },
    onRemoved: (option, by) => void conflicts.push({ fieldId: their.id, field: `${prefix}${their.name}`, what: `Option “${option.label}”`, base: option.label, mine: by === 'mine' ? 'removed' : 'changed', theirs: by === 'mine' ? 'changed' : 'removed' }),
    onAdded: (m, t) => void conflicts.push({ fieldId: their.id, field: `${prefix}${their.name}`, what: `Option “${t.label}”`, base: null, mine: m.label, theirs: t.label }),
    onOrder: () => report('options', was, [sortedAs(was.options, my.options), sortedAs(was.options, their.options)]),
  });
  merged['fields'] = mergeFields(was.fields, my.fields, their.fields, `${prefix}${their.name} › `, merge);
  return merged as unknown as FieldDefinition;
}

/** The same options, only in another order. */
function sortedAs(options: readonly FieldOption[], order: readonly FieldOption[]): readonly FieldOption[] {
  const place = new Map(order.map(({ id }, at) => [id, at]));
  return options.filter(({ id }) => place.has(id)).sort((a, b) => place.get(a.id)! - place.get(b.id)!);
}

function mergeFields(base: readonly FieldDefinition[], mine: readonly FieldDefinition[], theirs: readonly FieldDefinition[], prefix: string, merge: Merge): readonly FieldDefinition[] {
  return mergeList<FieldDefinition>({
    base,
    mine,
    theirs,
    idOf: ({ id }) => id,
    merge: (b, m, t) => mergeField(b, m, t, prefix, merge),
    onRemoved: ({ id, name, type }, by) => void merge.conflicts.push({ fieldId: id, field: `${prefix}${name}`, what: 'Field', base: FIELD_TYPE_LABELS[type], mine: by === 'mine' ? 'removed' : 'changed', theirs: by === 'mine' ? 'changed' : 'removed' }),
    onAdded: (m, { id, name }) => void merge.conflicts.push({ fieldId: id, field: `${prefix}${name}`, what: 'Field', base: null, mine: m.name, theirs: name }),
    onOrder: () => void merge.conflicts.push({ fieldId: null, field: prefix.replace(/ › $/, '') || 'Form', what: 'Order of the fields', base: null, mine: 'changed', theirs: 'changed' }),
  });
}

/** New things that both sides numbered alike are two things, unless they are the same. */
function apart({ base, mine, theirs }: Pick<Merge, 'base' | 'mine' | 'theirs'>): readonly FieldDefinition[] {
  const all = (definition: FormDefinition): FieldDefinition[] => definition.fields.flatMap((field) => [field, ...field.fields]);
  const [before, theirFields] = [base, theirs].map((definition) => new Map(all(definition).map((field) => [field.id, field])));
  let lowest = Math.min(0, ...[mine, theirs].flatMap(all).flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]));
  const fieldIds = new Map<number, number>();
  const optionIds = new Map<string, number>();
  for (const field of all(mine)) {
    const other = theirFields!.get(field.id);
    if (!other) continue;
    const was = before!.get(field.id);
    if (!was && field.id < 0 && !sameValue(field, other)) fieldIds.set(field.id, (lowest -= 1));
    for (const option of was ? field.options : []) {
      const [known, twin] = [was!.options, other.options].map((options) => options.find(({ id }) => id === option.id));
      if (!known && twin && option.id < 0 && !sameValue(option, twin)) optionIds.set(`${field.id}.${option.id}`, (lowest -= 1));
    }
  }
  if (fieldIds.size + optionIds.size === 0) return mine.fields;
  return renumber(mine.fields, { field: (id) => fieldIds.get(id) ?? id, option: (id, fieldId) => optionIds.get(`${fieldId}.${id}`) ?? id });
}

/** A tab that fields still stand on stays, whoever removed it. */
function withUsedTabs(tabs: readonly FormTab[], fields: readonly FieldDefinition[], { base, mine }: Pick<Merge, 'base' | 'mine'>): readonly FormTab[] {
  const missing = new Set(fields.map(({ tabName }) => tabName).filter((name) => !tabs.some((tab) => tab.name === name)));
  const found = [...missing].flatMap((name) => [...mine.tabs, ...base.tabs].find((tab) => tab.name === name) ?? []);
  return found.length ? [...tabs, ...found] : tabs;
}

/** `theirs` was saved while `mine` was made from `base`. Where both changed the same thing theirs stands, and the conflict says so. */
export function mergeDefinitions(base: FormDefinition, mine: FormDefinition, theirs: FormDefinition): { merged: FormDefinition; conflicts: readonly MergeConflict[] } {
  const conflicts: MergeConflict[] = [];
  const merge: Merge = { base, mine: { ...mine, fields: apart({ base, mine, theirs }) }, theirs, conflicts };
  const tab = (field: string, what: string, words: Pick<MergeConflict, 'base' | 'mine' | 'theirs'>): void => void conflicts.push({ fieldId: null, field, what, ...words });
  const tabs = mergeList<FormTab>({
    base: base.tabs,
    mine: mine.tabs,
    theirs: theirs.tabs,
    idOf: ({ name }) => name,
    merge: (b, m, t) => {
      if (m.label === b.label || m.label === t.label) return t;
      if (t.label === b.label) return m;
      tab(t.label, 'Name of the tab', { base: b.label, mine: m.label, theirs: t.label });
      return t;
    },
    onRemoved: ({ label }, by) => tab(label, 'Tab', { base: label, mine: by === 'mine' ? 'removed' : 'changed', theirs: by === 'mine' ? 'changed' : 'removed' }),
    onAdded: (m, t) => tab(t.label, 'Tab', { base: null, mine: m.label, theirs: t.label }),
    onOrder: () => tab('Form', 'Order of the tabs', { base: null, mine: 'changed', theirs: 'changed' }),
  });
  const fields = mergeFields(base.fields, merge.mine.fields, theirs.fields, '', merge);
  return { merged: { ...theirs, tabs: withUsedTabs(tabs, fields, { base, mine }), fields }, conflicts };
}
