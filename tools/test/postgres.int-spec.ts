// The embedded PostgreSQL's promises: data survives kill -9, a living orphan is adopted, any account may run it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';

const manager = path.resolve(__dirname, '../scripts/postgres.mjs');
const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;
jest.setTimeout(60_000);

// What `npm start` does, in a process of its own that can be killed: start, say so, stop when asked.
const SCRIPT = `
  const { startPostgres } = await import(process.argv[1]);
  const said = [];
  try {
    const { url, adopted, dataDir, stop } = await startPostgres({ dataDir: process.argv[2], durable: true, log: (line) => said.push(line) });
    console.log(JSON.stringify({ url, adopted, dataDir, said, uid: process.getuid() }));
    process.stdin.once('data', async () => { await stop(); process.exit(0); });
  } catch (error) {
    console.log(JSON.stringify({ error: error.message, said }));
  }
`;

interface Started {
  url: string;
  adopted: boolean;
  dataDir: string;
  said: string[];
  error?: string;
}
const children: ChildProcess[] = [];
let folder: string;

async function start(dataDir: string, account: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, manager, dataDir], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
  return {
    ...(JSON.parse(line) as Started),
    killGroup: async () => {
      process.kill(-child.pid!, 'SIGKILL');
      await once(child, 'exit');
    },
    stop: async () => {
      child.stdin!.write('stop\n');
      await once(child, 'exit');
    },
  };
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // killed under us, on purpose
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const serverPid = (dataDir: string) => Number(fs.readFileSync(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), `afterbell-test-${process.pid}-`)); // swept like any test cluster, should we be killed
  fs.chmodSync(folder, 0o711);
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  const dataDir = path.join(folder, 'pg');
  if (fs.existsSync(path.join(dataDir, 'cluster/postmaster.pid'))) process.kill(serverPid(dataDir), 'SIGQUIT');
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
});

it('keeps its data through kill -9 of the server and of the script', async () => {
  const dataDir = path.join(folder, 'pg');
  const first = await start(dataDir);
  await query(first.url, 'create table kept as select generate_series(1, 1000) as id');
  process.kill(serverPid(dataDir), 'SIGKILL');
  await first.killGroup();

  const second = await start(dataDir);
  expect(second).toMatchObject({ adopted: false, url: first.url });
  expect(await query(second.url, 'select count(*)::int from kept')).toEqual([{ count: 1000 }]);
  await second.stop();
  expect(fs.existsSync(path.join(dataDir, 'cluster/postmaster.pid'))).toBe(false);
});

