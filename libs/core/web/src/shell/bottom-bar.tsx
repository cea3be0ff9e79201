import { chakra } from '@chakra-ui/react';
import type { MenuItem } from '@afterbell/core/domain';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useCoreTexts } from '../i18n/core-texts';
import { useNavText } from '../i18n/nav-texts';
import { NavIcon } from './nav-icons';
import { useMenu } from './use-menu';

const MoreSheet = lazy(() => import('./more-sheet'));

/** What is wanted with children at the door comes before the order of the menu. */
const NEAREST: readonly string[] = ['/', '/people', '/activities', '/participation'];
const PLACES = 4;

function nearest(items: readonly MenuItem[]): readonly MenuItem[] {
  const chosen = new Set([...items.filter(({ path }) => NEAREST.includes(path)), ...items].slice(0, PLACES));
  return items.filter((item) => chosen.has(item));
}

const Bar = chakra('nav', {
  base: {
    display: { base: 'block', md: 'none' },
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: 'bar',
    bg: 'bg.panel',
    borderTop: 'hairline',
    pb: 'env(safe-area-inset-bottom)',
    '& ul': { display: 'flex', listStyle: 'none', p: '0', m: '0' },
    // A long name may take from a short one.
    '& li': { flex: '1 1 auto', minW: '0' },
    '& a, & button': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.5',
      width: 'full',
      px: '1',
      height: '14',
      color: 'fg.muted',
      textDecoration: 'none',
      fontSize: 'xs',
      cursor: 'pointer',
      outlineOffset: '-3px',
      '& svg': { boxSize: '5' },
      '& span': { maxW: 'full', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '&[aria-current]': { color: 'accent.fg', boxShadow: 'inset 0 2px 0 {colors.accent.solid}' },
    },
  },
});

/** Four sections and "More", within reach of a thumb. */
export function BottomBar() {
  const t = useCoreTexts();
  const text = useNavText();
  const { items, isCurrent } = useMenu();
  const [open, setOpen] = useState(false);
  const first = nearest(items);
  return (
    <Bar aria-label={t('shell.mainMenu')} data-no-print="">
      <ul>
        {first.map((item) => {
          return (
            <li key={item.path}>
              <Link to={item.path} aria-current={isCurrent(item.path) ? 'true' : undefined}>
                <NavIcon name={item.icon} />
                <span>{text(item.label)}</span>
              </Link>
            </li>
          );
        })}
        <li>
          <button type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
            <MenuIcon aria-hidden="true" />
            <span>{t('more')}</span>
          </button>
        </li>
      </ul>
      {open && (
        <Suspense fallback={null}>
          <MoreSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Bar>
  );
}
