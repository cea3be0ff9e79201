// A wire that can be bad: between the API and PostgreSQL, or between a client and the API.
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const SLICE = 7;

/**
 * @param target where it leads: `{ path }` or `{ host, port }`; may be another one later
 * @returns `mode`: pass · late (each way takes `lateMs`) · slices (7 bytes at a time) · cut (an answer ends after `cutAfter` bytes, by a reset) ·
 *   hole (nothing arrives, and comes through afterwards, as when a network is away); `forget()`: connections of now are dead for good, and nobody is told
 */
export async function startNetProxy(target) {
  const pairs = new Set();
  const proxy = { target, mode: 'pass', lateMs: 200, cutAfter: 300, broken: 0 };
  const server = net.createServer((client) => {
    const upstream = net.connect(proxy.target);
    const pair = { client, upstream, forgotten: false };
    pairs.add(pair);
    for (const socket of [client, upstream]) socket.setNoDelay?.(true);
    carry(pair, client, upstream, false);
    carry(pair, upstream, client, true);
    const end = async () => {
      // Of a connection that is forgotten, or behind a hole, neither end hears that the other one went.
      while (proxy.mode === 'hole' && server.listening) await sleep(20);
      if (pair.forgotten) return;
      client.destroy();
      upstream.destroy();
      pairs.delete(pair);
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
  });

  function carry(pair, from, to, isAnswer) {
    let turn = Promise.resolve();
    let answered = 0;
    from.on('data', (chunk) => {
      const due = proxy.mode === 'late' ? Date.now() + proxy.lateMs : 0;
      turn = turn.then(async () => {
        if (due > Date.now()) await sleep(due - Date.now());
        while (proxy.mode === 'hole' && !to.destroyed && !from.destroyed) await sleep(20);
        if (pair.forgotten || to.destroyed) return;
        if (proxy.mode === 'cut' && isAnswer && (answered += chunk.length) > proxy.cutAfter) {
          to.write(chunk.subarray(0, Math.max(1, chunk.length >> 1)), () => {
            proxy.broken += 1;
            if (pair.client instanceof net.Socket && !pair.client.destroyed) pair.client.resetAndDestroy();
            pair.upstream.destroy();
          });
          return;
        }
        if (proxy.mode !== 'slices') to.write(chunk);
        else for (let at = 0; at < chunk.length; at += SLICE) await new Promise((resolve) => to.write(chunk.subarray(at, at + SLICE), resolve));
      });
    });
  }

  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(proxy, {
    port: server.address().port,
    forget: () => {
      for (const pair of pairs) pair.forgotten = true;
      return pairs.size;
    },
    close: async () => {
      for (const { client, upstream } of pairs) for (const socket of [client, upstream]) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

/** The database's own address, and the same through a proxy on `port`. */
export function wayOf(url) {
  const address = new URL(url);
  const [folder, port] = [address.searchParams.get('host'), address.searchParams.get('port')];
  return folder ? { path: `${folder}/.s.PGSQL.${port ?? 5432}` } : { host: address.hostname, port: Number(address.port) };
}

export function through(url, port) {
  const address = new URL(url);
  address.host = `127.0.0.1:${port}`;
  address.search = '';
  return address.href;
}
