import { Client } from 'pg';
import { AuditService, connectionFields, createAppDataSource, Db, loadConfig, newScope, type Principal, scopeStorage } from '@afterbell/core/api';
import { entriesFor, featuresOf, newId, type OrganizationLevel, PermissionSet } from '@afterbell/core/domain';
import { cloneDatabase, TEST_SECRET } from '../../../../tools/test/clone-database.cjs';
import { OrganizationLoaders } from '../src/organization.loaders';
import { OrganizationService } from '../src/organization.service';

export interface TestBed {
  admin: Client;
  organizations: OrganizationService;
  loaders: OrganizationLoaders;
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
  return {
    admin,
    organizations: new OrganizationService(db, new AuditService()),
    loaders: new OrganizationLoaders(db),
    close: async () => {
      await db.onApplicationShutdown();
      await admin.end();
      await database.drop();
    },
  };
}

const EVERY_LEVEL = new PermissionSet(featuresOf('organizations').flatMap((feature) => entriesFor(feature, 'view')));

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
