import { failuresOf, silent } from '@afterbell/core/web';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { KioskDeviceDocument, type KioskDeviceQuery } from './__generated__/kiosk';

type Here = KioskDeviceQuery['kioskHere'];
export type DeviceState = { at: 'loading' } | { at: 'closed' } | { at: 'open'; here: Here };

const CHECK_MS = 15_000;
const LOST_MS = 3_000;
/** How long a child's page stays when nobody touches it. */
export const IDLE_MS = 20_000;

const isClosed = (error: unknown) => failuresOf(error).some(({ statusCode, code }) => statusCode === 410 || code === 'KIOSK_CLOSED');

/** What a call of the kiosk came to. */
export type Told<T> = { ok: T } | { problem: string; code: string };

interface Problems {
  problems: readonly { code: string; message: string }[];
}

export interface KioskDevice {
  device: DeviceState;
  online: boolean;
  check: () => Promise<void>;
  /** Makes a call; a lost line or an ended kiosk shows on the whole screen. */
  tell: <T extends Problems>(call: () => Promise<T | undefined>) => Promise<Told<T>>;
}

/** Whether this device is a kiosk, and whether the server answers: asked again and again, more often while it does not. */
export function useKioskDevice(failed: string): KioskDevice {
  const client = useApolloClient();
  const [device, setDevice] = useState<DeviceState>({ at: 'loading' });
  const [online, setOnline] = useState(true);
  const check = useCallback(async () => {
    try {
      const { data } = await client.query({ query: KioskDeviceDocument, fetchPolicy: 'no-cache', context: silent() });
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

  async function tell<T extends Problems>(call: () => Promise<T | undefined>): Promise<Told<T>> {
    try {
      const answer = await call();
      const [problem] = answer?.problems ?? [];
      if (problem?.code === 'KIOSK_CLOSED') setDevice({ at: 'closed' });
      if (!answer || problem) return { problem: problem?.message ?? failed, code: problem?.code ?? '' };
      return { ok: answer };
    } catch (error) {
      const [failure] = failuresOf(error);
      if (isClosed(error)) setDevice({ at: 'closed' });
      else if (!failure) setOnline(false);
      return { problem: failure?.message.join(' ') || failed, code: failure?.code ?? '' };
    }
  }
  return { device, online, check, tell };
}

/** Calls back when nobody has touched anything for so long. */
export function useIdle(after: number, enabled: boolean, back: () => void): void {
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    let timer = setTimeout(() => latest.current(), after);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), after);
    };
    // Keyboards on the screen do not all tell of keys.
    const touches = ['pointerdown', 'keydown', 'input'];
    for (const touch of touches) window.addEventListener(touch, again);
    return () => {
      clearTimeout(timer);
      for (const touch of touches) window.removeEventListener(touch, again);
    };
  }, [after, enabled]);
}

/** A scanner that types, where nothing else listens to keys: slow ones are understood as well. */
export function useTypedCode(onCode: (code: string) => void, enabled: boolean): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    let typed = '';
    let last = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.timeStamp - last > 2_000) typed = '';
      last = event.timeStamp;
      if (event.key.length === 1 && event.key !== ' ') typed = (typed + event.key).slice(-200);
      else if (event.key === 'Enter' && typed.length > 3) {
        event.preventDefault();
        latest.current(typed);
        typed = '';
      }
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [enabled]);
}
