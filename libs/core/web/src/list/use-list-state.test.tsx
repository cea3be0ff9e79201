import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { show } from '../test-kit';
import { listenForNotifications, type Notification } from '../ui/notify';
import { parseListParams, writeListParams, type ListField, type ListShape } from './list-params';
import { useListState, type ListState } from './use-list-state';

const FIELDS: readonly ListField[] = [
  { id: 'name', label: 'Name', type: 'text' },
  { id: 'grade', label: 'Grade', type: 'number' },
  { id: 'bornOn', label: 'Born on', type: 'date' },
];
const SORTS = ['name', 'grade'];
const DEFAULT_SORT = [{ field: 'name', direction: 'asc' }] as const;
const SHAPE: ListShape = { fields: FIELDS, sorts: SORTS, defaultSort: DEFAULT_SORT, prefix: '' };

let list: ListState;
const see = (state: ListState) => {
  list = state;
};
function Probe() {
  const state = useListState({ fields: FIELDS, sorts: SORTS, defaultSort: DEFAULT_SORT });
  useEffect(() => see(state));
  return null;
}

test.each([
  ['', ''],
  ['q=garc%C3%ADa', 'q=garc%C3%ADa'],
  ['f=name.contains.a.b', 'f=name.contains.a.b'],
  ['f=or&f=name.contains.x&f=grade.gte.3', 'f=or&f=name.contains.x&f=grade.gte.3'],
  ['s=-grade&p=3&ps=50', 's=-grade&p=3&ps=50'],
  ['tab=history&q=x', 'tab=history&q=x'],
  ['f=name.contains.x&f=1~grade.gte.3&f=1~name.equals.y', 'f=name.contains.x&f=1%7Egrade.gte.3&f=1%7Ename.equals.y'],
  ['f=or&f=7~grade.gte.3&f=2~name.contains.2~x', 'f=or&f=1%7Ename.contains.2%7Ex&f=2%7Egrade.gte.3'],
  // What is wrong or usual is left out.
  ['f=or&f=1~grade.gte.3&f=2~nobody.contains.x', 'f=1%7Egrade.gte.3'],
  ['f=nobody.contains.x&f=name.gte.3&f=grade.gte.', ''],
  ['s=name&p=1&ps=25', ''],
  ['p=-2&ps=7&s=secret', ''],
  ['f=or&f=name.contains.x', 'f=name.contains.x'],
  // Values are read as they are typed anywhere; what cannot be read would cost the whole list.
  ['f=grade.gte.1%2C000', 'f=grade.gte.1000'],
  ['f=bornOn.dateAfter.9/3/2026', 'f=bornOn.dateAfter.2026-09-03'],
  ['f=grade.gte.abc&f=grade.lt.-&f=bornOn.dateIs.2026-02-30&f=name.contains.abc', 'f=name.contains.abc'],
])('"%s" is canonically "%s"', (url, canonical) => {
  const params = new URLSearchParams(url);
  const written = writeListParams(params, parseListParams(params, SHAPE), SHAPE);
  expect(written.toString()).toBe(canonical);
  expect(parseListParams(written, SHAPE)).toEqual(parseListParams(params, SHAPE));
});

test('the variables of the query come from the URL alone', () => {
  show(<Probe />, '/?q=ana&f=grade.gte.3&s=-grade&p=2&ps=10');
  expect(list.variables).toEqual({ search: 'ana', filter: { match: 'and', rules: [{ field: 'grade', mode: 'gte', value: '3' }] }, sort: [{ field: 'grade', direction: 'desc' }], first: 10, offset: 10 });
  expect(list.narrowed).toBe(true);
});

test('groups of rules stand in the variables as the query takes them', () => {
  show(<Probe />, '/?f=or&f=name.contains.x&f=1~grade.gte.3&f=1~grade.lt.5');
  expect(list.variables.filter).toEqual({ match: 'or', rules: [{ field: 'name', mode: 'contains', value: 'x' }], groups: [{ rules: [{ field: 'grade', mode: 'gte', value: '3' }, { field: 'grade', mode: 'lt', value: '5' }] }] });
});

test('a wrong URL is replaced, so that Back leaves the page', async () => {
  const { router } = show(<Probe />, '/?p=nonsense&q=x');
  await act(async () => {});
  expect(router.state.location.search).toBe('?q=x');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a filter of the address that the list does not have is said, one without a value is not', async () => {
  const said: Notification[] = [];
  const stop = listenForNotifications((notification) => said.push(notification));
  show(<Probe />, '/?f=grade.gte.&f=name.contains.x');
  await act(async () => {});
  expect(said).toEqual([]);
  show(<Probe />, '/?f=c17.equals.1&f=name.contains.x');
  await act(async () => {});
  expect(said).toMatchObject([{ severity: 'warn', title: 'A filter of this address was left out' }]);
  expect(list.variables.filter?.rules).toHaveLength(1);
  stop();
});

test('typing replaces, paging and sorting push, and Back brings the former view', async () => {
  const { router } = show(<Probe />);
  await act(async () => list.setSearch('ana'));
  expect([router.state.location.search, router.state.historyAction]).toEqual(['?q=ana', 'REPLACE']);
  await act(async () => list.setPage(2));
  expect([router.state.location.search, router.state.historyAction]).toEqual(['?q=ana&p=2', 'PUSH']);
  await act(async () => list.toggleSort('grade'));
  expect([router.state.location.search, router.state.historyAction]).toEqual(['?q=ana&s=grade', 'PUSH']);
  await act(async () => router.navigate(-1));
  expect(list.page).toBe(2);
  expect(list.sort).toEqual(DEFAULT_SORT);
});

test('a header goes from ascending to descending to the usual order', async () => {
  const { router } = show(<Probe />);
  const searches: string[] = [];
  for (let press = 0; press < 3; press += 1) {
    await act(async () => list.toggleSort('grade'));
    searches.push(router.state.location.search);
  }
  expect(searches).toEqual(['?s=grade', '?s=-grade', '']);
});

test('a narrower list starts at its first page, clearing keeps the order', async () => {
  const { router } = show(<Probe />, '/?p=4&s=-grade');
  await act(async () => list.setFilter({ match: 'and', rules: [{ field: 'bornOn', mode: 'dateAfter', value: '2016-01-01' }] }));
  expect(router.state.location.search).toBe('?f=bornOn.dateAfter.2016-01-01&s=-grade');
  await act(async () => list.clear());
  expect(router.state.location.search).toBe('?s=-grade');
});
