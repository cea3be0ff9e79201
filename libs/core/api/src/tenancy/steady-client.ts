import { Client, type ClientConfig } from 'pg';
import { ConnectionWatch } from './connection-watch';

const watch = new ConnectionWatch();

/** A connection that may be lost at any moment, in use, idle or while it closes: an error event without a listener would end the process. One that is lost silently is found out. */
export class SteadyClient extends Client {
  constructor(config: ClientConfig = {}, isPooled = false) {
    super(config);
    this.on('error', () => undefined);
    watch.add(this, config, isPooled);
  }
}

type Ask = (...args: unknown[]) => unknown;

/**
 * A connection through a pooler in transaction mode, which gives each transaction any connection of the server: what one prepares, another does not know. So no statement keeps
 * a name here.
 */
export class PooledClient extends SteadyClient {
  constructor(config: ClientConfig = {}) {
    super(config, true);
    const ask = this.query.bind(this) as Ask;
    this.query = ((first: unknown, ...rest: unknown[]) => ask(withoutName(first), ...rest)) as unknown as Client['query'];
  }
}

function withoutName(asked: unknown): unknown {
  if (typeof asked !== 'object' || asked === null || !('name' in asked) || 'submit' in asked) return asked;
  return { ...asked, name: undefined };
}
