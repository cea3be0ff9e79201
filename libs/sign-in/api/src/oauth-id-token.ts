import { createPublicKey, type JsonWebKey, timingSafeEqual, verify, constants } from 'node:crypto';
import { ProviderError } from './oauth-http';

export type Claims = Record<string, unknown> & { sub: string };

/** Signatures by a published key only: neither `none` nor a shared secret, which a forger could pick. */
const ALGORITHMS: Record<string, { hash: string | null; type: string; pss?: boolean; curve?: string }> = {
  RS256: { hash: 'sha256', type: 'rsa' },
  RS384: { hash: 'sha384', type: 'rsa' },
  RS512: { hash: 'sha512', type: 'rsa' },
  PS256: { hash: 'sha256', type: 'rsa', pss: true },
  ES256: { hash: 'sha256', type: 'ec', curve: 'prime256v1' },
  ES384: { hash: 'sha384', type: 'ec', curve: 'secp384r1' },
  EdDSA: { hash: null, type: 'ed25519' },
};

/** How far the provider's clock may be off. */
const SKEW_SECONDS = 60;

export interface ExpectedToken {
  issuer: string;
  clientId: string;
  nonce: string;
  now: number;
  /** Published keys; `fresh` asks the provider again, for a key that was changed meanwhile. */
  keys: (fresh: boolean) => Promise<JsonWebKey[]>;
}

const part = (text: string): Record<string, unknown> => {
  try {
    const value = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Told below.
  }
  throw new ProviderError('The ID token is not readable.');
};

const same = (a: unknown, b: string): boolean => typeof a === 'string' && Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The claims of an ID token once signature, issuer, audience, time and nonce all fit (OpenID Connect Core 3.1.3.7). */
export async function readIdToken(token: string, expected: ExpectedToken): Promise<Claims> {
  const pieces = token.split('.');
  const [head = '', body = '', signature = ''] = pieces;
  if (pieces.length !== 3 || token.length > 50_000) throw new ProviderError('The ID token is not readable.');
  const header = part(head);
  const claims = part(body);
  const signed = Buffer.from(`${head}.${body}`);
  const fits = async (fresh: boolean) => (await expected.keys(fresh)).some((key) => signs(key, header, signed, Buffer.from(signature, 'base64url')));
  if (!(await fits(false)) && !(await fits(true))) throw new ProviderError('The signature of the ID token does not fit.');
  if (claims['iss'] !== expected.issuer) throw new ProviderError('The ID token is of another issuer.');
  const audience = [claims['aud']].flat();
  if (!audience.includes(expected.clientId)) throw new ProviderError('The ID token is meant for somebody else.');
  if ((audience.length > 1 || claims['azp'] !== undefined) && claims['azp'] !== expected.clientId) throw new ProviderError('The ID token is meant for somebody else.');
  const { exp, iat, nbf } = claims;
  if (typeof exp !== 'number' || exp + SKEW_SECONDS < expected.now) throw new ProviderError('The ID token has expired.');
  if (typeof iat !== 'number' || iat - SKEW_SECONDS > expected.now || (typeof nbf === 'number' && nbf - SKEW_SECONDS > expected.now)) throw new ProviderError('The ID token is not valid yet.');
  if (!same(claims['nonce'], expected.nonce)) throw new ProviderError('The ID token answers another question.');
  const { sub } = claims;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) throw new ProviderError('The ID token names nobody.');
  return { ...claims, sub };
}

function signs(jwk: JsonWebKey, header: Record<string, unknown>, signed: Buffer, signature: Buffer): boolean {
  const algorithm = typeof header['alg'] === 'string' && Object.hasOwn(ALGORITHMS, header['alg']) ? ALGORITHMS[header['alg']] : undefined;
  if (!algorithm || header['crit'] !== undefined) return false;
  const { kid, use, alg } = jwk as { kid?: unknown; use?: unknown; alg?: unknown };
  if ((header['kid'] !== undefined && kid !== undefined && kid !== header['kid']) || (use !== undefined && use !== 'sig') || (alg !== undefined && alg !== header['alg'])) return false;
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    if (key.asymmetricKeyType !== algorithm.type) return false;
    if (algorithm.curve && key.asymmetricKeyDetails?.namedCurve !== algorithm.curve) return false;
    if (algorithm.type === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048) return false;
    const padding = algorithm.pss ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST } : {};
    return verify(algorithm.hash, signed, { key, dsaEncoding: 'ieee-p1363', ...padding }, signature);
  } catch {
    return false;
  }
}
