import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../test-kit';
import type { Column } from './columns';
import { DataTable, type DataTableProps } from './data-table';
import type { ListField } from './list-params';
import { useListState } from './use-list-state';

interface Child {
  id: string;
  name: string;
  grade: number;
}

const ROWS: Child[] = [
  { id: '1', name: 'Amara Nwosu', grade: 3 },
  { id: '2', name: 'Beatriz García', grade: 4 },
];
const COLUMNS: readonly Column<Child>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sort: 'name' },
  { id: 'grade', header: 'Grade', cell: (row) => row.grade, sort: 'grade', align: 'end' },
];
const FIELDS: readonly ListField[] = [{ id: 'grade', label: 'Grade', type: 'number' }, { id: 'born', label: 'Born', type: 'date' }, { id: 'c0', label: 'On their way', type: 'text', waits: true }];
const SORTS = ['name', 'grade'];

function Table(props: Partial<DataTableProps<Child>>) {
  const state = useListState({ fields: FIELDS, sorts: SORTS });
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      id="test"
      label="Children"
      columns={COLUMNS}
      rows={ROWS}
      state={state}
      total={{ value: 2, capped: false }}
      empty={{ title: 'No children yet', action: <button type="button">Add one</button> }}
      rowId={(row) => row.id}
      rowLabel={(row) => row.name}
      rowTo={(row) => `/child/${row.id}`}
      rowActions={() => [{ id: 'edit', label: 'Edit', to: '/edit' }]}
      selection={{ ids, onChange: setIds }}
      bulkActions={<button type="button">Enroll</button>}
      {...props}
    />
  );
}

const user = userEvent.setup();
beforeEach(() => localStorage.clear());

