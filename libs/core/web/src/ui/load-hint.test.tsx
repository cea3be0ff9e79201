import { act, screen } from '@testing-library/react';
import { show } from '../test-kit';
import { LoadHint } from './load-hint';

test('without a network it sends nobody to the administrator, and says so as soon as that changes', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(<LoadHint />);
  expect(screen.getByText('There is no connection. Try again once it is back.')).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText(/tell your administrator/)).toBeInTheDocument();
  online.mockRestore();
});
