import type { Vault } from './vault';

const CHANNEL = 'afterbell.sealed';

interface Told {
  userId: string;
  kind: string;
  name: string;
}

type Change<T> = (current: T | null) => T | null;

/** One kind of what a person keeps on the device, at hand without waiting. Other tabs are told of each change. */
export class SealedMap<T> {
  private readonly values = new Map<string, T>();
  private readonly listeners = new Set<() => void>();
  /** Changes that are on their way to the disk. */
  private readonly asked = new Map<string, Change<T>[]>();
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

  /**
   * Resolves when it is on the disk.
   *
   * @param once only then it is told: what a page says to be kept is there when the page is closed
   */
  async set(name: string, value: T | null, { once = false } = {}): Promise<void> {
    const { vault } = this;
    if (!vault) return;
    if (!once) this.show(name, value);
    await vault.write(this.kind, name, value, value === null ? 0 : this.countOf(value));
    if (once && this.isOf(vault)) this.show(name, value);
    this.channel?.postMessage({ userId: vault.userId, kind: this.kind, name } satisfies Told);
  }

  /** Of what several windows keep under one name: what is on the disk is changed, by one after the other. Resolves when it is there. */
  async update(name: string, change: Change<T>): Promise<void> {
    const { vault } = this;
    if (!vault) return;
    const asked = [...(this.asked.get(name) ?? []), change];
    this.asked.set(name, asked);
    this.show(name, change(this.get(name)));
    try {
      const value = await vault.update<T>(this.kind, name, change, (kept) => this.countOf(kept));
      const later = this.settle(name, change);
      if (!this.isOf(vault)) return;
      // What was asked since is not on the disk yet.
      this.show(name, later.reduce<T | null>((kept, next) => next(kept), value));
      this.channel?.postMessage({ userId: vault.userId, kind: this.kind, name } satisfies Told);
    } catch (error) {
      this.settle(name, change);
      throw error;
    }
  }

  /** Opened anew by the same person, it is still theirs. */
  private isOf({ userId, keyId }: Vault): boolean {
    return this.vault?.userId === userId && this.vault.keyId === keyId;
  }

  private settle(name: string, change: Change<T>): Change<T>[] {
    const later = (this.asked.get(name) ?? []).filter((one) => one !== change);
    if (later.length > 0) this.asked.set(name, later);
    else this.asked.delete(name);
    return later;
  }

  private keep(name: string, value: T | null): void {
    if (value === null) this.values.delete(name);
    else this.values.set(name, value);
  }

  private show(name: string, value: T | null): void {
    this.keep(name, value);
    this.tell();
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
    this.show(name, (this.asked.get(name) ?? []).reduce<T | null>((kept, next) => next(kept), value));
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
