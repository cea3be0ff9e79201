import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { ACCESS_READER, type AccessAtWork, type AccessReader, JobsService, newScope, scopeStorage, SYSTEM_POOL } from '@afterbell/core/api';
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
export class MessageJobs implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly sender: MessageSender,
    @Inject(SYSTEM_POOL) private readonly pool: Pool,
    @Inject(ACCESS_READER) private readonly accesses: AccessReader,
  ) {}

  onModuleInit(): void {
    this.jobs.register('send_message', ({ tenantId, id }) => this.run(String(tenantId), String(id)));
    this.jobs.every(MINUTE, () => this.pool.query(WAKE), 'messages were not looked after; tried again in a minute');
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
