import { Injectable } from '@nestjs/common';
import { currentScope, newScope, requirePrincipal, scopeStorage } from '../tenancy/scope';
import { Db } from '../tenancy/db';
import { type AuditEntry, AuditService } from './audit.service';

/**
 * Rows of the trail for what changes nothing and so has no transaction of its own: refusals, reads of sensitive records, exports.
 * They are written before the answer leaves, also while somebody looks through
 * another's access.
 */
@Injectable()
export class AuditNotes {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  async note(entry: AuditEntry): Promise<void> {
    const outer = currentScope();
    const scope = newScope({ principal: requirePrincipal(), requestId: outer?.requestId ?? '', clientAddress: outer?.clientAddress });
    scope.statements = outer?.statements ?? scope.statements;
    await scopeStorage.run(scope, () => this.db.write((tx) => this.audit.record(tx, entry), { trailOnly: true }));
  }
}
