import { useSyncExternalStore } from 'react';
import { sealUnsentWork } from '../session/unsent-work';
import { openMaps } from './sealed-map';
import { isSecure, opensOffline, startServiceWorker } from './service-worker';
import type { OpenerState } from './opener';
import type { Entries, IssueKey, Opened, Vault } from './vault';

/** Its parts are fetched only where something is kept. */
const loadVault = () => import('./vault');

let vault: Vault | null = null;
let wanted: string | null = null;
let deciding: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

export const isSupported = (): boolean => isSecure() && 'serviceWorker' in navigator && typeof indexedDB !== 'undefined';

/** What is open now. */
export const openedVault = (): Vault | null => vault;

export function onVault(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useVault = (): Vault | null => useSyncExternalStore(onVault, openedVault);

/** When it is known whether something kept can be read: before that nothing may be written over it. */
export const vaultDecided = (): Promise<unknown> => deciding;

function hold(opened: Vault | null): void {
  if (vault === opened) return;
  vault = opened;
  if (!opened) void openMaps(null);
  listeners.forEach((listener) => listener());
}

/** Opens what the person keeps here, once pages of this device open without a network; asks for the service worker else. */
export function openDoor(userId: string, issue: IssueKey | null): Promise<unknown> {
  if (!isSupported() || (vault?.userId === userId && wanted === userId)) return deciding;
  wanted = userId;
  deciding = enter(userId, issue).catch(() => undefined);
  return deciding;
}

async function enter(userId: string, issue: IssueKey | null): Promise<void> {
  if (await opensOffline()) {
    await unlock(userId, issue);
    void startServiceWorker();
  } else void atRest().then(async () => (await startServiceWorker()) && (await unlock(userId, issue)));
}

async function unlock(userId: string, issue: IssueKey | null): Promise<void> {
  const opened = await (await loadVault()).openVault(userId, issue).catch(() => null);
  if (opened && wanted === userId) await openMaps(opened);
  if (wanted === userId) hold(opened);
}

/** The first page is shown before anything is fetched for days without a network. */
const atRest = () => new Promise<void>((resolve) => setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 5_000 }) : resolve()), 3_000));

/** Takes the key off the device, after what is being written; what stands in the open is sealed before. */
export async function lockDoor(): Promise<void> {
  const open = vault;
  wanted = null;
  if (open) sealUnsentWork(open.userId);
  hold(null);
  if (!isSupported()) return;
  await open?.settled();
  if (!open && (await opensOffline())) await sealLeft().catch(() => undefined);
  if (open || (await opensOffline())) await (await loadVault()).lockVault().catch(() => undefined);
}

/** Found at start without a session: marks that a browser which was closed had no time to seal, and their key. */
async function sealLeft(): Promise<void> {
  const { keptUser, openVault } = await loadVault();
  const userId = await keptUser();
  const opened = userId === null ? null : await openVault(userId, null);
  if (!opened || wanted !== null) return;
  await openMaps(opened);
  sealUnsentWork(opened.userId);
  await opened.settled();
  // Whoever has signed in meanwhile has opened their own.
  if (wanted === null) await openMaps(null);
}

export async function wipeDoor(userId: string): Promise<void> {
  const open = vault;
  wanted = null;
  hold(null);
  if (!isSupported()) return;
  await open?.settled();
  if (open || (await opensOffline())) await (await loadVault()).wipeVault(userId).catch(() => undefined);
}

/** Opens with the key that is on the device, without asking anybody. */
export async function openKept(): Promise<Vault | null> {
  if (!(await keepsHere())) return null;
  const { keptUser, openVault } = await loadVault();
  const userId = await keptUser().catch(() => null);
  if (!userId) return null;
  const opened = await openVault(userId, null).catch(() => null);
  if (!opened) return null;
  if (isOpen(opened)) return vault;
  await enterWith(opened);
  return opened;
}

async function enterWith(opened: Vault): Promise<void> {
  wanted = opened.userId;
  await openMaps(opened);
  hold(opened);
}

/** Read anew, what is on its way to the disk would be missing from what is shown. */
const isOpen = ({ userId, keyId }: Vault): boolean => vault?.userId === userId && vault.keyId === keyId && wanted === userId;

/** Whether anything is kept at this address at all. */
export const keepsHere = async () => isSupported() && (await opensOffline());

/** What the offline password could do at this device, which is locked. */
export async function lockState(): Promise<OpenerState> {
  return (await keepsHere()) ? (await loadVault()).openerState().catch(() => ({ kind: 'none' })) : { kind: 'none' };
}

/** Opens what is locked with the offline password of whoever was signed in last. */
export async function openByPassword(password: string): Promise<Opened | OpenerState> {
  if (!(await keepsHere())) return { kind: 'none' };
  const answer = await (await loadVault()).openWithPassword(password);
  if (answer.kind === 'opened') await enterWith(answer.vault);
  return answer;
}

/** What waits on this device for somebody's sign-in. */
export async function entriesWaiting(exceptOf?: string): Promise<Entries> {
  const none = { marks: 0, closings: 0 };
  if (!(await keepsHere())) return none;
  return (await loadVault()).waitingHere(exceptOf).catch(() => none);
}
