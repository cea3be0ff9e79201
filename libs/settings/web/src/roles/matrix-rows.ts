import { cellsOf, FEATURE_KEYS, featuresOf, foldText, isTicked, PERMISSION_CATALOGUE, tabsOf, tickState, VERBS, verbsOf, type FeatureKey, type MatrixCell, type PermissionSection, type Rights, type TickState, type Verb } from '@afterbell/core/domain';
import type { CatalogueLabels } from './catalogue-labels';

export interface MatrixRow {
  /** `people`, `people.participants` or `people.participants/NOTES`. */
  id: string;
  kind: 'section' | 'feature' | 'tab';
  label: string;
  /** The words that its cells are named by. */
  path: string;
  /** Rows beneath it, which it opens. */
  opens: boolean;
  cells: Readonly<Record<Verb, readonly MatrixCell[]>>;
  parent: string | null;
}

export type MatrixFilter = 'all' | 'allowed' | 'changed';

const byVerb = (cells: (verb: Verb) => readonly MatrixCell[]) => Object.fromEntries(VERBS.map((verb) => [verb, cells(verb)])) as Record<Verb, readonly MatrixCell[]>;

function rowsOf(feature: FeatureKey, section: string, labels: CatalogueLabels): MatrixRow[] {
  const label = labels.feature(feature);
  const tabs = tabsOf(feature);
  const own: MatrixRow = { id: feature, kind: 'feature', label, path: label, opens: tabs.length > 0, parent: section, cells: byVerb((verb) => [{ feature, tab: null, verb }]) };
  return [
    own,
    ...tabs.map((tab): MatrixRow => {
      const name = labels.tab(feature, tab);
      return { id: `${feature}/${tab}`, kind: 'tab', label: name, path: `${label} › ${name}`, opens: false, parent: feature, cells: byVerb((verb) => (verbsOf(tab).includes(verb) ? [{ feature, tab, verb }] : [])) };
    }),
  ];
}

/** Every row of the catalogue, in its order: about a hundred, so all of them can stand on the page. */
export function matrixRows(labels: CatalogueLabels): MatrixRow[] {
  return (Object.keys(PERMISSION_CATALOGUE) as PermissionSection[]).flatMap((section) => {
    const features = featuresOf(section);
    const label = labels.section(section);
    const head: MatrixRow = { id: section, kind: 'section', label, path: label, opens: true, parent: null, cells: byVerb((verb) => cellsOf(features, verb)) };
    return [head, ...features.flatMap((feature) => rowsOf(feature, section, labels))];
  });
}

export interface MatrixView {
  search: string;
  filter: MatrixFilter;
  closed: ReadonlySet<string>;
  rights: Rights;
  saved: Rights;
}

const allCells = (row: MatrixRow) => VERBS.flatMap((verb) => row.cells[verb]);

export function isChanged(row: MatrixRow, verb: Verb, rights: Rights, saved: Rights): boolean {
  return row.cells[verb].some((cell) => isTicked(rights, cell) !== isTicked(saved, cell));
}

/** The rows to show: what fits, with what it stands under; a search or a filter opens what is closed. */
export function visibleRows(rows: readonly MatrixRow[], { search, filter, closed, rights, saved }: MatrixView): MatrixRow[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const narrowed = words.length > 0 || filter !== 'all';
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ancestors = (row: MatrixRow): MatrixRow[] => {
    const parent = row.parent === null ? undefined : byId.get(row.parent);
    return parent ? [parent, ...ancestors(parent)] : [];
  };
  if (!narrowed) return rows.filter((row) => ancestors(row).every(({ id }) => !closed.has(id)));
  const fits = (row: MatrixRow) => {
    const text = foldText([row, ...ancestors(row)].map(({ label }) => label).join(' '));
    if (!words.every((word) => text.includes(word))) return false;
    if (filter === 'allowed') return tickState(rights, allCells(row)) !== 'none';
    return filter === 'all' || VERBS.some((verb) => isChanged(row, verb, rights, saved));
  };
  const shown = new Set(rows.filter(fits).flatMap((row) => [row.id, ...ancestors(row).map(({ id }) => id)]));
  return rows.filter(({ id }) => shown.has(id));
}

export interface CellState {
  tick: TickState;
  changed: boolean;
  /** Differs from the standard role as it was shipped. */
  unlike: boolean;
  /** Cannot be ticked: whoever edits does not have the right. */
  beyond: boolean;
}

export function cellState(row: MatrixRow, verb: Verb, { rights, saved, shipped, mayGive }: { rights: Rights; saved: Rights; shipped: Rights | null; mayGive: (cell: MatrixCell) => boolean }): CellState | null {
  const cells = row.cells[verb];
  if (cells.length === 0) return null;
  return {
    tick: tickState(rights, cells),
    changed: isChanged(row, verb, rights, saved),
    unlike: row.kind !== 'section' && shipped !== null && cells.some((cell) => isTicked(rights, cell) !== isTicked(shipped, cell)),
    beyond: cells.every((cell) => !mayGive(cell) && !isTicked(rights, cell)),
  };
}

export const SECTION_IDS: readonly string[] = Object.keys(PERMISSION_CATALOGUE);
export const WITH_TABS: readonly string[] = FEATURE_KEYS.filter((feature) => tabsOf(feature).length > 0);
