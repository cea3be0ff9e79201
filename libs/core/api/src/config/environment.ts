/** A start-up setting that cannot be used; the message is one line that names the variable and the way out. */
export class ConfigError extends Error {}

export type Env = Record<string, string | undefined>;

export function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const raw = env[name];
  if (raw === undefined || raw === '') return fallback;
  const value = Number(raw);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(`${name}: "${raw}" is not a whole number from ${min} to ${max}.`);
  }
  return value;
}

export function flag(env: Env, name: string, fallback: boolean): boolean {
  const raw = env[name];
  if (raw === undefined || raw === '') return fallback;
  if (raw === '1' || raw === 'true') return true;
  if (raw === '0' || raw === 'false') return false;
  throw new ConfigError(`${name}: "${raw}" is neither 1 nor 0.`);
}

export function url(env: Env, name: string, protocols: readonly string[]): string | null {
  const raw = env[name];
  if (raw === undefined || raw === '') return null;
  let parsed: URL;
  try {
    parsed = new URL(raw);
  } catch {
    throw new ConfigError(`${name}: the value is not an address such as ${protocols[0]}//user:password@host/name.`);
  }
  if (!protocols.includes(parsed.protocol)) {
    throw new ConfigError(`${name}: the address begins with "${parsed.protocol}", expected ${protocols.join(' or ')}.`);
  }
  return raw;
}
