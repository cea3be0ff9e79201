import { Injectable } from '@nestjs/common';
import { Db } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';

export interface BulkResult {
  id: string;
  done: boolean;
  message: string | null;
}

/** The same change for several records, each in a transaction of its own; a trial takes each back. */
@Injectable()
export class BulkChange {
  constructor(private readonly db: Db) {}

  async run(ids: readonly string[], dryRun: boolean, change: (id: string) => Promise<unknown>): Promise<BulkResult[]> {
    const results: BulkResult[] = [];
    for (const id of new Set(ids)) results.push(await this.one(id, dryRun, change));
    return results;
  }

  private async one(id: string, dryRun: boolean, change: (id: string) => Promise<unknown>): Promise<BulkResult> {
    try {
      if (dryRun) await this.db.rehearse(() => change(id));
      else await this.db.write(() => change(id));
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'INTERNAL' || error.code === 'UNAVAILABLE') throw error;
      return { id, done: false, message: error.messages.join(' ') };
    }
    return { id, done: true, message: null };
  }
}
