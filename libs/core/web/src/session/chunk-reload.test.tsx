import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { show } from '../test-kit';
import { lazyPage, mayReload } from './chunk-reload';

beforeEach(() => sessionStorage.clear());

test('not again within ten seconds', () => {
  expect([mayReload(100_000), mayReload(109_999), mayReload(110_000)]).toEqual([true, false, true]);
});

test('a page whose chunk is gone reloads once', async () => {
  const reload = jest.fn();
  const Page = lazyPage(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')), reload);
  show(
    <Suspense fallback="…">
      <Page />
    </Suspense>,
  );
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.getByText('…')).toBeInTheDocument();
});
