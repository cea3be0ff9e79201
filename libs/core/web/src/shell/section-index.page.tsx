import type { MenuItem } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router';
import { useCoreTexts } from '../i18n/core-texts';
import { navAbout, useNavText } from '../i18n/nav-texts';
import { BoardPage } from '../pages/page-kinds';
import { EmptyState } from '../ui/empty-state';
import { NavIcon } from './nav-icons';
import { useMenu } from './use-menu';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    maxW: '3xl',
    borderTop: 'hairline',
    '& a': { display: 'flex', alignItems: 'center', gap: '4', minH: '16', py: '3', px: '2', borderBottom: 'hairline', color: 'fg', textDecoration: 'none', outlineOffset: '-2px', _hover: { bg: 'bg.subtle', '& strong': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
    '& svg': { boxSize: '5', color: 'accent.fg', flexShrink: '0' },
    '& strong': { display: 'block', fontSize: 'md' },
    '& small': { fontSize: 'sm', color: 'fg.muted' },
  },
});

/** The front page of a section: its pages, those that may be visited. */
export default function SectionIndexPage() {
  const t = useCoreTexts();
  const text = useNavText();
  const { pathname } = useLocation();
  const { items } = useMenu();
  const section = items.find((item) => item.path === pathname);
  if (!section) return <EmptyState kind="noRight">{t('shell.sectionEmpty')}</EmptyState>;
  return (
    <BoardPage title={text(section.label)}>
      <SectionPages section={section} />
    </BoardPage>
  );
}

/** Where the pages of a section are listed, with what is done there. */
export function SectionPages({ section }: { section: MenuItem }) {
  const text = useNavText();
  return (
    <List>
      {section.children.map((child) => {
        return (
          <li key={child.path}>
            <Link to={child.path}>
              <NavIcon name={child.icon} />
              <span>
                <strong>{text(child.label)}</strong>
                {navAbout(child) && <small>{navAbout(child)}</small>}
              </span>
            </Link>
          </li>
        );
      })}
    </List>
  );
}
