import { Injectable } from '@nestjs/common';
import { type Principal, requireOwnSession, requirePrincipal } from '@afterbell/core/api';
import { AppError, isUuid } from '@afterbell/core/domain';
import { type AccessChoice, AccessChoiceService, rememberAccess } from './access-choice.service';
import type { Browser } from './browser';
import { HandoverService } from './handover.service';
import { PasskeyConfirmation } from './passkey-confirmation.service';
import { SessionService } from './session.service';
import { type SessionView, SessionViewService } from './session-view.service';
import { recordSignIn } from './sign-in-audit';
import { SystemDb } from './system-db';

export interface SwitchAccessInput {
  /** The current access when absent. */
  accessId?: string | null;
  /** The access's own organization when absent. */
  organizationId?: string | null;
  /** The current term when absent. */
  termId?: string | null;
}

export interface SwitchResult {
  session: SessionView;
  /** Where to go on when the new access belongs to another tenant's host. */
  redirectUrl: string | null;
}

const missing = (what: string) => new AppError('NOT_FOUND', { what });

/** Moves the signed-in person between what is theirs anyway; every id is looked up among the user's own accesses. */
@Injectable()
export class SwitchService {
  constructor(
    private readonly db: SystemDb,
    private readonly choices: AccessChoiceService,
    private readonly sessions: SessionService,
    private readonly views: SessionViewService,
    private readonly handovers: HandoverService,
    private readonly confirmation: PasskeyConfirmation,
  ) {}

  /**
   * Acts as another access of this tenant, or at another organization beneath the access's own, or in another term. A named tenant
   * is only a question: is the access there? Another tenant than the current one is a switch of tenants.
   */
  async switchAccess(input: SwitchAccessInput, browser: Browser, tenantId?: string): Promise<SwitchResult> {
    requireOwnSession();
    const { principal, record } = this.sessions.current();
    if (tenantId !== undefined && tenantId !== principal.tenantId) return this.switchTenant({ tenantId, accessId: input.accessId }, browser);
    const accessId = input.accessId ?? principal.accessId;
    const choice = (await this.choices.choicesOf(principal.userId)).find((one) => one.id === accessId && one.tenant.id === principal.tenantId);
    if (!choice) throw missing('The access');
    const organizationId = input.organizationId ?? choice.organization.id;
    const termId = input.termId ?? principal.termId;
    if (termId !== null && !isUuid(termId)) throw missing('The term');
    const place = { choice, organizationId, termId };
    await this.requireWithin(choice, organizationId);
    const snapshot = await this.views.snapshotAt(place);
    if (input.termId && snapshot.term?.id !== input.termId) throw missing('The term');
    // One's own grant is always open; acting beneath it is a feature of the role.
    if (organizationId !== choice.organization.id && !snapshot.permissions.allows('view', 'dashboard.switch_access')) throw new AppError('FORBIDDEN');
    if (choice.id !== principal.accessId) await this.confirmation.requireForLevel(principal, choice.organization.level);
    const token = await this.db.transaction(async (client) => {
      const rotated = await this.sessions.rotate(client, browser, { accessId: choice.id, organizationId, termId });
      await rememberAccess(client, principal.userId, choice.id, false);
      await recordSignIn(client, {
        action: 'sign_in.switch_access',
        tenantId: principal.tenantId,
        userId: principal.userId,
        accessId: choice.id,
        organizationId,
        subjectType: 'sign_in_session',
        subjectId: principal.sessionId,
        before: placeOf(principal),
        after: { accessId: choice.id, organizationId, termId },
        address: browser.address,
      });
      return rotated;
    });
    browser.write('session', token, null);
    return { session: await this.views.at(record.user, place, record.expiresAt), redirectUrl: null };
  }

  /** Goes on in another tenant: answers the address that signs this browser in on that tenant's host. */
  async switchTenant(input: { tenantId: string; accessId?: string | null }, browser: Browser): Promise<SwitchResult> {
    requireOwnSession();
    const { principal, record } = this.sessions.current();
    if (!principal.permissions.allows('view', 'dashboard.switch_tenants')) throw new AppError('FORBIDDEN');
    const inTenant = (await this.reachable()).filter(({ tenant }) => tenant.id === input.tenantId);
    const choice = input.accessId
      ? (inTenant.find(({ id }) => id === input.accessId) ?? null)
      : await this.choices.preferred(inTenant, principal.userId, input.tenantId);
    if (!choice) throw missing(input.accessId ? 'The access' : 'The tenant');
    if (choice.tenant.id === principal.tenantId) return this.switchAccess({ accessId: choice.id }, browser);
    const redirectUrl = await this.db.transaction(async (client) => {
      await recordSignIn(client, {
        // Whither is no business of the tenant that is left.
        action: 'sign_in.switch_tenant',
        tenantId: principal.tenantId,
        userId: principal.userId,
        accessId: principal.accessId,
        organizationId: principal.organizationId,
        subjectType: 'sign_in_session',
        subjectId: principal.sessionId,
        address: browser.address,
      });
      return this.handovers.issue(client, principal.userId, choice, principal.sessionId);
    });
    const termId = await this.choices.currentTerm(choice.tenant);
    const session = await this.views.at(record.user, { choice, organizationId: choice.organization.id, termId }, record.expiresAt);
    return { session, redirectUrl };
  }

  /** Acts at an organization by whichever access of the user reaches it most closely. */
  async switchToOrganization(input: { organizationId: string; tenantId?: string | null }, browser: Browser): Promise<SwitchResult> {
    const principal = requirePrincipal();
    const tenantId = input.tenantId ?? principal.tenantId;
    const mine = (await this.reachable()).filter(({ tenant }) => tenant.id === tenantId);
    const above = mine.length && isUuid(input.organizationId) ? await this.choices.containing(tenantId, input.organizationId) : [];
    const reaching = mine.filter(({ organization }) => above.includes(organization.id));
    const nearest = [...reaching].sort((a, b) => above.indexOf(a.organization.id) - above.indexOf(b.organization.id))[0];
    const choice = reaching.find(({ id }) => id === principal.accessId) ?? nearest;
    if (!choice) throw missing('The organization');
    return tenantId === principal.tenantId
      ? this.switchAccess({ accessId: choice.id, organizationId: input.organizationId }, browser)
      : this.switchTenant({ tenantId, accessId: choice.id }, browser);
  }

  /** What the person may switch to: everything of theirs, or this tenant's part for a token and when the tenant's own provider vouched for them. */
  async reachable(): Promise<AccessChoice[]> {
    const principal = requirePrincipal();
    const all = await this.choices.choicesOf(principal.userId);
    const only = this.sessions.confinedTo();
    return only === null ? all : all.filter(({ tenant }) => tenant.id === only);
  }

  private async requireWithin(choice: AccessChoice, organizationId: string): Promise<void> {
    if (organizationId === choice.organization.id) return;
    const above = isUuid(organizationId) ? await this.choices.containing(choice.tenant.id, organizationId) : [];
    if (!above.includes(choice.organization.id)) throw missing('The organization');
  }
}

const placeOf = ({ accessId, organizationId, termId }: Principal) => ({ accessId, organizationId, termId });
