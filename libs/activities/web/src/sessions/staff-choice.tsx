import { Combobox, Field, silent, useCombobox } from '@afterbell/core/web';
import { useDeferredValue } from 'react';
import { ChosenList } from '../shared/chosen-list';
import { useSessionStaffChoicesQuery } from './__generated__/schedule';
import { useSessionsTexts } from './sessions-texts';

export interface StaffMember {
  id: string;
  firstName: string;
  lastName: string;
}

export interface StaffChoiceProps {
  siteId: string;
  value: readonly StaffMember[];
  onChange: (value: StaffMember[]) => void;
  /** What they do: lead a session, unless it is said otherwise. */
  label?: string;
  hint?: string;
  error?: string;
  id?: string;
}

export const staffName = ({ firstName, lastName }: StaffMember) => [firstName, lastName].filter(Boolean).join(' ');

/** People of the staff, found by typing part of a name among those of the site. */
export function StaffChoice({ siteId, value, onChange, label, hint, error, id }: StaffChoiceProps) {
  const t = useSessionsTexts();
  const state = useCombobox();
  const search = useDeferredValue((state.typed ?? '').trim());
  const { data, previousData, loading } = useSessionStaffChoicesQuery({ variables: { siteId, search: search || null }, skip: !state.open, context: silent() });
  const chosen = new Set(value.map((one) => one.id));
  const drop = (gone: string) => onChange(value.filter((one) => one.id !== gone));
  return (
    <div>
      <Field id={id} label={label ?? t('field.staff')} help={hint} optional error={error}>
        <Combobox
          state={state}
          several
          options={(data ?? previousData)?.sessionStaffChoices ?? []}
          loading={loading}
          keyOf={(person) => person.id}
          isChosen={(person) => chosen.has(person.id)}
          text=""
          placeholder={t('chooseStaff')}
          none={t('noStaff')}
          onChoose={(person) => (chosen.has(person.id) ? drop(person.id) : onChange([...value, { id: person.id, firstName: person.firstName, lastName: person.lastName }]))}
          onTakeBack={() => value.length > 0 && onChange(value.slice(0, -1))}
        >
          {staffName}
        </Combobox>
      </Field>
      <ChosenList chosen={value.map((person) => ({ id: person.id, name: staffName(person) }))} takeOff={(name) => t('takeOff', { name })} onDrop={drop} />
    </div>
  );
}
