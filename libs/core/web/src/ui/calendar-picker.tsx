import { lazy, Suspense } from 'react';
import { Skeleton } from './skeleton';

export interface CalendarPickerProps {
  /** Read before the days. */
  label: string;
  /** Plain dates, `yyyy-MM-dd`, in the order chosen. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  selection?: 'single' | 'multiple';
  /** Most days that can be chosen. */
  maxDates?: number;
  min?: string;
  max?: string;
  /** Dates that cannot be chosen. */
  disabledDates?: readonly string[];
  /** Days of the week that cannot be chosen; 0 is Sunday. */
  disabledDays?: readonly number[];
  /** In the month shown while nothing is chosen; today unless given. */
  opensAt?: string;
  /** Begins with the day in hand, where it opens by itself. */
  takesFocus?: boolean;
  /** Marked as today; the session's day unless given, never the device's. */
  today?: string;
}

const Calendar = lazy(() => import('./calendar'));

/** A month to choose days from. For one date in a form there is `DateBox`. */
export function CalendarPicker(props: CalendarPickerProps) {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <Calendar {...props} />
    </Suspense>
  );
}
