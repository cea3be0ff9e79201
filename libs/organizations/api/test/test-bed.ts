import { Client } from 'pg';
import { AuditService, connectionFields, createAppDataSource, Db, loadConfig, newScope, type Principal, scopeStorage } from '@afterbell/core/api';
import { entriesFor, featuresOf, newId, type OrganizationLevel, PermissionSet } from '@afterbell/core/domain';
import { cloneDatabase, TEST_SECRET } from '../../../../tools/test/clone-database.cjs';
import { OrganizationBulkService } from '../src/organization-bulk.service';
import { OrganizationEditor } from '../src/organization-editor.service';
import { OrganizationImportService } from '../src/organization-import.service';
import { OrganizationTermsService } from '../src/organization-terms.service';
import { OrganizationTreeService } from '../src/organization-tree.service';
import { OrganizationLoaders } from '../src/organization.loaders';
import { OrganizationService } from '../src/organization.service';

export interface TestBed {
  admin: Client;
  organizations: OrganizationService;
  loaders: OrganizationLoaders;
  editor: OrganizationEditor;
  tree: OrganizationTreeService;
  terms: OrganizationTermsService;
  bulk: OrganizationBulkService;
  imports: OrganizationImportService;
  close(): Promise<void>;
}

/** The services of this section on a database of their own, as the API's role. */
export async function openTestBed(): Promise<TestBed> {
  const database = await cloneDatabase();
  const admin = new Client(connectionFields(database.url));
  await admin.connect();
  const config = loadConfig({ DATABASE_URL: database.url, SESSION_SECRET: TEST_SECRET, DB_POOL_SIZE: '4' });
  const db = new Db(createAppDataSource(config, [], () => undefined));
  await db.connect();
  const audit = new AuditService();
  const organizations = new OrganizationService(db, audit);
  const editor = new OrganizationEditor(db, audit, organizations);
  const tree = new OrganizationTreeService(db);
  return {
    admin,
    organizations,
    loaders: new OrganizationLoaders(db),
    editor,
    tree,
    terms: new OrganizationTermsService(db, audit, organizations),
    bulk: new OrganizationBulkService(db, tree, editor),
    imports: new OrganizationImportService(db, audit),
    close: async () => {
      await db.onApplicationShutdown();
      await admin.end();
      await database.drop();
    },
  };
}

const EVERY_LEVEL = new PermissionSet(featuresOf('organizations').flatMap((feature) => entriesFor(feature, 'view')));
export const MAY_EDIT = new PermissionSet(featuresOf('organizations').flatMap((feature) => entriesFor(feature, 'edit', 'import')));

export function principalAt(tenantId: string, organizationId: string, organizationLevel: OrganizationLevel, permissions = EVERY_LEVEL): Principal {
  return {
    tenantId,
    userId: newId(),
    accessId: newId(),
    sessionId: newId(),
    organizationId,
    organizationLevel,
    wholeTenant: organizationLevel === 'top',
    termId: null,
    permissions,
    timeZone: 'America/New_York',
  };
}

export function as<T>(principal: Principal, fn: () => Promise<T>): Promise<T> {
  return scopeStorage.run(newScope({ principal, requestId: 'test' }), fn);
}

export interface TestTenant {
  id: string;
  top: Principal;
}

/** A tenant whose tree is its top alone. */
export async function makeTenant({ admin, organizations }: TestBed, timeZone = 'America/New_York'): Promise<TestTenant> {
  const id = newId();
  await admin.query('insert into tenant (id, code, name, time_zone) values ($1, $2, $2, $3)', [id, `t${id.replaceAll('-', '').slice(-20)}`, timeZone]);
  const top = principalAt(id, newId(), 'top');
  await as(top, () => organizations.create({ id: top.organizationId, parentId: null, level: 'top', name: 'State agency' }));
  return { id, top };
}
