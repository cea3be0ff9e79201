import type { Config } from '../config/config';

type HostConfig = Pick<Config, 'tenantHostPattern' | 'defaultTenant' | 'publicScheme' | 'publicPort'>;

function bareHost(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '');
}

/** Code of the tenant whose host this is; the default tenant on the bare host; null for a foreign host. */
export function tenantCodeOfHost(config: HostConfig, host: string | undefined): string | null {
  const name = bareHost(host);
  const suffix = config.tenantHostPattern.slice('{tenant}'.length);
  if (name.endsWith(suffix)) {
    const code = name.slice(0, -suffix.length);
    return /^[a-z][a-z0-9-]{0,30}$/.test(code) ? code : null;
  }
  return name === suffix.slice(1) || name === 'localhost' || name === '127.0.0.1' || name === '[::1]' ? config.defaultTenant : null;
}

/** Address of a tenant's own host, without a trailing slash. */
export function tenantUrl(config: HostConfig, code: string): string {
  const port = config.publicPort && !(config.publicScheme === 'https' && config.publicPort === 443) ? `:${config.publicPort}` : '';
  return `${config.publicScheme}://${config.tenantHostPattern.replace('{tenant}', code)}${port}`;
}
