import { runningBuild } from '../session/running-build';

/** Whether this browser, at this address, could keep anything: what is encrypted needs a secure one. */
export const isSecure = (): boolean => window.isSecureContext && typeof crypto !== 'undefined' && crypto.subtle !== undefined;

const workers = (): ServiceWorkerContainer | null => ('serviceWorker' in navigator ? navigator.serviceWorker : null);

/** Whether pages of this device open without a network. */
export async function opensOffline(): Promise<boolean> {
  try {
    return Boolean((await workers()?.getRegistration())?.active);
  } catch {
    return false;
  }
}

/** Asks for the newest worker, or the first one; answers whether there is one at work. */
export async function startServiceWorker(): Promise<boolean> {
  const container = workers();
  if (!container || !isSecure() || runningBuild() === 'development') return false;
  try {
    // The browser asks for it anew itself; a refusal, as in a private window, leaves everything as it is without.
    const registration = await container.register('/sw.js', { updateViaCache: 'none' });
    if (!registration) return false;
    await container.ready;
    return true;
  } catch {
    return false;
  }
}

/** A newer build is out: its pages are fetched before somebody needs them without a network. */
export async function updateServiceWorker(): Promise<void> {
  await (await workers()?.getRegistration().catch(() => undefined))?.update().catch(() => undefined);
}
