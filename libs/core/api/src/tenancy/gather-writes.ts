import type { Connection, PoolClient } from 'pg';

/** What is sent on the connection until the running code gives way leaves in one write. */
export function gatherWrites(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: Connection }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
