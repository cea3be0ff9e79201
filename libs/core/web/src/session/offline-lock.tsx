import { chakra, Portal } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { defineTexts } from '../i18n/i18n';
import { useProbe, useReachable } from '../offline/connection';
import type { Entries } from '../offline/vault';
import { useWaitingWords } from '../offline/waiting-here';
import { Button } from '../ui/button';

const { useTexts } = defineTexts('offlineLock', {
  title: 'Locked',
  body: 'Nobody was here for a while, and there is no connection. What was entered is kept. As soon as the connection is back you can sign in and go on.',
  moved: 'The clock of this device was set back, so that nobody can know for how long nobody was here, and there is no connection. What was entered is kept. As soon as the connection is back you can sign in and go on.',
  signedOut: 'Nobody is signed in, and there is no connection to sign in with. What was entered is kept.',
  signIn: 'Sign in again',
});

const Cover = chakra('div', {
  base: { position: 'fixed', inset: '0', zIndex: 'toast', display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'safe center', gap: '3', px: '4', py: '6', overflowY: 'auto', bg: 'bg', color: 'fg', textAlign: 'center', '& svg': { flexShrink: '0' }, '& > svg': { boxSize: '8', color: 'fg.muted' }, '& h1': { fontSize: 'xl' }, '& > p': { color: 'fg.muted', maxW: '28rem' } },
});

const NONE: Entries = { marks: 0, closings: 0 };

export interface OfflineLockProps {
  onOnline: () => void;
  waiting?: Entries;
  /** Nobody was here, the session had ended before the connection went, or the clock says nothing of either. */
  why?: 'body' | 'signedOut' | 'moved';
  /** The way out without a connection. */
  children?: ReactNode;
}

/** Covers the screen of an idle device without a connection; with one again, the session ends as it would have. */
export function OfflineLock({ onOnline, waiting = NONE, why = 'body', children }: OfflineLockProps) {
  const t = useTexts();
  const id = useId();
  const cover = useRef<HTMLDivElement>(null);
  const words = useWaitingWords(waiting);
  const online = useReachable();
  useProbe();
  const ended = useRef(onOnline);
  useEffect(() => {
    ended.current = onOnline;
  });
  useEffect(() => {
    const back = () => ended.current();
    const others = [...document.body.children].filter((element) => !element.contains(cover.current));
    others.forEach((element) => element.setAttribute('inert', ''));
    cover.current?.focus();
    window.addEventListener('online', back);
    return () => {
      others.forEach((element) => element.removeAttribute('inert'));
      window.removeEventListener('online', back);
    };
  }, []);
  return (
    <Portal>
      <Cover ref={cover} role="alertdialog" aria-modal="true" aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`} tabIndex={-1}>
        <Lock aria-hidden="true" />
        <h1 id={`${id}-title`}>{t('title')}</h1>
        <p id={`${id}-body`}>
          {t(why)} {words}
        </p>
        {!online && children}
        {online && <Button onClick={onOnline}>{t('signIn')}</Button>}
      </Cover>
    </Portal>
  );
}
