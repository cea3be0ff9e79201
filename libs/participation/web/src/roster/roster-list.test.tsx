import { addDays, todayIn } from '@afterbell/core/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { child, dayWith, FakeServer, storeWith } from '../../test/roster-fixture';
import { type Answer, renderKit } from '../../test/render-kit';
import type { RosterDay } from './marks';
import { RosterList } from './roster-list';
import type { RosterStore } from './roster-store';

const nothing = () => undefined;

function show(day: RosterDay, { readOnly = false, toCome = false, opensRecords = false, onSearch = nothing, answers = {} as Record<string, Answer> } = {}): RosterStore {
  const store = storeWith(new FakeServer(), day);
  renderKit(
    <RosterList store={store} day={day} personIds={day.rows.map(({ personId }) => personId)} readOnly={readOnly} toCome={toCome} opensRecords={opensRecords} stale={false} useCurrentTime={false} onEnrollOn={nothing} onConflict={nothing} onSearch={onSearch} />,
    answers,
  );
  return store;
}

const day = () => dayWith([child('a', { firstName: 'Ana', lastName: 'Soto', allergies: 'Peanuts' }), child('b', { firstName: 'Ben', lastName: 'Todd' }), child('c', { firstName: 'Cy', lastName: 'Urban' })]);
const group = (name: string) => screen.getByRole('group', { name });
const radio = (name: string, status: string) => within(group(name)).getByRole('radio', { name: status });
const statusesOf = (store: RosterStore) => ['a', 'b', 'c'].map((id) => store.views.row(id).status);

afterEach(() => localStorage.clear());

it('names lead to the record only for who may see it', () => {
  show(day());
  expect(screen.queryByRole('link', { name: /Soto/ })).toBeNull();
  show(day(), { opensRecords: true });
  expect(screen.getByRole('link', { name: /Soto/ })).toHaveAttribute('href', '/people/participants/edit?id=a');
});

it.each([[0, 1], [3, 0]])('fills in the time of the clock on today alone: %s days ago', (daysAgo, offered) => {
  const today = todayIn('America/New_York', new Date());
  show(dayWith([child('a', { firstName: 'Ana', lastName: 'Soto' })], { date: addDays(today, -daysAgo) }));
  fireEvent.click(screen.getByRole('button', { name: /^Times of Ana/ }));
  expect(screen.queryAllByRole('button', { name: 'Ana Soto: from now' })).toHaveLength(offered);
});

it('tells namesakes apart by the Participant ID, to the eye and in words, and leaves other rows calm', () => {
  show(dayWith([child('a', { firstName: 'Ana', lastName: 'Soto', generatedId: 'PAAA' }), child('b', { firstName: 'ANA', lastName: 'Soto', generatedId: 'PBBB' }), child('c', { firstName: 'Cy', lastName: 'Urban' })]));
  expect(screen.getAllByRole('listitem').map((row) => /ID P[A-Z]+/.exec(row.querySelector('.ab-who')?.textContent ?? '')?.[0] ?? null)).toEqual(['ID PAAA', 'ID PBBB', null]);
  expect(radio('Ana Soto (ID PAAA)', 'Present')).not.toBe(radio('ANA Soto (ID PBBB)', 'Present'));
  expect(group('Cy Urban')).toBeVisible();
});

it('lays out rows that are out of sight soon after it is there, a few at a time, and those that come later', () => {
  jest.useFakeTimers();
  try {
    const rows = Array.from({ length: 25 }, (_, index) => child(`c${index}`, { firstName: `Ana ${index}` }));
    const store = storeWith(new FakeServer(), dayWith(rows));
    const shown = dayWith(rows);
    const Growing = () => {
      const [personIds, setPersonIds] = useState(rows.slice(0, 24).map(({ personId }) => personId));
      return (
        <>
          <button onClick={() => setPersonIds(rows.map(({ personId }) => personId))}>Another</button>
          <RosterList store={store} day={shown} personIds={personIds} readOnly={false} stale={false} useCurrentTime={false} onEnrollOn={nothing} onConflict={nothing} onSearch={nothing} />
        </>
      );
    };
    renderKit(<Growing />);
    const whole = () => screen.getAllByRole('listitem').filter((row) => row.dataset['whole'] !== undefined).length;
    const counts = [whole()];
    for (let turn = 0; turn < 3; turn += 1) {
      act(() => jest.advanceTimersByTime(50));
      counts.push(whole());
    }
    expect(counts).toEqual([0, 10, 20, 24]);
    fireEvent.click(screen.getByRole('button', { name: 'Another' }));
    expect(whole()).toBe(24);
    act(() => jest.advanceTimersByTime(50));
    expect(whole()).toBe(25);
  } finally {
    jest.useRealTimers();
  }
});

