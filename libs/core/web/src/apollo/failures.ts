import { errorToast, RETRY_STATUSES } from '@afterbell/core/domain';
import { notify } from '../ui/notify';

/** GET requests and queries are sent once more on these; everything else never (product.md §7). */
export const isRetryStatus = (statusCode: number): boolean => (RETRY_STATUSES as readonly number[]).includes(statusCode);
export const RETRY_DELAY_MS = 400;

/** A failed call, whichever way it travelled. */
export interface Failure {
  statusCode: number;
  /** The title of its toast. */
  error: string;
  message: string[];
  code?: string;
  statusText?: string;
}

/** Which failures a caller handles by itself: all, or those with a status or code of the list. */
export type Silence = boolean | readonly (number | string)[];

export function isSilenced(failure: Failure, silence: Silence | undefined): boolean {
  if (silence === undefined || typeof silence === 'boolean') return silence === true;
  return silence.includes(failure.statusCode) || (failure.code !== undefined && silence.includes(failure.code));
}

type SignedOutListener = () => void;
const signedOutListeners = new Set<SignedOutListener>();
let authenticated = false;

/** The session provider says whether someone is signed in; a 403 means two things (product.md §8). */
export function setAuthenticated(value: boolean): void {
  authenticated = value;
}

export function isAuthenticated(): boolean {
  return authenticated;
}

export function onSignedOut(listener: SignedOutListener): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

/** What the person sees of a failed call, by the one table of core/domain. */
export function reportFailure(failure: Failure, silence?: Silence): void {
  const shown = errorToast(failure.statusCode, failure, { authenticated, statusText: failure.statusText });
  // Being signed out is never the caller's to hide.
  if (shown.kind === 'login') {
    signedOutListeners.forEach((listener) => listener());
    return;
  }
  if (isSilenced(failure, silence)) return;
  if (shown.kind === 'toast') notify({ severity: shown.severity, title: shown.title, detail: shown.detail });
  else console.warn('Call failed', failure.statusCode, failure.error, failure.message);
}

/** A failure from a body that may be anything: a proxy's page, an empty answer. */
export function failureOf(statusCode: number, body: unknown, statusText?: string): Failure {
  const { error, message, code } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const lines = Array.isArray(message) ? message : [message];
  return {
    statusCode,
    error: typeof error === 'string' ? error : '',
    message: lines.filter((line): line is string => typeof line === 'string'),
    code: typeof code === 'string' ? code : undefined,
    statusText,
  };
}
