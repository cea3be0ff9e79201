import { useEffect, useSyncExternalStore } from 'react';
import { noteServerTime } from './server-clock';

/** Stands before the server and says that it cannot be reached: what was asked has got no answer. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';

  constructor(status: number) {
    super(`The server cannot be reached: ${status}`);
  }
}

const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);
/** The server answers in JSON, its refusals too; a page is of a proxy. */
const isProxys = ({ status, headers }: Response): boolean => GATEWAY.has(status) && !/json/.test(headers?.get('content-type') ?? '');

const UNAVAILABLE = 503;
const READY = '/health/ready';
const READY_MS = 4000;

/** Whether a server that had no time for one question could answer another: without its database it has nothing to tell anybody, as without a network. */
const isReady = (): Promise<boolean> => fetch(READY, { cache: 'no-store', signal: AbortSignal.timeout(READY_MS) }).then(({ ok }) => ok, () => false);

let answering = true;
const listeners = new Set<() => void>();

/** Whether the last request was answered by the server; a device may call itself online in a dead corner of the house. */
export const isReachable = (): boolean => answering && navigator.onLine;

export function onReach(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', back);
  window.addEventListener('offline', told);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', back);
    window.removeEventListener('offline', told);
  };
}

function told(): void {
  listeners.forEach((listener) => listener());
}

function back(): void {
  answering = true;
  told();
}

function note(answered: boolean): void {
  if (answering === answered) return;
  answering = answered;
  told();
}

export const useReachable = (): boolean => useSyncExternalStore(onReach, isReachable);

/** `fetch`, from whose answers is learned that the server is there and what time it is. */
export const heardFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    if (isProxys(response) || (response.status === UNAVAILABLE && !(await isReady()))) throw new UnreachableError(response.status);
    note(true);
    noteServerTime(response.headers?.get('date') ?? null);
    return response;
  } catch (problem) {
    // What was called back says nothing about the line.
    if (!init?.signal?.aborted) note(false);
    throw problem;
  }
};

const PROBE_MS = 15_000;

/** A line that is dead without saying so comes back without saying so. */
export function useProbe(): void {
  const reachable = useReachable();
  useEffect(() => {
    if (reachable) return undefined;
    const timer = setInterval(() => void heardFetch(READY, { cache: 'no-store' }).catch(() => undefined), PROBE_MS);
    return () => clearInterval(timer);
  }, [reachable]);
}
