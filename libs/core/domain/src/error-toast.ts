/** What the client shows for a failed call (product rules §8). */
import { ERROR_CATALOGUE } from './error-catalogue';

export const TOAST_SEVERITIES = ['info', 'warn', 'error', 'success'] as const;
export type ToastSeverity = (typeof TOAST_SEVERITIES)[number];

/** Messages of a 404 that are questions to the caller, not news for the user. */
export const SILENT_MESSAGES: readonly string[] = [ERROR_CATALOGUE.DATE_NOT_SCHEDULED.message({})];

/** Titles of a 400 or 500 that the caller answers with a dialog of its own. */
export const CALLER_HANDLED_TITLES: readonly string[] = ['Similar Teacher', 'Duplicate Teacher', 'Similar Board Member'];

export interface ErrorToast {
  readonly kind: 'toast' | 'login' | 'none';
  readonly severity: ToastSeverity;
  readonly title: string;
  readonly detail: string;
}

export interface ErrorToastContext {
  readonly authenticated: boolean;
  readonly statusText?: string;
}

const NONE: ErrorToast = { kind: 'none', severity: 'error', title: '', detail: '' };
const LOGIN: ErrorToast = { ...NONE, kind: 'login' };

function toast(title: string, detail: string): ErrorToast {
  return { kind: 'toast', severity: 'error', title, detail };
}

/** `error` and `message` of a body that may be anything: a proxy's page, an empty answer, a single string. */
function partsOf(body: unknown): { title: string; messages: string[] } {
  const { error, message } = (typeof body === 'object' && body !== null ? body : {}) as { error?: unknown; message?: unknown };
  const lines = Array.isArray(message) ? message : [message];
  return {
    title: typeof error === 'string' ? error : '',
    messages: lines.filter((line): line is string => typeof line === 'string' && line !== ''),
  };
}

function statusTextOf(statusCode: 413 | 415, given: string | undefined): string {
  // HTTP/2 has no status text, so an empty one is the usual case.
  return given || ERROR_CATALOGUE[statusCode === 413 ? 'PAYLOAD_TOO_LARGE' : 'UNSUPPORTED_MEDIA'].title;
}

export function errorToast(statusCode: number, body: unknown, context: ErrorToastContext): ErrorToast {
  const { title, messages } = partsOf(body);
  switch (statusCode) {
    case 404: {
      const shown = messages.filter((message) => !SILENT_MESSAGES.includes(message));
      return messages.length > 0 && shown.length === 0 ? NONE : toast(title || ERROR_CATALOGUE.NOT_FOUND.title, shown.join('\n'));
    }
    case 400:
    case 500:
      if (CALLER_HANDLED_TITLES.includes(title)) return NONE;
      return toast(title || ERROR_CATALOGUE[statusCode === 400 ? 'VALIDATION' : 'INTERNAL'].title, messages.join('\n'));
    case 403:
      // No message is the answer to an expired session, which the client may not have noticed yet (docs/rest.md).
      if (!context.authenticated || messages.length === 0) return LOGIN;
      return toast('Error', ERROR_CATALOGUE.FORBIDDEN.message({}));
    case 413:
    case 415:
      return toast('Error', statusTextOf(statusCode, context.statusText));
    default:
      return NONE;
  }
}
