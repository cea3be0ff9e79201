import { chakra } from '@chakra-ui/react';
import type { MenuItem } from '@afterbell/core/domain';
import { Link } from 'react-router';
import { useCoreTexts } from '../i18n/core-texts';
import { useNavText } from '../i18n/nav-texts';
import { BrandMark } from './brand';
import { NavIcon } from './nav-icons';
import { useMenu } from './use-menu';

/** "Collapses to icons at 1024". */
const WIDE = '@media (min-width: 1025px)';

const Aside = chakra('aside', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    gap: '2',
    position: 'sticky',
    top: '0',
    height: '100dvh',
    width: 'railNarrow',
    flexShrink: '0',
    overflowY: 'auto',
    overflowX: 'hidden',
    bg: 'bg.subtle',
    borderInlineEnd: 'hairline',
    px: '2',
    pb: '4',
    scrollbarWidth: 'thin',
    [WIDE]: { width: 'rail', px: '3' },
    '& ul': { listStyle: 'none', p: '0', m: '0', display: 'flex', flexDirection: 'column', gap: '0.5' },
    '& a[data-item]': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: 'max(2.5rem, var(--ab-control))',
      justifyContent: 'center',
      borderRadius: 'md',
      color: 'fg.muted',
      textDecoration: 'none',
      fontWeight: 'semibold',
      outlineOffset: '-2px',
      '& svg': { boxSize: '5', flexShrink: '0' },
      '& > span': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
      '&:hover:not([data-here])': { bg: 'bg.muted', color: 'fg' },
      [WIDE]: { justifyContent: 'flex-start', px: '2', minH: 'max(2.25rem, var(--ab-control))', '& svg': { boxSize: '1.125rem' }, '& > span': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
    },
    '& a[data-item][data-here]': { color: 'accent.fg', bg: 'accent.subtle' },
    '& ul ul': { display: 'none', mt: '0.5', mb: '2', [WIDE]: { display: 'flex' } },
    '& ul ul a': { display: 'flex', alignItems: 'center', minH: 'max(2rem, var(--ab-control) - 4px)', ps: '2.375rem', pe: '2', borderRadius: 'md', color: 'fg.muted', textDecoration: 'none', outlineOffset: '-2px', '&:hover': { bg: 'bg.muted' }, '&:hover:not([aria-current=page])': { color: 'fg' } },
    '& ul ul a[aria-current=page]': { color: 'accent.fg', fontWeight: 'semibold' },
  },
});

const Home = chakra(Link, {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '2', height: 'var(--ab-top)', flexShrink: '0', color: 'fg', fontSize: 'md', fontWeight: 'semibold', letterSpacing: '-0.01em', textDecoration: 'none', outlineOffset: '-4px', [WIDE]: { justifyContent: 'flex-start', px: '2' }, '& > span': { display: 'none', [WIDE]: { display: 'inline' } } },
});

export function Rail() {
  const t = useCoreTexts();
  const { items } = useMenu();
  return (
    <Aside data-no-print="">
      <Home to="/" aria-label={t('product')}>
        <BrandMark />
        <span>{t('product')}</span>
      </Home>
      <nav aria-label={t('shell.sections')}>
        <ul>
          {items.map((item) => (
            <RailItem key={item.path} item={item} />
          ))}
        </ul>
      </nav>
    </Aside>
  );
}

function RailItem({ item }: { item: MenuItem }) {
  const text = useNavText();
  const { isCurrent } = useMenu();
  const here = isCurrent(item.path);
  const label = text(item.label);
  return (
    <li>
      <Link to={item.path} data-item="" data-here={here || undefined} aria-current={here ? (item.children.length > 0 ? 'true' : 'page') : undefined} title={label}>
        <NavIcon name={item.icon} />
        <span>{label}</span>
      </Link>
      {here && item.children.length > 0 && (
        <ul>
          {item.children.map((child) => (
            <li key={child.path}>
              <Link to={child.path} aria-current={isCurrent(child.path) ? 'page' : undefined}>
                {text(child.label)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
