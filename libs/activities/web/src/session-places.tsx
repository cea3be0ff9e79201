import { type ComponentType, lazy, Suspense, useCallback } from 'react';
import type { PlainDate } from '@afterbell/core/domain';
import { defineTexts, useSession } from '@afterbell/core/web';

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

/** "12 of 15, 3 waiting". A session that is over has no place to wait for. */
export function usePlaceWords() {
  const t = useTexts();
  const { today } = useSession();
  return useCallback(
    ({ enrolled, capacity, waitingCount, endsOn, nextDate }: { enrolled: number; capacity: number | null; waitingCount: number; endsOn: PlainDate; nextDate: PlainDate | null }) => {
      const places = capacity === null ? t('many', { enrolled }) : t('of', { enrolled, capacity });
      return waitingCount > 0 && (endsOn >= today || nextDate !== null) ? t('waiting', { places, waiting: waitingCount }) : places;
    },
    [t, today],
  );
}
