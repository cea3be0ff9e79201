const REST_MS = 15_000;

/**
 * A stream of events that the browser opens again by itself when it is cut. It would do so every few seconds, all night long on a device
 * without a network: while the device says that it has none, it is tried rarely, and at once when there is one again.
 *
 * @param wire is told of each source, and whether there was one before: something may have been missed then
 * @returns what closes it
 */
export function steadyStream(url: string, wire: (source: EventSource, again: boolean) => void): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const awake = () => {
    window.removeEventListener('online', retry);
    clearTimeout(timer);
  };
  const rest = () => {
    source?.close();
    window.addEventListener('online', retry);
    timer = setTimeout(retry, REST_MS);
  };
  const listen = (again: boolean) => {
    const made = new EventSource(url);
    source = made;
    wire(made, again);
    // Heard after whoever wired it: to them a stream that rests is not one that has ended.
    made.addEventListener('error', () => made.readyState === EventSource.CONNECTING && !navigator.onLine && rest());
  };
  function retry() {
    awake();
    listen(true);
  }
  listen(false);
  return () => {
    awake();
    source?.close();
  };
}
