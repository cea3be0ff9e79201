// Files that are something else than they say, that grow when they are opened, that are called like a place: what is taken of them, and what comes back.
import fs from 'node:fs';
import path from 'node:path';
import { addCaller } from './callers.mjs';
import { withClamd } from './clamav.mjs';
import { faultsIn } from './compare.mjs';
import { headerFaults } from './headers.mjs';
import { Tally } from './report.mjs';
import { corpus } from './upload-corpus.mjs';
import { send } from './wire.mjs';

const FILE_NAMES = ['../../../etc/passwd.txt', '..\\..\\boot.txt', 'a\r\nSet-Cookie: x=1.txt', 'quote".txt', "it's; filename=evil.txt", '\u202etxt.exe.txt', 'a\u0000b.txt', `${'é'.repeat(300)}.txt`, 'CON.txt', '.htaccess.txt', '<img src=x>.txt', '%2e%2e%2fx.txt', ' .txt', 'x.html', 'x.svg', 'x.php.txt', 'noending'];
/** What all of it together may add to the memory of the server (research: reliability 1.5). */
const MOST_MEMORY = 150;
const LONGEST_MS = 10_000;

export const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

export function upload(server, caller, { name, bytes, to = '/file/upload', title = name }) {
  const boundary = 'attack-boundary';
  const quoted = name.replaceAll('"', '%22').replace(/[\r\n\0]/g, ' ');
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="fileName"\r\n\r\n${title}\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${quoted}"\r\nContent-Type: text/html\r\n\r\n`;
  return send(server, { caller, path: to, body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } });
}

/** What is wrong with how a file is handed out, as lines. */
function handedFaults(got) {
  const disposition = got.headers['content-disposition'] ?? '';
  return [
    got.status === 200 && /^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]*$/.test(disposition) && !got.headers['set-cookie'] ? null : `is offered as ${disposition} (${got.status})`,
    /html|svg|javascript|xml(?!formats)/.test(got.headers['content-type']) ? `is sent as ${got.headers['content-type']}` : null,
    /sandbox|default-src 'none'/.test(got.headers['content-security-policy'] ?? '') && !headerFaults(got, { secure: false, html: false }).length ? null : `may run: ${got.headers['content-security-policy']}`,
  ].filter(Boolean);
}

export async function uploads({ world, server, short }) {
  const tally = new Tally('uploads');
  const site = await addCaller(world, world.attacker, 'site_coordinator', world.attacker.here.site);
  const download = (id) => send(server, { caller: site, method: 'GET', path: `/file/download/${id}` });
  for (const name of FILE_NAMES) {
    const sent = await upload(server, site, { name, bytes: Buffer.from('<script>alert(1)</script>') });
    tally.try(faultsIn(sent, []).map((fault) => `a file called ${JSON.stringify(name).slice(0, 40)} ${fault}`));
    if (sent.status !== 200) continue;
    const file = JSON.parse(sent.text);
    tally.must(!/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(file.name) && Buffer.byteLength(file.name) <= 255, `a file is kept as ${JSON.stringify(file.name).slice(0, 80)}`);
    tally.try(handedFaults(await download(file.id)).map((fault) => `${JSON.stringify(name).slice(0, 40)} ${fault}`));
  }
  const before = memoryOf(server.pid);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, memoryOf(server.pid))), 20);
  try {
    for (const { what, answers, holds, ...file } of await corpus({ short })) {
      const sent = await upload(server, site, file);
      const told = `${what} (${file.name})`;
      tally.try([...faultsIn(sent, []).map((fault) => `${told} ${fault}`), answers.includes(sent.status) ? null : `${told} is answered with ${sent.status} ${sent.text.slice(0, 120)}`, sent.ms < LONGEST_MS ? null : `${told} took ${Math.round(sent.ms)} ms`]);
      if (sent.status !== 200) continue;
      const got = await download(JSON.parse(sent.text).id);
      tally.try([...handedFaults(got), holds && got.bytes.includes(holds) ? `still holds ${holds}` : null].filter(Boolean).map((fault) => `${told} ${fault}`));
    }
  } finally {
    clearInterval(timer);
  }
  tally.tell(`memory of the server: ${Math.round(before)} MB before, ${Math.round(most)} MB at most`);
  tally.must(most - before < MOST_MEMORY, `the server grew by ${Math.round(most - before)} MB`);
  const left = fs.existsSync(path.join(world.filesDir, 'incoming')) ? fs.readdirSync(path.join(world.filesDir, 'incoming')) : [];
  tally.must(!left.length, `${left.length} uploads were left behind on the disk`);
  if (!short) await withClamd({ world, tally, upload });
  return tally;
}