test('rows, their links and the sorted column', async () => {
  const { router } = show(<Table />, '/?s=-grade');
  const table = screen.getByRole('table', { name: 'Children' });
  expect(within(table).getByRole('link', { name: 'Amara Nwosu' })).toHaveAttribute('href', '/child/1');
  expect(within(table).getByRole('columnheader', { name: 'Grade' })).toHaveAttribute('aria-sort', 'descending');
  expect(within(table).getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
  within(table).getByRole('button', { name: 'Name' }).focus();
  await user.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?s=name');
});

test('a name that its cell cuts is told in full to whoever points at it, one that fits is not', async () => {
  show(<Table />);
  const [cut, fits] = screen.getAllByRole('rowheader');
  if (!cut || !fits) throw new Error('two rows were shown');
  // jsdom has no layout.
  Object.defineProperties(cut, { scrollWidth: { value: 900 }, clientWidth: { value: 300 }, innerText: { value: 'Amara  Nwosu' } });
  await user.hover(within(cut).getByRole('link'));
  await user.hover(within(fits).getByRole('link'));
  expect(cut).toHaveAttribute('title', 'Amara Nwosu');
  expect(fits).not.toHaveAttribute('title');
});

test('columns that do not fit leave a mark at the side to which they go on', () => {
  show(<Table />);
  const table = screen.getByRole('table', { name: 'Children' });
  const frame = table.parentElement as HTMLElement;
  // jsdom has no layout.
  Object.defineProperty(table, 'scrollWidth', { value: 900 });
  Object.defineProperties(frame, { clientWidth: { value: 300 }, scrollLeft: { value: 0, writable: true } });
  const marksAt = (left: number) => {
    frame.scrollLeft = left;
    fireEvent.scroll(frame);
    return ['data-more-start', 'data-more-end'].map((mark) => frame.parentElement?.hasAttribute(mark));
  };
  expect([marksAt(0), marksAt(300), marksAt(600)]).toEqual([[false, true], [true, true], [true, false]]);
});

test('a count that stopped at its limit says so', () => {
  show(<Table total={{ value: 1000, capped: true }} />);
  expect(screen.getByText('1–2 of 1,000+')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled();
});

test('the first load shows nothing for 150 ms, then a skeleton', async () => {
  show(<Table rows={undefined} loading />);
  expect(screen.queryByText('Loading rows')).not.toBeInTheDocument();
  expect(await screen.findByText('Loading rows')).toBeInTheDocument();
});

test('old rows stay, dimmed, while new ones load', () => {
  show(<Table loading />);
  const body = screen.getAllByRole('rowgroup')[1];
  expect(body).toHaveAttribute('data-stale');
  expect(screen.getByText('Amara Nwosu')).toBeInTheDocument();
});

describe('empty says which of three it is', () => {
  test('nothing yet, with the one next step', () => {
    show(<Table rows={[]} total={{ value: 0, capped: false }} />);
    expect(screen.getByText('No children yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add one' })).toBeInTheDocument();
  });

  test('no match names the filters and clears them', async () => {
    const { router } = show(<Table rows={[]} />, '/?q=zz&f=grade.gte.9');
    expect(screen.getByText('No match')).toBeInTheDocument();
    expect(screen.getByText(/Grade is at least/)).toBeInTheDocument();
    const [clear] = screen.getAllByRole('button', { name: 'Clear search and filters' });
    await user.click(clear as HTMLElement);
    expect(router.state.location.search).toBe('');
  });

  test('no right shows no tools', () => {
    show(<Table denied />);
    expect(screen.getByText('You do not have access to this')).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

test('what went wrong can be tried again', async () => {
  const onRetry = jest.fn();
  show(<Table rows={undefined} error={new Error('x')} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('typing reaches the URL once it pauses, "/" finds the search', async () => {
  const { router } = show(<Table />);
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  // At once: typed letter by letter it would be a pause by itself on a machine that does much else.
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'garcía' } });
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(router.state.location.search).toBe('?q=garc%C3%ADa'));
});

test('a chip removes its filter', async () => {
  const { router } = show(<Table />, '/?f=grade.gte.3&f=grade.lt.9');
  await user.click(screen.getByRole('button', { name: 'Remove filter: Grade is at least 3' }));
  expect(router.state.location.search).toBe('?f=grade.lt.9');
});

test('filters are built by keyboard', async () => {
  const { router } = show(<Table />);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(await screen.findByLabelText('Condition'), 'gte');
  await user.type(screen.getByLabelText('Value'), '3');
  await waitFor(() => expect(router.state.location.search).toBe('?f=grade.gte.3'));
});

test('a number is read as it is typed; what is none does not count and says what can be typed', async () => {
  const { router } = show(<Table />);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const value = await screen.findByLabelText('Value');
  await user.type(value, '1,000');
  await waitFor(() => expect(router.state.location.search).toBe('?f=grade.equals.1000'));
  expect(value).toHaveValue('1,000');
  expect(value).not.toHaveAttribute('aria-invalid');
  await user.clear(value);
  await user.type(value, 'abc');
  await waitFor(() => expect(value).toHaveAttribute('aria-invalid', 'true'));
  expect(value).toHaveAccessibleDescription('Enter a number such as 1,234.5. Until then this filter does not count.');
  expect(router.state.location.search).toBe('');
});

test('a day of a filter is chosen from the calendar of every date; half of one does not count and says so', async () => {
  const { router } = show(<Table />);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(await screen.findByLabelText('Field'), 'Born');
  expect(screen.getByRole('option', { name: 'On their way' })).toBeDisabled();
  const value = screen.getByLabelText<HTMLInputElement>('Value');
  await user.type(value, '2017-05-04');
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?f=born\.\w+\.2017-05-04$/));
  await user.click(screen.getByRole('button', { name: 'Open the calendar: Value' }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^4$/));
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?f=born\.\w+\.2017-05-05$/));
  value.focus();
  const half = jest.spyOn(value, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState);
  await user.tab();
  await waitFor(() => expect(value).toHaveAccessibleDescription('There is no such day. Until there is one this filter does not count.'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  half.mockRestore();
});

test('chosen rows bring the bar, all of the page at once', async () => {
  show(<Table />);
  await user.click(screen.getByRole('checkbox', { name: 'Select Amara Nwosu' }));
  expect(screen.getByRole('checkbox', { name: 'Select all rows on this page' })).toBePartiallyChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  expect(screen.getAllByText('2 selected').length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Enroll' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('button', { name: 'Enroll' })).not.toBeInTheDocument();
});

test('one menu serves all rows', async () => {
  const { router } = show(<Table />);
  await user.click(screen.getByRole('button', { name: 'Actions for Beatriz García' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/edit'));
});

test('columns can be hidden, and the choice is kept', async () => {
  const first = show(<Table />);
  await user.click(screen.getByRole('button', { name: 'View' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Grade' }));
  expect(screen.queryByRole('columnheader', { name: 'Grade' })).not.toBeInTheDocument();
  first.unmount();
  show(<Table />);
  expect(screen.queryByRole('columnheader', { name: 'Grade' })).not.toBeInTheDocument();
});

describe('on a phone', () => {
  const columns: readonly Column<Child>[] = [...COLUMNS.map((column) => (column.id === 'grade' ? { ...column, card: 'fact' as const } : column)), { id: 'c4', header: 'Bus', cell: (row) => (row.id === '1' ? 'Line 7' : null), optIn: true }];
  beforeEach(() => jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: query.includes('max-width'), media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList));
  afterEach(() => jest.restoreAllMocks());
  const cards = () => within(screen.getByRole('list', { name: 'Children' })).getAllByRole('listitem').map((card) => card.textContent);

  test('cards begin with their usual facts, and show the columns that the address names, without what is not known', () => {
    const { unmount } = show(<Table columns={columns} />);
    expect(cards()).toEqual(['Amara NwosuGrade3', 'Beatriz GarcíaGrade4']);
    unmount();
    show(<Table columns={columns} />, '/?c=name,c4');
    expect(cards()).toEqual(['Amara NwosuBusLine 7', 'Beatriz García']);
  });

  test('the name leads to the record, a link among the facts to its own place: none stands in another', () => {
    show(<Table columns={[...columns, { id: 'roster', header: 'Roster', card: 'fact', cell: (row) => <a href={`/roster/${row.id}`}>Take attendance</a> }]} />);
    const [card] = within(screen.getByRole('list', { name: 'Children' })).getAllByRole('listitem');
    expect(within(card as HTMLElement).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Amara Nwosu', '/child/1'], ['Take attendance', '/roster/1']]);
    expect(document.querySelector('a a')).toBeNull();
  });

  test('columns are chosen in a sheet', async () => {
    const { router } = show(<Table columns={columns} />);
    await user.click(screen.getByRole('button', { name: 'View' }));
    const sheet = await screen.findByRole('dialog', { name: 'View' });
    expect(within(sheet).getByRole('checkbox', { name: 'Grade' })).toBeChecked();
    await user.click(within(sheet).getByRole('checkbox', { name: 'Bus' }));
    expect(router.state.location.search).toBe('?c=grade%2Cc4');
    await user.click(within(sheet).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(cards()[0]).toBe('Amara NwosuGrade3BusLine 7'));
  });
});

test('on a tablet spare columns wait, until somebody chooses columns', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: query === '(max-width: 1023px)', media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList);
  show(<Table columns={COLUMNS.map((column) => ({ ...column, spare: column.id === 'grade' }))} />);
  expect(screen.queryByRole('columnheader', { name: 'Grade' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'View' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Grade' }));
  expect(await screen.findByRole('columnheader', { name: 'Grade' })).toBeInTheDocument();
  jest.restoreAllMocks();
});
