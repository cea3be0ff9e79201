import { rolePassword } from './addresses';
import { loadConfig } from './config';
import { ConfigError } from './environment';

const good = { DATABASE_URL: 'postgres://postgres:pw@localhost/postgres?host=/tmp/s', SESSION_SECRET: 'x'.repeat(40) };

describe('loadConfig refuses', () => {
  it.each([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['LISTEN_ADDRESS', { LISTEN_ADDRESS: 'localhost:3000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x/y' }],
    ['DATABASE_URL', { DATABASE_URL: '' }],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'http://database' }],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: good.DATABASE_URL }],
    ['DATABASE_REPLICA_URL', { DATABASE_REPLICA_URL: 'replica:5432' }],
    ['DATABASE_REPLICA_LAG', { DATABASE_REPLICA_LAG: '5' }],
    ['DATABASE_REPLICA_LAG', { DATABASE_REPLICA_URL: 'postgres://replica/afterbell', DATABASE_REPLICA_LAG: '3600' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['ENCRYPTION_KEY', { ENCRYPTION_KEY: 'short' }],
    ['OAUTH_PRIVATE_ADDRESSES', { OAUTH_PRIVATE_ADDRESSES: 'maybe' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail' }],
    ['NODE_ENV', { NODE_ENV: 'staging' }],
    ['RELAXED_LIMITS', { NODE_ENV: 'production', RELAXED_LIMITS: '1' }],
    ['DEMO', { NODE_ENV: 'production', DEMO: '1' }],
    ['TENANT_HOST_PATTERN', { TENANT_HOST_PATTERN: 'localhost' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['RUN_JOBS', { RUN_JOBS: 'maybe' }],
    ['FILES_S3_BUCKET', { FILES_S3_BUCKET: 'Not/a bucket' }],
    ['FILES_S3_ENDPOINT', { FILES_S3_ENDPOINT: 'https://s3.example' }],
    ['FILES_S3_ENDPOINT', { FILES_S3_BUCKET: 'files', FILES_S3_ENDPOINT: 's3.example' }],
    ['FILES_S3_SECRET_KEY', { FILES_S3_BUCKET: 'files', FILES_S3_ACCESS_KEY: 'key' }],
    ['FILES_S3_PREFIX', { FILES_S3_BUCKET: 'files', FILES_S3_PREFIX: 'a//b' }],
    ['FILES_S3_PATH_STYLE', { FILES_S3_BUCKET: 'files', FILES_S3_PATH_STYLE: 'maybe' }],
    ['CLAMAV_HOST', { CLAMAV_HOST: 'scanner' }],
    ['FILES_RETENTION_DAYS', { FILES_RETENTION_DAYS: '0' }],
    ['HTTP_HEADERS_SECONDS', { HTTP_HEADERS_SECONDS: '0' }],
    ['HTTP_REQUEST_SECONDS', { HTTP_HEADERS_SECONDS: '30', HTTP_REQUEST_SECONDS: '20' }],
  ])('%s with one line that names it', (name, wrong) => {
    let caught: unknown;
    try {
      loadConfig({ ...good, ...wrong });
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(ConfigError);
    expect((caught as Error).message).toMatch(new RegExp(`^${name}: .+`));
    expect((caught as Error).message).not.toContain('\n');
  });
});

describe('a pooler and a copy of the database', () => {
  const pooled = { ...good, DATABASE_URL: 'postgres://postgres:pw@pooler:6432/afterbell', DATABASE_DIRECT_URL: 'postgres://postgres:pw@database:5432/afterbell' };
  const seen = (address: string | null) => (address === null ? null : ((one) => `${one.username}@${one.host}`)(new URL(address)));

  it('are not assumed', () => {
    expect(loadConfig(good)).toMatchObject({ pooled: false, replicaUrl: null, systemDirectUrl: loadConfig(good).systemDatabaseUrl });
  });

  it('the owner, the queue and what listens go past the pooler; requests go through it', () => {
    const config = loadConfig(pooled);
    expect([config.databaseUrl, config.systemDirectUrl, config.appDatabaseUrl, config.systemDatabaseUrl].map(seen)).toEqual(['postgres@database:5432', 'afterbell_system@database:5432', 'afterbell_app@pooler:6432', 'afterbell_system@pooler:6432']);
    expect(config.pooled).toBe(true);
  });

  it('roles that were made by hand sign in there under their own names and passwords', () => {
    const byHand = { APP_DATABASE_URL: 'postgres://api:p%40ss@pooler:6432/afterbell', SYSTEM_DATABASE_URL: 'postgres://queue:s@pooler:6432/afterbell' };
    const config = loadConfig({ ...pooled, ...byHand, DATABASE_REPLICA_URL: 'postgres://replica:5433/afterbell' });
    expect(new URL(config.replicaUrl ?? '')).toMatchObject({ username: 'api', password: 'p%40ss', host: 'replica:5433' });
    expect([seen(config.systemDirectUrl), config.replicaLagMs]).toEqual(['queue@database:5432', 2_000]);
  });
});

it('derives the two roles from one address and keeps the socket folder', () => {
  const config = loadConfig(good);
  const app = new URL(config.appDatabaseUrl);
  expect(app.username).toBe('afterbell_app');
  expect(app.password).toBe(rolePassword(good.SESSION_SECRET, 'afterbell_app'));
  expect(app.searchParams.get('host')).toBe('/tmp/s');
  expect(new URL(config.systemDatabaseUrl).username).toBe('afterbell_system');
});
