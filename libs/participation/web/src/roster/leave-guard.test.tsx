import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router';
import { renderKit } from '../../test/render-kit';
import { LeaveGuard, type LeaveGuardProps } from './leave-guard';
import type { Left } from './marks';

/** Sends what does not wait for a decision, once there is a network. */
class Sender {
  private readonly listeners = new Set<() => void>();
  sends = 0;
  isOnline = true;
  isLate = false;
  constructor(private now: Left) {}
  /** What the server answers once the reason is said. */
  because(after: Partial<Left>) {
    this.now = { ...this.now, blocked: null, ...after };
    this.isLate = false;
    this.listeners.forEach((listener) => listener());
  }
  readonly left = () => this.now;
  readonly listen = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly flush = () => {
    this.sends += 1;
    if (this.isOnline && !this.isLate) this.now = { ...this.now, unsent: this.now.undecided };
    this.listeners.forEach((listener) => listener());
    return Promise.resolve(this.now.unsent === 0);
  };
}

function Page({ sender, onSayWhy }: { sender: Sender; onSayWhy?: LeaveGuardProps['onSayWhy'] }) {
  const left = useSyncExternalStore(sender.listen, sender.left);
  const [params] = useSearchParams();
  return (
    <>
      <LeaveGuard store={sender} left={left} place="grid" onSayWhy={onSayWhy} />
      <p>Page {params.get('page')}</p>
      <Link to="/elsewhere">Away</Link>
      <Link to="?page=2">On</Link>
      <Link to="?row=2">Beside</Link>
    </>
  );
}
function open(left: Partial<Left>) {
  const sender = new Sender({ unsent: 0, undecided: 0, blocked: null, ...left });
  renderKit(<Page sender={sender} />);
  return sender;
}
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

it('says of a mark that waits for a decision that it stays, and loses nothing by leaving', async () => {
  const sender = open({ unsent: 1, undecided: 1 });
  follow('On');
  const dialog = await screen.findByRole('alertdialog', { name: '1 mark waits for your decision' });
  expect(dialog).toHaveAccessibleDescription('1 mark that needs your decision stays on this device and is not sent before you choose.');
  expect(screen.queryByRole('button', { name: 'Send and leave', hidden: true })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Page 2')).toBeInTheDocument();
  expect(sender.left()).toMatchObject({ unsent: 1 });
});

it('sends what can be sent and goes on without a question, and asks about nothing where the same marks stay in sight', async () => {
  const sender = open({ unsent: 3 });
  follow('Beside');
  await act(() => Promise.resolve());
  expect(sender.sends).toBe(0);
  follow('On');
  expect(await screen.findByText('Page 2')).toBeInTheDocument();
  expect([sender.sends, screen.queryByRole('alertdialog')]).toEqual([1, null]);
});

it('asks when it could not be sent, and goes once it is', async () => {
  const sender = open({ unsent: 2 });
  sender.isOnline = false;
  follow('On');
  expect(await screen.findByRole('alertdialog', { name: '2 marks are not sent yet' })).toHaveAccessibleDescription(/^They stay on this device and are sent when you open this grid, or the rosters of their days, here again\./);
  sender.isOnline = true;
  fireEvent.click(screen.getByRole('button', { name: 'Send and leave' }));
  await waitFor(() => expect(screen.getByText('Page 2')).toBeInTheDocument());
});

it('says of a time that is not taken that it is given up by leaving, apart from the marks that are kept', async () => {
  open({ unsent: 2, undecided: 2, unanswered: 1 });
  follow('On');
  expect(await screen.findByRole('alertdialog', { name: '1 mark waits for your decision' })).toHaveAccessibleDescription(/^1 mark that needs your decision stays on this device .* What was typed is kept nowhere/);
});

it('has a title of its own where nothing but such times would be left', async () => {
  open({ unsent: 1, undecided: 1, unanswered: 1 });
  follow('On');
  expect(await screen.findByRole('alertdialog', { name: '1 time is not taken yet' })).toHaveAccessibleDescription(/^What was typed is kept nowhere/);
});

describe('a reason that is asked for on leaving', () => {
  const LATE = { code: 'ATTENDANCE_LATE', message: 'The day is long over.', path: null };
  /** Somebody left for the next page, and is asked why. */
  async function asked() {
    const sender = new Sender({ unsent: 2, undecided: 0, blocked: LATE });
    sender.isLate = true;
    const said: ((isSaid: boolean) => void)[] = [];
    renderKit(<Page sender={sender} onSayWhy={(answer) => said.push(answer)} />);
    follow('On');
    fireEvent.click(await screen.findByRole('button', { name: 'Say why' }));
    await waitFor(() => expect(said).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    return { sender, answer: (isSaid: boolean) => act(() => Promise.resolve(said[0]?.(isSaid))) };
  }

  it('takes on to where the person was going once all is saved', async () => {
    const { sender, answer } = await asked();
    sender.because({});
    await answer(true);
    expect(await screen.findByText('Page 2')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stays, and says what is left, where something is refused all the same', async () => {
    const { sender, answer } = await asked();
    sender.because({ undecided: 1 });
    await answer(true);
    expect(await screen.findByRole('alertdialog', { name: '1 mark waits for your decision' })).toBeVisible();
    expect(screen.getByText('Page')).toBeInTheDocument();
  });

  it('stays without a word where it is not said', async () => {
    const { sender, answer } = await asked();
    const before = sender.sends;
    await answer(false);
    await act(() => Promise.resolve());
    expect([screen.queryByRole('alertdialog'), sender.sends]).toEqual([null, before]);
    expect(screen.getByText('Page')).toBeInTheDocument();
  });
});
