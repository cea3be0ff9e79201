import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Caller } from './harness';

export interface Listener {
  status: number;
  /** Refusals, when there is no stream. */
  code: string | null;
  events: Record<string, unknown>[];
  ended: boolean;
  leave: () => void;
}

/** Opens a subscription over HTTP; resolves when it is open or refused. */
export function listenAt(app: { getHttpServer: () => { address: () => unknown } }, caller: Caller | null, query: string, variables: object = {}): Promise<Listener> {
  const { port } = app.getHttpServer().address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', Host: caller?.host ?? 'localhost', ...(caller ? { Cookie: caller.cookie } : {}) };
    const sent = httpRequest({ host: '127.0.0.1', port, path: '/live/graphql', method: 'POST', headers }, (response) => {
      const heard: Listener = { status: response.statusCode ?? 0, code: null, events: [], ended: false, leave: () => sent.destroy() };
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (response.statusCode !== 200) return;
        const parts = text.split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts) if (part.startsWith('event: next')) heard.events.push((JSON.parse(part.split('data: ')[1] ?? '') as { data: Record<string, unknown> }).data);
        resolve(heard);
      });
      response.on('error', () => undefined);
      response.on('end', () => {
        heard.ended = true;
        const body = response.statusCode === 200 || !text ? null : (JSON.parse(text) as { errors?: { extensions: { code: string } }[]; error?: string });
        heard.code = body?.errors?.[0]?.extensions.code ?? body?.error ?? null;
        resolve(heard);
      });
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ query, variables }));
  });
}

export async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 20));
}
