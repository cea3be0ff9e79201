import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChakraProvider } from '@chakra-ui/react';
import { MemoryRouter } from 'react-router';
import { system } from '../theme/system';
import { MoreMenu } from './menu';

// Twice, because what the first menu of a file takes says nothing about the next.
test.each(['first', 'second'])('takes each choice at once, in the %s menu of a file and however often it opens', async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <MoreMenu label="More" items={['One', 'Two'].map((label) => ({ id: label, label, onSelect: () => chosen.push(label) }))} />
      </MemoryRouter>
    </ChakraProvider>,
  );
  for (const name of ['Two', 'One', 'Two', 'One']) {
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  }
  expect(chosen).toEqual(['Two', 'One', 'Two', 'One']);
  await user.click(screen.getByRole('button', { name: 'More' }));
  // It takes the focus with the next paint, and keys come after that.
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{End}{Enter}');
  await waitFor(() => expect(chosen).toEqual(['Two', 'One', 'Two', 'One', 'Two']));
});
