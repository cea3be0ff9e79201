import type { Vault } from './vault';

const CHANNEL = 'afterbell.sealed';

interface Told {
  userId: string;
  kind: string;
  name: string;
}

/** One kind of what a person keeps on the device, at hand without waiting. Other tabs are told of each change. */
export class SealedMap<T> {
  private readonly values = new Map<string, T>();
  private readonly listeners = new Set<() => void>();
  private vault: Vault | null = null;
  private channel: BroadcastChannel | null = null;

  constructor(
    private readonly kind: string,
    /** How many entries of it wait to be sent: told to whoever locks the device. */
    private readonly countOf: (value: T) => number,
  ) {
    maps.add(this);
  }

  opensFor(userId: string): boolean {
    return this.vault?.userId === userId;
  }

  get(name: string): T | null {
    return this.values.get(name) ?? null;
  }

  entries(): [string, T][] {
    return [...this.values];
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Resolves when it is on the disk. */
  async set(name: string, value: T | null): Promise<void> {
    const { vault } = this;
    if (!vault) return;
    if (value === null) this.values.delete(name);
    else this.values.set(name, value);
    this.tell();
    await vault.write(this.kind, name, value, value === null ? 0 : this.countOf(value));
    this.channel?.postMessage({ userId: vault.userId, kind: this.kind, name } satisfies Told);
  }

  async open(vault: Vault): Promise<void> {
    const kept = await vault.all<T>(this.kind);
    this.close();
    for (const { name, value } of kept) this.values.set(name, value);
    this.vault = vault;
    if (typeof BroadcastChannel !== 'undefined') {
      this.channel = new BroadcastChannel(CHANNEL);
      this.channel.onmessage = ({ data }) => void this.follow(data as Told);
    }
    this.tell();
  }

  close(): void {
    this.channel?.close();
    this.channel = null;
    this.vault = null;
    this.values.clear();
    this.tell();
  }

  private async follow({ userId, kind, name }: Told): Promise<void> {
    const { vault } = this;
    if (vault?.userId !== userId || kind !== this.kind) return;
    const value = await vault.read<T>(kind, name);
    if (vault !== this.vault) return;
    if (value === null) this.values.delete(name);
    else this.values.set(name, value);
    this.tell();
  }

  private tell(): void {
    this.listeners.forEach((listener) => listener());
  }
}

const maps = new Set<Pick<SealedMap<unknown>, 'open' | 'close'>>();

/** Before the vault is said to be open, all of it is at hand. */
export async function openMaps(vault: Vault | null): Promise<void> {
  for (const map of maps) {
    if (vault) await map.open(vault);
    else map.close();
  }
}
