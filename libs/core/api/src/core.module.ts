import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AccessGuard } from './access/access.guard';
import { AccessInventory } from './access/access-inventory';
import { AuditHousekeeping } from './audit/audit-housekeeping';
import { AuditNotes } from './audit/audit-notes';
import { AuditService } from './audit/audit.service';
import { Refusals } from './audit/refusals';
import type { Config } from './config/config';
import type { ClientDocuments } from './graphql/client-documents';
import { FastLane } from './graphql/fast-lane';
import { RestErrorFilter } from './errors/rest-error.filter';
import { FILE_PROVIDERS } from './files/file-providers';
import { FILE_STORE } from './files/file-store';
import { VIRUS_SCANNER } from './files/virus-scanner';
import { createValidationPipe } from './errors/validation';
import { ScopeMiddleware } from './http/scope.middleware';
import { ExportNotices } from './lists/export-notices';
import { JobsService } from './jobs/jobs.service';
import { MailService } from './mail/mail.service';
import { connectionFields, connectionsOf, createAppDataSource } from './tenancy/data-source';
import { NotificationService } from './notifications/notification.service';
import { SteadyPool } from './tenancy/steady-pool';
import { Db } from './tenancy/db';
import { Replica } from './tenancy/replica';
import { CLIENT_DOCUMENTS, CONFIG, LOGGER, QUEUE_POOL, SYSTEM_POOL } from './tokens';

export interface CoreOptions {
  config: Config;
  logger: Logger;
  entities: (new () => object)[];
  /** The client's own operations, which production accepts from browsers. */
  documents?: ClientDocuments;
}

/** Of the queue's own pool when requests come through a pooler; most of it is for the jobs that are done at once. */
const QUEUE_CONNECTIONS = 6;

/** Ends the system's pools after everything that uses them has stopped. */
class SystemPoolCloser implements OnApplicationShutdown {
  constructor(
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
    @Inject(QUEUE_POOL) private readonly queue: Pool,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    for (const pool of new Set([this.pool, this.queue])) if (!pool.ended) await pool.end();
  }
}

@Global()
@Module({})
export class CoreModule {
  static forRoot({ config, logger, entities, documents = {} }: CoreOptions): DynamicModule {
    const onPoolError = (error: unknown) => {
      // Never the error itself: the driver hangs its whole connection on it, secrets included.
      const { message, code } = error as Error & { code?: string };
      logger.warn({ message, code }, 'a database connection was lost; the pool makes a new one');
    };
    const exported = [CONFIG, LOGGER, CLIENT_DOCUMENTS, SYSTEM_POOL, DataSource, Db, AuditService, AuditNotes, Refusals, JobsService, MailService, NotificationService, ExportNotices, AccessInventory, FastLane, ScopeMiddleware, FILE_STORE, VIRUS_SCANNER];
    return {
      module: CoreModule,
      imports: [DiscoveryModule],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useValue: logger },
        { provide: CLIENT_DOCUMENTS, useValue: documents },
        { provide: SYSTEM_POOL, useFactory: () => systemPool(config, onPoolError) },
        {
          provide: QUEUE_POOL,
          inject: [SYSTEM_POOL],
          useFactory: (system: Pool) => (config.pooled ? systemPool({ systemDatabaseUrl: config.systemDirectUrl, pooled: false, poolSize: QUEUE_CONNECTIONS }, onPoolError) : system),
        },
        { provide: Replica, useFactory: () => config.replicaUrl && new Replica(config.replicaUrl, config, (why) => logger.warn({ why }, 'the copy of the database cannot be used; files and reports come from the database itself for a while')) },
        { provide: DataSource, useFactory: () => createAppDataSource(config, entities, onPoolError) },
        Db,
        AuditService,
        AuditNotes,
        AuditHousekeeping,
        Refusals,
        JobsService,
        MailService,
        NotificationService,
        ExportNotices,
        AccessInventory,
        FastLane,
        ScopeMiddleware,
        ...FILE_PROVIDERS,
        SystemPoolCloser,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useFactory: createValidationPipe },
        { provide: APP_FILTER, useFactory: () => new RestErrorFilter(logger) },
      ],
      exports: exported,
    };
  }
}

function systemPool(config: Pick<Config, 'systemDatabaseUrl' | 'pooled' | 'poolSize'>, onPoolError: (error: unknown) => void): Pool {
  const pool = new SteadyPool({ ...connectionsOf(config), ...connectionFields(config.systemDatabaseUrl), application_name: 'afterbell-system', max: config.poolSize, idleTimeoutMillis: 60_000, pipeline: true });
  pool.on('error', onPoolError);
  // The queue insists on a listener of the pool's own for connections in use.
  pool.on('connect', (client) => client.on('error', onPoolError));
  return pool;
}
