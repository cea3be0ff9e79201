import { chakra } from '@chakra-ui/react';
import { Combobox, Field, silent, useCombobox } from '@afterbell/core/web';
import { X } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useSessionStaffChoicesQuery } from './__generated__/schedule';
import { useSessionsTexts } from './sessions-texts';

export interface StaffMember {
  id: string;
  firstName: string;
  lastName: string;
}

const Chosen = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    listStyle: 'none',
    p: '0',
    m: '0',
    mt: '1.5',
    '& button': { display: 'inline-flex', alignItems: 'center', gap: '1', minH: '7', px: '2', borderRadius: 'md', bg: 'bg.muted', fontSize: 'sm', cursor: 'pointer', overflowWrap: 'anywhere', textAlign: 'start', '@media (pointer: coarse)': { minH: 'touch' } },
    '& svg': { boxSize: '4', flexShrink: '0' },
  },
});

const nameOf = ({ firstName, lastName }: StaffMember) => [firstName, lastName].filter(Boolean).join(' ');

/** Who leads a session, found by typing part of a name among the staff of the site. */
export function StaffChoice({ siteId, value, onChange, error }: { siteId: string; value: readonly StaffMember[]; onChange: (value: StaffMember[]) => void; error?: string }) {
  const t = useSessionsTexts();
  const state = useCombobox();
  const search = useDeferredValue((state.typed ?? '').trim());
  const { data, previousData, loading } = useSessionStaffChoicesQuery({ variables: { siteId, search: search || null }, skip: !state.open, context: silent() });
  const chosen = new Set(value.map(({ id }) => id));
  const drop = (id: string) => onChange(value.filter((one) => one.id !== id));
  return (
    <div>
      <Field label={t('field.staff')} optional error={error}>
        <Combobox
          state={state}
          several
          options={(data ?? previousData)?.sessionStaffChoices ?? []}
          loading={loading}
          keyOf={({ id }) => id}
          isChosen={({ id }) => chosen.has(id)}
          text=""
          placeholder={t('chooseStaff')}
          none={t('noStaff')}
          onChoose={(person) => (chosen.has(person.id) ? drop(person.id) : onChange([...value, { id: person.id, firstName: person.firstName, lastName: person.lastName }]))}
          onTakeBack={() => value.length > 0 && onChange(value.slice(0, -1))}
        >
          {nameOf}
        </Combobox>
      </Field>
      {value.length > 0 && (
        <Chosen>
          {value.map((person) => (
            <li key={person.id}>
              <button type="button" aria-label={t('takeOff', { name: nameOf(person) })} onClick={() => drop(person.id)}>
                {nameOf(person)}
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </Chosen>
      )}
    </div>
  );
}
