import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError, type OrganizationLevel, type PermissionSet } from '@afterbell/core/domain';
import type { Company } from './company';
import type { Tx } from './tx';

/** Who asks, and as what: the sign-in session of docs/architecture.md "Access". */
export interface Principal {
  tenantId: string;
  userId: string;
  accessId: string;
  sessionId: string;
  /** The acting organization: the access's own or any beneath it. */
  organizationId: string;
  organizationLevel: OrganizationLevel;
  /** True when the acting organization is the tenant's top, whose subtree is everything. */
  wholeTenant: boolean;
  termId: string | null;
  permissions: PermissionSet;
  /** The role of the access: fields of forms may have modes by role. */
  roleId?: string;
  timeZone: string;
  /** How they came: by a browser's session, also where nothing is said, or by an API token. */
  kind?: 'session' | 'token';
  /** Looks through another's access: `userId` stays who really looks, and nothing may be changed (docs/users.md). */
  readOnly?: boolean;
}

/** What one request or job carries with it through every await. */
export interface Scope {
  principal: Principal | null;
  requestId: string;
  /** Address of the caller as the trusted proxies report it. */
  clientAddress: string | null;
  /** The open transaction that nested calls join. */
  tx: Tx | null;
  /** The request's scope without a transaction, in which loaders run their batches. */
  root: Scope | null;
  loaders: Map<string, unknown>;
  /** Reads come from the copy of the database (`Db.apart`), until something is written. */
  apart?: { open: boolean };
  /** A part of the answer has left already: its next part goes before what has not begun. */
  begun?: boolean;
  /** Has one of the places for what may take long (`Db.report`). */
  reporting?: boolean;
  /** Reads go out together with what others of the same request read in the same turn (`inCompany`). */
  company?: Company;
  /** Aborted when whoever asked has gone: what runs for them is cancelled. */
  signal?: AbortSignal;
  /** Statements sent to PostgreSQL for this request; the query-budget test reads it. */
  statements: { count: number };
}

export const scopeStorage = new AsyncLocalStorage<Scope>();

export function newScope(input: { principal: Principal | null; requestId: string; clientAddress?: string | null }): Scope {
  return {
    principal: input.principal,
    requestId: input.requestId,
    clientAddress: input.clientAddress ?? null,
    tx: null,
    root: null,
    loaders: new Map(),
    statements: { count: 0 },
  };
}

export function currentScope(): Scope | undefined {
  return scopeStorage.getStore();
}

/** The principal, for what is one's own affair: refused to API tokens and while looking through another access. */
export function requireOwnSession(): Principal {
  const principal = requirePrincipal();
  if (principal.kind === 'token') throw new AppError('FORBIDDEN');
  if (principal.readOnly) throw new AppError('VIEW_AS_READ_ONLY');
  return principal;
}

/** The principal, for what a person reads about themselves: refused to API tokens, open while looking through another access. */
export function requirePerson(): Principal {
  const principal = requirePrincipal();
  if (principal.kind === 'token') throw new AppError('FORBIDDEN');
  return principal;
}

/** The principal of the running request; throws when there is none, so that no code runs tenant-less by accident. */
export function requirePrincipal(): Principal {
  const principal = scopeStorage.getStore()?.principal;
  if (!principal) throw new Error('No principal in scope: this code ran outside a signed-in request or tenant job.');
  return principal;
}
