// PgBouncer with the product's own settings (docker/pgbouncer.ini), at addresses of the drill's.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { connect } from '../bench/cluster.mjs';
import { freePort, root } from '../scripts/common.mjs';
import { through, wayOf } from './net-proxy.mjs';
import { startProgram, startsWithin } from './programs.mjs';

/** Another value for a setting of the file, which must be there. */
function withSetting(text, name, value) {
  const line = new RegExp(`^${name} = .*$`, 'm');
  if (!line.test(text)) throw new Error(`docker/pgbouncer.ini has no ${name} any more.`);
  return text.replace(line, `${name} = ${value}`);
}

/** @returns `{ port, kill, start, stop, users }`; the port stays */
export async function startPgbouncer(program, { world, connections }) {
  const home = path.join(world.folder, 'pgbouncer');
  fs.mkdirSync(home, { recursive: true });
  const port = await freePort();
  const { path: socket } = wayOf(world.url);
  const server = socket ? `host=${path.dirname(socket)} port=${socket.split('.').pop()}` : `host=127.0.0.1 port=${new URL(world.url).port}`;
  const settings = { '\\*': server, listen_addr: '127.0.0.1', listen_port: port, auth_file: path.join(home, 'userlist.txt'), default_pool_size: connections };
  const shipped = fs.readFileSync(path.join(root, 'docker/pgbouncer.ini'), 'utf8');
  const config = Object.entries(settings).reduce((text, [name, value]) => withSetting(text, name, value).replaceAll('\\*', '*'), shipped);
  fs.writeFileSync(path.join(home, 'pgbouncer.ini'), `${config}\nunix_socket_dir =\n`);
  const env = { PATH: process.env.PATH, DATABASE_URL: through(world.url, port), DATABASE_DIRECT_URL: world.url, SESSION_SECRET: world.secret };
  const users = execFileSync(process.execPath, [path.join(root, 'dist/server/apps/api/src/pooler-users.js')], { env, encoding: 'utf8' });
  fs.writeFileSync(path.join(home, 'userlist.txt'), users);
  const { uid, gid } = fs.statSync(path.join(world.dataDir, 'cluster'));
  const log = path.join(home, 'log');
  fs.writeFileSync(log, '');
  for (const file of ['', 'pgbouncer.ini', 'userlist.txt', 'log']) fs.chownSync(path.join(home, file), uid, gid);
  const [user, password] = users.split('\n')[0].match(/"([^"]*)"/g).map((quoted) => quoted.slice(1, -1));
  const address = new URL(through(world.url, port));
  Object.assign(address, { username: user, password });
  const answers = () => connect(address.href).then(async (db) => (await db.query('select 1'), await db.end(), true), () => false);
  let process_;
  const pooler = {
    port,
    url: address.href,
    start: async () => {
      process_ = startProgram(program, [path.join(home, 'pgbouncer.ini')], { account: process.getuid() === 0 ? { uid, gid } : {}, log });
      await startsWithin(10_000, answers, log);
    },
    kill: () => process_.stop('SIGKILL'),
    stop: () => process_?.stop('SIGINT'),
  };
  await pooler.start();
  return pooler;
}
