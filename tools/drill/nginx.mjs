// nginx before several processes, with the product's own rules for what goes to them (docker/proxy-to-api.conf).
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, root } from '../scripts/common.mjs';
import { send } from './takers.mjs';
import { startProgram, startsWithin } from './programs.mjs';

/** How requests failed, in its words. */
const KINDS = ['no live upstreams', 'prematurely closed', 'reset by peer', 'timed out', 'Connection refused'];

/** What is under way at nginx is finished first. */
const RELOAD_MS = 30_000;

/** @param ports of the processes @returns `{ port, stop, leaveOut(port), takeIn(), said: how often it told of what }` */
export async function startNginx(program, { folder, ports }) {
  const home = path.join(folder, 'nginx');
  fs.mkdirSync(home, { recursive: true });
  fs.chmodSync(home, 0o755);
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join(' ');
  const configOf = (left) => `daemon off; pid ${home}/nginx.pid; error_log ${home}/error.log;
events {}
http {
  access_log off; ${temporary}
  # Reading its rules anew nginx 1.22 ends quiet connections of clients, of which one may just be sending.
  keepalive_timeout 0;
  client_max_body_size 26m;
  upstream api { ${ports.map((one) => `server 127.0.0.1:${one} ${one === left ? 'down' : 'max_fails=0'};`).join(' ')} }
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://api; include ${path.join(root, 'docker/proxy-to-api.conf')}; } }
}
`;
  fs.writeFileSync(path.join(home, 'nginx.conf'), configOf());
  const nginx = startProgram(program, ['-e', path.join(home, 'error.log'), '-c', path.join(home, 'nginx.conf')], { log: path.join(home, 'error.log') });
  await startsWithin(10_000, async () => (await send({ port, path: '/health', method: 'GET' }).catch(() => null))?.status === 200, path.join(home, 'error.log'));
  const said = () => {
    const lines = fs.readFileSync(path.join(home, 'error.log'), 'utf8').split('\n');
    return KINDS.map((kind) => [kind, lines.filter((line) => line.includes(kind)).length]).filter(([, count]) => count).map(([kind, count]) => `${count} ${kind}`);
  };
  const workers = () => fs.readFileSync(`/proc/${nginx.pid}/task/${nginx.pid}/children`, 'utf8').split(' ').filter(Boolean);
  /** As `nginx -s reload` does; over when those that go by the former rules are gone. */
  const reload = async (left) => {
    const former = workers();
    fs.writeFileSync(path.join(home, 'nginx.conf'), configOf(left));
    nginx.signal('SIGHUP');
    for (const deadline = Date.now() + RELOAD_MS; workers().some((pid) => former.includes(pid)); await sleep(20)) if (Date.now() > deadline) throw new Error('nginx goes by its former rules still.');
  };
  return { port, stop: nginx.stop, said, leaveOut: reload, takeIn: () => reload() };
}
