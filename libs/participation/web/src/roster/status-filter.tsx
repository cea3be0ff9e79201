import { frozen } from '@afterbell/core/web';
import { ATTENDANCE_STATUSES, type AttendanceStatus, type StatusSummary } from '@afterbell/participation/domain';
import { memo } from 'react';
import { STATUS_LOOK } from '../shared/status-look';
import { useTakeTexts } from '../shared/take-texts';
import { useRosterTexts } from './roster-texts';

const ORDER = ['Enrolled', ...ATTENDANCE_STATUSES.filter((status) => status !== 'Enrolled')] as const;

const Chips = frozen('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: 'control',
    px: '2.5',
    borderRadius: 'md',
    border: '1px solid transparent',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '&:hover:not([aria-pressed=true])': { borderColor: 'colorPalette.border' },
    '& strong': { fontSize: 'md', lineHeight: '1' },
    '& small': { fontSize: 'inherit' },
    '& svg': { boxSize: '4', flexShrink: '0' },
    ...Object.fromEntries(ORDER.map((status) => [`&[data-tone=${STATUS_LOOK[status].tone}]`, { colorPalette: STATUS_LOOK[status].tone }])),
    '&[aria-pressed=true]': { borderColor: 'colorPalette.solid', boxShadow: 'inset 0 0 0 1px {colors.colorPalette.solid}', fontWeight: 'semibold' },
  },
  // Four beside each other on a phone: figure above word.
  mdDown: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '1.5', width: 'full', '& button': { flexWrap: 'wrap', justifyContent: 'center', columnGap: '1', rowGap: '0', px: '0', py: '1', fontSize: 'xs', '& small': { width: 'full', textAlign: 'center' } } },
});

export interface StatusFilterProps {
  counts: StatusSummary;
  value: AttendanceStatus | null;
  onChange: (value: AttendanceStatus | null) => void;
}

/** Counts by status; a tap on one lists only its children, a second tap all again. */
export const StatusFilter = memo(function StatusFilter({ counts, value, onChange }: StatusFilterProps) {
  const t = useTakeTexts();
  const r = useRosterTexts();
  return (
    <Chips role="group" aria-label={r('countsLabel')}>
      {ORDER.map((status) => {
        const { tone, Icon } = STATUS_LOOK[status];
        return (
          <button key={status} type="button" data-tone={tone} aria-pressed={value === status} onClick={() => onChange(value === status ? null : status)}>
            <Icon aria-hidden="true" />
            <strong>{counts[status]}</strong>
            <small>{t(`status.${status}`)}</small>
          </button>
        );
      })}
    </Chips>
  );
});
