import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Client } from 'pg';
import { cloneDatabase } from '../../../../../tools/test/clone-database.cjs';
import { ConnectionWatch } from './connection-watch';
import { connectionFields } from './data-source';

let database: { url: string; drop: () => Promise<void> };
let admin: Client;
let wire: Server;
/** What comes through connections of now arrives nowhere any more; whether new ones are better off. */
const deaf = new Set<Socket>();
let allDeaf = false;

beforeAll(async () => {
  database = await cloneDatabase();
  const { host, port, ...rest } = connectionFields(database.url);
  admin = new Client({ host, port, ...rest });
  await admin.connect();
  wire = createServer((client) => {
    const server = host?.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port ?? 5432, host);
    const carry = (from: Socket, to: Socket) => from.on('data', (chunk: Buffer) => void (allDeaf || deaf.has(client) || to.write(chunk)));
    carry(client, server);
    carry(server, client);
    // Nobody is told that the other end has gone.
    for (const socket of [client, server]) socket.on('error', () => undefined);
    wire.once('close', () => (client.destroy(), server.destroy()));
    open.push(client);
  });
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve));
});
const open: Socket[] = [];
afterAll(async () => {
  wire?.close();
  wire?.emit('close');
  await admin?.end();
  await database?.drop();
});

async function watched(name: string): Promise<Client> {
  const config = { ...connectionFields(database.url), host: '127.0.0.1', port: (wire.address() as AddressInfo).port, application_name: name };
  const client = new Client(config);
  client.on('error', () => undefined);
  new ConnectionWatch({ quietMs: 200, askMs: 600 }).add(client, config);
  await client.connect();
  return client;
}
const backends = async (name: string) => (await admin.query('select 1 from pg_stat_activity where application_name = $1', [name])).rowCount;

it('lets a statement be that the server works for, however long it is quiet', async () => {
  const client = await watched('works');
  expect((await client.query(`select 'done' as answer from pg_sleep(1.5)`)).rows).toEqual([{ answer: 'done' }]);
  await client.end();
});

it('ends a connection that was forgotten on its way, at both ends, with the locks that it holds', async () => {
  const client = await watched('forgotten');
  await client.query('begin; select pg_advisory_xact_lock(4711)');
  for (const socket of open) deaf.add(socket);
  await expect(client.query('select 1')).rejects.toThrow(/Connection terminated/);
  // Waits for the lock, should anybody still hold it.
  await admin.query('begin; select pg_advisory_xact_lock(4711); commit');
  expect(await backends('forgotten')).toBe(0);
});

it('ends it where the server cannot be reached at all', async () => {
  const client = await watched('unreachable');
  allDeaf = true;
  await expect(client.query('select 1')).rejects.toThrow(/Connection terminated/);
});
