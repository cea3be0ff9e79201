import { lookup as resolve } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as tlsRequest, type RequestOptions } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Config } from '@afterbell/core/api';

/** A provider could not be asked, or answered what no provider answers. The text is for the log and for the administrator who tests it. */
export class ProviderError extends Error {}

const TIMEOUT_MS = 8_000;
const MOST_BYTES = 256 * 1024;

/** Addresses that are not of the public internet, among them those that carry another address inside. */
const INNER = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const) INNER.ipv4.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96], ['::ffff:0:0', 96], ['64:ff9b::', 96], ['64:ff9b:1::', 48], ['100::', 64], ['2001::', 32], ['2002::', 16], ['fc00::', 7], ['fe80::', 10], ['ff00::', 8],
] as const) INNER.ipv6.addSubnet(net, bits, 'ipv6');
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
export const isInner = (address: string): boolean => isIP(address) === 0 || INNER[familyOf(address)].check(address, familyOf(address));

type Rules = Pick<Config, 'production' | 'privateProviders'>;

const bareName = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

function isLoopback(url: URL): boolean {
  const name = bareName(url);
  return name === 'localhost' || name.endsWith('.localhost') || (isIP(name) !== 0 && LOOPBACK.check(name, familyOf(name)));
}

/** The address if a provider may have it: TLS, except to this machine outside production; no user name, no odd scheme. */
export function providerUrl(rules: Rules, text: string): URL {
  if (text.length > 2048 || !URL.canParse(text)) throw new ProviderError('This is not an address.');
  const url = new URL(text);
  if (url.username || url.password || url.hash) throw new ProviderError('The address must not hold a user name or a fragment.');
  const plain = url.protocol === 'http:' && !rules.production && isLoopback(url);
  if (url.protocol !== 'https:' && !plain) throw new ProviderError('The address must begin with https://.');
  if (!rules.privateProviders && (isLoopback(url) || (isIP(bareName(url)) !== 0 && isInner(bareName(url))))) {
    throw new ProviderError('The address is in a private network.');
  }
  return url;
}

/** Looks a name up and refuses inner addresses; the socket then goes to the very address that was checked. */
export const publicOnly: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isInner(address))) return callback(new ProviderError('The name leads into a private network.'), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

export interface ProviderCall {
  form?: Record<string, string>;
  authorization?: string;
}

/** One JSON answer of a provider: no redirects, a time-out over everything, and a size that ends what never ends. */
export async function callProvider(rules: Rules, address: string, { form, authorization }: ProviderCall = {}): Promise<Record<string, unknown>> {
  const url = providerUrl(rules, address);
  const body = form ? new URLSearchParams(form).toString() : undefined;
  const options: RequestOptions = {
    method: body === undefined ? 'GET' : 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      accept: 'application/json',
      'user-agent': 'Afterbell',
      ...(authorization ? { authorization } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }),
    },
    ...(rules.privateProviders ? {} : { lookup: publicOnly }),
  };
  return new Promise((done, fail) => {
    const refuse = (why: string) => fail(new ProviderError(why));
    const call = (url.protocol === 'https:' ? tlsRequest : plainRequest)(url, options, (answer) => {
      const parts: Buffer[] = [];
      let size = 0;
      answer.on('data', (part: Buffer) => {
        size += part.length;
        if (size > MOST_BYTES) {
          answer.destroy();
          refuse('The answer is too large.');
        } else parts.push(part);
      });
      answer.on('error', () => refuse('The answer broke off.'));
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        const json = parse(Buffer.concat(parts).toString('utf8'));
        if (status < 200 || status > 299) {
          const code = typeof json?.['error'] === 'string' ? ` (${json['error'].slice(0, 60)})` : '';
          return refuse(`${url.origin}${url.pathname} answered ${status}${code}.`);
        }
        if (!json) return refuse(`${url.origin}${url.pathname} did not answer with JSON.`);
        done(json);
      });
    });
    call.on('error', (error) => refuse(error instanceof ProviderError ? error.message : error.name === 'AbortError' || error.name === 'TimeoutError' ? 'No answer in time.' : `${url.origin} cannot be reached.`));
    call.end(body);
  });
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
