import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { requirePrincipal } from '../tenancy/scope';
import { LOGGER } from '../tokens';
import { AuditNotes } from './audit-notes';

/** The same refusal of the same access is written once in this time: a page that polls must not flood the trail. */
const QUIET_MS = 10 * 60_000;
const MOST_REMEMBERED = 10_000;

/** Who was refused what, in the trail. */
@Injectable()
export class Refusals {
  private readonly known = new Map<string, number>();

  constructor(
    private readonly notes: AuditNotes,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async note(endpoint: string, wanted: string): Promise<void> {
    const { accessId } = requirePrincipal();
    const key = `${accessId} ${endpoint}`;
    const now = Date.now();
    if ((this.known.get(key) ?? 0) > now - QUIET_MS) return;
    if (this.known.size >= MOST_REMEMBERED) this.known.clear();
    this.known.set(key, now);
    try {
      await this.notes.note({ action: 'access.refuse', subjectType: 'endpoint', subjectId: endpoint, after: { wanted } });
    } catch (error) {
      // The refusal stands whatever becomes of its row.
      this.logger.warn({ err: error }, 'a refusal was not written to the trail');
    }
  }
}
