import { displayEmail } from '@afterbell/core/domain';
import { factLine, SearchInput, silent, VisuallyHidden } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { phoneWords } from '../relationships/contact-words';
import { usePeopleToLinkQuery, type PeopleToLinkQuery } from './__generated__/add-participant';
import { useAddingTexts } from './adding-texts';

export type FoundPerson = PeopleToLinkQuery['peopleToLink'][number];

const Options = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    mt: '1',
    p: '1',
    border: 'hairline',
    borderRadius: 'md',
    bg: 'bg.panel',
    '& [role=option]': { px: '2', py: '1.5', borderRadius: 'sm', cursor: 'pointer', overflowWrap: 'anywhere', '@media (pointer: coarse)': { minH: 'touch' } },
    '& [role=option][aria-selected=true]': { bg: 'bg.muted', outline: '2px solid transparent' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
  },
});

/** Somebody on record, found while typing; arrows and Enter choose, as with the mouse. */
export function ContactSearch({ value, onChange, onChoose }: { value: string; onChange: (search: string) => void; onChoose: (person: FoundPerson) => void }) {
  const t = useAddingTexts();
  const id = useId();
  const wanted = useDeferredValue(value.trim());
  const [wish, setAt] = useState(0);
  const { data } = usePeopleToLinkQuery({ variables: { search: wanted }, skip: [...wanted].length < 2, context: silent(), fetchPolicy: 'no-cache' });
  const answered = [...wanted].length >= 2 && wanted === value.trim() ? data?.peopleToLink : undefined;
  const found = answered ?? [];
  const at = Math.min(wish, Math.max(0, found.length - 1));

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || found.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setAt((at + step + found.length) % found.length);
    else if (event.key === 'Enter' && found[at]) onChoose(found[at]);
    else return;
    event.preventDefault();
  }
  return (
    <div>
      <SearchInput
        label={t('contact.search')}
        value={value}
        onChange={(search) => {
          setAt(0);
          onChange(search);
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
      />
      <VisuallyHidden>
        <span role="status">{answered && (found.length > 0 ? t('contact.found', { count: found.length }) : '')}</span>
      </VisuallyHidden>
      {answered?.length === 0 && <chakra.p css={{ mt: '2', color: 'fg.muted', fontSize: 'sm' }}>{t('contact.foundNone', { search: wanted })}</chakra.p>}
      {found.length > 0 && (
        <Options id={`${id}-list`} role="listbox" aria-label={t('contact.search')}>
          {found.map((person, index) => (
            <li key={person.id} id={`${id}-${index}`} role="option" aria-selected={index === at} onClick={() => onChoose(person)} onPointerMove={() => setAt(index)}>
              {person.displayName}
              <small>{factLine([phoneWords(person.phone), person.email && displayEmail(person.email), person.address, person.children.length > 0 ? t('contact.childrenOf', { names: person.children.join('; ') }) : ''])}</small>
            </li>
          ))}
        </Options>
      )}
    </div>
  );
}
