import { chakra } from '@chakra-ui/react';
import { memo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsPhone } from '../hooks/use-media-query';
import { useCoreTexts } from '../i18n/core-texts';
import { Button } from '../ui/button';
import { MoreMenu, type MenuAction } from '../ui/menu';
import { usePageTitle } from './page-title';

export interface Crumb {
  label: string;
  to: string;
}

export interface PageHeaderProps {
  title: string;
  /** One line under the title: the count, the place, the date. */
  subtitle?: ReactNode;
  /** Only where depth exceeds two. */
  breadcrumb?: readonly Crumb[];
  /** The page's one primary action. */
  action?: ReactNode;
  /** Secondary actions, behind "More actions". */
  more?: readonly MenuAction[];
  /** Beside the title: a status badge. */
  badge?: ReactNode;
  /** Before the title: photo or initials. */
  media?: ReactNode;
  hasErrors?: boolean;
  /** On a phone the primary action floats within reach of a thumb. */
  actionInReach?: boolean;
}

const Header = chakra('header', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '3' } });
const Heading = chakra('h1', { base: { fontSize: { base: 'lg', md: 'xl' }, letterSpacing: '-0.01em', overflowWrap: 'anywhere', mdDown: { '&[data-long]': { fontSize: 'md', lineHeight: 'snug' }, '&[data-cut]': { lineClamp: '3' } } } });

/** A title of more letters would take half of a phone's screen. */
const LONG_TITLE = 80;
const Crumbs = chakra('nav', { base: { width: 'full', mb: '-2', fontSize: 'sm', color: 'fg.muted', '& ol': { display: 'flex', flexWrap: 'wrap', listStyle: 'none', p: '0' }, '& li:not(:last-child)::after': { content: '"/"', px: '2' }, '& a': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } });

const InReach = chakra('div', { base: { mdDown: { position: 'fixed', insetInlineEnd: '4', bottom: 'calc(var(--ab-bottom, 0px) + 1rem)', zIndex: 'sticky', borderRadius: 'md', boxShadow: 'float' } } });

const NOTHING_MORE: readonly MenuAction[] = [];

export const PageHeader = memo(function PageHeader({ title, subtitle, breadcrumb, action, more = NOTHING_MORE, badge, media, hasErrors, actionInReach = false }: PageHeaderProps) {
  const t = useCoreTexts();
  usePageTitle(title, hasErrors);
  return (
    <Header>
      {breadcrumb && breadcrumb.length > 0 && (
        <Crumbs aria-label={t('breadcrumb')}>
          <ol>
            {breadcrumb.map((crumb) => (
              <li key={crumb.to}>
                <Link to={crumb.to}>{crumb.label}</Link>
              </li>
            ))}
          </ol>
        </Crumbs>
      )}
      {media}
      <chakra.div css={{ flex: '1 1 10rem', minW: '0' }}>
        <chakra.div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' }}>
          <Title>{title}</Title>
          {badge}
        </chakra.div>
        {subtitle && <chakra.div css={{ color: 'fg.muted', mt: '0.5' }}>{subtitle}</chakra.div>}
      </chakra.div>
      {(action || more.length > 0) && (
        <chakra.div css={{ display: 'flex', alignItems: 'center', gap: '2' }}>
          {more.length > 0 && <MoreMenu items={more} />}
          {action && actionInReach ? <InReach data-foot="phone">{action}</InReach> : action}
        </chakra.div>
      )}
    </Header>
  );
});

/** A very long one is cut on a phone, and told in full on demand; screen readers always have all of it. */
function Title({ children }: { children: string }) {
  const t = useCoreTexts();
  const phone = useIsPhone();
  const [whole, setWhole] = useState(false);
  const long = children.length > LONG_TITLE;
  return (
    <>
      <Heading data-long={long || undefined} data-cut={(long && !whole) || undefined}>
        {children}
      </Heading>
      {long && phone && (
        <Button variant="link" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t(whole ? 'title.less' : 'title.whole')}
        </Button>
      )}
    </>
  );
}
