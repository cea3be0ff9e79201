import { useEffect, useRef } from 'react';

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
    let source: EventSource | null = null;
    const listen = () => {
      if (document.visibilityState === 'hidden') {
        source?.close();
        source = null;
      } else if (!source || source.readyState === EventSource.CLOSED) {
        source?.close();
        source = new EventSource('/live/notifications');
        source.addEventListener('notifications', () => callback.current());
      }
    };
    const onVisible = () => {
      listen();
      if (document.visibilityState === 'visible') callback.current();
    };
    listen();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      source?.close();
    };
  }, []);
}
