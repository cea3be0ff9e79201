import { useCallback, useSyncExternalStore } from 'react';

export const PHONE = '(max-width: 767px)';
export const TABLET = '(max-width: 1023px)';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

export const useIsPhone = () => useMediaQuery(PHONE);
