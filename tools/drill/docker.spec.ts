import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '@afterbell/core/api';

const folder = join(__dirname, '../../docker');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const COMPOSE = ['compose.yaml', 'compose.scale.yaml'];

/** What a block of compose sets for the product, with `secret` for what the operator gives. */
function settingsOf(block: string): Record<string, string> {
  const lines = block.matchAll(/^ +([A-Z][A-Z0-9_]*): "?(.*?)"?$/gm);
  const secret = 'secret-of-thirty-two-characters-00';
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value?.replace(/\$\{(\w+):\?[^}]*\}/g, (_all, asked) => (asked === 'TENANT_HOST_PATTERN' ? '{tenant}.example.org' : secret)).replace(/\$\{\w+:-\}/g, '') ?? '']));
}
/** The lines beneath an anchor, as deep as the first of them. */
function blockOf(file: string, anchor: string): string {
  const [, after = ''] = read(file).split(`&${anchor}\n`);
  const indent = /^ +/.exec(after)?.[0] ?? '';
  const lines = after.split('\n');
  return lines.slice(0, lines.findIndex((line) => !line.startsWith(indent))).join('\n');
}

it.each(COMPOSE)('%s mounts and runs files that are there', (file) => {
  const text = read(file);
  const mounted = [...text.matchAll(/- \.\/([\w.-]+):/g)].map(([, name]) => name ?? '').filter((name) => name !== 'certificates');
  expect(mounted.length).toBeGreaterThan(0);
  expect(mounted.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
  const scripts = [...text.matchAll(/dist\/server\/(\S+?)\.js/g)].map(([, name]) => `${name}.ts`);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => !existsSync(join(folder, '..', name)))).toEqual([]);
  expect([...text.matchAll(/dockerfile: (?:docker\/)?(\S+)/g)].filter(([, name]) => !existsSync(join(folder, name ?? '')))).toEqual([]);
});

it('the settings of both together are those of the product: through the pooler, past it, and to the copy', () => {
  const alone = settingsOf(blockOf('compose.yaml', 'environment'));
  expect(loadConfig(alone)).toMatchObject({ production: true, pooled: false, runJobs: false, migrateOnStart: false });
  const more = settingsOf(blockOf('compose.scale.yaml', 'pooled'));
  const { pooled, appDatabaseUrl, systemDirectUrl, databaseUrl, replicaUrl } = loadConfig({ ...alone, ...more });
  const port = /^listen_port = (\d+)$/m.exec(read('pgbouncer.ini'))?.[1];
  expect([pooled, ...[appDatabaseUrl, systemDirectUrl, databaseUrl, replicaUrl ?? ''].map((one) => new URL(one).host)]).toEqual([true, `pooler:${port}`, 'database:5432', 'database:5432', 'replica:5432']);
});

it('the pooler gives a connection for a transaction, and tells whoever waits before the server ends what it does', () => {
  const settings = Object.fromEntries([...read('pgbouncer.ini').matchAll(/^(\w+) = (.*)$/gm)].map(([, name, value]) => [name, value]));
  expect(settings).toMatchObject({ pool_mode: 'transaction', auth_type: 'scram-sha-256' });
  expect(Number(settings.query_wait_timeout)).toBeLessThan(15);
  expect(read('nginx.conf')).toContain('include /etc/nginx/proxy-to-api.conf;');
  expect(read('proxy-to-api.conf')).not.toContain('non_idempotent');
});

it('the proxy waits no longer for a head than the API, and its log holds neither searches nor secrets', () => {
  const proxy = read('nginx.conf');
  const { http } = loadConfig(settingsOf(blockOf('compose.yaml', 'environment')));
  const seconds = (name: string) => Number(new RegExp(`^ *${name} (\\d+)s;$`, 'm').exec(proxy)?.[1]) * 1000;
  expect([seconds('client_header_timeout'), seconds('client_body_timeout')]).toEqual([http.headersMs, http.bodyMs]);
  expect(proxy).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b(?=.*';)/);
  expect(proxy).toMatch(/access_log \S+ afterbell;/);
});

it('the scanner takes what may be uploaded, and does not call clean what it did not look through', () => {
  const scanner = read('compose.yaml').split('\n  scanner:\n')[1]?.split('\nvolumes:')[0] ?? '';
  const settings = Object.fromEntries([...scanner.matchAll(/^ +CLAMD_CONF_(\w+): "?(.*?)"?$/gm)].map(([, name, value]) => [name, value]));
  expect(settings).toEqual({ StreamMaxLength: '26M', AlertExceedsMax: 'yes' });
});
