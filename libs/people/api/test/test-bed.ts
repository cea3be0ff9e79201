import { Client } from 'pg';
import { AuditService, connectionFields, createAppDataSource, Db, loadConfig, newScope, type Principal, scopeStorage } from '@afterbell/core/api';
import { newId, type OrganizationLevel, PermissionSet } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { cloneDatabase, TEST_SECRET } from '../../../../tools/test/clone-database.cjs';
import { ParticipantMatcher } from '../src/participant-matcher';
import { ParticipantWriter } from '../src/participant-writer';
import { ParticipantLoaders } from '../src/participant.loaders';
import { ParticipantService } from '../src/participant.service';

export interface TestBed {
  admin: Client;
  db: Db;
  organizations: OrganizationService;
  participants: ParticipantService;
  matcher: ParticipantMatcher;
  loaders: ParticipantLoaders;
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
  const matcher = new ParticipantMatcher(db);
  return {
    admin,
    db,
    organizations,
    matcher,
    participants: new ParticipantService(db, organizations, matcher, new ParticipantWriter(audit)),
    loaders: new ParticipantLoaders(db),
    close: async () => {
      await db.onApplicationShutdown();
      await admin.end();
      await database.drop();
    },
  };
}

export function as<T>(principal: Principal, fn: () => Promise<T>): Promise<T> {
  return scopeStorage.run(newScope({ principal, requestId: 'test' }), fn);
}

export interface TestTenant {
  id: string;
  siteId: string;
  otherSiteId: string;
  top: Principal;
  site: Principal;
  otherSite: Principal;
}

/** A tenant of two sites, with someone who acts at its top and at each. */
export async function makeTenant({ admin, organizations }: TestBed): Promise<TestTenant> {
  const id = newId();
  await admin.query('insert into tenant (id, code, name) values ($1, $2, $2)', [id, `t${id.replaceAll('-', '').slice(-20)}`]);
  const at = (organizationId: string, organizationLevel: OrganizationLevel): Principal => ({
    tenantId: id,
    userId: newId(),
    accessId: newId(),
    sessionId: newId(),
    organizationId,
    organizationLevel,
    wholeTenant: organizationLevel === 'top',
    termId: null,
    permissions: PermissionSet.none,
    timeZone: 'America/New_York',
  });
  const top = at(newId(), 'top');
  return as(top, async () => {
    const topId = await organizations.create({ id: top.organizationId, parentId: null, level: 'top', name: 'State agency' });
    const institutionId = await organizations.create({ parentId: topId, level: 'institution', name: 'District' });
    const siteId = await organizations.create({ parentId: institutionId, level: 'site', name: 'Lincoln' });
    const otherSiteId = await organizations.create({ parentId: institutionId, level: 'site', name: 'Roosevelt' });
    return { id, siteId, otherSiteId, top, site: at(siteId, 'site'), otherSite: at(otherSiteId, 'site') };
  });
}
