import { screen } from '@testing-library/react';
import { show } from '../test-kit';
import Calendar from './calendar';

test('marks the day that is given as today, whatever the device and UTC say', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T01:00:00Z'), doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'requestAnimationFrame', 'performance'] });
  show(<Calendar label="Days" value={[]} onChange={() => undefined} today="2026-11-21" />);
  const marked = (await screen.findAllByRole('gridcell')).filter((cell) => cell.getAttribute('aria-current') === 'date');
  expect(marked.map(({ textContent }) => textContent)).toEqual(['21']);
  jest.useRealTimers();
});
