import { type ComponentType, lazy, Suspense, useCallback } from 'react';
import { defineTexts } from '@afterbell/core/web';

export interface SessionPlacesProps {
  sessionId: string;
  /** Whether there may be other places now. */
  onClose: () => void;
}

type Load = () => Promise<{ default: ComponentType<SessionPlacesProps> }>;
let Places: ComponentType<SessionPlacesProps> | null = null;

/** The port by which the section that keeps places shows those of a session; the application calls it while it is put together. */
export function provideSessionPlaces(load: Load): void {
  Places = lazy(load);
}

export const hasSessionPlaces = (): boolean => Places !== null;

export function SessionPlaces(props: SessionPlacesProps) {
  return Places && <Suspense><Places {...props} /></Suspense>;
}

const { useTexts } = defineTexts('activities-places', {
  many: '{{enrolled}}',
  of: '{{enrolled}} of {{capacity}}',
  waiting: '{{places}}, {{waiting}} waiting',
});

/** "12 of 15, 3 waiting". */
export function usePlaceWords() {
  const t = useTexts();
  return useCallback(
    ({ enrolled, capacity, waitingCount }: { enrolled: number; capacity: number | null; waitingCount: number }) => {
      const places = capacity === null ? t('many', { enrolled }) : t('of', { enrolled, capacity });
      return waitingCount > 0 ? t('waiting', { places, waiting: waitingCount }) : places;
    },
    [t],
  );
}
