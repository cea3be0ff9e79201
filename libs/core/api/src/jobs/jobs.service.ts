import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Runner, run, Logger as WorkerLogger } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { newId } from '@afterbell/core/domain';
import { newScope, scopeStorage } from '../tenancy/scope';
import { LOGGER, SYSTEM_POOL } from '../tokens';

/** A job's work; at least once, so it must be safe to repeat. */
export type JobHandler = (payload: Record<string, unknown>) => Promise<void>;

/** The queue's side that runs jobs. Jobs are written by `enqueue_job(...)` in the transaction that causes them. */
@Injectable()
export class JobsService implements OnApplicationShutdown {
  private readonly handlers = new Map<string, JobHandler>();
  private runner: Runner | null = null;

  constructor(
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Names the handler of a task; called once per task while modules start. */
  register(task: string, handler: JobHandler): void {
    if (this.handlers.has(task)) throw new Error(`Two handlers for the job "${task}".`);
    this.handlers.set(task, handler);
  }

  async start(): Promise<void> {
    const taskList = Object.fromEntries(
      [...this.handlers].map(([task, handler]) => [
        task,
        (payload: unknown) =>
          scopeStorage.run(newScope({ principal: null, requestId: newId() }), () => handler((payload ?? {}) as Record<string, unknown>)),
      ]),
    );
    this.runner = await run({
      pgPool: this.pool,
      taskList,
      concurrency: 3,
      noHandleSignals: true,
      logger: new WorkerLogger((scope) => (level, message) => {
        if (level === 'error' || level === 'warning') this.logger.warn({ job: scope.taskIdentifier }, message);
      }),
    });
    this.runner.promise.catch((error: unknown) => this.logger.error({ err: error }, 'the job runner stopped'));
  }


  async onApplicationShutdown(): Promise<void> {
    await this.runner?.stop();
    this.runner = null;
  }
}
