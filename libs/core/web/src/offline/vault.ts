import { alone, bytes, database, deviceId, rawKey, type IssueKey, type SealedRow } from './device-database';
import { dropOtherOpener, removeOpener, signedInHere, tryOpener, type OpenerState } from './opener';

export type { IssuedKey, IssueKey } from './device-database';
export { dropOpenerOfEnded, followOpener, openerKeyOf, openerState, removeOpener, wrapKey } from './opener';

/** Under which how days ended is kept. */
const CLOSING_KIND = 'closing';

const idOf = (owner: string, kind: string, name: string) => `${owner}|${kind}|${name}`;

/** What one person keeps on this device, sealed with a key that cannot be read out of the browser. */
export class Vault {
  private writing: Promise<unknown> = Promise.resolve();

  constructor(
    readonly userId: string,
    readonly keyId: string,
    private readonly key: CryptoKey,
    /** Entries that nobody can read any more, because the device was said to be lost. */
    readonly lost: number = 0,
  ) {}

  async read<T>(kind: string, name: string): Promise<T | null> {
    await this.writing;
    const row = await database.sealed.get(idOf(this.userId, kind, name));
    return row ? this.open<T>(row) : null;
  }

  async all<T>(kind: string): Promise<{ name: string; value: T }[]> {
    await this.writing;
    const rows = await database.sealed.where({ owner: this.userId, kind }).toArray();
    const opened = await Promise.all(rows.map(async (row) => ({ name: row.name, value: await this.open<T>(row) })));
    return opened.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
  }

  async names(kind: string): Promise<string[]> {
    await this.writing;
    return (await database.sealed.where({ owner: this.userId, kind }).toArray()).map(({ name }) => name);
  }

  /** In the order of asking; `count` says how many entries wait in it, null as value removes it. */
  write(kind: string, name: string, value: unknown, count = 0): Promise<void> {
    const done = this.writing.then(() => (value === null ? this.remove(kind, name) : this.seal(kind, name, value, count)));
    this.writing = done.catch(() => undefined);
    return done;
  }

  /** What is there, as `change` leaves it: no other window writes under that name in between. */
  update<T>(kind: string, name: string, change: (current: T | null) => T | null, countOf: (value: T) => number): Promise<T | null> {
    const id = idOf(this.userId, kind, name);
    const done = this.writing.then(() =>
      alone(`vault:${id}`, async () => {
        const row = await database.sealed.get(id);
        const value = change(row ? await this.open<T>(row) : null);
        await (value === null ? this.remove(kind, name) : this.seal(kind, name, value, countOf(value)));
        return value;
      }),
    );
    this.writing = done.catch(() => undefined);
    return done;
  }

  /** When all that was asked is on the disk. */
  settled(): Promise<unknown> {
    return this.writing;
  }

  private async remove(kind: string, name: string): Promise<void> {
    await database.sealed.delete(idOf(this.userId, kind, name));
  }

  private async seal(kind: string, name: string, value: unknown, count: number): Promise<void> {
    const id = idOf(this.userId, kind, name);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytes(id) }, this.key, bytes(JSON.stringify(value)));
    await database.sealed.put({ id, owner: this.userId, kind, name, keyId: this.keyId, count, iv, data });
  }

  private async open<T>({ id, iv, data }: SealedRow): Promise<T | null> {
    try {
      return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: bytes(id) }, this.key, data))) as T;
    } catch {
      return null;
    }
  }
}

/** Whose key is on this device; nobody's while it is locked. */
export async function keptUser(): Promise<string | null> {
  return (await database.device.get('key'))?.userId ?? null;
}

/** Opens what is the person's. Without a key on the device the server is asked for it, unless it cannot be. */
export async function openVault(userId: string, issue: IssueKey | null): Promise<Vault | null> {
  const held = await database.device.get('key');
  if (held?.key && held.keyId && held.userId === userId) return new Vault(userId, held.keyId, held.key);
  if (!issue) return null;
  const issued = await issue(await deviceId());
  if (!issued) return null;
  const key = await holdKey(userId, issued.id, rawKey(issued));
  await signedInHere(userId);
  await dropOtherOpener(userId, issued.id);
  return new Vault(userId, issued.id, key, await dropUnreadable(userId, issued.id));
}

/** Somebody else's key goes; what they left stays, and is read when they sign in again. */
async function holdKey(userId: string, keyId: string, raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
  raw.fill(0);
  await database.device.put({ id: 'key', userId, keyId, key });
  return key;
}

export type Opened = { kind: 'opened'; vault: Vault; until: Date };

/** Opens with the offline password of whoever was signed in here last. */
export async function openWithPassword(password: string): Promise<Opened | OpenerState> {
  const tried = await tryOpener(password);
  if (tried.kind !== 'opened') return tried;
  const { userId, keyId, raw, until } = tried;
  return { kind: 'opened', vault: new Vault(userId, keyId, await holdKey(userId, keyId, raw)), until };
}

async function dropUnreadable(userId: string, keyId: string): Promise<number> {
  const rows = await database.sealed.where({ owner: userId }).filter((row) => row.keyId !== keyId).toArray();
  await database.sealed.bulkDelete(rows.map(({ id }) => id));
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** Nobody can read what is kept until its owner has signed in again. */
export async function lockVault(): Promise<void> {
  await database.device.delete('key');
}

/** Nothing of the person stays. */
export async function wipeVault(userId: string): Promise<void> {
  await lockVault();
  await removeOpener(userId);
  await database.device.where({ id: 'last' }).filter((row) => row.userId === userId).delete();
  await database.sealed.where({ owner: userId }).delete();
}

/** Entries that wait: marks of children, and days that were closed. */
export interface Entries {
  marks: number;
  closings: number;
}

/** What waits here: all of it, or that of everybody but one. */
export async function waitingHere(exceptOf?: string): Promise<Entries> {
  const rows = (await database.sealed.toArray()).filter(({ owner }) => owner !== exceptOf);
  const sum = (some: readonly SealedRow[]) => some.reduce((total, { count }) => total + count, 0);
  return { marks: sum(rows.filter(({ kind }) => kind !== CLOSING_KIND)), closings: sum(rows.filter(({ kind }) => kind === CLOSING_KIND)) };
}
