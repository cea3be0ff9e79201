import { isPlainDate } from '@afterbell/core/domain';
import { chakra, Popover, Portal } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { use, useState } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { IconButton } from './button';
import { CalendarPicker, type CalendarPickerProps } from './calendar-picker';
import { useInDialog } from './dialog';
import { halfKept, HalfTyped } from './half-typed';
import { DateInput } from './inputs';

export interface DateBoxProps extends Pick<CalendarPickerProps, 'min' | 'max' | 'disabledDates' | 'disabledDays' | 'today' | 'opensAt' | 'label'> {
  /** `yyyy-MM-dd`, or empty. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Where a `Field` does not name it. */
  'aria-label'?: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Above where it does not fit below, and over its box where it fits neither: a month is whole or of no use, and never pressed into what is left. */
const PLACED = { placement: 'bottom-end', overlap: true } as const;
/** A dialog shorter than a month does not cut it off. */
const IN_DIALOG = { ...PLACED, strategy: 'fixed' } as const;

// On a phone two with their calendars stand side by side.
const Around = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { base: '0.5', sm: '1' }, '& input': { flex: { base: '1 1 6.75rem', sm: '1 1 7.25rem' }, minW: '0', maxW: '12rem', ps: { base: '2', sm: '3' }, pe: { base: '0', sm: '1' } }, '& input::-webkit-calendar-picker-indicator': { display: 'none' } } });

/** A day, typed or chosen from a month. The one control of every date that has limits. */
export function DateBox({ value, onChange, onBlur, label, min, max, disabledDates, disabledDays, today, opensAt, ...wiring }: DateBoxProps) {
  const t = useCoreTexts();
  const inDialog = useInDialog();
  const tellHalf = use(HalfTyped);
  const [open, setOpen] = useState(false);
  const floating = (
    <Popover.Positioner>
      <Popover.Content css={{ width: 'auto', maxHeight: 'calc(100dvh - 1rem)' }} aria-label={label}>
        <Popover.Body css={{ px: { base: '1', sm: '4' } }}>
          <CalendarPicker
            {...{ min, max, disabledDates, disabledDays, today, opensAt }}
            takesFocus
            label={label}
            value={isPlainDate(value) ? [value] : []}
            onChange={([chosen]) => {
              tellHalf(null);
              onChange(chosen ?? '');
              setOpen(false);
            }}
          />
        </Popover.Body>
      </Popover.Content>
    </Popover.Positioner>
  );
  return (
    <Popover.Root open={open} onOpenChange={(details) => setOpen(details.open)} positioning={inDialog ? IN_DIALOG : PLACED} lazyMount unmountOnExit>
      <Around>
        <DateInput
          {...wiring}
          min={min}
          max={max}
          value={isPlainDate(value) ? value : ''}
          onChange={(event) => onChange(event.target.value)}
          {...halfKept(value, onChange, onBlur)}
        />
        <Popover.Trigger asChild>
          <IconButton label={`${t('calendar.open')}: ${label}`} icon={<CalendarDays aria-hidden="true" />} />
        </Popover.Trigger>
      </Around>
      {inDialog ? floating : <Portal>{floating}</Portal>}
    </Popover.Root>
  );
}
