import { chakra } from '@chakra-ui/react';
import { isOrganizationLevel } from '@afterbell/core/domain';
import { Check } from 'lucide-react';
import { useDeferredValue, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { useSession } from '../session/session-context';
import { useInDialog } from '../ui/dialog';
import { useFieldControl } from '../ui/field';
import { TextInput } from '../ui/inputs';
import { VisuallyHidden } from '../ui/visually-hidden';
import { useOrganizationChoicesQuery } from './__generated__/organization-combobox';

export interface OrganizationChoice {
  id: string;
  name: string;
  level: string;
}

export interface OrganizationComboboxProps {
  value: OrganizationChoice | null;
  onChange: (value: OrganizationChoice | null) => void;
}

const OFFERED = 50;

const Box = chakra('div', { base: { position: 'relative', width: 'full' } });
const List = chakra('ul', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: 'calc(100% + 4px)',
    zIndex: 'popover',
    maxHeight: '17rem',
    overflowY: 'auto',
    listStyle: 'none',
    m: '0',
    p: '1',
    bg: 'bg.panel',
    borderRadius: 'md',
    boxShadow: 'float',
    '& [role=option]': { display: 'flex', alignItems: 'center', gap: '2', px: '2', py: '1.5', borderRadius: 'sm', cursor: 'pointer' },
    '& [role=option] > span': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    '& [role=option][data-active]': { bg: 'bg.muted', outline: '2px solid transparent' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& svg': { boxSize: '4', color: 'accent.fg', flexShrink: '0' },
    '@media (pointer: coarse)': { '& [role=option]': { minH: 'touch' } },
  },
  // A dialog's body would cut off what floats: there the list takes room of its own.
  variants: { inline: { true: { position: 'static', mt: '1', maxHeight: '14rem', boxShadow: 'none', border: 'hairline' } } },
});

/** One organization at or beneath the acting one, found by typing part of its name. Stands in a `Field`. */
export function OrganizationCombobox({ value, onChange }: OrganizationComboboxProps) {
  const t = useCoreTexts();
  const { levelName, organization } = useSession();
  const inDialog = useInDialog();
  const field = useFieldControl({});
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const search = useDeferredValue((typed ?? '').trim());
  const { data, previousData, loading } = useOrganizationChoicesQuery({ variables: { search: search || null, first: OFFERED }, skip: !open });
  const choices = (data ?? previousData)?.actingOrganizations ?? [];
  const at = Math.min(active, choices.length - 1);
  const shown = open && (choices.length > 0 || !loading);

  function choose(choice: OrganizationChoice | undefined) {
    if (choice) onChange({ id: choice.id, name: choice.name, level: choice.level });
    close();
  }
  function close() {
    setOpen(false);
    setTyped(null);
    setActive(0);
  }
  function move(to: number) {
    const next = Math.max(0, Math.min(choices.length - 1, to));
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) move(at + (event.key === 'ArrowDown' ? 1 : -1));
      else setOpen(true);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(choices[at]);
    } else if (event.key === 'Escape' && open) {
      // The dialog around it stays.
      event.stopPropagation();
      event.preventDefault();
      close();
    }
  }

  return (
    <Box>
      <TextInput
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && choices[at] ? `${listId}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('shell.findOrganization')}
        value={typed ?? value?.name ?? ''}
        onFocus={(event) => event.target.select()}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
          setOpen(true);
          if (event.target.value === '') onChange(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <VisuallyHidden role="status">{shown && choices.length === 0 ? t('shell.noOrganizations') : ''}</VisuallyHidden>
      {shown && (
        <List ref={list} inline={inDialog} id={listId} role="listbox" aria-labelledby={field.id} onMouseDown={(event) => event.preventDefault()}>
          {choices.length === 0 && <chakra.li css={{ px: '2', py: '2', color: 'fg.muted' }}>{t('shell.noOrganizations')}</chakra.li>}
          {choices.map((choice, index) => (
            <li key={choice.id} id={`${listId}-${index}`} role="option" aria-selected={choice.id === value?.id} data-active={index === at || undefined} onClick={() => choose(choice)} onMouseMove={() => setActive(index)}>
              <span>
                {choice.name}
                <small>{[isOrganizationLevel(choice.level) ? levelName(choice.level) : choice.level, ...choice.path.slice(choice.path.indexOf(organization.name) + 1)].join(' · ')}</small>
              </span>
              {choice.id === value?.id && <Check aria-hidden="true" />}
            </li>
          ))}
        </List>
      )}
    </Box>
  );
}
