import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { FastLane } from './fast-lane';

/** Longer bodies go the usual way, where their limit is. */
const MOST_BYTES = 256 * 1024;

/** Only what every browser sends: anything else is Express' to understand or to refuse. */
function lengthOf({ method, url, headers }: IncomingMessage): number | null {
  if (method !== 'POST' || url !== '/graphql' || headers.authorization !== undefined || headers['content-encoding'] !== undefined || headers['transfer-encoding'] !== undefined) return null;
  if (!/^application\/json(; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '')) return null;
  const length = Number(headers['content-length']);
  return length > 0 && length <= MOST_BYTES ? length : null;
}

/** The whole body, out of the stream for the moment; `done` runs in the turn of its last piece, when it can still be put back. */
function readBody(request: IncomingMessage, length: number, done: (body: Buffer) => void): void {
  const pieces: Buffer[] = [];
  let missing = length;
  const read = () => {
    while (missing > 0) {
      const piece = request.read() as Buffer | null;
      if (piece === null) return;
      pieces.push(piece);
      missing -= piece.length;
    }
    request.off('readable', read);
    done(pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces));
  };
  request.on('readable', read);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/**
 * Operations that the fast lane knows are answered before Express looks for their handler and reads their body (docs/performance.md). `before` are the steps of Express
 * that they pass all the same, in their order. Every other request goes to Express as it came.
 */
export function answerStraight(server: Server, app: Express, lane: FastLane, before: RequestHandler[]): void {
  const usual = app as unknown as (request: IncomingMessage, response: ServerResponse) => void;
  server.off('request', usual);
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const length = lengthOf(incoming);
    if (length === null) {
      usual(incoming, outgoing);
      return;
    }
    readBody(incoming, length, (bytes) => {
      const body = parsed(bytes);
      const run = lane.find(incoming.headers.accept, body);
      if (!run) {
        incoming.unshift(bytes);
        usual(incoming, outgoing);
        return;
      }
      const [request, response] = dressed(app, incoming, outgoing);
      request.body = body;
      const step = (at: number): void => {
        const next = before[at];
        if (next) void next(request, response, () => step(at + 1));
        else run(request, response);
      };
      step(0);
    });
  });
}

/** As Express itself begins. */
function dressed(app: Express, incoming: IncomingMessage, outgoing: ServerResponse): [Request, Response] {
  const request = Object.setPrototypeOf(incoming, app.request) as Request;
  const response = Object.setPrototypeOf(outgoing, app.response) as Response;
  request.res = response;
  response.req = request;
  response.locals = Object.create(null) as Response['locals'];
  return [request, response];
}