it('outlives the script and is adopted by the next one', async () => {
  const dataDir = path.join(folder, 'pg');
  const first = await start(dataDir);
  const pid = serverPid(dataDir);
  await first.killGroup(); // the terminal's Ctrl+C reaches this group too
  expect(await query(first.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);

  const second = await start(dataDir);
  expect(second.adopted).toBe(true);
  expect(serverPid(dataDir)).toBe(pid);
  await second.stop();
  await expect(query(first.url, 'select 1')).rejects.toThrow();
});

it('is started once by two scripts at the same time', async () => {
  const dataDir = path.join(folder, 'pg');
  const both = await Promise.all([start(dataDir), start(dataDir)]);
  expect(both[0].url).toBe(both[1].url);
  for (const { url } of both) expect(await query(url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  for (const { stop } of both) await stop();
  expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('cluster'))).toEqual(['cluster']);
});

it('is stopped by the last of several scripts that use it', async () => {
  const dataDir = path.join(folder, 'pg');
  const first = await start(dataDir);
  const second = await start(dataDir);
  expect(second.adopted).toBe(true);
  await first.stop();
  expect(await query(second.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  await second.stop();
  await expect(query(second.url, 'select 1')).rejects.toThrow();
});

it('starts when the process number of its stale postmaster.pid belongs to another program', async () => {
  const dataDir = path.join(folder, 'pg');
  const first = await start(dataDir);
  const pidFile = path.join(dataDir, 'cluster/postmaster.pid');
  const text = fs.readFileSync(pidFile, 'utf8');
  await first.stop();
  fs.writeFileSync(pidFile, text.replace(/^\d+/, String(process.pid)));
  const second = await start(dataDir);
  expect(second.adopted).toBe(false);
  await second.stop();
});

it('says in one line what is wrong with the data folder', async () => {
  const dataDir = path.join(folder, 'pg');
  await (await start(dataDir)).stop();
  fs.writeFileSync(path.join(dataDir, 'cluster/PG_VERSION'), '15\n');
  expect((await start(dataDir)).error).toMatch(/^The data folder .* was made by PostgreSQL 15, this is 18\./);
});

it('keeps the password and the socket to its account, and opens no port', async () => {
  const dataDir = path.join(folder, 'pg');
  const server = await start(dataDir);
  expect(fs.statSync(path.join(dataDir, 'cluster/superuser-password')).mode & 0o777).toBe(0o600);
  expect(fs.statSync(dataDir).mode & 0o777).toBe(0o700);
  const address = new URL(server.url);
  address.password = 'wrong';
  await expect(query(address.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  expect(await query(server.url, `select current_setting('listen_addresses') as tcp, datlocprovider as provider from pg_database where datname = 'postgres'`)).toEqual([{ tcp: '', provider: 'b' }]);
  await server.stop();
});

it('moves the socket to a short folder when the path is too long for one', async () => {
  const dataDir = path.join(folder, 'a-rather-long-folder-name-'.repeat(5), 'pg');
  const server = await start(dataDir);
  const socketDir = new URL(server.url).searchParams.get('host') ?? '';
  expect(path.basename(socketDir)).toMatch(/^afterbell-pg-/);
  expect(await query(server.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  await server.stop();
  expect(fs.existsSync(socketDir)).toBe(false);
});

(isRoot ? describe : describe.skip)('on a machine where this test is root', () => {
  it('runs as a normal user too, and root then continues with that data', async () => {
    const home = path.join(folder, 'home');
    fs.mkdirSync(home);
    fs.chownSync(home, NOBODY, NOBODY);
    const dataDir = path.join(home, 'pg');
    const asUser = await start(dataDir, { uid: NOBODY, gid: NOBODY });
    await query(asUser.url, 'create table kept as select 7 as id');
    expect(fs.statSync(path.join(dataDir, 'cluster')).uid).toBe(NOBODY);
    await asUser.stop();
    const asRoot = await start(dataDir);
    expect(await query(asRoot.url, 'select id from kept')).toEqual([{ id: 7 }]);
    await asRoot.stop();
  });

  it('puts the data into the state directory when its account cannot enter the folder, and says so', async () => {
    const closed = path.join(folder, 'closed');
    fs.mkdirSync(closed, { mode: 0o700 });
    const first = await start(path.join(closed, '.data/postgres'));
    try {
      expect(first.dataDir).toMatch(/^\/var\/lib\/afterbell\//);
      expect(first.said.join()).toContain(first.dataDir);
      expect(fs.readFileSync(path.join(closed, '.data/location'), 'utf8').trim()).toBe(first.dataDir);
      await query(first.url, 'create table kept as select 7 as id');
      await first.stop();
      fs.chmodSync(closed, 0o755);
      const second = await start(path.join(closed, '.data/postgres'));
      expect(await query(second.url, 'select id from kept')).toEqual([{ id: 7 }]);
      await second.stop();
    } finally {
      fs.rmSync(first.dataDir, { recursive: true, force: true });
    }
  });

  it("refuses a normal user's start on root's data with one line", async () => {
    const dataDir = path.join(folder, 'pg');
    await (await start(dataDir)).stop();
    expect((await start(dataDir, { uid: NOBODY, gid: NOBODY })).error).toMatch(/^The data folder .* belongs to another user\./);
  });
});
