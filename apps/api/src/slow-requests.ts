import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { HttpPatience } from '@afterbell/core/api';

/** Bytes a second that a body must come with, over all of it: less than the slowest phone network gives, and more than it costs nothing to send on a thousand connections. */
export const LEAST_PACE = 4 * 1024;
/** How often is looked. */
const LOOK_MS = 5_000;

interface Coming {
  response: ServerResponse;
  since: number;
  /** What the connection had brought by then. */
  before: number;
}

const hasBody = ({ headers }: IncomingMessage) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends whoever holds a connection and sends next to nothing, or takes nothing: Node waits a minute for a head, five for a body however it drips, and for ever for somebody who does
 * not read. It also stops looking once the server closes, so that one slow body would hold a process that was told to end for as long as it is let.
 */
export function endSlowRequests(server: Server, { headersMs, bodyMs, requestMs, silenceMs }: HttpPatience): void {
  const lookMs = Math.min(LOOK_MS, headersMs / 4, bodyMs / 4);
  // Node knows it as an option alone, which Nest does not pass on; it reads it when it begins to listen.
  Object.assign(server, { connectionsCheckingInterval: lookMs });
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.timeout = silenceMs;

  const coming = new Map<IncomingMessage, Coming>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    coming.set(request, { response, since: performance.now(), before: request.socket.bytesRead });
    request.once('close', () => coming.delete(request));
  });
  const look = () => {
    const now = performance.now();
    for (const [request, { response, since, before }] of coming) {
      const { socket } = request;
      if (request.complete || socket.destroyed) {
        coming.delete(request);
        continue;
      }
      // What came and nobody has taken yet: it is this process that is slow.
      if (request.readableLength > 0) continue;
      if (now - since <= bodyMs + ((socket.bytesRead - before) / LEAST_PACE) * 1000) continue;
      if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
      socket.destroy();
    }
  };
  const timer = setInterval(look, lookMs).unref();
  // Not before its last connection is gone.
  server.once('close', () => clearInterval(timer));
}
