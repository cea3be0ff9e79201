import { AppError } from '@afterbell/core/domain';

const bareName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** Host of an address or of a bare host name; null for a path, which has none; undefined when it is neither. */
function hostIn(value: string): string | null | undefined {
  if (value === '' || /^\/(?![/\\])/.test(value)) return null;
  const address = /^https?:\/\//i.test(value) ? value : `http://${value}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/** What a payload says about the caller's own address must agree with the request; it decides nothing. */
export function requireOwnHost(field: string, value: string | undefined, host: string | undefined): void {
  if (value === undefined) return;
  const named = hostIn(value);
  if (named === null) return;
  if (named === undefined || bareName(named) !== bareName(host ?? '')) {
    throw new AppError('VALIDATION', { problems: [{ path: field, message: 'This is not the address that the request came to.' }] });
  }
}