it('marks with one tap', async () => {
  const store = show(day());
  await userEvent.click(radio('Ben Todd', 'Excused'));
  expect(radio('Ben Todd', 'Excused')).toBeChecked();
  expect(statusesOf(store)).toEqual(['Enrolled', 'ExcusedAbsence', 'Enrolled']);
});

it('goes through the children and marks them by keyboard', async () => {
  const store = show(day());
  radio('Ana Soto', 'Present').focus();
  await userEvent.keyboard('p{ArrowDown}e{ArrowDown}u');
  expect(statusesOf(store)).toEqual(['Present', 'ExcusedAbsence', 'UnexcusedAbsence']);
  expect(radio('Cy Urban', 'Unexcused')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(radio('Ben Todd', 'Excused')).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(statusesOf(store)).toEqual(['Present', 'Enrolled', 'UnexcusedAbsence']);
});

it('moves between children without marking them', async () => {
  const store = show(day());
  radio('Ana Soto', 'Present').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(radio('Cy Urban', 'Present')).toHaveFocus();
  expect(statusesOf(store)).toEqual(['Enrolled', 'Enrolled', 'Enrolled']);
});

it('shows the times with T, takes them in when the field is left, and searches with /', async () => {
  const onSearch = jest.fn();
  const store = show(day(), { onSearch });
  radio('Ana Soto', 'Present').focus();
  await userEvent.keyboard('/');
  expect(onSearch).toHaveBeenCalled();
  radio('Ben Todd', 'Present').focus();
  await userEvent.keyboard('t');
  const from = await screen.findByLabelText('Ben Todd: From');
  await userEvent.clear(from);
  await userEvent.type(from, '15:30');
  await userEvent.tab();
  expect(store.views.row('b')).toMatchObject({ status: 'Present', startTime: '15:30', endTime: '17:00' });
});

it('brings opened details into sight: on a phone they begin behind the foot', async () => {
  const scrolled: [string | null, unknown][] = [];
  Object.assign(Element.prototype, { scrollIntoView(this: Element, how: unknown) { scrolled.push([this.querySelector('[aria-label]')?.getAttribute('aria-label') ?? this.textContent, how]); } });
  try {
    const store = show(dayWith(day().rows, { timesRequired: true }));
    const clock = screen.getByRole('button', { name: 'Times of Cy Urban' });
    await userEvent.click(clock);
    await waitFor(() => expect(scrolled).toEqual([['Cy Urban: From', { block: 'nearest' }]]));
    await userEvent.click(clock);
    await userEvent.click(screen.getByRole('button', { name: 'Allergy: Ana Soto' }));
    await waitFor(() => expect(scrolled.slice(1)).toEqual([['AllergyPeanuts', { block: 'nearest' }]]));
    // Where times must be said they open with the mark; many at once move nothing.
    await userEvent.click(radio('Ben Todd', 'Present'));
    await waitFor(() => expect(scrolled.slice(2)).toEqual([['Ben Todd: From', { block: 'nearest' }]]));
    act(() => store.markRest(false));
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(scrolled).toHaveLength(3);
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});

it('offers at the door what fits where the child is: out to who is in, in again to who has left', async () => {
  const steps: [string, string][] = [['in', '14:10']];
  const doorSteps = () => ({ doorEvents: steps.map(([kind, at]) => ({ __typename: 'DoorEvent', id: at, kind, at, how: 'roster', kioskName: null, recordedBy: 'Rosa', pickedUpBy: null, byStaff: false })) });
  const ana = (version: number) => child('a', { firstName: 'Ana', lastName: 'Soto', status: 'Present', startTime: '14:10', endTime: '17:00', version });
  const today = (version: number) => dayWith([ana(version), child('b', { firstName: 'Ben', lastName: 'Todd' })], { date: todayIn('America/New_York', new Date()) });
  const store = show(today(1), { answers: { doorSteps } });
  act(() => ['a', 'b'].forEach((id) => store.toggle(id, 'times')));
  expect(await screen.findByText(/in 02:10 PM/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ana Soto: check out' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ben Todd: check in now' })).toBeVisible();
  steps.push(['out', '14:20']);
  act(() => store.load(today(2)));
  expect(await screen.findByRole('button', { name: 'Ana Soto: check in now' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /check out/ })).toBeNull();
});

it.each([['{ArrowDown}'], ['p'], ['t']])('takes the first child in hand before a key is about anybody: %s', async (key) => {
  const store = show(day());
  expect(document.body).toHaveFocus();
  await userEvent.keyboard(key);
  expect(statusesOf(store)).toEqual(['Enrolled', 'Enrolled', 'Enrolled']);
  expect(screen.queryByLabelText('Ana Soto: From')).toBeNull();
  expect(radio('Ana Soto', 'Present')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}e');
  expect(statusesOf(store)).toEqual(['Enrolled', 'ExcusedAbsence', 'Enrolled']);
});

it('leaves single letters alone where the person turned them off', async () => {
  localStorage.setItem('afterbell.singleKeys', 'off');
  const store = show(day());
  radio('Ana Soto', 'Present').focus();
  await userEvent.keyboard('p');
  expect(statusesOf(store)).toEqual(['Enrolled', 'Enrolled', 'Enrolled']);
});

it('says on a tap what a flag is about', async () => {
  show(day());
  expect(screen.queryByText('Peanuts')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Allergy: Ana Soto' }));
  expect(screen.getByText('Peanuts')).toBeVisible();
});

it('marks the rest present and takes it back, on the screen', () => {
  const store = show(day());
  act(() => store.mark(['b'], 'UnexcusedAbsence'));
  act(() => store.markRest(false));
  expect(radio('Ana Soto', 'Present')).toBeChecked();
  expect(radio('Ben Todd', 'Unexcused')).toBeChecked();
  act(() => store.undo());
  expect(radio('Ana Soto', 'Present')).not.toBeChecked();
  expect(radio('Ben Todd', 'Unexcused')).toBeChecked();
});

it('of a day to come offers an excuse and nothing else, by hand and by keyboard', async () => {
  const store = show(dayWith(day().rows, { date: '2026-11-21' }), { toCome: true });
  expect([radio('Ana Soto', 'Present'), radio('Ana Soto', 'Unexcused')].map((one) => (one as HTMLInputElement).disabled)).toEqual([true, true]);
  radio('Ana Soto', 'Excused').focus();
  await userEvent.keyboard('p');
  expect(statusesOf(store)).toEqual(['Enrolled', 'Enrolled', 'Enrolled']);
  await userEvent.keyboard('e');
  expect(statusesOf(store)).toEqual(['ExcusedAbsence', 'Enrolled', 'Enrolled']);
});

it('can be read, not changed, in a locked month', () => {
  show(dayWith(day().rows, { viewerCan: { __typename: 'RosterViewerCan', edit: false, addParticipant: false } }), { readOnly: true });
  expect(radio('Ana Soto', 'Present')).toBeDisabled();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('asks about a wrong time after the press that left its field: what is pressed stays where it is', async () => {
  const store = show(day());
  radio('Ana Soto', 'Present').focus();
  await userEvent.keyboard('t');
  const from = await screen.findByLabelText('Ana Soto: From');
  await userEvent.clear(from);
  await userEvent.type(from, '17:30');
  const question = () => screen.queryByText(/The end time must be after the start time/);
  const atClick: (Element | null)[] = [];
  window.addEventListener('click', () => atClick.push(question()), { capture: true, once: true });
  await userEvent.click(radio('Cy Urban', 'Excused'));
  expect(atClick).toEqual([null]);
  expect(statusesOf(store)).toEqual(['Present', 'Enrolled', 'ExcusedAbsence']);
  expect(await screen.findByText(/The end time must be after the start time/)).toBeVisible();
});
