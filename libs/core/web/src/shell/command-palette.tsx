import { chakra } from '@chakra-ui/react';
import { foldText, type MenuItem } from '@afterbell/core/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCoreTexts } from '../i18n/core-texts';
import { useNavText } from '../i18n/nav-texts';
import { Dialog } from '../ui/dialog';
import { SearchInput } from '../ui/inputs';
import { NavIcon } from './nav-icons';
import { useMenu } from './use-menu';
import { useOptions } from './use-options';

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
  const [search, setSearch] = useState('');
  const place = (item: MenuItem, section: string | null): Place => ({ path: item.path, label: text(item.label), section, icon: item.icon });
  const places = items.flatMap((item) => [place(item, null), ...item.children.map((child) => place(child, text(item.label)))]);
  const words = foldText(search).split(' ').filter(Boolean);
  const found = places.filter(({ label, section }) => words.every((word) => foldText(`${label} ${section ?? ''}`).includes(word)));
  const { id, at, setAt, combobox } = useOptions(found.length, (index) => go(found[index]));

  function go(to: Place | undefined) {
    if (!to) return;
    onClose();
    void navigate(to.path);
  }
  return (
    <Dialog open onClose={onClose} title={t('shell.goToTitle')}>
      <SearchInput
        label={t('shell.findPage')}
        value={search}
        autoFocus
        {...combobox}
        onChange={(value) => {
          setSearch(value);
          setAt(0);
        }}
      />
      <Options id={id} role="listbox" aria-label={t('shell.findPage')}>
        {found.map((option, index) => {
          return (
            <li key={option.path} id={`${id}-${index}`} role="option" aria-selected={index === at} onClick={() => go(option)} onPointerMove={() => setAt(index)}>
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
