import { type Config, tenantCodeOfHost, tenantUrl } from '@afterbell/core/api';

/** Where a passkey works: this very host, by the address that browsers see. Tenants never share one. */
export interface PasskeyPlace {
  rpId: string;
  origin: string;
}

/** The place of a request, from its host once that is known to be one of ours; null elsewhere. */
export function placeOfHost(config: Config, host: string | undefined): PasskeyPlace | null {
  const code = tenantCodeOfHost(config, host);
  if (code === null) return null;
  const address = new URL(tenantUrl(config, code));
  address.hostname = (host ?? '').toLowerCase().replace(/:\d+$/, '');
  return { rpId: address.hostname, origin: address.origin };
}
