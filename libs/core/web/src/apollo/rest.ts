import { askConfirmation, CONFIRM_STATUS } from './confirm';
import { failureOf, isRetryStatus, reportFailure, RETRY_DELAY_MS, type Failure, type Silence } from './failures';

export interface RestOptions {
  method?: 'GET' | 'POST';
  /** Sent as JSON, except a `FormData`. */
  body?: unknown;
  silent?: Silence;
  /** The answer is a file: `data` is its Blob. */
  file?: boolean;
  signal?: AbortSignal;
}

/** Each result carries data and an error (product.md §7): nothing is thrown, and exactly one of the two is there. */
export type RestResult<T> = { data: T; error: null } | { data: null; error: Failure };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function send(path: string, { method, body, signal }: RestOptions): Promise<Response> {
  const form = body instanceof FormData;
  return fetch(path, {
    method,
    credentials: 'include',
    cache: 'no-store',
    signal,
    headers: { accept: 'application/json', ...(body === undefined || form ? {} : { 'content-type': 'application/json' }) },
    body: form ? body : body === undefined ? undefined : JSON.stringify(body),
  });
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The documented calls of product.md §7, over the same table of errors as GraphQL. */
export async function rest<T>(path: string, options: RestOptions = {}): Promise<RestResult<T>> {
  const method = options.method ?? (options.body === undefined ? 'GET' : 'POST');
  try {
    let response = await send(path, { ...options, method });
    if (method === 'GET' && isRetryStatus(response.status)) {
      await pause(RETRY_DELAY_MS);
      response = await send(path, { ...options, method });
    }
    let body = response.ok && options.file ? await response.blob() : await bodyOf(response);
    if (response.status === CONFIRM_STATUS && (await askConfirmation(failureOf(response.status, body).message[0] ?? ''))) {
      response = await send(path, { ...options, method });
      body = response.ok && options.file ? await response.blob() : await bodyOf(response);
    }
    if (response.ok) return { data: body as T, error: null };
    const failure = failureOf(response.status, body, response.statusText);
    reportFailure(failure, options.silent);
    return { data: null, error: failure };
  } catch (problem) {
    // A failure of the request itself, such as no network, is only logged (product.md §8).
    console.warn('Request failed', path, problem);
    return { data: null, error: { statusCode: 0, error: '', message: [], code: 'NETWORK' } };
  }
}
