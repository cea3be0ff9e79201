import { Button, Dialog, useEditing, useVault } from '@afterbell/core/web';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import type { Left } from './marks';
import { useRosterTexts } from './roster-texts';
import { useWorkTexts } from './work-texts';

export interface LeaveGuardProps {
  /** What sends the marks. */
  store: {
    /** Answers whether all that can be sent was sent. */
    flush: () => Promise<boolean>;
    left: () => Left;
  };
  /** As it is drawn. */
  left: Left;
  place?: 'roster' | 'grid';
  /** Where a reason would let the marks go: asks for it, and answers whether it was said. */
  onSayWhy?: ((answer: (isSaid: boolean) => void) => void) | undefined;
}

/** What of an address says which marks are shown. */
const SHOWN = ['sessionId', 'date', 'span', 'page', 'personId'] as const;

/** Leaving while marks are unsent sends them first and goes on by itself; only when that fails it asks. Nothing is lost either way. */
export function LeaveGuard({ store, left: { unsent, undecided, unanswered = 0, blocked: refusal }, place = 'roster', onSayWhy }: LeaveGuardProps) {
  const t = useRosterTexts();
  const work = useWorkTexts();
  const dirty = unsent > 0;
  const waiting = unsent - undecided;
  // They are sealed on this device and sent by themselves, whatever page is open.
  const safe = useVault() !== null && undecided === 0;
  const [refused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const asking = useRef(false);
  useEditing(dirty);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && (currentLocation.pathname !== nextLocation.pathname || !sameMarks(currentLocation.search, nextLocation.search)));
  const { state, proceed, reset } = blocker;
  const blocked = state === 'blocked';
  const asks = blocked && refused;
  // Drawn for each mark, the question is there from when it is first put until it is gone again.
  const [shown, setShown] = useState(false);
  if (asks && !shown) setShown(true);

  useEffect(() => {
    if (!dirty || safe) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty, safe]);

  useEffect(() => {
    if (!blocked) return undefined;
    let current = true;
    void store.flush().then((sent) => {
      if (!current) return;
      const left = store.left();
      if ((safe && !left.blocked) || (sent && left.unsent === 0)) proceed?.();
      else setRefused(true);
    });
    return () => {
      current = false;
      setRefused(false);
    };
  }, [blocked, safe, store, proceed]);

  /** Whoever was leaving goes on once everything is saved. */
  async function onSaid(isSaid: boolean) {
    if (!isSaid) return reset?.();
    const sent = await store.flush();
    if (sent && store.left().unsent === 0) proceed?.();
    else setRefused(true);
  }
  async function send() {
    setBusy(true);
    const sent = await store.flush();
    setBusy(false);
    if (sent && store.left().unsent === 0) proceed?.();
  }
  if (!shown) return null;
  return (
    <Dialog
      open={asks}
      onClose={() => reset?.()}
      onClosed={() => {
        setShown(false);
        if (asking.current) onSayWhy?.(once((isSaid) => void onSaid(isSaid)));
        asking.current = false;
      }}
      role="alertdialog"
      size="sm"
      title={waiting > 0 ? t(refusal ? 'leave.blockedTitle' : 'leave.title', { count: waiting }) : undecided > unanswered ? t('leave.undecidedTitle', { count: undecided - unanswered }) : t('leave.unansweredTitle', { count: unanswered })}
      description={[refusal && waiting > 0 && refusal.message, waiting > 0 && t(refusal ? 'leave.blocked' : place === 'grid' ? 'leave.bodyGrid' : 'leave.body', { count: waiting }), undecided > unanswered && t('leave.undecided', { count: undecided - unanswered }), unanswered > 0 && t('leave.unanswered', { count: unanswered })].filter(Boolean).join(' ')}
      footer={
        <>
          <Button variant="ghost" onClick={() => proceed?.()}>
            {t('leave.leave')}
          </Button>
          <Button onClick={() => reset?.()}>{t('leave.stay')}</Button>
          {onSayWhy && (
            <Button
              variant="solid"
              onClick={() => {
                // The way stays where it was stopped until that is answered.
                asking.current = true;
                setRefused(false);
              }}
            >
              {work('late.action')}
            </Button>
          )}
          {waiting > 0 && !refusal && (
            <Button variant="solid" loading={busy} onClick={() => void send()}>
              {t('leave.send')}
            </Button>
          )}
        </>
      }
    />
  );
}

function once(run: (isSaid: boolean) => void): (isSaid: boolean) => void {
  let isDone = false;
  return (isSaid) => {
    if (!isDone) run(isSaid);
    isDone = true;
  };
}

function sameMarks(before: string, after: string): boolean {
  const [a, b] = [new URLSearchParams(before), new URLSearchParams(after)];
  return SHOWN.every((name) => a.get(name) === b.get(name));
}
