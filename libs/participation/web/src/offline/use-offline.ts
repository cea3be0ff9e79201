import { useReachable, useVault } from '@afterbell/core/web';

/** Whether the pages do with what this device keeps: there is no network, and something is kept. */
export function useOffline(): boolean {
  const reachable = useReachable();
  return useVault() !== null && !reachable;
}
