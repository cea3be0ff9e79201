/** Classes of SQLSTATE whose messages repeat the value that did not fit. */
const TELLS_VALUE = /^(22|23514)/;
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** What names a thing of ours, and never a value. */
const KEPT = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall', 'statusCode'] as const;

/** A text without e-mail addresses: mail servers and jobs put them into what they report. */
export const withoutAddresses = (text: string): string => text.replace(ADDRESS, '<address>');

function said(error: Error): string {
  const { code } = error as { code?: unknown };
  const message = typeof code === 'string' && TELLS_VALUE.test(code) ? (error.message.split(/: (?=["\d])/, 1)[0] ?? '') : error.message;
  return withoutAddresses(message);
}

/**
 * A fault as the log keeps it: what, where, and which constraint. A driver hangs the statement, its values and whole rows on its errors
 * (`detail`, `where`, `parameters`), which are somebody's data and no business of a log.
 */
export function faultForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const message = said(error);
  const kept = Object.fromEntries(KEPT.flatMap((name) => (name in error ? [[name, (error as unknown as Record<string, unknown>)[name]]] : [])));
  const lines = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.constructor.name, message, ...kept, stack: [`${error.name}: ${message}`, ...lines].join('\n'), ...(error.cause === undefined ? {} : { cause: faultForLog(error.cause) }) };
}

/** For every logger of the product. */
export const LOG_SERIALIZERS = { err: faultForLog };
