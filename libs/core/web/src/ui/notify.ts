import type { ToastSeverity } from '@afterbell/core/domain';

export interface Notification {
  severity: ToastSeverity;
  title: string;
  detail?: string;
  /** What it is about: the next message about the same takes its place. Without it, the next of the same words. */
  key?: string;
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onClick: () => void };
}

type Listener = (notification: Notification) => void;

let listener: Listener | null = null;
let clear = () => {};
let waiting: Notification[] = [];
const wanted = new Set<() => void>();

/** The toaster is a chunk of its own, fetched with the first message; until it listens, messages wait here. */
export function listenForNotifications(next: Listener, clearOutdated = () => {}): () => void {
  listener = next;
  clear = clearOutdated;
  waiting.splice(0).forEach(next);
  return () => {
    if (listener === next) listener = null;
  };
}

export function onFirstNotification(wake: () => void): () => void {
  if (waiting.length > 0) wake();
  wanted.add(wake);
  return () => wanted.delete(wake);
}

/** A passing message. Never the only carrier of an error that belongs to a field. */
export function notify(notification: Notification): void {
  if (listener) return listener(notification);
  waiting = [...waiting, notification].slice(-5);
  wanted.forEach((wake) => wake());
}

/** That an earlier save is done says nothing of the one that begins, and reads as if it did. What can still be undone stays. */
export function beginSave(): void {
  waiting = waiting.filter((notification) => !isOutdated(notification));
  clear();
}

export const isOutdated = ({ severity, action }: Pick<Notification, 'severity' | 'action'>) => severity === 'success' && !action;
