import { isSafeInternalPath } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { defineTexts } from '../i18n/i18n';
import { Button, type ButtonProps } from '../ui/button';
import { notify } from '../ui/notify';
import { useOptionalSession, usePermissions, useSession, useSessionContext } from './session-context';

const { useTexts } = defineTexts('viewAs', {
  button: 'View as {{name}}',
  looking: 'You are viewing as {{name}}',
  place: '{{role}}, {{organization}}. Nothing can be changed.',
  leave: 'Leave',
  label: 'Viewing through another access',
});

const FROM_KEY = 'afterbell.viewAsFrom';

// As high as the top bar and above it: scrolled, it stands where the bar stood, and what sticks beneath the bar sticks beneath it.
const Bar = chakra('section', {
  base: {
    position: 'sticky', top: '0', zIndex: '21', display: 'flex', alignItems: 'center', gap: '3', minHeight: '3.5rem', px: { base: '3', md: '4', xl: '6' },
    bg: 'orange.subtle', color: 'fg', borderBottom: '2px solid {colors.orange.solid}',
    '& > svg': { boxSize: '5', flexShrink: '0', color: 'orange.fg' },
    '& > span': { flex: '1', minW: '0', lineHeight: 'snug' },
    '& strong, & small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& small': { fontSize: 'xs' },
  },
});
/** Drawn around the window, so that it is seen wherever a page is scrolled to. */
const Edge = chakra('div', { base: { position: 'fixed', inset: '0', zIndex: '22', pointerEvents: 'none', border: '2px solid {colors.orange.solid}' } });

/** On every page while an administrator looks through another access. */
export function ViewAsBanner() {
  const session = useOptionalSession();
  return session?.viewAs ? <Banner name={session.viewAs.userName} role={session.access.roleName} organization={session.access.organization.name} /> : null;
}

function Banner({ name, role, organization }: { name: string; role: string; organization: string }) {
  const t = useTexts();
  const { viewAs } = useSessionContext();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    try {
      await viewAs(null);
      const from = takeFrom();
      if (from) void navigate(from, { replace: true });
    } catch {
      // The error link has said what went wrong.
      setBusy(false);
    }
  }
  return (
    <>
      <Edge aria-hidden="true" data-no-print="" />
      <Bar aria-label={t('label')}>
        <Eye aria-hidden="true" />
        <span role="status">
          <strong>{t('looking', { name })}</strong>
          <small>{t('place', { role, organization })}</small>
        </span>
        <Button size="sm" loading={busy} onClick={() => void leave()}>
          {t('leave')}
        </Button>
      </Bar>
    </>
  );
}

export interface ViewAsButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  accessId: string;
  /** Whose access it is. */
  name: string;
}

/** Looks through somebody's access; absent for who may not edit users, and while one looks already. */
export function ViewAsButton({ accessId, name, ...look }: ViewAsButtonProps) {
  const t = useTexts();
  const session = useSession();
  const { can } = usePermissions();
  const { viewAs } = useSessionContext();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  if (session.viewAs || !can('edit', 'settings.users')) return null;

  async function start() {
    setBusy(true);
    try {
      const problems = await viewAs(accessId);
      if (problems.length > 0) return problems.forEach((title) => notify({ severity: 'error', title }));
      rememberFrom(`${pathname}${search}`);
      void navigate('/');
    } catch {
      // The error link has said what went wrong.
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button icon={<Eye aria-hidden="true" />} loading={busy} onClick={() => void start()} {...look}>
      {t('button', { name })}
    </Button>
  );
}

function rememberFrom(path: string): void {
  try {
    sessionStorage.setItem(FROM_KEY, path);
  } catch {
    // Without storage leaving ends at the dashboard.
  }
}

function takeFrom(): string | null {
  try {
    const path = sessionStorage.getItem(FROM_KEY);
    sessionStorage.removeItem(FROM_KEY);
    return path !== null && isSafeInternalPath(path) ? path : null;
  } catch {
    return null;
  }
}
