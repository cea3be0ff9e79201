import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { type Runner, run, type TaskList, Logger as WorkerLogger, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { newId } from '@afterbell/core/domain';
import { withoutAddresses } from '../errors/fault-log';
import { newScope, scopeStorage } from '../tenancy/scope';
import { LOGGER, QUEUE_POOL } from '../tokens';
import { BEAT_SECONDS, JobRunners } from './job-runners';

/** A job's work; at least once, so it must be safe to repeat. */
export type JobHandler = (payload: Record<string, unknown>) => Promise<void>;

const AGAIN_MS = 2_000;
const PATIENCE_MS = 5_000;

/** The queue's side that runs jobs. Jobs are written by `enqueue_job(...)` in the transaction that causes them. */
@Injectable()
export class JobsService implements BeforeApplicationShutdown {
  private readonly handlers = new Map<string, JobHandler>();
  private readonly runners: JobRunners;
  private runner: Runner | null = null;
  private id: string | null = null;
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly rounds: { milliseconds: number; ask: () => Promise<unknown>; said: string; later: boolean }[] = [];
  private stopped = false;

  constructor(
    @Inject(QUEUE_POOL) private readonly pool: Pool,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.runners = new JobRunners(pool);
  }

  /** Names the handler of a task; called once per task while modules start. */
  register(task: string, handler: JobHandler): void {
    if (this.handlers.has(task)) throw new Error(`Two handlers for the job "${task}".`);
    this.handlers.set(task, handler);
  }

  /**
   * Asked again and again in processes that run jobs, from their start on or, with `later`, first when the time is over; `said` is put down
   * where it fails, and the next round tries again. Called while modules start.
   */
  every(milliseconds: number, ask: () => Promise<unknown>, said: string, { later = false } = {}): void {
    this.rounds.push({ milliseconds, ask, said, later });
  }

  /** Jobs by their key are there once, however many processes ask. */
  enqueue(task: string, key: string = task, payload: Record<string, unknown> = {}, at: Date | null = null): Promise<unknown> {
    return this.pool.query('select enqueue_job($1, $2::json, $3, $4::timestamptz)', [task, JSON.stringify(payload), key, at]);
  }

  async start(): Promise<void> {
    await this.begin();
    for (const round of this.rounds) this.go(round);
    const beat = () => {
      if (!this.id) return;
      this.runners.beat(this.id).then(
        (gone) => gone && this.logger.warn({ gone }, 'jobs of processes that are gone were given to others'),
        (error: unknown) => this.logger.warn({ message: (error as Error).message }, 'the queue could not be looked after; tried again shortly'),
      );
    };
    beat();
    this.timers.push(setInterval(beat, BEAT_SECONDS * 1_000).unref());
  }

  /** Before the pools of connections end: a job under way finishes, and is put down as done. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    // It stops only once, and may just have stopped by itself. What takes longer than an orderly end may, another process goes on with.
    const { runner } = this;
    if (runner) await Promise.race([runner.stop().catch(() => undefined), sleep(PATIENCE_MS, undefined, { ref: false })]);
    this.runner = null;
    if (this.id) await this.runners.leave(this.id).catch(() => undefined);
  }

  private go({ milliseconds, ask, said, later }: JobsService['rounds'][number]): void {
    const run = () => void ask().catch((error: unknown) => this.logger.warn({ err: error }, said));
    if (!later) run();
    this.timers.push(setInterval(run, milliseconds).unref());
  }

  private async begin(): Promise<void> {
    const events = new EventEmitter() as WorkerEvents;
    events.once('pool:create', ({ workerPool }) => (this.id = workerPool.id));
    const runner = await run({
      pgPool: this.pool,
      taskList: this.tasks(),
      concurrency: 3,
      noHandleSignals: true,
      events,
      logger: new WorkerLogger((scope) => (level, message, meta) => {
        if (level !== 'error' && level !== 'warning') return;
        // The queue's own words repeat what the fault says, and so whose data it was about.
        if (meta?.error) this.logger.warn({ job: scope.taskIdentifier, err: meta.error }, 'a job failed');
        else this.logger.warn({ job: scope.taskIdentifier }, withoutAddresses(message));
      }),
    });
    this.runner = runner;
    // It gives up when the database is away as a job ends; what waits must not wait for the next start of the process.
    const ended = (error?: unknown) => {
      if (this.stopped || this.runner !== runner) return;
      this.logger.error({ message: (error as Error | undefined)?.message }, 'the queue stopped; it begins anew');
      this.again();
    };
    runner.promise.then(() => ended(), ended);
  }

  private again(): void {
    setTimeout(() => {
      if (this.stopped) return;
      this.begin().catch((error: unknown) => {
        this.logger.warn({ message: (error as Error).message }, 'the queue does not begin; tried again shortly');
        this.again();
      });
    }, AGAIN_MS).unref();
  }

  private tasks(): TaskList {
    const entries = [...this.handlers].map(([task, handler]) => [
      task,
      (payload: unknown) => scopeStorage.run(newScope({ principal: null, requestId: newId() }), () => handler((payload ?? {}) as Record<string, unknown>)),
    ]);
    return Object.fromEntries(entries) as TaskList;
  }
}
