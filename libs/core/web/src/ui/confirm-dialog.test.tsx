import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../test-kit';
import { Button, IconButton } from './button';
import { ConfirmDialog, Dialog } from './dialog';
import { MAIN_ID } from './skip-link';

test('a confirmed question works once: it says so at once, takes no second press, and offers no Cancel that would cancel nothing', async () => {
  let done: () => void = () => undefined;
  const onConfirm = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  const onClose = jest.fn();
  show(<ConfirmDialog open title="Disable Ada?" confirmLabel="Disable" onConfirm={onConfirm} onClose={onClose} />);
  const button = await screen.findByRole('button', { name: 'Disable' });
  // Both within one turn, before anything is painted.
  act(() => {
    button.click();
    button.click();
  });
  await userEvent.click(button);
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => done());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a button that is closed by what it did hands the focus to the one before it, not to the cross', async () => {
  function Page() {
    const [left, setLeft] = useState(2);
    return (
      <Dialog open title="Grades" onClose={() => undefined} footer={<><Button>Back</Button><Button disabled={left === 0} onClick={() => setLeft(0)}>Change 2 children</Button></>}>
        <ul>{left === 0 && <li><Button onClick={() => setLeft(2)}>Undo</Button></li>}</ul>
      </Dialog>
    );
  }
  show(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Change 2 children' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus());
});

test('a button whose place is taken by one that submits sends nothing by the same press', async () => {
  const onSubmit = jest.fn();
  function Page() {
    const [editing, setEditing] = useState(false);
    return (
      <Dialog open title="Codes" onClose={() => undefined} onSubmit={onSubmit} footer={editing ? <Button type="submit">Save</Button> : <Button onClick={() => setEditing(true)}>New version</Button>}>
        Names
      </Dialog>
    );
  }
  show(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'New version' }));
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(save);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test.each([
  ['button', (onClick: () => void) => <Button loading onClick={onClick}>Export CSV</Button>],
  ['icon button', (onClick: () => void) => <IconButton loading label="Export CSV" icon={null} onClick={onClick} />],
])('a busy %s refuses presses', async (_kind, of) => {
  const onClick = jest.fn();
  show(of(onClick));
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(onClick).not.toHaveBeenCalled();
});

test('where what led to a dialog is gone as it closes, the focus goes to the page', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    const [chosen, setChosen] = useState(true);
    return (
      <main id={MAIN_ID} tabIndex={-1}>
        {chosen && <Button onClick={() => setOpen(true)}>Message 3</Button>}
        {open && (
          <Dialog open title="Message" onClose={() => setOpen(false)}>
            <Button onClick={() => setChosen(false)}>Send</Button>
          </Dialog>
        )}
      </main>
    );
  }
  const person = userEvent.setup();
  show(<Page />);
  await person.click(screen.getByRole('button', { name: 'Message 3' }));
  await person.click(await screen.findByRole('button', { name: 'Send' }));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a day that is typed in part is asked for, never saved as none', async () => {
  const onSubmit = jest.fn();
  show(
    <Dialog open title="Add a referral" onClose={jest.fn()} onSubmit={onSubmit} footer={<Button type="submit">Save</Button>}>
      <input type="date" aria-label="Follow up on" />
    </Dialog>,
  );
  const field = await screen.findByLabelText<HTMLInputElement>('Follow up on');
  const reported = jest.spyOn(field, 'reportValidity');
  const half = jest.spyOn(field, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect([onSubmit.mock.calls.length, reported.mock.calls.length]).toEqual([0, 1]);
  half.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
