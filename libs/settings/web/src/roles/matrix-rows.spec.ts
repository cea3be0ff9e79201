import { rightsOf, standardRole, VERBS, withTick } from '@afterbell/core/domain';
import type { CatalogueLabels } from './catalogue-labels';
import { cellState, isChanged, matrixRows, SECTION_IDS, visibleRows, WITH_TABS, type MatrixView } from './matrix-rows';

const LABELS: CatalogueLabels = { section: (key) => key, feature: (key) => key.split('.')[1] ?? key, tab: (_feature, tab) => (tab === 'NOTES' ? 'Notícias' : tab), place: () => '' };
const ROWS = matrixRows(LABELS);
const taker = rightsOf(standardRole('attendance_taker').entries);
const ids = (view: Partial<MatrixView>) => visibleRows(ROWS, { search: '', filter: 'all', closed: new Set(), rights: taker, saved: taker, ...view }).map(({ id }) => id);
const row = (id: string) => ROWS.find((candidate) => candidate.id === id) ?? ROWS[0]!;

it('has few enough rows to stand on one page', () => expect(ROWS.length).toBeLessThan(200));

it('hides what stands under something closed, tabs first', () => {
  expect(ids({ closed: new Set(SECTION_IDS) })).toEqual(SECTION_IDS);
  const withoutTabs = ids({ closed: new Set(WITH_TABS) });
  expect(withoutTabs).toContain('people.participants');
  expect(withoutTabs).not.toContain('people.participants/NOTES');
});

it('a search opens what is closed, whatever the case and the accents, and shows what it stands under', () => {
  expect(ids({ search: 'noticias', closed: new Set([...SECTION_IDS, ...WITH_TABS]) })).toEqual(['people', 'people.participants', 'people.participants/NOTES']);
  expect(ids({ search: 'zzz' })).toEqual([]);
});

it('shows only what is allowed, only what is changed', () => {
  expect(ids({ filter: 'allowed', search: 'people' })).toEqual(['people', 'people.participants']);
  const rights = withTick(taker, { feature: 'people.participants', tab: 'NOTES', verb: 'view' }, true);
  expect(ids({ filter: 'changed' })).toEqual([]);
  expect(ids({ filter: 'changed', rights })).toEqual(['people', 'people.participants', 'people.participants/NOTES']);
  expect(VERBS.filter((verb) => isChanged(row('people.participants/NOTES'), verb, rights, taker))).toEqual(['view']);
});

it('a cell says how it differs from the standard role, and whether whoever edits could give it', () => {
  const rights = withTick(taker, { feature: 'people.participants', tab: null, verb: 'view' }, false);
  const state = (id: string, mayGive: () => boolean) => cellState(row(id), 'view', { rights, saved: rights, shipped: taker, mayGive });
  expect(state('people.participants', () => true)).toEqual({ tick: 'none', changed: false, unlike: true, beyond: false });
  expect(state('people.staff', () => false)).toEqual({ tick: 'none', changed: false, unlike: false, beyond: true });
  expect(state('activities', () => false)).toMatchObject({ tick: 'some', beyond: false });
  expect(cellState(row('people.participants/NOTES'), 'delete', { rights, saved: rights, shipped: null, mayGive: () => true })).toBeNull();
});
