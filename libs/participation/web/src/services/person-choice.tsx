import { Combobox, silent, useCombobox } from '@afterbell/core/web';
import { useDeferredValue } from 'react';
import { useServableParticipantsQuery, useServingStaffQuery } from './__generated__/services';
import { useServicesTexts } from './services-texts';

export interface Person {
  id: string;
  name: string;
}

const OFFERED = 20;

/** One participant after the other, found by typing. Stands in a `Field`. */
export function ParticipantChoice({ chosen, onChoose }: { chosen: readonly Person[]; onChoose: (person: Person) => void }) {
  const t = useServicesTexts();
  const state = useCombobox();
  const search = useDeferredValue((state.typed ?? '').trim());
  const { data, previousData, loading } = useServableParticipantsQuery({ variables: { search: search || null, first: OFFERED }, skip: !state.open, context: silent() });
  const people = ((data ?? previousData)?.participants.nodes ?? []).filter(({ id }) => !chosen.some((one) => one.id === id));
  return (
    <Combobox state={state} options={people} loading={loading} keyOf={({ id }) => id} isChosen={() => false} text="" placeholder={t('find')} none={t('none')} several onChoose={({ id, displayName }) => onChoose({ id, name: displayName })}>
      {({ displayName }) => displayName}
    </Combobox>
  );
}

/** The staff member who did it. Stands in a `Field`. */
export function StaffChoice({ value, onChange }: { value: Person | null; onChange: (person: Person | null) => void }) {
  const t = useServicesTexts();
  const state = useCombobox();
  const search = useDeferredValue((state.typed ?? '').trim());
  const { data, previousData, loading } = useServingStaffQuery({ variables: { search: search || null, first: OFFERED }, skip: !state.open, context: silent() });
  return (
    <Combobox
      state={state}
      options={(data ?? previousData)?.staff.nodes ?? []}
      loading={loading}
      keyOf={({ id }) => id}
      isChosen={({ id }) => id === value?.id}
      text={value?.name ?? ''}
      placeholder={t('findStaff')}
      none={t('none')}
      onChoose={({ id, displayName }) => onChange({ id, name: displayName })}
      onEmptied={() => onChange(null)}
    >
      {({ displayName }) => displayName}
    </Combobox>
  );
}
