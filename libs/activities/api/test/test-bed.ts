import type { ApolloServer } from '@apollo/server';
import { ApolloDriver } from '@nestjs/apollo';
import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import type { Client } from 'pg';
import pino from 'pino';
import { CoreModule, Db, graphqlModule, newScope, type Principal, type Scope, scopeStorage, SESSION_READER } from '@afterbell/core/api';
import { entriesFor, newId, type OrganizationLevel, PermissionSet } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { as, insertTenant, openTestDatabase, principalAt } from '@afterbell/testing/api';
import { ActivitiesModule, ActivityService, SessionService, SiteCalendarService, SiteEventService } from '../src/index';

export { as };

@Global()
@Module({ providers: [{ provide: SESSION_READER, useValue: { principalOf: async () => null } }], exports: [SESSION_READER] })
class NobodySignsIn {}

@Module({})
class TestModule {}

export interface GraphqlAnswer {
  data: Record<string, unknown> | null;
  codes: string[];
  statements: number;
}

export interface TestBed {
  admin: Client;
  db: Db;
  organizations: OrganizationService;
  activities: ActivityService;
  sessions: SessionService;
  calendars: SiteCalendarService;
  events: SiteEventService;
  /** Runs a document as the principal, through the guard, the compiled executor and the loaders. */
  graphql(principal: Principal, query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer>;
  close(): Promise<void>;
}

/** This section's module on a database of its own, as the API's role. */
export async function openTestBed(): Promise<TestBed> {
  const { admin, config, close } = await openTestDatabase();
  const logger = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const imports = [NobodySignsIn, CoreModule.forRoot({ config, logger, entities: [] }), graphqlModule(), ActivitiesModule];
  const app = await NestFactory.create({ module: TestModule, imports }, { logger: ['error'], abortOnError: false });
  await app.init();
  const db = app.get(Db);
  await db.connect();
  const apollo = app.get<GraphQLModule<ApolloDriver>>(GraphQLModule).graphQlAdapter.instance as ApolloServer;
  return {
    admin,
    db,
    organizations: app.get(OrganizationService),
    activities: app.get(ActivityService),
    sessions: app.get(SessionService),
    calendars: app.get(SiteCalendarService),
    events: app.get(SiteEventService),
    graphql: async (principal, query, variables) => {
      const scope: Scope = newScope({ principal, requestId: 'test' });
      const { body } = await scopeStorage.run(scope, () => apollo.executeOperation({ query, variables }, { contextValue: { req: {}, res: {} } }));
      if (body.kind !== 'single') throw new Error('One answer was expected.');
      const { data, errors = [] } = body.singleResult;
      return { data: data ?? null, codes: errors.map(({ extensions }) => String(extensions?.code)), statements: scope.statements.count };
    },
    close: async () => {
      await app.close();
      await close();
    },
  };
}

export interface TestTenant {
  id: string;
  siteId: string;
  otherSiteId: string;
  termId: string;
  top: Principal;
  site: Principal;
}

const VIEW = new PermissionSet([...entriesFor('activities.list', 'view'), ...entriesFor('activities.session', 'view')]);

/** A tenant of two sites and one term, with someone who acts at its top and at the first site. */
export async function makeTenant({ admin, organizations }: TestBed): Promise<TestTenant> {
  const id = await insertTenant(admin);
  const termId = newId();
  await admin.query(`insert into term (tenant_id, id, name, kind, starts_on, ends_on) values ($1, $2, 'Fall', 'fall', '2026-08-15', '2026-12-31')`, [id, termId]);
  const at = (organizationId: string, level: OrganizationLevel): Principal => ({ ...principalAt(id, organizationId, level, VIEW), termId });
  const top = at(newId(), 'top');
  return as(top, async () => {
    const topId = await organizations.create({ id: top.organizationId, parentId: null, level: 'top', name: 'State agency' });
    const institutionId = await organizations.create({ parentId: topId, level: 'institution', name: 'District' });
    const siteId = await organizations.create({ parentId: institutionId, level: 'site', name: 'Lincoln' });
    const otherSiteId = await organizations.create({ parentId: institutionId, level: 'site', name: 'Roosevelt' });
    return { id, siteId, otherSiteId, termId, top, site: at(siteId, 'site') };
  });
}
