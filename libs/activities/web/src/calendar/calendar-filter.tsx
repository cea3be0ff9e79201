import { Button, Field, NativeSelect, Sheet, silent, useCoreTexts, useIsPhone } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useCalendarTexts } from './calendar-texts';
import type { CalendarAddress } from './use-calendar';
import { useActivitiesCalendarChoicesQuery } from './__generated__/activities-calendar';

/** Which room and whose meetings; a phone has them behind one button, and asks for them when it is pressed. */
export function CalendarFilter({ address }: { address: CalendarAddress }) {
  const t = useCalendarTexts();
  const core = useCoreTexts();
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  if (!phone) return <Choices address={address} />;
  const count = [address.roomId, address.staffId].filter(Boolean).length;
  return (
    <>
      <Button icon={<ListFilter aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('filter')}
        {count > 0 && <chakra.span css={{ bg: 'accent.subtle', color: 'accent.fg', borderRadius: 'sm', px: '1.5' }}>{count}</chakra.span>}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('filter')}
        footer={
          <Button variant="solid" full onClick={() => setOpen(false)}>
            {core('done')}
          </Button>
        }
      >
        <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4' }}>
          <Choices address={address} none={t('noChoices')} />
        </chakra.div>
      </Sheet>
    </>
  );
}

function Choices({ address: { roomId, staffId, set }, none }: { address: CalendarAddress; none?: string }) {
  const t = useCalendarTexts();
  const { data } = useActivitiesCalendarChoicesQuery({ context: silent() });
  const { rooms = [], staff = [] } = data?.sessionCalendarChoices ?? {};
  if (none && data && rooms.length + staff.length === 0 && !roomId && !staffId) return <p>{none}</p>;
  return (
    <>
      {(rooms.length > 0 || roomId) && <Choice label={t('room')} any={t('anyRoom')} value={roomId} choices={rooms} onChange={(room) => set({ room })} />}
      {(staff.length > 0 || staffId) && <Choice label={t('staff')} any={t('anyStaff')} value={staffId} choices={staff} onChange={(person) => set({ staff: person })} />}
    </>
  );
}

function Choice({ label, any, value, choices, onChange }: { label: string; any: string; value: string | null; choices: readonly { id: string; name: string }[]; onChange: (id: string | null) => void }) {
  return (
    <chakra.div css={{ minW: '10rem', maxW: { base: 'full', md: '16rem' } }}>
      <Field label={label} required={false}>
        <NativeSelect value={value ?? ''} options={[{ value: '', label: any }, ...choices.map(({ id, name }) => ({ value: id, label: name }))]} onChange={({ target }) => onChange(target.value || null)} />
      </Field>
    </chakra.div>
  );
}
