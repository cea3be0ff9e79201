import { Injectable } from '@nestjs/common';
import { requireOwnSession, requirePrincipal } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import type { Browser } from './browser';
import { SessionService } from './session.service';
import { recordSignIn } from './sign-in-audit';
import { SystemDb } from './system-db';
import { type Look, ViewAsReader } from './view-as-reader';
import { endView } from './view-as-trail';

/** An administrator looks through another's access, and comes back. The session gets a new token both times. */
@Injectable()
export class ViewAsService {
  constructor(
    private readonly db: SystemDb,
    private readonly reader: ViewAsReader,
    private readonly sessions: SessionService,
  ) {}

  async start(accessId: string, browser: Browser): Promise<void> {
    const principal = requireOwnSession();
    const { tenantId, userId, organizationId, permissions, termId } = principal;
    const { tenant } = this.sessions.current().record;
    const look = await this.reader.look({ tenantId, userId, organizationId, permissions, termId, version: tenant.permissionVersion }, accessId);
    if (look.outcome !== 'seen') throw refusalOf(look.outcome);
    const { viewed } = look;
    const token = await this.db.transaction(async (client) => {
      const rotated = await this.sessions.rotate(client, browser, principal);
      await client.query('update sign_in_session set view_as_access_id = $2 where id = $1', [principal.sessionId, accessId]);
      await recordSignIn(client, {
        action: 'view_as.start',
        tenantId,
        userId,
        accessId: principal.accessId,
        organizationId: viewed.organizationId,
        subjectType: 'user',
        subjectId: viewed.userId,
        after: { accessId },
        address: browser.address,
      });
      return rotated;
    });
    browser.write('session', token, null);
  }

  /** Back to one's own access, where one was; nothing to do for who does not look. */
  async leave(browser: Browser): Promise<void> {
    const { sessionId, readOnly } = requirePrincipal();
    if (!readOnly) return;
    const token = await this.db.transaction(async (client) => {
      const { rows } = await client.query<{ accessId: string; organizationId: string; termId: string | null }>(
        'select access_id as "accessId", organization_id as "organizationId", term_id as "termId" from sign_in_session where id = $1',
        [sessionId],
      );
      const own = rows[0];
      if (!own) throw new AppError('SIGNED_OUT');
      const rotated = await this.sessions.rotate(client, browser, own);
      await endView(client, sessionId, 'leave', browser.address);
      return rotated;
    });
    browser.write('session', token, null);
  }
}

function refusalOf(outcome: Exclude<Look['outcome'], 'seen'>): AppError {
  switch (outcome) {
    case 'missing':
      return new AppError('NOT_FOUND', { what: 'The access' });
    case 'own':
      return new AppError('VIEW_AS_OWN');
    case 'beyond':
      return new AppError('VIEW_AS_BEYOND');
    case 'denied':
      return new AppError('FORBIDDEN');
  }
}
