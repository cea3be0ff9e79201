import type { NestExpressApplication } from '@nestjs/platform-express';
import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import pino from 'pino';
import request from 'supertest';
import { connectionFields, loadConfig, LOG_SERIALIZERS } from '@afterbell/core/api';
import { newId } from '@afterbell/core/domain';
import { cloneDatabase, TEST_SECRET } from '../../../tools/test/clone-database.cjs';
import { createApp } from '../src/bootstrap';
import { grantAccess, ownerClient, type ProvisionedTenant, provisionTenant } from '../src/seeds/provision';

export interface TestTenant extends ProvisionedTenant {
  code: string;
  institutionId: string;
  siteId: string;
  otherSiteId: string;
}

/** A signed-in caller: its cookie and the host it belongs to. */
export interface Caller {
  cookie: string;
  host: string;
  accessId: string;
}

/** A line of the structured log. */
export interface RequestLine {
  path?: string;
  statements?: number;
  msg?: string;
  [field: string]: unknown;
}

export interface TestApp {
  app: NestExpressApplication;
  log: RequestLine[];
  admin: Client;
  owner: Client;
  close: () => Promise<void>;
  tenant: (code: string) => Promise<TestTenant>;
  /** An access with a standard role, signed in. */
  signIn: (tenant: TestTenant, role: string, organizationId: string) => Promise<Caller>;
  graphql: (caller: Caller | null, query: string, variables?: object) => Promise<GraphqlAnswer>;
  rest: (caller: Caller | null, path: string, body?: object) => request.Test;
  get: (caller: Caller | null, path: string) => request.Test;
}

export interface GraphqlAnswer {
  status: number;
  data: Record<string, unknown> | null;
  errors: { message: string; extensions: { code: string; statusCode: number; messages: string[] } }[];
}

/** The whole application on a database of its own, over HTTP. */
export async function startTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  const log: RequestLine[] = [];
  const database = await cloneDatabase();
  const config = loadConfig({ DATABASE_URL: database.url, SESSION_SECRET: TEST_SECRET, NODE_ENV: 'test', RUN_JOBS: '0', ...env });
  const sink = {
    write: (line: string) => {
      log.push(JSON.parse(line) as RequestLine);
      if (process.env.TEST_LOG) process.stderr.write(line);
    },
  };
  const app = await createApp(config, pino({ level: env.LOG_LEVEL ?? 'info', serializers: LOG_SERIALIZERS }, sink));
  await app.listen(0, '127.0.0.1');
  const server = app.getHttpServer();
  const admin = new Client(connectionFields(database.url));
  await admin.connect();
  const owner = await ownerClient(database.url);

  const organization = async (tenantId: string, level: string, parentId: string, name: string) => {
    const id = newId();
    await owner.query('begin');
    await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
    await owner.query('insert into organization (id, parent_id, level, name) values ($1, $2, $3, $4)', [id, parentId, level, name]);
    await owner.query('commit');
    return id;
  };

  return {
    app,
    log,
    admin,
    owner,
    close: async () => {
      await app.close();
      await Promise.all([admin.end(), owner.end()]);
      await database.drop();
    },
    tenant: async (code) => {
      const made = await provisionTenant(owner, {
        code,
        name: `Agency ${code}`,
        timeZone: 'America/New_York',
        terms: [{ name: 'School year', kind: 'school_year', startsOn: '2026-07-01', endsOn: '2027-12-31' }],
      });
      const institutionId = await organization(made.id, 'institution', made.topId, `Institution ${code}`);
      const siteId = await organization(made.id, 'site', institutionId, `Site ${code}`);
      const otherSiteId = await organization(made.id, 'site', institutionId, `Other site ${code}`);
      return { ...made, code, institutionId, siteId, otherSiteId };
    },
    signIn: async (tenant, role, organizationId) => {
      const { userId, accessId } = await grantAccess(owner, {
        email: `${role}.${newId()}@${tenant.code}.example`,
        name: `The ${role}`,
        tenantId: tenant.id,
        organizationId,
        roleId: tenant.roleIds[role] ?? '',
      });
      const token = randomBytes(32).toString('base64url');
      await admin.query(
        `insert into sign_in_session (id, token_hash, user_id, tenant_id, access_id, organization_id, term_id, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, now() + interval '1 hour')`,
        [newId(), createHash('sha256').update(token).digest(), userId, tenant.id, accessId, organizationId, Object.values(tenant.termIds)[0]],
      );
      return { cookie: `afterbell=${token}`, host: `${tenant.code}.localhost`, accessId };
    },
    graphql: async (caller, query, variables = {}) => {
      const call = request(server).post('/graphql').set('Host', caller?.host ?? 'localhost');
      if (caller) call.set('Cookie', caller.cookie);
      const { status, body } = await call.send({ query, variables });
      return { status, data: body.data ?? null, errors: body.errors ?? [] };
    },
    rest: (caller, path, body = {}) => {
      const call = request(server).post(path).set('Host', caller?.host ?? 'localhost');
      if (caller) call.set('Cookie', caller.cookie);
      return call.send(body);
    },
    get: (caller, path) => {
      const call = request(server).get(path).set('Host', caller?.host ?? 'localhost').set('Accept', 'application/json');
      return caller ? call.set('Cookie', caller.cookie) : call;
    },
  };
}
