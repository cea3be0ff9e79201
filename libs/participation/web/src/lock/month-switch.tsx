import { monthStart, type PlainDate } from '@afterbell/core/domain';
import { Button, IconButton, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { monthTitle } from '../shared/day-words';
import { useLockTexts } from './lock-texts';
import { stepMonth } from './month-of';

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', '& > h2': { minW: '11rem', textAlign: 'center', fontSize: 'lg', fontVariantNumeric: 'tabular-nums' } } });

/** A month with its neighbours; there is nothing to lock in one that has not begun. */
export function MonthSwitch({ month, onChange }: { month: PlainDate; onChange: (month: PlainDate) => void }) {
  const t = useLockTexts();
  const { today } = useSession();
  const current = monthStart(today);
  return (
    <Line role="group" aria-label={t('month')}>
      <IconButton variant="outline" icon={<ChevronLeft data-mirror="" aria-hidden="true" />} label={t('previous')} onClick={() => onChange(stepMonth(month, -1))} />
      <h2 aria-live="polite">{monthTitle(month)}</h2>
      <IconButton variant="outline" icon={<ChevronRight data-mirror="" aria-hidden="true" />} label={t('next')} disabled={month >= current} onClick={() => onChange(stepMonth(month, 1))} />
      {month !== current && (
        <Button variant="link" onClick={() => onChange(current)}>
          {t('thisMonth')}
        </Button>
      )}
    </Line>
  );
}
