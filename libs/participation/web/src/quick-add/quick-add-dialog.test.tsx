import { Button } from '@afterbell/core/web';
import { visit } from '@afterbell/testing/web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { child, dayWith, FakeServer, storeWith } from '../../test/roster-fixture';
import { QuickAddDialog } from './quick-add-dialog';

const day = dayWith([child('a')]);
const nothing = () => undefined;

function Page() {
  const [open, setOpen] = useState(false);
  const [store] = useState(() => storeWith(new FakeServer(), day));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a child</Button>
      {open && <QuickAddDialog store={store} day={day} useCurrentTime={false} onClose={() => setOpen(false)} onAdded={nothing} />}
    </>
  );
}

test('gives the focus back to what opened it', async () => {
  const user = userEvent.setup();
  visit({ '/participation': () => Promise.resolve({ default: Page }) }, { url: '/participation', mocks: [], edits: ['participation.by_activity'] });
  const opener = await screen.findByRole('button', { name: 'Add a child' });
  opener.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a child' })).toHaveFocus());
});
