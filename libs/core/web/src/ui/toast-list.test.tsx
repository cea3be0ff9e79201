import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../test-kit';
import { Button } from './button';
import { Dialog, Sheet } from './dialog';
import { notify } from './notify';
import { Toaster } from './toaster';

const close = jest.fn();
beforeEach(() => close.mockClear());

// Messages outlive a test: each has a name of its own.
it('that an earlier save is done goes as the next begins; what failed and what can be undone stays, and the same words stand once', async () => {
  const waits = { save: (_: boolean) => {}, more: (_: boolean) => {} };
  function Page() {
    const [saving, save] = useState(false);
    const [reading, more] = useState(false);
    Object.assign(waits, { save, more });
    return (
      <>
        <Toaster />
        <Button variant="solid" loading={saving}>
          Save this
        </Button>
        <Button loading={reading}>More rows</Button>
      </>
    );
  }
  show(<Page />);
  const tell = (severity: 'success' | 'error', title: string, label?: string) => act(() => notify({ severity, title, ...(label ? { action: { label, onClick: close } } : {}) }));
  tell('success', 'The contact is saved');
  expect(await screen.findByText('The contact is saved', undefined, { timeout: 10_000 })).toBeInTheDocument();
  tell('success', 'The contact is saved');
  tell('error', 'The other was not saved');
  expect(await screen.findByText('The other was not saved')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByText('The contact is saved')).toHaveLength(1));
  tell('success', 'Ada is removed', 'Take it back');
  expect(await screen.findByText('Ada is removed')).toBeInTheDocument();
  act(() => waits.more(true));
  expect(screen.getAllByText('The contact is saved')).toHaveLength(1);
  act(() => waits.save(true));
  await waitFor(() => expect(screen.queryByText('The contact is saved')).toBeNull());
  expect(screen.getByText('The other was not saved')).toBeInTheDocument();
  expect(screen.getByText('Ada is removed')).toBeInTheDocument();
  act(() => screen.getAllByRole('button', { name: 'Close' }).forEach((button) => button.click()));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  // With no message left, Alt+T leads nowhere.
  const button = screen.getByRole('button', { name: 'Save this' });
  act(() => button.focus());
  await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(button).toHaveFocus();
});

describe.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('a message over a %s', (kind, Over) => {
  const open = async (undo: () => void, label: string) => {
    show(
      <>
        <Toaster />
        <Over open onClose={close} title="Edit Ada" footer={<Button>Save</Button>}>
          <input aria-label="Name" />
        </Over>
      </>,
    );
    await screen.findByRole('dialog', { name: 'Edit Ada' });
    // The trap is set once it is drawn.
    await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull());
    act(() => notify({ severity: 'success', title: 'Ada was removed', action: { label, onClick: undo } }));
    return screen.findByRole('button', { name: label }, { timeout: 10_000 });
  };

  it('is there for screen readers, and its button can be pressed without closing what is beneath', async () => {
    const undo = jest.fn();
    await userEvent.click(await open(undo, `Undo ${kind}`), { pointerEventsCheck: 0 });
    expect(undo).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
  });

  it('is reached by Alt+T, kept by the focus trap, and closed alone by Escape', async () => {
    const undo = jest.fn();
    const button = await open(undo, `Bring back ${kind}`);
    const person = userEvent.setup();
    act(() => screen.getByRole('textbox', { name: 'Name' }).focus());
    await person.keyboard('{Alt>}[KeyT]{/Alt}');
    await waitFor(() => expect(button).toHaveFocus());
    await person.keyboard('{Enter}');
    expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    act(() => notify({ severity: 'info', title: `Another ${kind}`, action: { label: `Again ${kind}`, onClick: undo } }));
    const again = await screen.findByRole('button', { name: `Again ${kind}` });
    await person.keyboard('{Alt>}[KeyT]{/Alt}');
    await waitFor(() => expect(again).toHaveFocus());
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(`Another ${kind}`)).toBeNull());
    expect(close).not.toHaveBeenCalled();
  });
});

it('of what is about the same the last stands alone; on a phone two at most over a sheet', async () => {
  const media = jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: query.includes('max-width'), addEventListener: () => undefined, removeEventListener: () => undefined }) as never);
  show(
    <>
      <Toaster />
      <Sheet open onClose={close} title="Filters">
        <input aria-label="Name" />
      </Sheet>
    </>,
  );
  await screen.findByRole('dialog', { name: 'Filters' });
  act(() => notify({ key: 'saved', severity: 'warn', title: 'Nothing was saved' }));
  expect(await screen.findByText('Nothing was saved')).toBeInTheDocument();
  act(() => notify({ key: 'saved', severity: 'success', title: 'Version 6 is saved' }));
  expect(await screen.findByText('Version 6 is saved')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Nothing was saved')).toBeNull());
  act(() => ['One', 'Two', 'Three'].forEach((title) => notify({ severity: 'info', title })));
  expect(await screen.findByText('One')).toBeInTheDocument();
  expect(document.querySelectorAll('[data-scope=toast][data-part=root]')).toHaveLength(2);
  media.mockRestore();
});
