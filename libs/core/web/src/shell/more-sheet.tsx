import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useCoreTexts } from '../i18n/core-texts';
import { useNavText } from '../i18n/nav-texts';
import { Sheet } from '../ui/dialog';
import { NavIcon } from './nav-icons';
import { useMenu } from './use-menu';

const Nav = chakra('nav', {
  base: {
    '& ul': { listStyle: 'none', p: '0', m: '0' },
    '& a': { display: 'flex', alignItems: 'center', gap: '3', minH: 'touch', color: 'fg', textDecoration: 'none', '&[aria-current]': { color: 'accent.fg', fontWeight: 'semibold' } },
    '& > ul > li > a': { fontWeight: 'semibold', '& svg': { boxSize: '5', color: 'fg.muted' } },
    '& ul ul a': { ps: '2rem' },
    '& > ul > li + li': { borderTop: 'hairline' },
  },
});

/** Every section and page that may be visited. */
export default function MoreSheet({ onClose }: { onClose: () => void }) {
  const t = useCoreTexts();
  const text = useNavText();
  const { items, isCurrent } = useMenu();
  return (
    <Sheet open onClose={onClose} title={t('shell.sections')}>
      <Nav aria-label={t('shell.sections')} onClick={(event) => (event.target as Element).closest('a') && onClose()}>
        <ul>
          {items.map((item) => {
            return (
              <li key={item.path}>
                <Link to={item.path} aria-current={isCurrent(item.path) ? 'true' : undefined}>
                  <NavIcon name={item.icon} />
                  {text(item.label)}
                </Link>
                {item.children.length > 0 && (
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
          })}
        </ul>
      </Nav>
    </Sheet>
  );
}
