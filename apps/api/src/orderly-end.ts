import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** A proxy may send its next request on a connection in the very moment in which it is closed; on one that was quiet for so long it hardly does. */
const QUIET_MS = 500;
const LOOK_MS = 50;
/** An honest request is there at once; whoever drips one does not hold the process. */
const HEAD_MS = 1_500;

/** Between the last look at who knocked and the shutting of the door lies no more than this, where one turn of the loop among the next ones is so short. */
const SHORT_TURN_MS = 0.2;
const TURNS = 500;

interface Connection {
  answering: Set<ServerResponse>;
  quietSince: number;
  /** What it had brought by then: a request that is coming is more. */
  brought: number;
}

/**
 * On shutdown requests in flight finish, and their connections end with them: the proxy is told with the answer. Those that say nothing would hold the process for their whole
 * time-out; they are closed once they have been quiet for a while, since what is sent on one that closes would be cut.
 */
export function endInOrder(server: Server): void {
  const connections = new Map<Socket, Connection>();
  let ending = false;
  let endingSince = Infinity;
  let came = 0;
  server.on('connection', (socket: Socket) => {
    came += 1;
    connections.set(socket, { answering: new Set(), quietSince: performance.now(), brought: socket.bytesRead });
    socket.once('close', () => connections.delete(socket));
  });
  // Before whoever answers.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (ending) response.shouldKeepAlive = false;
    connection?.answering.add(response);
    response.once('close', () => {
      if (!connection) return;
      connection.answering.delete(response);
      connection.quietSince = performance.now();
      connection.brought = socket.bytesRead;
    });
  });
  // The server's own way of closing asks it, and would close all that are idle at once.
  server.closeIdleConnections = () => {
    const now = performance.now();
    // By the clock of a busy process a connection was quiet when it only has not been read yet.
    setImmediate(() => {
      for (const [socket, connection] of connections) {
        const { answering, quietSince, brought } = connection;
        if (answering.size || now - quietSince < QUIET_MS) continue;
        if (socket.bytesRead === brought || now - endingSince > HEAD_MS) socket.destroy();
        else Object.assign(connection, { quietSince: now, brought: socket.bytesRead });
      }
    });
  };
  // Connections that the system has taken and nobody let in are reset when the door is shut. One is let in each turn of the loop, so it is shut right after a turn in which nobody was, and that did little else.
  server.close = (done) => {
    ending = true;
    endingSince = performance.now();
    for (const { answering } of connections.values()) for (const response of answering) response.shouldKeepAlive = false;
    let left = TURNS;
    // Each begins with a rest: whoever has just slept is the last whom the system takes the processor from.
    const turn = () =>
      setTimeout(() => {
        const [begun, letIn] = [performance.now(), came];
        setImmediate(() => {
          left -= 1;
          if (left > 0 && (came !== letIn || performance.now() - begun > SHORT_TURN_MS)) return turn();
          // By the shortest way: HTTP's own has more to do first, and ends the limits of time of what is still coming.
          NetServer.prototype.close.call(server, (error) => {
            clearInterval(timer);
            done?.(error);
          });
          const timer = setInterval(() => server.closeIdleConnections(), LOOK_MS);
        });
      }, 1);
    turn();
    return server;
  };
}
