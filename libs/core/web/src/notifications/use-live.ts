import { useEffect, useRef } from 'react';
import { steadyStream } from '../apollo/steady-stream';
import { takeStreamPlace } from '../apollo/stream-place';

/**
 * Calls back when the server says that something changed for this person. It listens only while the page is seen, because a browser
 * allows one host few open connections, and looks again on coming back.
 */
export function useLive(onChange: () => void): void {
  const callback = useRef(onChange);
  useEffect(() => {
    callback.current = onChange;
  });
  useEffect(() => {
    if (typeof EventSource === 'undefined') return undefined;
    let leave: (() => void) | null = null;
    const close = () => {
      leave?.();
      leave = null;
    };
    const listen = () => {
      if (document.visibilityState === 'hidden') return close();
      leave ??= takeStreamPlace((waited) => {
        const leaveIt = steadyStream('/live/notifications', (source, again) => {
          source.addEventListener('notifications', () => callback.current());
          // What has ended for good is opened again when the page is looked at again, and holds no place until then.
          source.addEventListener('error', () => source.readyState === EventSource.CLOSED && close());
          if (again) source.addEventListener('open', () => callback.current(), { once: true });
        });
        if (waited) callback.current();
        return leaveIt;
      });
    };
    const onVisible = () => {
      listen();
      if (document.visibilityState === 'visible') callback.current();
    };
    listen();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      close();
    };
  }, []);
}
