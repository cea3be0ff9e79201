import { chakra } from '@chakra-ui/react';
import { ChevronsUpDown, Keyboard, LogOut, Monitor, Moon, Search, Sun, User } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PLANNED_ROUTES } from '@afterbell/core/domain';
import { useCoreTexts } from '../i18n/core-texts';
import { Bell } from '../notifications/bell';
import { useShortcut } from '../keys/shortcuts';
import { useSession, useSessionContext } from '../session/session-context';
import { COLOR_MODE_CHOICES, useColorMode } from '../theme/color-mode';
import { Avatar } from '../ui/avatar';
import { Menu } from '../ui/menu';

const Switcher = lazy(() => import('./switcher'));
const CommandPalette = lazy(() => import('./command-palette'));
const KeysHelp = lazy(() => import('./keys-help'));

const Bar = chakra('header', {
  base: { position: 'sticky', top: '0', zIndex: 'bar', display: 'flex', alignItems: 'center', gap: '2', height: 'var(--ab-top)', px: { base: '2', md: '4', xl: '6' }, bg: 'bg', borderBottom: 'hairline' },
});

const Place = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minW: '0',
    maxW: { base: 'full', md: '26rem' },
    height: '10',
    '@media (pointer: coarse)': { height: 'touch' },
    px: '2',
    borderRadius: 'md',
    textAlign: 'start',
    cursor: 'pointer',
    outlineOffset: '-1px',
    _hover: { bg: 'bg.muted' },
    _disabled: { cursor: 'default', bg: 'transparent', '& svg': { display: 'none' } },
    '& > span': { display: 'block', minW: '0', lineHeight: 'snug' },
    '& strong, & small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& small': { fontSize: 'xs', color: 'fg.muted' },
    '& svg': { boxSize: '4', flexShrink: '0', color: 'fg.muted' },
  },
});

/** Looks like the field that it opens; on a phone it is its icon. */
const SearchField = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: { base: 'center', md: 'flex-start' },
    gap: '2',
    height: '10',
    width: { base: '10', md: '12rem', xl: '18rem' },
    '@media (pointer: coarse)': { height: 'touch', minW: 'touch' },
    px: { md: '3' },
    borderRadius: 'md',
    border: { md: 'control' },
    color: 'fg.muted',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '& svg': { boxSize: { base: '5', md: '4' }, flexShrink: '0' },
    '& span, & kbd': { display: { base: 'none', md: 'block' } },
    '& kbd': { marginInlineStart: 'auto', fontFamily: 'inherit', fontSize: 'xs', border: 'hairline', borderRadius: 'sm', px: '1', whiteSpace: 'nowrap' },
  },
});

const SEARCH_KEYS = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

const PersonButton = chakra('button', { base: { display: 'grid', placeItems: 'center', boxSize: '10', '@media (pointer: coarse)': { boxSize: 'touch' }, borderRadius: 'full', cursor: 'pointer', _hover: { bg: 'bg.muted' } } });

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon };

export function TopBar() {
  const t = useCoreTexts();
  const { organization, term, levelName, tenant, viewAs } = useSession();
  const [open, setOpen] = useState<'switcher' | 'palette' | 'keys' | null>(null);
  const close = () => setOpen(null);
  useShortcut('mod+k', () => setOpen('palette'));
  useShortcut('?', () => setOpen('keys'));
  const where = [levelName(organization.level), term?.name ?? tenant.name].join(' · ');
  return (
    <Bar data-no-print="">
      <Place type="button" aria-haspopup="dialog" disabled={viewAs !== null} aria-label={`${t('shell.acting', { name: organization.name })}, ${where}. ${t('shell.switchTo')}`} onClick={() => setOpen('switcher')}>
        <span>
          <strong>{organization.name}</strong>
          <small>{where}</small>
        </span>
        <ChevronsUpDown aria-hidden="true" />
      </Place>
      <chakra.div css={{ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: '1', flexShrink: '0' }}>
        <SearchField type="button" aria-haspopup="dialog" onClick={() => setOpen('palette')} aria-label={t('shell.searchAll')} aria-keyshortcuts="Control+K Meta+K">
          <Search aria-hidden="true" />
          <span>{t('shell.searchHint')}</span>
          <kbd>{SEARCH_KEYS}</kbd>
        </SearchField>
        <Bell />
        <PersonMenu onKeys={() => setOpen('keys')} />
      </chakra.div>
      <Suspense fallback={null}>
        {open === 'switcher' && <Switcher onClose={close} />}
        {open === 'palette' && <CommandPalette onClose={close} />}
        {open === 'keys' && <KeysHelp onClose={close} />}
      </Suspense>
    </Bar>
  );
}

function PersonMenu({ onKeys }: { onKeys: () => void }) {
  const t = useCoreTexts();
  const { user, access } = useSession();
  const { signOut } = useSessionContext();
  const { choice, setChoice } = useColorMode();
  const profile = PLANNED_ROUTES.has('/profile') ? [] : [{ id: 'profile', label: t('shell.profile'), icon: <User size={16} aria-hidden="true" />, to: '/profile' }];
  return (
    <Menu
      trigger={
        <PersonButton type="button" aria-label={t('shell.account', { name: user.name })}>
          <Avatar name={user.name} />
        </PersonButton>
      }
      header={
        <>
          <strong>{user.name}</strong>
          <span>{user.email}</span>
          <span>{access.roleName}</span>
        </>
      }
      groups={[
        { items: profile },
        {
          label: t('shell.theme'),
          items: COLOR_MODE_CHOICES.map((mode) => {
            const Icon = THEME_ICONS[mode];
            return { id: `theme-${mode}`, label: t(`shell.themes.${mode}`), icon: <Icon size={16} aria-hidden="true" />, checked: choice === mode, onSelect: () => setChoice(mode) };
          }),
        },
        {
          items: [
            { id: 'keys', label: t('shell.keys'), icon: <Keyboard size={16} aria-hidden="true" />, onSelect: onKeys },
            { id: 'sign-out', label: t('shell.signOut'), icon: <LogOut size={16} aria-hidden="true" />, onSelect: () => void signOut('chosen') },
          ],
        },
      ]}
    />
  );
}
