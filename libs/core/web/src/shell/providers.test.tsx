import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { i18n } from '../i18n/i18n';
import { followColorMode } from '../theme/color-mode';
import { system } from '../theme/system';
import { Tabs } from '../ui/tabs';
import { SameDirection } from './providers';

afterEach(async () => act(() => i18n.changeLanguage('en')));

it('tabs and what they hold run from right to left in a language that does', async () => {
  render(
    <ChakraProvider value={system}>
      <SameDirection>
        <MemoryRouter>
          <Tabs label="Parts" items={[{ id: 'a', label: 'A', content: 'x' }]} />
        </MemoryRouter>
      </SameDirection>
    </ChakraProvider>,
  );
  const root = () => screen.getByRole('tablist').closest('[dir]');
  expect(root()).toHaveAttribute('dir', 'ltr');
  await act(() => i18n.changeLanguage('ar'));
  expect(root()).toHaveAttribute('dir', 'rtl');
});

it('goes dark with the system while the page is open, and no longer once it is gone', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  const stop = followColorMode();
  const turn = (matches: boolean) => {
    media.matches = matches;
    media.dispatchEvent(new Event('change'));
    return document.documentElement.dataset['theme'];
  };
  expect(turn(true)).toBe('dark');
  expect(turn(false)).toBe('light');
  stop();
  expect(turn(true)).toBe('light');
});
