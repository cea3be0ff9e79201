// nginx before several processes, with the product's own rules for what goes to them (docker/proxy-to-api.conf).
import fs from 'node:fs';
import path from 'node:path';
import { freePort, root } from '../scripts/common.mjs';
import { send } from './takers.mjs';
import { startProgram, startsWithin } from './programs.mjs';

/** How requests failed, in its words. */
const KINDS = ['no live upstreams', 'prematurely closed', 'reset by peer', 'timed out', 'Connection refused'];

/** @param ports of the processes @returns `{ port, stop, said: how often it told of what }` */
export async function startNginx(program, { folder, ports }) {
  const home = path.join(folder, 'nginx');
  fs.mkdirSync(home, { recursive: true });
  fs.chmodSync(home, 0o755);
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join(' ');
  const config = `daemon off; pid ${home}/nginx.pid; error_log ${home}/error.log;
events {}
http {
  access_log off; ${temporary}
  client_max_body_size 26m;
  upstream api { ${ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ')} }
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://api; include ${path.join(root, 'docker/proxy-to-api.conf')}; } }
}
`;
  fs.writeFileSync(path.join(home, 'nginx.conf'), config);
  const nginx = startProgram(program, ['-e', path.join(home, 'error.log'), '-c', path.join(home, 'nginx.conf')], { log: path.join(home, 'error.log') });
  await startsWithin(10_000, async () => (await send({ port, path: '/health', method: 'GET' }).catch(() => null))?.status === 200, path.join(home, 'error.log'));
  const said = () => {
    const lines = fs.readFileSync(path.join(home, 'error.log'), 'utf8').split('\n');
    return KINDS.map((kind) => [kind, lines.filter((line) => line.includes(kind)).length]).filter(([, count]) => count).map(([kind, count]) => `${count} ${kind}`);
  };
  return { port, stop: nginx.stop, said };
}
