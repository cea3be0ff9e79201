import { type Config, CoreModule, Db, graphqlModule, loadConfig, ScopeMiddleware } from '@afterbell/core/api';
import { newId, type OrganizationLevel, type PermissionEntry, subSectionEntries } from '@afterbell/core/domain';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { Client } from 'pg';
import pino from 'pino';
import { cloneDatabase, TEST_SECRET } from '../../../../tools/test/clone-database.cjs';
import { SignInModule } from '../src/index';
import { TestBrowser } from './test-browser';

@Module({})
class TestModule {}

export const EVERYTHING: PermissionEntry[] = [
  ...subSectionEntries('dashboard.switch_access', 'edit'),
  ...subSectionEntries('dashboard.switch_tenants', 'edit'),
  ...subSectionEntries('people.participants', 'edit', 'export'),
];

export interface TestTenant {
  id: string;
  code: string;
  host: string;
  topId: string;
}

/** A migrated database, the product's sign-in over HTTP on it, and a superuser's hand to arrange and to look. */
export class World {
  private address = 0;

  private constructor(
    readonly app: NestExpressApplication,
    readonly config: Config,
    readonly admin: Client,
    private readonly drop: () => Promise<void>,
  ) {}

  static async make(env: Record<string, string> = {}): Promise<World> {
    const { url, drop } = await cloneDatabase();
    const config = loadConfig({
      NODE_ENV: 'test',
      DATABASE_URL: url,
      SESSION_SECRET: TEST_SECRET,
      RUN_JOBS: '0',
      DEFAULT_TENANT: 'north',
      TRUST_PROXY: '1',
      DB_POOL_SIZE: '5',
      ...env,
    });
    const logger = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
    const app = await NestFactory.create<NestExpressApplication>(
      { module: TestModule, imports: [CoreModule.forRoot({ config, logger, entities: [] }), graphqlModule(), SignInModule] },
      { logger: ['error'], bodyParser: false, abortOnError: false },
    );
    app.set('trust proxy', config.trustProxy);
    app.useBodyParser('json', { limit: '512kb' });
    const scope = app.get(ScopeMiddleware);
    app.use((request: Request, response: Response, next: NextFunction) => scope.use(request, response, next));
    await app.init();
    await app.get(Db).connect();
    await app.listen(0, '127.0.0.1');
    const admin = new Client({ connectionString: url });
    await admin.connect();
    return new World(app, config, admin, drop);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.admin.end();
    await this.drop();
  }

  /** A browser of its own, by default from a network of its own. */
  browser(tenant: TestTenant, address?: string): TestBrowser {
    this.address += 1;
    const { port } = this.app.getHttpServer().address() as { port: number };
    return new TestBrowser(port, tenant.host, address ?? `10.${this.address >> 8}.${this.address & 255}.7`);
  }

  async sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.admin.query<Row>(text, values)).rows;
  }

  async tenant(code: string): Promise<TestTenant> {
    const id = newId();
    await this.sql('insert into tenant (id, code, name) values ($1, $2, $3)', [id, code, `${code} agency`]);
    const topId = await this.organization(id, 'top', `${code} top`, null);
    return { id, code, host: `${code}.localhost:${this.config.port}`, topId };
  }

  async organization(tenantId: string, level: OrganizationLevel, name: string, parentId: string | null): Promise<string> {
    const id = newId();
    await this.inTenant(tenantId);
    await this.sql('insert into organization (tenant_id, id, parent_id, level, name) values ($1, $2, $3, $4, $5)', [tenantId, id, parentId, level, name]);
    return id;
  }

  async role(tenantId: string, name: string, entries: readonly PermissionEntry[]): Promise<string> {
    const id = newId();
    await this.inTenant(tenantId);
    await this.sql(`insert into role (tenant_id, id, name, levels) values ($1, $2, $3, '{top,institution,site}')`, [tenantId, id, name]);
    for (const { section, subSection, tab, value } of entries) {
      await this.sql('insert into role_entry (tenant_id, role_id, section, sub_section, tab, value) values ($1, $2, $3, $4, $5, $6)', [tenantId, id, section, subSection, tab ?? '', value]);
    }
    return id;
  }

  async user(email: string): Promise<string> {
    const id = newId();
    await this.sql('insert into app_user (id, email, name) values ($1, $2, $3)', [id, email, email.split('@')[0]]);
    return id;
  }

  async access(tenantId: string, userId: string, organizationId: string, roleId: string): Promise<string> {
    const id = newId();
    await this.inTenant(tenantId);
    await this.sql('insert into access (tenant_id, id, user_id, organization_id, role_id) values ($1, $2, $3, $4, $5)', [tenantId, id, userId, organizationId, roleId]);
    return id;
  }

  async term(tenantId: string, name: string, startsOn: string, endsOn: string): Promise<string> {
    const id = newId();
    await this.inTenant(tenantId);
    await this.sql(`insert into term (tenant_id, id, name, kind, starts_on, ends_on) values ($1, $2, $3, 'fall', $4, $5)`, [tenantId, id, name, startsOn, endsOn]);
    return id;
  }

  /** As the product's own writes do; the triggers that count permission changes read it. */
  async inTenant(tenantId: string): Promise<void> {
    await this.sql(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
  }

  /** The code of the newest mail to the address. */
  async codeFor(email: string): Promise<string> {
    const [mail] = await this.sql<{ text_body: string }>('select text_body from mail_outbox where to_address = $1 order by created_at desc, id desc limit 1', [email]);
    const code = /\b\d{4} \d{4}\b/.exec(mail?.text_body ?? '')?.[0];
    if (!code) throw new Error(`No code was mailed to ${email}.`);
    return code;
  }

  async mailsTo(email: string): Promise<number> {
    const [row] = await this.sql<{ count: string }>('select count(*) from mail_outbox where to_address = $1', [email]);
    return Number(row?.count);
  }

  /** As if the limits' hours had passed. */
  async forgetLimits(): Promise<void> {
    await this.sql('delete from rate_limit');
  }

  /** A signed-in browser, through the documented calls. */
  async signIn(tenant: TestTenant, email: string, browser = this.browser(tenant)): Promise<TestBrowser> {
    const asked = await browser.post('/auth/verifyemail', { email, url: tenant.host, guestAccess: false });
    if (asked.status !== 200) throw new Error(`verifyemail: ${asked.status} ${asked.text}`);
    const answer = await browser.post('/auth/signin', { email, code: await this.codeFor(email), uri: '/' });
    if (answer.status !== 200) throw new Error(`signin: ${answer.status} ${answer.text}`);
    return browser;
  }
}
