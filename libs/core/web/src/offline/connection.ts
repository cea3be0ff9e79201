import { useSyncExternalStore } from 'react';
import { noteServerTime } from './server-clock';

let answering = true;
const listeners = new Set<() => void>();

/** Whether the last request was answered, by whomever; a device may call itself online in a dead corner of the house. */
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
    note(true);
    noteServerTime(response.headers?.get('date') ?? null);
    return response;
  } catch (problem) {
    // What was called back says nothing about the line.
    if (!init?.signal?.aborted) note(false);
    throw problem;
  }
};
