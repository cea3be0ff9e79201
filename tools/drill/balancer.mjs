// A small proxy before several processes, as nginx would stand there: round robin; who does not listen is left out for a moment. What was sent is never sent again:
// whether it counts, only the client's key can tell.
import http from 'node:http';

const LEFT_OUT_MS = 300;

/** @param ports of the processes @returns `{ port, close }` */
export async function startBalancer(ports) {
  const outUntil = new Map();
  let turn = 0;
  const server = http.createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => pass(request, Buffer.concat(chunks), response, ports.length));
  });

  function pass(request, body, response, tries) {
    const port = next();
    const { method, url, headers } = request;
    const onward = http.request({ host: '127.0.0.1', port, method, path: url, headers: { ...headers, connection: 'close' } }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onward.on('error', (error) => {
      if (error.code !== 'ECONNREFUSED') response.destroy();
      else {
        outUntil.set(port, Date.now() + LEFT_OUT_MS);
        if (tries > 1) pass(request, body, response, tries - 1);
        else response.writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' }).end('{"errors":[{"message":"","extensions":{"code":"UNAVAILABLE"}}]}');
      }
    });
    onward.end(body);
  }

  function next() {
    for (let step = 0; step < ports.length; step += 1) {
      const port = ports[(turn += 1) % ports.length];
      if ((outUntil.get(port) ?? 0) <= Date.now()) return port;
    }
    return ports[(turn += 1) % ports.length];
  }

  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
