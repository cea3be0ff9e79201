import { Controller, Get, Inject } from '@nestjs/common';
import type { Pool } from 'pg';
import { AppError } from '@afterbell/core/domain';
import { Public, SYSTEM_POOL } from '@afterbell/core/api';
import { migrations } from './migrations';

@Controller('health')
export class HealthController {
  constructor(@Inject(SYSTEM_POOL) private readonly pool: Pool) {}

  /** Alive: the process answers. */
  @Get()
  @Public()
  alive() {
    return { status: 'ok' };
  }

  /** Ready: the database answers and holds every migration. 503 otherwise. */
  @Get('ready')
  @Public()
  async ready() {
    const applied = await this.pool
      .query<{ count: string }>('select count(*) from migrations')
      .then(({ rows }) => Number(rows[0]?.count ?? 0))
      .catch(() => -1);
    if (applied < migrations.length) throw new AppError('UNAVAILABLE');
    return { status: 'ok', database: 'ok', migrations: applied };
  }
}
