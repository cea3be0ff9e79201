import type { BadgeTone } from '@afterbell/core/domain';
import type { AttendanceStatus } from '@afterbell/participation/domain';
import { CircleCheck, CircleDot, CircleX, Clock } from 'lucide-react';

export type Markable = Exclude<AttendanceStatus, 'Enrolled'>;

export const MARKABLE = ['Present', 'ExcusedAbsence', 'UnexcusedAbsence'] as const satisfies readonly Markable[];

/** Of a day still to come nothing is known but an excuse. */
export const MARKABLE_TO_COME = ['ExcusedAbsence'] as const satisfies readonly Markable[];

export const STATUS_LOOK = {
  Present: { tone: 'green', key: 'p', Icon: CircleCheck },
  ExcusedAbsence: { tone: 'orange', key: 'e', Icon: Clock },
  UnexcusedAbsence: { tone: 'red', key: 'u', Icon: CircleX },
  Enrolled: { tone: 'blue', key: '', Icon: CircleDot },
} as const satisfies Record<AttendanceStatus, { tone: BadgeTone; key: string; Icon: unknown }>;

/** The word that decides a badge's tone (product rules §4). */
export const STATUS_WORD = { Present: 'present', ExcusedAbsence: 'excused absence', UnexcusedAbsence: 'unexcused absence', Enrolled: 'enrolled' } as const satisfies Record<AttendanceStatus, string>;

export const isMarkable = (value: string | undefined): value is Markable => (MARKABLE as readonly (string | undefined)[]).includes(value);

export const isToCome = (status: Markable): boolean => (MARKABLE_TO_COME as readonly Markable[]).includes(status);

const ICON_SIZE = 16;
const symbolOf = (status: AttendanceStatus) => `ab-status-${status}`;

/** Drawn once on a page; each of the roster's icons only refers to it. */
export function StatusSymbols() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      {MARKABLE.map((status) => {
        const { Icon } = STATUS_LOOK[status];
        return (
          <symbol key={status} id={symbolOf(status)} viewBox="0 0 24 24">
            <Icon width={24} height={24} />
          </symbol>
        );
      })}
    </svg>
  );
}

/** Elements made once: sixty rows share them. */
export const STATUS_MARKS = Object.fromEntries(
  MARKABLE.map((status) => [
    status,
    <svg key={status} width={ICON_SIZE} height={ICON_SIZE} aria-hidden="true">
      <use href={`#${symbolOf(status)}`} />
    </svg>,
  ]),
) as Record<Markable, React.ReactElement>;
