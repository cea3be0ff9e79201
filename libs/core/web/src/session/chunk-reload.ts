import { RELOAD_GUARD_SECONDS } from '@afterbell/core/domain';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const KEY = 'afterbell.reloadedAt';

/** True when the page may be reloaded for a missing chunk: not again within the guard's time. */
export function mayReload(now: number = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now - last < RELOAD_GUARD_SECONDS * 1000) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    // Without storage there is no guard, and a loop would be worse than an error page.
    return false;
  }
}

export interface PageModule {
  default: ComponentType;
}
export type PageLoader = () => Promise<PageModule>;

/** A page whose chunk is gone, because a newer build replaced it, reloads once. */
export function lazyPage(load: PageLoader, reload: () => void = () => window.location.reload()): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    try {
      return await load();
    } catch (problem) {
      // Without a network a reload would bring nothing else.
      if (!navigator.onLine || !mayReload()) throw problem;
      reload();
      // The reload takes over; nothing more is shown meanwhile.
      return new Promise<PageModule>(() => undefined);
    }
  });
}
