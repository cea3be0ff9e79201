import { isIP } from 'node:net';
import { addressesOf } from './addresses';
import { ConfigError, type Env, flag, integer, url } from './environment';

/** A store of files that speaks S3. */
export interface S3Config {
  bucket: string;
  region: string;
  /** Null is Amazon's own. */
  endpoint: string | null;
  /** Before each key; empty or with a slash at its end. */
  prefix: string;
  /** The bucket stands in the path, not in the host. */
  pathStyle: boolean;
  /** Null leaves it to the usual places of the AWS client, such as the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

/** How long is waited for a caller who holds a connection. */
export interface HttpPatience {
  /** For the head of a request. */
  headersMs: number;
  /** For its body, before its pace is asked for. */
  bodyMs: number;
  /** For all of it, at whatever pace. */
  requestMs: number;
  /** For a connection on which nothing is sent or taken while an answer is due. */
  silenceMs: number;
}

export interface Config {
  production: boolean;
  port: number;
  /** The one address of this machine that is listened on; null for all. */
  listenAddress: string | null;
  /** Address of the database for the owner's work, migrations and role passwords: never through a pooler. */
  databaseUrl: string;
  /** Address of the API's own role, which row-level security binds. */
  appDatabaseUrl: string;
  /** Address of the role of sign-in and of the job queue. */
  systemDatabaseUrl: string;
  /** The same past a pooler: for what listens, and for the queue. */
  systemDirectUrl: string;
  /** The API's connections lead through a pooler in transaction mode. */
  pooled: boolean;
  /** Address of a copy that follows the database, for the API's own role; null where there is none. */
  replicaUrl: string | null;
  /** How far behind it may be, and is waited for. */
  replicaLagMs: number;
  poolSize: number;
  sessionSecret: string;
  /** What secrets of tenants are sealed with in the database; the session secret unless it has a variable of its own. */
  encryptionKey: string;
  /** Whether identity providers may stand in a private network; in production only when said so. */
  privateProviders: boolean;
  smtpUrl: string | null;
  mailFrom: string;
  /** How a tenant's host is made from its code: `{tenant}.localhost`. */
  tenantHostPattern: string;
  /** Code of the tenant that the bare host serves. */
  defaultTenant: string;
  /** How many proxies stand in front, for the true client address. */
  trustProxy: number;
  http: HttpPatience;
  /** Scheme and public port as a browser sees them. */
  publicScheme: 'http' | 'https';
  publicPort: number | null;
  runJobs: boolean;
  demo: boolean;
  migrateOnStart: boolean;
  clientDir: string | null;
  logLevel: string;
  /** Raised sign-in limits for test and bench servers; production refuses it. */
  relaxedLimits: boolean;
  /** Folder of uploads under way, and of stored files when there is no S3. */
  filesDir: string;
  filesS3: S3Config | null;
  /** `host:port` or the path of a socket of clamd; null scans nothing. */
  clamav: string | null;
  /** Days that files of removed records and replaced files are kept. */
  filesRetentionDays: number;
  /** For so many days a mail stays in the outbox after it left, or after nobody took it. */
  mailRetentionDays: number;
}

function s3Config(env: Env): S3Config | null {
  const bucket = env.FILES_S3_BUCKET || '';
  if (bucket === '') {
    const stray = ['FILES_S3_ENDPOINT', 'FILES_S3_ACCESS_KEY', 'FILES_S3_SECRET_KEY'].find((name) => env[name]);
    if (stray) throw new ConfigError(`${stray}: means nothing without FILES_S3_BUCKET.`);
    return null;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new ConfigError(`FILES_S3_BUCKET: "${bucket}" is not the name of a bucket.`);
  const endpoint = url(env, 'FILES_S3_ENDPOINT', ['https:', 'http:']);
  const accessKeyId = env.FILES_S3_ACCESS_KEY || '';
  const secretAccessKey = env.FILES_S3_SECRET_KEY || '';
  if ((accessKeyId === '') !== (secretAccessKey === '')) throw new ConfigError(`FILES_S3_${accessKeyId === '' ? 'ACCESS' : 'SECRET'}_KEY: missing. The two keys come together, or not at all.`);
  const prefix = env.FILES_S3_PREFIX || '';
  if (!/^([\w.-]+\/)*$/.test(prefix)) throw new ConfigError(`FILES_S3_PREFIX: "${prefix}" must look like afterbell/ or be empty.`);
  return {
    bucket,
    region: env.FILES_S3_REGION || 'us-east-1',
    endpoint,
    prefix,
    pathStyle: flag(env, 'FILES_S3_PATH_STYLE', endpoint !== null),
    credentials: accessKeyId === '' ? null : { accessKeyId, secretAccessKey },
  };
}

function listenAddressOf({ LISTEN_ADDRESS: raw }: Env): string | null {
  if (!raw) return null;
  if (!isIP(raw)) throw new ConfigError(`LISTEN_ADDRESS: "${raw}" is no IP address of this machine, such as 127.0.0.1.`);
  return raw;
}

function clamavAddress(env: Env): string | null {
  const raw = env.CLAMAV_HOST || '';
  if (raw === '') return null;
  const port = Number(/^[^\s:/]+:(\d{1,5})$/.exec(raw)?.[1] ?? 0);
  if (!raw.startsWith('/') && (port < 1 || port > 65535)) throw new ConfigError(`CLAMAV_HOST: "${raw}" is neither host:port nor the path of a socket.`);
  return raw;
}

/** A head is one packet or a few; the largest upload, 25 MB, comes through in time at a third of a megabit a second; open streams say something every 25 seconds. */
function httpPatience(env: Env): HttpPatience {
  const seconds = (name: string, fallback: number) => integer(env, name, fallback, 1, 3600) * 1000;
  const patience = { headersMs: seconds('HTTP_HEADERS_SECONDS', 15), bodyMs: seconds('HTTP_BODY_SECONDS', 20), requestMs: seconds('HTTP_REQUEST_SECONDS', 600), silenceMs: seconds('HTTP_SILENCE_SECONDS', 120) };
  if (patience.requestMs < patience.headersMs) throw new ConfigError('HTTP_REQUEST_SECONDS: must be at least HTTP_HEADERS_SECONDS, which is a part of it.');
  return patience;
}

const TENANT_CODE = /^[a-z][a-z0-9-]{0,30}$/;

/** Reads and checks every variable of the environment (docs/operators.md); throws ConfigError on the first wrong one. */
export function loadConfig(env: Env = process.env): Config {
  const nodeEnv = env.NODE_ENV || 'development';
  if (!['development', 'production', 'test'].includes(nodeEnv)) {
    throw new ConfigError(`NODE_ENV: "${nodeEnv}" is not one of development, production, test.`);
  }
  const production = nodeEnv === 'production';
  const sessionSecret = env.SESSION_SECRET ?? '';
  if (sessionSecret.length < 32) {
    throw new ConfigError('SESSION_SECRET: needs at least 32 characters of random text.');
  }
  const addresses = addressesOf(env, sessionSecret);
  const encryptionKey = env.ENCRYPTION_KEY || sessionSecret;
  if (encryptionKey.length < 32) throw new ConfigError('ENCRYPTION_KEY: needs at least 32 characters of random text.');
  const relaxedLimits = flag(env, 'RELAXED_LIMITS', false);
  if (relaxedLimits && production) throw new ConfigError('RELAXED_LIMITS: raised limits are refused in production.');
  const demo = flag(env, 'DEMO', false);
  if (demo && production) throw new ConfigError('DEMO: demo data is refused in production.');
  const publicScheme = env.PUBLIC_SCHEME || (production ? 'https' : 'http');
  if (publicScheme !== 'http' && publicScheme !== 'https') {
    throw new ConfigError(`PUBLIC_SCHEME: "${publicScheme}" is neither http nor https.`);
  }
  const tenantHostPattern = env.TENANT_HOST_PATTERN || '{tenant}.localhost';
  if (!/^\{tenant\}\.[a-z0-9.-]+$/.test(tenantHostPattern)) {
    throw new ConfigError(`TENANT_HOST_PATTERN: "${tenantHostPattern}" must look like {tenant}.example.org.`);
  }
  const defaultTenant = env.DEFAULT_TENANT || 'northlake';
  if (!TENANT_CODE.test(defaultTenant)) {
    throw new ConfigError(`DEFAULT_TENANT: "${defaultTenant}" is not a tenant code (lower-case letters, digits, hyphens).`);
  }
  const logLevel = env.LOG_LEVEL || 'info';
  if (!['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].includes(logLevel)) {
    throw new ConfigError(`LOG_LEVEL: "${logLevel}" is not one of fatal, error, warn, info, debug, trace, silent.`);
  }
  const port = integer(env, 'PORT', 3000, 0, 65535);
  return {
    production,
    port,
    listenAddress: listenAddressOf(env),
    ...addresses,
    poolSize: integer(env, 'DB_POOL_SIZE', 10, 1, 200),
    sessionSecret,
    encryptionKey,
    privateProviders: flag(env, 'OAUTH_PRIVATE_ADDRESSES', !production),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM || 'Afterbell <no-reply@afterbell.example>',
    tenantHostPattern,
    defaultTenant,
    trustProxy: integer(env, 'TRUST_PROXY', 0, 0, 10),
    http: httpPatience(env),
    publicScheme,
    publicPort: env.PUBLIC_PORT ? integer(env, 'PUBLIC_PORT', 443, 1, 65535) : production ? null : port,
    runJobs: flag(env, 'RUN_JOBS', true),
    demo,
    migrateOnStart: flag(env, 'MIGRATE', true),
    clientDir: env.CLIENT_DIR || null,
    logLevel,
    relaxedLimits,
    filesDir: env.FILES_DIR || '.data/files',
    filesS3: s3Config(env),
    clamav: clamavAddress(env),
    filesRetentionDays: integer(env, 'FILES_RETENTION_DAYS', 30, 1, 3650),
    // Those that the mail server did not take are tried again for three days.
    mailRetentionDays: integer(env, 'MAIL_RETENTION_DAYS', 90, 7, 3650),
  };
}
