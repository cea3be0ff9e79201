/** A browser opens six connections to a host over HTTP/1.1, for all its windows: these may be streams, the others are for work. */
const PLACES = 4;
const nameOf = (place: number) => `afterbell.stream.${place}`;

/**
 * Opens a stream when one of the browser's few places for streams is free, in whichever window; `waited` says that it was not free at
 * once, so that something may have been missed. Answers what closes it and gives the place back. Without locks (no secure context) every
 * stream is opened at once.
 */
export function takeStreamPlace(open: (waited: boolean) => () => void): () => void {
  const { locks } = navigator;
  if (!locks) return open(false);
  const leaving = new AbortController();
  let leave: () => void = () => leaving.abort();
  const hold = (waited: boolean) => {
    if (leaving.signal.aborted) return undefined;
    const close = open(waited);
    return new Promise<void>((resolve) => {
      leave = () => {
        close();
        resolve();
      };
    });
  };
  const take = async () => {
    for (let place = 0; place < PLACES; place += 1) {
      let taken = false;
      await new Promise<void>((decided) => {
        void locks.request(nameOf(place), { ifAvailable: true }, (lock) => {
          taken = lock !== null;
          decided();
          return lock ? hold(false) : undefined;
        });
      });
      if (taken) return;
    }
    await locks.request(nameOf(Math.floor(Math.random() * PLACES)), { signal: leaving.signal }, () => hold(true));
  };
  take().catch(() => undefined);
  return () => leave();
}
