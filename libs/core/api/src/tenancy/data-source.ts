import pg from 'pg';
import { parse } from 'pg-connection-string';
import { DataSource, type EntitySchema, type MixedList } from 'typeorm';
import type { Config } from '../config/config';
import { PooledClient, SteadyClient } from './steady-client';
import { SteadyPool } from './steady-pool';

const { TIMESTAMPTZ } = pg.types.builtins;
const usualInstant = pg.types.getTypeParser(TIMESTAMPTZ, 'text') as (text: string) => Date;

/** As connections in UTC write it, which the platform itself reads several times as fast; whatever looks otherwise is read as node-postgres reads it. */
export const readInstant = (text: string): Date => (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/.test(text) ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : usualInstant(text));
pg.types.setTypeParser(TIMESTAMPTZ, readInstant);

export type EntityList = MixedList<string | (new () => object) | EntitySchema>;

/** Connection fields of an address, so that socket folders work for TypeORM and pg alike. */
export function connectionFields(url: string) {
  const parsed = parse(url);
  return {
    host: parsed.host ?? undefined,
    port: parsed.port ? Number(parsed.port) : undefined,
    user: parsed.user,
    password: parsed.password,
    database: parsed.database ?? undefined,
    ssl: parsed.ssl ? (parsed.ssl as object) : undefined,
  };
}

/** The other end is asked for a sign of life when nothing else is said; the system's own default is after two hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** What the server ends by itself. Told to it when a connection begins, and kept with the roles (migrate.ts) for connections that a pooler begins. */
export const SERVER_TIMEOUTS = { statement_timeout: 15_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 20_000 };

/** Time-outs that end every wait; the driver's own defaults are to wait for ever. */
export const PATIENCE = { connectionTimeoutMillis: 4_000, query_timeout: 20_000, ...KEEP_ALIVE };
export const POOL_TIMEOUTS = { ...PATIENCE, ...SERVER_TIMEOUTS };

/** How connections of a pool are made; a pooler refuses settings that it does not know. */
export const connectionsOf = ({ pooled }: Pick<Config, 'pooled'>) => (pooled ? { Client: PooledClient, ...PATIENCE } : { Client: SteadyClient, ...POOL_TIMEOUTS });

export interface PoolErrorSink {
  (error: unknown): void;
}

/** TypeORM's data source for the API's own role: the one that row-level security binds. */
export function createAppDataSource(config: Config, entities: (new () => object)[], onPoolError: PoolErrorSink): DataSource {
  const { user, ...fields } = connectionFields(config.appDatabaseUrl);
  return new DataSource({
    type: 'postgres',
    driver: { ...pg, Pool: SteadyPool },
    ...fields,
    username: user,
    entities,
    synchronize: false,
    logging: false,
    poolSize: config.poolSize,
    applicationName: 'afterbell-api',
    installExtensions: false,
    poolErrorHandler: onPoolError,
    extra: { ...connectionsOf(config), pipeline: true, idleTimeoutMillis: 60_000 },
  });
}
