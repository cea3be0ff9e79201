import type { IconStrokes } from '@afterbell/core/web';
import type { Markable } from './status-look';

const RING = ['circle', { cx: '12', cy: '12', r: '10' }] as const;

/** Lucide's Clock. */
export const CLOCK_STROKES: IconStrokes = [RING, ['path', { d: 'M12 6v6l4 2' }]];

/** The icons of `STATUS_LOOK`, for rules instead of elements (status-strokes.test.tsx holds the two together). */
export const STATUS_STROKES: Record<Markable, IconStrokes> = {
  Present: [RING, ['path', { d: 'm16 9-5.5 5.5L8 12' }]],
  ExcusedAbsence: CLOCK_STROKES,
  UnexcusedAbsence: [RING, ['path', { d: 'm15 9-6 6' }], ['path', { d: 'm9 9 6 6' }]],
};
