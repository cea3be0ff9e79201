import { useEffect, useRef, useState } from 'react';
import { useIdleTimer } from 'react-idle-timer';
import { useCoreTexts } from '../i18n/core-texts';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { noteActive } from '../offline/last-active';
import { serverNow } from '../offline/server-clock';
import { countdown } from './countdown';
import { OfflineLock } from './offline-lock';
import { VisuallyHidden } from '../ui/visually-hidden';

export interface IdleGuardProps {
  timeoutSeconds: number;
  warningSeconds: number;
  /** The end of the session whatever is done; ISO. */
  absoluteExpiresAt: string;
  keepAlive: () => Promise<boolean>;
  onExpire: () => void;
  /** Idle without a connection: answers whether it locked the device. Else the screen is covered. */
  onLock?: () => boolean;
  onSignOut: () => void;
  /** Off in tests: other tabs are told of activity. */
  crossTab?: boolean;
}

const isDue = (toldAt: number, every: number) => Date.now() - toldAt >= every;

/**
 * Warns before the time-out and signs out at it. The timer alone is not trusted: it stands still while a laptop sleeps,
 * so the wall clock decides. Work without calls (typing) is told to the server, whose own clock would else run out.
 */
export default function IdleGuard({ timeoutSeconds, warningSeconds, absoluteExpiresAt, keepAlive, onExpire, onLock, onSignOut, crossTab = true }: IdleGuardProps) {
  const t = useCoreTexts();
  const timeout = timeoutSeconds * 1000;
  const warning = Math.min(warningSeconds * 1000, timeout / 2);
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(warningSeconds);
  const [locked, setLocked] = useState(false);
  const told = useRef(0);
  const expired = useRef(false);

  const expire = () => {
    if (expired.current) return;
    expired.current = true;
    setOpen(false);
    // Signing out needs the server, and would lose what waits to be sent: until then nobody sees the screen.
    if (navigator.onLine) onExpire();
    else if (!onLock?.()) setLocked(true);
  };
  const tell = async () => {
    told.current = Date.now();
    await keepAlive();
  };

  const timer = useIdleTimer({
    timeout,
    promptBeforeIdle: warning,
    throttle: 1000,
    crossTab,
    onPrompt: () => setOpen(true),
    onActive: () => setOpen(false),
    onIdle: expire,
    onAction: () => {
      noteActive();
      if (!timer.isPrompted() && isDue(told.current, timeout / 4)) void tell();
    },
  });

  useEffect(() => {
    told.current = Date.now();
    noteActive();
  }, []);

  useEffect(() => {
    const look = () => {
      const idleFor = Date.now() - (timer.getLastActiveTime()?.getTime() ?? Date.now());
      const rest = Math.min(timeout - idleFor, new Date(absoluteExpiresAt).getTime() - serverNow().getTime());
      setLeft(rest / 1000);
      if (rest <= 0) expire();
      else if (rest <= warning) setOpen(true);
    };
    const clock = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  });

  const stay = () => {
    setOpen(false);
    timer.activate();
    void tell();
  };
  const minutesLeft = Math.ceil(left / 30) / 2;

  if (locked) return <OfflineLock onOnline={onExpire} />;
  return (
    <Dialog
      open={open}
      onClose={stay}
      role="alertdialog"
      size="sm"
      title={t('idle.title')}
      description={t('idle.body')}
      footer={
        <>
          <Button onClick={onSignOut}>{t('idle.signOut')}</Button>
          <Button variant="solid" data-autofocus="" onClick={stay}>
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      <p style={{ fontSize: '1.25rem', fontWeight: 600, marginTop: '0.5rem' }} data-figures="" aria-hidden="true">
        {t('idle.remaining', { time: countdown(left) })}
      </p>
      {/* Read at each half minute, not at each second. */}
      <VisuallyHidden role="status">{t('idle.remaining', { time: countdown(minutesLeft * 60) })}</VisuallyHidden>
    </Dialog>
  );
}
