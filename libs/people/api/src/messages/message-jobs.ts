import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { ACCESS_READER, type AccessAtWork, type AccessReader, type Config, CONFIG, JobsService, LOGGER, newScope, scopeStorage, SYSTEM_POOL } from '@afterbell/core/api';
import { newId } from '@afterbell/core/domain';
import { withoutRights } from '../bulk/bulk-jobs';
import { MessageSender } from './message-sender';

const MINUTE = 60_000;

const ACTING = `select tenant_id as "tenantId", made_by as "userId", made_access_id as "accessId", organization_id as "organizationId"
  from message where tenant_id = $1 and id = $2 and state in ('held', 'sending')`;
// A worker that was killed leaves its job locked for hours: the same key makes another one.
const WAKE = `select enqueue_job('send_message', json_build_object('tenantId', tenant_id, 'id', id), 'message:' || id) from message
  where state in ('held', 'sending') and next_at < now() - interval '2 minutes'`;

/** The queue's side of messages. Whoever sends is asked for anew before each portion: what they may do by now decides. */
@Injectable()
export class MessageJobs implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly jobs: JobsService,
    private readonly sender: MessageSender,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
    @Inject(ACCESS_READER) private readonly accesses: AccessReader,
  ) {}

  onModuleInit(): void {
    this.jobs.register('send_message', ({ tenantId, id }) => this.run(String(tenantId), String(id)));
  }

  onApplicationBootstrap(): void {
    if (!this.config.runJobs) return;
    const wake = () => void this.pool.query(WAKE).catch((error: unknown) => this.logger.warn({ err: error }, 'messages were not looked after; tried again in a minute'));
    wake();
    this.timer = setInterval(wake, MINUTE);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** One portion; the message says itself when the next is due. */
  async run(tenantId: string, id: string): Promise<void> {
    const { rows } = await this.pool.query<AccessAtWork>(ACTING, [tenantId, id]);
    const [acting] = rows;
    if (!acting) return;
    const principal = (await this.accesses.principalOf(acting)) ?? withoutRights(acting);
    await scopeStorage.run(newScope({ principal, requestId: newId() }), () => this.sender.advance(id));
  }
}
