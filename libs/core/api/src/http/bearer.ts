import type { Request } from 'express';

/** The API token of a request; null where there is none. A proxy's `Basic` is not ours. */
export function bearerOf(request: Pick<Request, 'headers'>): string | null {
  const match = /^Bearer(?:\s+(.*))?$/i.exec(request.headers.authorization?.trim() ?? '');
  return match ? (match[1] ?? '').trim() : null;
}
