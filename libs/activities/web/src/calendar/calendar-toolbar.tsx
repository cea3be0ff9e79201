import { Button, IconButton, SegmentedRadios, SegmentedScope, useIsPhone, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { CalendarFilter } from './calendar-filter';
import { PHONE_SPANS, SPANS, spanTitle, turned } from './calendar-span';
import { useCalendarTexts } from './calendar-texts';
import type { CalendarAddress } from './use-calendar';
import { ViewSwitch } from './view-switch';

const Bar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: { base: '2', md: '3' }, '& > *': { width: 'auto' } } });
/** A long date breaks within the height of the buttons, so that what is beneath never moves. */
const Turn = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minH: '10', '& h2': { fontSize: { base: 'sm', md: 'md' }, lineHeight: 'short', fontVariantNumeric: 'tabular-nums', flex: { base: '1 1 7rem', md: '1 1 12rem' }, minW: '0' } } });

/** Which days, which room, whose: all of it in the address. */
export function CalendarToolbar({ address }: { address: CalendarAddress }) {
  const t = useCalendarTexts();
  const { today } = useSession();
  const phone = useIsPhone();
  const { span, date, set } = address;
  // On a phone a week is its list of days: the agenda goes by that name there.
  const spans = phone ? PHONE_SPANS.map((value) => ({ value, label: t(value === 'agenda' ? 'week' : value) })) : SPANS.map((value) => ({ value, label: t(value) }));
  return (
    <>
      <Bar data-no-print="">
        <ViewSwitch />
        <SegmentedScope>
          <SegmentedRadios legend={t('spans')} name="calendar-span" value={span} options={spans} onChange={(next) => set({ span: next })} />
        </SegmentedScope>
        <CalendarFilter address={address} />
      </Bar>
      <Turn>
        <IconButton variant="outline" label={t('previous')} icon={<ChevronLeft data-mirror="" aria-hidden="true" />} onClick={() => set({ on: turned(span, date, -1) })} />
        <IconButton variant="outline" label={t('next')} icon={<ChevronRight data-mirror="" aria-hidden="true" />} onClick={() => set({ on: turned(span, date, 1) })} />
        <Button disabled={date === today} keepsFocus onClick={() => set({ on: null })}>
          {t('today')}
        </Button>
        <h2 aria-live="polite">{spanTitle(span, date)}</h2>
      </Turn>
    </>
  );
}
