export { AccessGuard } from './access/access.guard';
export { AccessInventory, describeDeclaration, type InventoryRow } from './access/access-inventory';
export { type Confirmation, CONFIRMATION } from './access/confirmation';
export { ACCESS_METADATA, type AccessDeclaration, type Confirmed, Guest, Public, Requires, SignedIn } from './access/declare';
export { type AuditEntry, AuditService, seal, unseal } from './audit/audit.service';
export { type Config, ConfigError, loadConfig, rolePassword } from './config/config';
export { translateDriverError } from './errors/driver-errors';
export {
  ConflictProblem,
  ConflictValue,
  DuplicateCandidate,
  DuplicateProblem,
  MutationPayload,
  PayloadMutation,
  PlainProblem,
  Problem,
  toProblems,
} from './errors/problems';
export { fromHttpException, RestErrorFilter } from './errors/rest-error.filter';
export { createValidationPipe } from './errors/validation';
export { createErrorFormatter } from './graphql/format-error';
export { graphqlModule } from './graphql/graphql-module';
export { grouped, inOrder, requestLoader } from './graphql/loaders';
export { InstantScalar, PlainDateScalar, PlainTimeScalar } from './graphql/scalars';
export { CoreModule, type CoreOptions } from './core.module';
export { readCookie } from './http/cookies';
export { tenantCodeOfHost, tenantUrl } from './http/hosts';
export { isCrossSite, ScopeMiddleware, SESSION_READER, type SessionReader } from './http/scope.middleware';
export { type JobHandler, JobsService } from './jobs/jobs.service';
export { type Mail, MailService, type OutboxMail } from './mail/mail.service';
export { type Notice, NotificationService } from './notifications/notification.service';
export { connectionFields, createAppDataSource, POOL_TIMEOUTS } from './tenancy/data-source';
export { Db, Tx } from './tenancy/db';
export { currentScope, newScope, type Principal, requirePrincipal, type Scope, scopeStorage } from './tenancy/scope';
export { seesSubtree, type TenantReference, type TenantTable, tenantTable } from './tenancy/tenant-table';
export { CONFIG, LOGGER, SYSTEM_POOL } from './tokens';
export { type CompiledList, compileList, escapeLike, type SqlField, type SqlList } from './lists/compile-list';
export { connectionOf, COUNT_CAP, encodeCursor, listArgs, type ListArgs, ListCount, type Page, PageInfo, toConnection, toListQuery } from './lists/list-types';
export { type ListStatement, runList } from './lists/run-list';
