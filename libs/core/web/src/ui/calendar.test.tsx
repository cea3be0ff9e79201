import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../test-kit';
import Calendar from './calendar';
import { DateBox } from './date-box';

test('marks the day that is given as today, whatever the device and UTC say', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T01:00:00Z'), doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'requestAnimationFrame', 'performance'] });
  show(<Calendar label="Days" value={[]} onChange={() => undefined} today="2026-11-21" />);
  const marked = (await screen.findAllByRole('gridcell')).filter((cell) => cell.getAttribute('aria-current') === 'date');
  expect(marked.map(({ textContent }) => textContent)).toEqual(['21']);
  jest.useRealTimers();
});

test('days out of reach cannot be chosen; only a day of its own is struck out', async () => {
  const chosen = jest.fn();
  show(<Calendar label="Days" value={['2026-11-20']} onChange={chosen} min="2026-11-10" disabledDates={['2026-11-26']} today="2026-11-20" />);
  const day = async (name: string) => (await screen.findAllByRole('button')).find(({ textContent, dataset }) => textContent === name && dataset['part'] === 'table-cell-trigger') as HTMLElement;
  for (const off of ['9', '26']) {
    expect(await day(off)).toHaveAttribute('data-unavailable');
    await userEvent.click(await day(off));
  }
  expect(chosen).not.toHaveBeenCalled();
  expect([await day('9'), await day('26')].map(({ dataset }) => dataset['struck'])).toEqual([undefined, 'true']);
});

test('a date field’s month is opened by the keyboard with the day in hand', async () => {
  const chosen = jest.fn();
  const user = userEvent.setup();
  show(<DateBox label="First day" aria-label="First day" value="2026-11-20" today="2026-11-22" onChange={chosen} />);
  screen.getByRole('button', { name: 'Open the calendar: First day' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^20$/));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^21$/));
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledWith('2026-11-21');
});
