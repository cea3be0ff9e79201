import type { MarkTimes } from '@afterbell/participation/domain';

/** What the chosen have, as a dialog opens with it; null where they differ. */
export interface ChosenTimes {
  readonly start: string | null;
  readonly end: string | null;
}

/** The times that somebody has in the end: what was not typed stays their own. */
export type Retime = (own: MarkTimes) => MarkTimes;

export function chosenTimes(times: readonly MarkTimes[]): ChosenTimes {
  return { start: shared(times.map(({ startTime }) => startTime ?? '')), end: shared(times.map(({ endTime }) => endTime ?? '')) };
}

function shared(values: readonly string[]): string | null {
  const [first = ''] = values;
  return values.every((value) => value === first) ? first : null;
}
