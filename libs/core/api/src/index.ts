export { AccessGuard } from './access/access.guard';
export { AccessInventory, describeDeclaration, type InventoryRow } from './access/access-inventory';
export { AuditHousekeeping } from './audit/audit-housekeeping';
export { AuditNotes } from './audit/audit-notes';
export { checkTrail, type SealHead } from './audit/check-trail';
export { Refusals } from './audit/refusals';
export { ACCESS_METADATA, Guest, Public, Requires, SignedIn, type AccessDeclaration, type Confirmed, WhileViewing } from './access/declare';
export { type Confirmation, CONFIRMATION } from './access/confirmation';
export { ACCESS_READER, type AccessAtWork, type AccessReader } from './access/access-reader';
export { type AuditEntry, AuditService, type OpenAuditEntry, personKey, type PersonKeyRow, seal, unseal } from './audit/audit.service';
export { lastChange, SOMEBODY_UNSEEN, type StaleRecord, staleSave } from './audit/stale-save';
export { type Config, type HttpPatience, loadConfig } from './config/config';
export { rolePassword } from './config/addresses';
export { ConfigError } from './config/environment';
export { traceSources } from './errors/stack-lines';
export { faultForLog, LOG_SERIALIZERS } from './errors/fault-log';
export { translateDriverError } from './errors/driver-errors';
export { endOnFault } from './errors/unexpected-end';
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
export { documentGate } from './graphql/document-gate';
export { answerStraight } from './graphql/straight';
export { FastLane } from './graphql/fast-lane';
export { createErrorFormatter } from './graphql/format-error';
export { graphqlModule } from './graphql/graphql-module';
export { grouped, inOrder, requestLoader } from './graphql/loaders';
export { InstantScalar, PlainDateScalar, PlainTimeScalar } from './graphql/scalars';
export { CoreModule, type CoreOptions } from './core.module';
export { bearerOf } from './http/bearer';
export { refuseDepth } from './http/json-depth';
export { clientDocumentHash, type ClientDocuments, type FormerDocument, withFormer } from './graphql/client-documents';
export { clientAddressOf } from './http/client-address';
export { readCookie } from './http/cookies';
export { tenantCodeOfHost, tenantUrl } from './http/hosts';
export { isCrossSite, ScopeMiddleware, SESSION_READER, type SessionReader } from './http/scope.middleware';
export { type JobHandler, JobsService } from './jobs/jobs.service';
export { type Mail, MailService, type OutboxMail } from './mail/mail.service';
export { type MailOutcome, type MailRoute } from './mail/mail-route';
export { type Notice, NotificationService } from './notifications/notification.service';
export { connectionFields, createAppDataSource, KEEP_ALIVE, SERVER_TIMEOUTS } from './tenancy/data-source';
export { Db } from './tenancy/db';
export { gatherWrites } from './tenancy/gather-writes';
export { SteadyClient } from './tenancy/steady-client';
export { Tx } from './tenancy/tx';
export { once, type OnceOptions } from './tenancy/once';
export { rowsOf, type Statement } from './tenancy/round-trip';
export { seesSubtree, type TenantReference, type TenantTable, tenantTable, VISIBLE_ORGANIZATIONS } from './tenancy/tenant-table';
export { currentScope, newScope, type Principal, requireOwnSession, requirePerson, requirePrincipal, type Scope, scopeStorage } from './tenancy/scope';
export { CLIENT_DOCUMENTS, CONFIG, LOGGER, QUEUE_POOL, SYSTEM_POOL } from './tokens';
export { type CompiledList, compileList, escapeLike, searchWords, type SqlField, type SqlList, wordPatterns } from './lists/compile-list';
export { dayCell, decimalCell, type FileCell, type FileColumn, instantCell, momentCell } from './lists/file-cell';
export { fileFormatOf, type ListFile, streamList } from './lists/stream-list';
export { ExportNotices } from './lists/export-notices';
export { findInList, type Found, GUESSED_FROM, searchPatterns, swappedPatterns } from './lists/find-in-list';
export { callLazy, connectionOf, COUNT_CAP, encodeCursor, FilterMatchEnum, FilterModeEnum, listArgs, type ListArgs, ListCount, listInputs, type Page, PageInfo, toConnection, toListQuery } from './lists/list-types';
export { type ListStatement, orderStatement, pageStatement, rowsStatement, runList, WALKED_AGAIN, WALKED_AHEAD } from './lists/run-list';
export { FILE_STORE, type FileStore, storageError } from './files/file-store';
export { DiskStore } from './files/disk-store';
export { S3Store } from './files/s3-store';
export { incomingFolder } from './files/file-providers';
export { ClamScanner, SCANNER_JOB_QUIET_MS, SCANNER_QUIET_MS, scanFile, VIRUS_SCANNER, type Verdict, type VirusScanner } from './files/virus-scanner';
