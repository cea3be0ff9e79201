import { lazy, Suspense, type ComponentType } from 'react';
import { useVault } from './vault-door';

let work: ComponentType | null = null;

/** What a section does for days without a network: keeps, sends and says what waits. Fetched only where something can be kept. */
export function provideOfflineWork(load: () => Promise<{ default: ComponentType }>): void {
  work = lazy(load);
}

/** Above the page, in each frame of somebody who is signed in. */
export function OfflineWork() {
  const vault = useVault();
  const Work = work;
  if (!vault || !Work) return null;
  return (
    <Suspense fallback={null}>
      <Work key={vault.userId} />
    </Suspense>
  );
}
