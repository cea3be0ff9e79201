import { isIPv4, isIPv6 } from 'node:net';

/** Sixteen-bit groups of an IPv6 address, with `::` filled in. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  if (tail === undefined) return left;
  const right = tail ? tail.split(':') : [];
  return [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
}

/** The network that an address belongs to: /24 or /64, the unit that one subscriber can move within at will. */
export function networkOf(address: string | null): string {
  const bare = (address ?? '').split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIPv6(mapped)) {
    const prefix = groupsOf(mapped).slice(0, 4).map((group) => parseInt(group, 16).toString(16));
    return `${prefix.join(':')}::/64`;
  }
  return 'unknown';
}
