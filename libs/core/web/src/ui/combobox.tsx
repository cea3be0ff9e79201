import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useInDialog } from './dialog';
import { useFieldControl } from './field';
import { TextInput } from './inputs';
import { VisuallyHidden } from './visually-hidden';

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
    '& [role=option]': { display: 'flex', alignItems: 'center', gap: '2', minH: '8', px: '2', py: '1.5', borderRadius: 'sm', cursor: 'pointer' },
    '& [role=option] > span': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    '& [role=option][data-active]': { bg: 'bg.muted', outline: '2px solid transparent' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& svg': { boxSize: '4', color: 'accent.fg', flexShrink: '0' },
    '@media (pointer: coarse)': { '& [role=option]': { minH: 'touch' } },
  },
  // A dialog's body would cut off what floats: there the list takes room of its own.
  variants: { inline: { true: { position: 'static', mt: '1', maxHeight: '14rem', boxShadow: 'none', border: 'hairline' } } },
});

/** What a combobox remembers: whether its list is open, and what is typed while a choice is looked for. */
export function useCombobox() {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  return { open, setOpen, typed, setTyped };
}

export interface ComboboxProps<Option> {
  state: ReturnType<typeof useCombobox>;
  /** What the list offers for what is typed. */
  options: readonly Option[];
  /** The options are on their way: an empty list says nothing yet. */
  loading?: boolean;
  keyOf: (option: Option) => string | number;
  isChosen: (option: Option) => boolean;
  children: (option: Option) => ReactNode;
  /** What stands in the field while nothing is typed. */
  text: string;
  placeholder: string;
  /** Said when no option is found. */
  none: string;
  several?: boolean;
  onChoose: (option: Option) => void;
  /** The field was emptied by typing. */
  onEmptied?: () => void;
  /** Backspace in an empty field. */
  onTakeBack?: () => void;
  onLeave?: () => void;
}

/** A field that finds its options by typing. Stands in a `Field`; the arrows walk, Enter chooses, Escape closes the list alone. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { state, options, loading = false, keyOf, isChosen, children, text, placeholder, none, several = false, onChoose, onEmptied, onTakeBack, onLeave } = props;
  const { open, setOpen, typed, setTyped } = state;
  const inDialog = useInDialog();
  const field = useFieldControl({});
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const at = Math.min(active, options.length - 1);
  const shown = open && (options.length > 0 || !loading);

  function close() {
    setOpen(false);
    setTyped(null);
    setActive(0);
  }
  function choose(option: Option | undefined) {
    if (option === undefined) return;
    onChoose(option);
    if (several) setTyped(null);
    else close();
  }
  function move(to: number) {
    const next = Math.max(0, Math.min(options.length - 1, to));
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
      choose(options[at]);
    } else if (event.key === 'Escape' && open) {
      // The dialog around it stays.
      event.stopPropagation();
      event.preventDefault();
      close();
    } else if (event.key === 'Backspace' && !typed) onTakeBack?.();
  }

  return (
    <Box>
      <TextInput
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && options[at] !== undefined ? `${listId}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={typed ?? text}
        onFocus={(event) => event.target.select()}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
          setOpen(true);
          if (event.target.value === '') onEmptied?.();
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          onLeave?.();
        }}
      />
      <VisuallyHidden role="status">{shown && options.length === 0 ? none : ''}</VisuallyHidden>
      {shown && (
        <List ref={list} inline={inDialog} id={listId} role="listbox" aria-multiselectable={several || undefined} aria-labelledby={field.id} onMouseDown={(event) => event.preventDefault()}>
          {options.length === 0 && <chakra.li css={{ px: '2', py: '2', color: 'fg.muted' }}>{none}</chakra.li>}
          {options.map((option, index) => (
            <li key={keyOf(option)} id={`${listId}-${index}`} role="option" aria-selected={isChosen(option)} data-active={index === at || undefined} onClick={() => choose(option)} onMouseMove={() => setActive(index)}>
              <span>{children(option)}</span>
              {isChosen(option) && <Check aria-hidden="true" />}
            </li>
          ))}
        </List>
      )}
    </Box>
  );
}
