import { foldText } from '@afterbell/core/domain';
import { TextInput, useFieldControl, useInDialog, VisuallyHidden } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useFormsTexts } from '../forms-texts';
import { ChipList } from './chip-list';
import type { ShownOption } from './choice-options';

/** What one list shows at once; typing narrows it. */
const SHOWN = 100;

const Box = chakra('div', { base: { position: 'relative', width: 'full', display: 'flex', flexDirection: 'column', gap: '2' } });
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
    '& [role=option]': { display: 'flex', alignItems: 'center', gap: '2', minH: '8', px: '2', py: '1.5', borderRadius: 'sm', cursor: 'pointer', fontSize: 'sm' },
    '& [role=option] > span': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    '& [role=option][data-active]': { bg: 'bg.muted', outline: '2px solid transparent' },
    '& svg': { boxSize: '4', color: 'accent.fg', flexShrink: '0' },
    '@media (pointer: coarse)': { '& [role=option]': { minH: 'touch' } },
  },
  variants: { inline: { true: { position: 'static', mt: '1', maxHeight: '14rem', boxShadow: 'none', border: 'hairline' } } },
});

export interface OptionComboboxProps {
  options: readonly ShownOption[];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
  onLeave?: () => void;
  several?: boolean;
}

/** One or several of many options, found by typing. Stands in a `Field`. */
export function OptionCombobox({ options, chosen, onChange, onLeave, several = false }: OptionComboboxProps) {
  const t = useFormsTexts();
  const inDialog = useInDialog();
  const control = useFieldControl({});
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const search = foldText((typed ?? '').trim());
  const found = options.filter(({ label }) => foldText(label).includes(search)).slice(0, SHOWN);
  const at = Math.min(active, found.length - 1);
  const labelOf = (id: number | undefined) => options.find((option) => option.id === id)?.label ?? '';

  function close() {
    setOpen(false);
    setTyped(null);
    setActive(0);
  }
  function choose(option: ShownOption | undefined) {
    if (!option) return;
    if (!several) {
      onChange([option.id]);
      return close();
    }
    onChange(chosen.includes(option.id) ? chosen.filter((id) => id !== option.id) : [...chosen, option.id]);
    setTyped(null);
  }
  function move(to: number) {
    const next = Math.max(0, Math.min(found.length - 1, to));
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
      choose(found[at]);
    } else if (event.key === 'Escape' && open) {
      // The dialog around it stays.
      event.stopPropagation();
      event.preventDefault();
      close();
    } else if (event.key === 'Backspace' && several && !typed && chosen.length > 0) onChange(chosen.slice(0, -1));
  }

  return (
    <Box>
      {several && <ChipList label={t('chosen', { count: chosen.length })} chips={chosen.map((id) => ({ key: String(id), label: labelOf(id) }))} onRemove={(key) => onChange(chosen.filter((id) => String(id) !== key))} />}
      <chakra.div css={{ position: 'relative' }}>
        <TextInput
          role="combobox"
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && found[at] ? `${listId}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('find')}
          value={typed ?? (several ? '' : labelOf(chosen[0]))}
          onFocus={(event) => event.target.select()}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            setOpen(true);
            if (event.target.value === '' && !several) onChange([]);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            onLeave?.();
          }}
        />
        <VisuallyHidden role="status">{open && found.length === 0 ? t('noOption') : ''}</VisuallyHidden>
        {open && (
          <List ref={list} inline={inDialog} id={listId} role="listbox" aria-multiselectable={several || undefined} aria-labelledby={control.id} onMouseDown={(event) => event.preventDefault()}>
            {found.length === 0 && <chakra.li css={{ px: '2', py: '2', color: 'fg.muted' }}>{t('noOption')}</chakra.li>}
            {found.map((option, index) => (
              <li key={option.id} id={`${listId}-${index}`} role="option" aria-selected={chosen.includes(option.id)} data-active={index === at || undefined} onClick={() => choose(option)} onMouseMove={() => setActive(index)}>
                <span>{option.label}</span>
                {chosen.includes(option.id) && <Check aria-hidden="true" />}
              </li>
            ))}
          </List>
        )}
      </chakra.div>
    </Box>
  );
}
