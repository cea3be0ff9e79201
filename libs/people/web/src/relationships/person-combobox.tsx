import { formatDate } from '@afterbell/core/domain';
import { factLine, Field, silent, TextInput } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { useFamilyChoicesQuery, type RelatedPersonFieldsFragment } from './__generated__/relationships';
import { phoneWords } from './contact-words';
import { useRelationshipsTexts } from './relationships-texts';

export type PersonChoice = RelatedPersonFieldsFragment;

export interface PersonComboboxProps {
  label: string;
  value: PersonChoice | null;
  onChange: (person: PersonChoice | null) => void;
  /** Who cannot be chosen. */
  without?: readonly string[];
  error?: string;
  /** Said when nobody is found. */
  noOne?: string;
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    mt: '1',
    p: '1',
    maxHeight: '14rem',
    overflowY: 'auto',
    border: 'hairline',
    borderRadius: 'md',
    '& [role=option]': { px: '2', py: '1.5', borderRadius: 'sm', cursor: 'pointer', overflowWrap: 'anywhere' },
    '& [role=option][aria-selected=true]': { bg: 'bg.muted' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '@media (pointer: coarse)': { '& [role=option]': { minH: 'touch' } },
  },
});

/** Anybody on record, found by typing; beside the name what tells namesakes apart. */
export function PersonCombobox({ label, value, onChange, without = [], error, noOne }: PersonComboboxProps) {
  const t = useRelationshipsTexts();
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const search = useDeferredValue((typed ?? '').trim());
  const { data, previousData, loading } = useFamilyChoicesQuery({ variables: { search }, skip: search === '', context: silent() });
  const choices = ((data ?? previousData)?.familyChoices ?? []).filter(({ id }) => !without.includes(id));
  const open = typed !== null && search !== '' && (choices.length > 0 || !loading);
  const at = Math.min(active, choices.length - 1);

  function choose(person: PersonChoice | undefined) {
    if (!person) return;
    onChange(person);
    setTyped(null);
    setActive(0);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!open) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActive(Math.max(0, Math.min(choices.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1))));
    } else if (event.key === 'Enter' && choices.length > 0) {
      event.preventDefault();
      choose(choices[at]);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
    }
  }
  return (
    <div>
      <Field label={label} hint={t('field.findHint')} error={error}>
        <TextInput
          role="combobox"
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && choices[at] ? `${listId}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? value?.displayName ?? ''}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            if (value) onChange(null);
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      {open && (
        <List role="listbox" id={listId} aria-label={label}>
          {choices.map((person, index) => (
            <li key={person.id} id={`${listId}-${index}`} role="option" aria-selected={index === at} onMouseDown={(event) => event.preventDefault()} onClick={() => choose(person)}>
              {person.displayName}
              <small>{factLine([person.isParticipant && t('participant'), person.birthDate && formatDate(person.birthDate), phoneWords(person.phone), person.email])}</small>
            </li>
          ))}
          {choices.length === 0 && <li>{noOne ?? t('field.noOne')}</li>}
        </List>
      )}
    </div>
  );
}
