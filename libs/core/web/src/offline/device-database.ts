import { Dexie, type Table } from 'dexie';

/** A key as the server issued it. */
export interface IssuedKey {
  id: string;
  /** 32 bytes in base64. */
  key: string;
}

export const rawKey = ({ key }: IssuedKey): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0));

export type IssueKey = (deviceId: string) => Promise<IssuedKey | null>;

interface DeviceRow {
  /** `device`, `key`, `last` (who was signed in here last), or `opener:` with a person's id. */
  id: string;
  deviceId?: string;
  userId?: string;
  keyId?: string;
  key?: CryptoKey;
  opener?: Opener;
}

/** A person's key of this device, wrapped with their offline password. */
export interface Opener {
  keyId: string;
  /** Null once it was tried too often. */
  wrapped: { salt: Uint8Array<ArrayBuffer>; iterations: number; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer } | null;
  /** When the device spoke with the server as this person last, by the server's clock. */
  spokenAt: number;
  /** Wrong tries since it opened last, and when the latest was. */
  tries: number;
  triedAt: number;
}

/** What can be read without the key: whose it is, of which kind, and how many entries wait. Never whom they are about. */
export interface SealedRow {
  id: string;
  owner: string;
  kind: string;
  name: string;
  keyId: string;
  count: number;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

class OfflineDatabase extends Dexie {
  device!: Table<DeviceRow, string>;
  sealed!: Table<SealedRow, string>;

  constructor() {
    super('afterbell.offline');
    this.version(1).stores({ device: 'id', sealed: 'id, owner, [owner+kind]' });
  }
}

export const database = new OfflineDatabase();
export const bytes = (text: string) => new TextEncoder().encode(text);

/** A transaction of the database would be over before what it holds is opened. */
export const alone = <T>(name: string, work: () => Promise<T>): Promise<T> => ('locks' in navigator ? navigator.locks.request(`afterbell.${name}`, work) : work());

export async function deviceId(): Promise<string> {
  const known = (await database.device.get('device'))?.deviceId;
  if (known) return known;
  const made = crypto.randomUUID();
  await database.device.put({ id: 'device', deviceId: made });
  return made;
}
