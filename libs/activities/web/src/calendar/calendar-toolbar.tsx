import { Button, Field, IconButton, NativeSelect, SegmentedRadios, SegmentedScope, silent, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { SPANS, spanTitle, turned } from './calendar-span';
import { useCalendarTexts } from './calendar-texts';
import type { CalendarAddress } from './use-calendar';
import { ViewSwitch } from './view-switch';
import { useActivitiesCalendarChoicesQuery } from './__generated__/activities-calendar';

const Bar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3', '& > *': { width: 'auto' } } });
const Turn = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', '& h2': { fontSize: 'md', fontVariantNumeric: 'tabular-nums', flex: '1' } } });

/** Which days, which room, whose: all of it in the address. */
export function CalendarToolbar({ address }: { address: CalendarAddress }) {
  const t = useCalendarTexts();
  const { today } = useSession();
  const { span, date, set } = address;
  const { data } = useActivitiesCalendarChoicesQuery({ context: silent() });
  const { rooms = [], staff = [] } = data?.sessionCalendarChoices ?? {};
  return (
    <>
      <Bar data-no-print="">
        <ViewSwitch />
        <SegmentedScope>
          <SegmentedRadios legend={t('spans')} name="calendar-span" value={span} options={SPANS.map((value) => ({ value, label: t(value) }))} onChange={(next) => set({ span: next })} />
        </SegmentedScope>
        {(rooms.length > 0 || address.roomId) && <Choice label={t('room')} any={t('anyRoom')} value={address.roomId} choices={rooms} onChange={(room) => set({ room })} />}
        {(staff.length > 0 || address.staffId) && <Choice label={t('staff')} any={t('anyStaff')} value={address.staffId} choices={staff} onChange={(person) => set({ staff: person })} />}
      </Bar>
      <Turn>
        <IconButton variant="outline" label={t('previous')} icon={<ChevronLeft data-mirror="" aria-hidden="true" />} onClick={() => set({ on: turned(span, date, -1) })} />
        <IconButton variant="outline" label={t('next')} icon={<ChevronRight data-mirror="" aria-hidden="true" />} onClick={() => set({ on: turned(span, date, 1) })} />
        {date !== today && <Button onClick={() => set({ on: null })}>{t('today')}</Button>}
        <h2 aria-live="polite">{spanTitle(span, date)}</h2>
      </Turn>
    </>
  );
}

function Choice({ label, any, value, choices, onChange }: { label: string; any: string; value: string | null; choices: readonly { id: string; name: string }[]; onChange: (id: string | null) => void }) {
  return (
    <chakra.div css={{ minW: '10rem', maxW: { base: 'full', sm: '16rem' } }}>
      <Field label={label} required={false}>
        <NativeSelect value={value ?? ''} options={[{ value: '', label: any }, ...choices.map(({ id, name }) => ({ value: id, label: name }))]} onChange={({ target }) => onChange(target.value || null)} />
      </Field>
    </chakra.div>
  );
}
