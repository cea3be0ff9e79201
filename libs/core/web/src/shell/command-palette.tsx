import { chakra } from '@chakra-ui/react';
import { foldText, type MenuItem } from '@afterbell/core/domain';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useCoreTexts } from '../i18n/core-texts';
import { useNavText } from '../i18n/nav-texts';
import { Dialog } from '../ui/dialog';
import { SearchInput } from '../ui/inputs';
import { NavIcon } from './nav-icons';
import { useMenu } from './use-menu';

const Options = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    mt: '2',
    mx: '-2',
    minHeight: '16rem',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', minH: 'control', px: '2', borderRadius: 'md', cursor: 'pointer', '& svg': { boxSize: '4', color: 'fg.muted' }, '& small': { color: 'fg.muted', marginInlineStart: 'auto' } },
    '& > li[aria-selected=true]': { bg: 'bg.muted', '@media (forced-colors: active)': { outline: '2px solid Highlight' } },
  },
});

interface Place {
  path: string;
  label: string;
  section: string | null;
  icon: string;
}

/** Every page one may visit, by name. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useCoreTexts();
  const text = useNavText();
  const navigate = useNavigate();
  const { items } = useMenu();
  const list = useId();
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const place = (item: MenuItem, section: string | null): Place => ({ path: item.path, label: text(item.label), section, icon: item.icon });
  const places = items.flatMap((item) => [place(item, null), ...item.children.map((child) => place(child, text(item.label)))]);
  const words = foldText(search).split(' ').filter(Boolean);
  const found = places.filter(({ label, section }) => words.every((word) => foldText(`${label} ${section ?? ''}`).includes(word)));
  const current = found[Math.min(at, found.length - 1)];

  function go(to: Place | undefined) {
    if (!to) return;
    onClose();
    void navigate(to.path);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, found.length - 1) + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      go(current);
    }
  }
  return (
    <Dialog open onClose={onClose} title={t('shell.goToTitle')}>
      <SearchInput
        label={t('shell.findPage')}
        value={search}
        autoFocus
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={current ? `${list}-${found.indexOf(current)}` : undefined}
        onChange={(value) => {
          setSearch(value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Options id={list} role="listbox" aria-label={t('shell.findPage')}>
        {found.map((option, index) => {
          return (
            <li key={option.path} id={`${list}-${index}`} role="option" aria-selected={option === current} onClick={() => go(option)} onPointerMove={() => setAt(index)}>
              <NavIcon name={option.icon} />
              {option.label}
              {option.section && <small>{option.section}</small>}
            </li>
          );
        })}
      </Options>
      {found.length === 0 && <p>{t('empty.noMatch')}</p>}
    </Dialog>
  );
}
