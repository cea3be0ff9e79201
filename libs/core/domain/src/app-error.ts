/** The one error that services throw, and its two forms on the wire (docs/errors.md). */
import { ERROR_CATALOGUE, type ErrorCode, type ErrorParams, type ErrorSpec } from './error-catalogue';

export interface AppErrorOptions {
  /** Data for the caller, e.g. the candidates of a duplicate. It leaves the server: nothing internal belongs here. */
  readonly extra?: unknown;
  /** What led here; for the log only. */
  readonly cause?: unknown;
}

export interface RestError {
  readonly statusCode: number;
  readonly error: string;
  readonly message: string[];
  readonly extra?: unknown;
}

export interface GraphqlErrorExtensions {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly title: string;
  readonly messages: string[];
  readonly referenceId?: string;
}

function titleOf(spec: ErrorSpec, params: ErrorParams): string {
  return spec.title.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    return typeof value === 'string' && value !== '' ? value : 'Participant';
  });
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly statusCode: number;
  readonly title: string;
  readonly messages: string[];
  readonly expected: boolean;
  readonly extra?: unknown;

  constructor(code: ErrorCode, params: ErrorParams = {}, options: AppErrorOptions = {}) {
    const spec: ErrorSpec = ERROR_CATALOGUE[code];
    const messages = spec.message(params).split('\n').filter((line) => line !== '');
    super(messages[0] ?? code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.params = params;
    this.statusCode = spec.statusCode;
    this.title = titleOf(spec, params);
    this.messages = messages;
    this.expected = spec.expected;
    if (options.extra !== undefined) this.extra = options.extra;
  }
}

/** An unknown fault says nothing but a reference: its text may hold a query, a path or a person's data. */
function known(error: unknown, referenceId: string): AppError {
  if (error instanceof AppError && error.code !== 'INTERNAL') return error;
  return new AppError('INTERNAL', { referenceId });
}

/** Body of a failed REST call; `error` is a toast's title, `message` its lines. */
export function toRestError(error: unknown, referenceId: string): RestError {
  const { statusCode, title, messages, extra } = known(error, referenceId);
  const body = { statusCode, error: title, message: [...messages] };
  return extra === undefined ? body : { ...body, extra };
}

/** `extensions` of a top-level GraphQL error. */
export function toGraphqlExtensions(error: unknown, referenceId: string): GraphqlErrorExtensions {
  const { code, statusCode, title, messages } = known(error, referenceId);
  const extensions = { code, statusCode, title, messages: [...messages] };
  return code === 'INTERNAL' ? { ...extensions, referenceId } : extensions;
}
