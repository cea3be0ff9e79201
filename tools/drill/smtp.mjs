// A mail server that can fail, and keeps what it took.
import net from 'node:net';
import { freePort } from '../scripts/common.mjs';

/**
 * @returns `mode`: take · hang (accepts the connection and says nothing) · busy (451 to every mail) · drop (ends the connection in the middle of a mail); `slowMs`: before it says that
 *   it took one; `taken`: ids of the messages it said yes to; `sent`: those that came to their end, also when the sender had gone by then; `tries`: connections
 */
export async function startSmtp() {
  const smtp = { mode: 'take', slowMs: 0, taken: [], sent: [], tries: 0, port: await freePort() };
  const sockets = new Set();
  let server;

  function serve(socket) {
    smtp.tries += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    if (smtp.mode === 'hang') return;
    const say = (line) => socket.write(`${line}\r\n`);
    let text = '';
    let mail = null;
    say('220 drill');
    socket.on('data', (chunk) => {
      text += chunk;
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (mail) heard(line);
        else answer(line);
      }
    });
    function answer(line) {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'DATA') {
        mail = [];
        say('354 go on');
      } else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else if (verb === 'MAIL' && smtp.mode === 'busy') say('451 try later');
      else say('250 ok');
    }
    function heard(line) {
      if (smtp.mode === 'drop') socket.destroy();
      if (line !== '.') mail.push(line);
      else {
        const id = /^message-id: (.+)$/im.exec(mail.join('\n'))?.[1] ?? '';
        mail = null;
        smtp.sent.push(id);
        setTimeout(() => {
          if (!socket.writable) return;
          smtp.taken.push(id);
          say('250 taken');
        }, smtp.slowMs);
      }
    }
  }

  return Object.assign(smtp, {
    up: () =>
      new Promise((resolve) => {
        server = net.createServer(serve);
        server.listen(smtp.port, '127.0.0.1', resolve);
      }),
    /** Nobody listens any more; who is connected is cut off. */
    down: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => (server ? server.close(resolve) : resolve()));
    },
    /** Ends hanging connections, as a server that is started anew. */
    hangUp: () => {
      for (const socket of sockets) socket.destroy();
    },
  });
}
