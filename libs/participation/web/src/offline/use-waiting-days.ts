import { notify } from '@afterbell/core/web';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { offlineText } from './offline-texts';
import { onWaiting, waitingOf } from './use-waiting';
import { readWaiting, type WaitingDay } from './waiting-list';

/** What waits for a decision, as it is by now: the queue is told of, and when nothing is left of it the dialog goes. */
export function useWaitingDays(userId: string, onGone: () => void) {
  const [days, setDays] = useState<readonly WaitingDay[] | null>(null);
  const [sending, setSending] = useState(false);
  /** How much was there before, and whether it was asked to send it. */
  const seen = useRef({ days: 0, asked: false, trying: 0 });
  const gone = useEffectEvent(onGone);
  const read = useRef(async () => undefined as void);
  useEffect(() => {
    let over = false;
    let turn = 0;
    read.current = async () => {
      const mine = ++turn;
      const found = await readWaiting(userId);
      if (over || mine !== turn) return;
      const was = seen.current;
      const { sendable, closings } = waitingOf(userId);
      // While it is being asked, what the server says of it is not known yet.
      if (was.trying > 0 && found.length < was.days) return setSending(true);
      const travels = found.length === 0 && sendable + closings > 0;
      setDays(found);
      setSending(was.asked && travels);
      if (was.days > 0 && found.length === 0 && !(was.asked && travels)) {
        if (was.asked) notify({ severity: 'success', title: offlineText('list.sent') });
        was.days = 0;
        gone();
      } else was.days = Math.max(found.length, travels ? was.days : 0);
    };
    const again = () => void read.current();
    again();
    const stop = onWaiting(again);
    return () => {
      over = true;
      stop();
    };
  }, [userId]);

  /** Something was done about it: discarded, or sent once the promise is kept. */
  const follow = (tried: Promise<unknown> | null) => {
    const was = seen.current;
    was.asked = tried !== null;
    was.trying += tried ? 1 : 0;
    setSending(tried !== null);
    void Promise.resolve(tried)
      .catch(() => undefined)
      .then(() => {
        was.trying -= tried ? 1 : 0;
        return read.current();
      });
  };
  return { days, sending, follow };
}
