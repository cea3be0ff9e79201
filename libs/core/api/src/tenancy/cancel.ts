import { connect } from 'node:net';
import type { PoolClient } from 'pg';
import { PooledClient } from './steady-client';

const CANCEL_REQUEST = 80_877_102;
const PATIENCE_MS = 4_000;

/**
 * Ends the statement that runs on a connection. A pooler in between gives numbers of its own, which are another's to the server, or nobody's: there the protocol's request asks, with the
 * connection's secret, which poolers pass on.
 */
export async function cancelOn(client: PoolClient, another: () => Promise<PoolClient>): Promise<void> {
  const { processID, secretKey, host, port } = client as unknown as { processID: number; secretKey: number; host: string; port: number };
  if (client instanceof PooledClient) return askPooler(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }, processID, secretKey);
  const other = await another();
  await other.query('select pg_cancel_backend($1)', [processID]).finally(() => other.release());
}

/** Over once the pooler has passed it on, which it says by closing. */
function askPooler(address: { path: string } | { host: string; port: number }, processID: number, secretKey: number): Promise<void> {
  const request = Buffer.alloc(16);
  [16, CANCEL_REQUEST, processID, secretKey].forEach((part, index) => request.writeInt32BE(part, 4 * index));
  return new Promise((resolve) => {
    const socket = connect(address as { path: string }, () => socket.write(request));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.resume();
  });
}
