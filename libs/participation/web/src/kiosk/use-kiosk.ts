import { failuresOf, silent } from '@afterbell/core/web';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askUntilAnswered, inTime, isUnanswered } from './ask-until-answered';
import { KioskDeviceDocument, type KioskDeviceQuery } from './__generated__/kiosk';

type Here = KioskDeviceQuery['kioskHere'];
export type DeviceState = { at: 'loading' } | { at: 'closed' } | { at: 'open'; here: Here };

const CHECK_MS = 15_000;
const LOST_MS = 3_000;

const isClosed = (error: unknown) => failuresOf(error).some(({ statusCode, code }) => statusCode === 410 || code === 'KIOSK_CLOSED');

/** What a call of the kiosk came to. */
export type Told<T> = { ok: T } | { problem: string; code: string };

interface Problems {
  problems: readonly { code: string; message: string }[];
}

export interface KioskDevice {
  device: DeviceState;
  online: boolean;
  /** A step is on its way: one at a time. */
  stepping: boolean;
  /** It has got no answer yet and is sent again. */
  waiting: boolean;
  /** The last step got none at all. */
  lost: boolean;
  giveUp: () => void;
  check: () => Promise<void>;
  /** Makes a call; a lost line or an ended kiosk shows on the whole screen. */
  tell: <T extends Problems>(call: () => Promise<T | undefined>) => Promise<Told<T>>;
  /** The same of a step at the door, which is sent again until it is answered: done twice it changes nothing more. */
  step: <T extends Problems>(call: () => Promise<T | undefined>) => Promise<Told<T>>;
}

export interface KioskWords {
  failed: string;
  /** Of a step that got no answer. */
  lost: string;
  /** Of a step beside one that waits. */
  busy: string;
  /** What staff know as a locked month. */
  lockedMonth: string;
}

/** Whether this device is a kiosk, and whether the server answers: asked again and again, more often while it does not. */
export function useKioskDevice(words: KioskWords): KioskDevice {
  const client = useApolloClient();
  const [device, setDevice] = useState<DeviceState>({ at: 'loading' });
  const [online, setOnline] = useState(() => navigator.onLine);
  const [stepping, setStepping] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [lost, setLost] = useState(false);
  const going = useRef<{ givenUp: boolean } | null>(null);
  const check = useCallback(async () => {
    try {
      const { data } = await inTime(client.query({ query: KioskDeviceDocument, fetchPolicy: 'no-cache', context: silent() }));
      setOnline(true);
      setDevice(data ? { at: 'open', here: data.kioskHere } : { at: 'closed' });
    } catch (error) {
      if (isClosed(error)) setDevice({ at: 'closed' });
      setOnline(isClosed(error));
    }
  }, [client]);
  useEffect(() => {
    const first = setTimeout(() => void check());
    const timer = setInterval(() => void check(), online ? CHECK_MS : LOST_MS);
    const onLine = () => void check();
    const offLine = () => setOnline(false);
    window.addEventListener('online', onLine);
    window.addEventListener('offline', offLine);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      window.removeEventListener('online', onLine);
      window.removeEventListener('offline', offLine);
    };
  }, [check, online]);

  function answered<T extends Problems>(answer: T | undefined): Told<T> {
    const [problem] = answer?.problems ?? [];
    if (problem?.code === 'KIOSK_CLOSED') setDevice({ at: 'closed' });
    if (!answer || problem) return { problem: problem?.code === 'MONTH_LOCKED' ? words.lockedMonth : (problem?.message ?? words.failed), code: problem?.code ?? '' };
    return { ok: answer };
  }
  function refused(error: unknown): { problem: string; code: string } {
    const [failure] = failuresOf(error);
    if (isClosed(error)) setDevice({ at: 'closed' });
    else if (isUnanswered(error)) setOnline(false);
    return { problem: failure?.message.join(' ') || words.failed, code: failure?.code ?? '' };
  }

  async function tell<T extends Problems>(call: () => Promise<T | undefined>): Promise<Told<T>> {
    try {
      return answered(await call());
    } catch (error) {
      return refused(error);
    }
  }
  async function step<T extends Problems>(call: () => Promise<T | undefined>): Promise<Told<T>> {
    if (going.current) return { problem: words.busy, code: '' };
    const mine = { givenUp: false };
    going.current = mine;
    setStepping(true);
    setLost(false);
    const onUnanswered = () => {
      setOnline(false);
      setWaiting(!mine.givenUp);
    };
    try {
      const answer = await askUntilAnswered(call, { onUnanswered, isGivenUp: () => mine.givenUp });
      setOnline(true);
      return answered(answer);
    } catch (error) {
      if (!isUnanswered(error)) setOnline(true);
      else setLost(true);
      return isUnanswered(error) ? { problem: words.lost, code: '' } : refused(error);
    } finally {
      going.current = null;
      setStepping(false);
      setWaiting(false);
    }
  }
  const giveUp = () => {
    if (going.current) going.current.givenUp = true;
    setWaiting(false);
  };
  return { device, online, stepping, waiting, lost, giveUp, check, tell, step };
}
