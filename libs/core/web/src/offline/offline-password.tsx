import { lazy, Suspense, useState } from 'react';
import { useOptionalSession } from '../session/session-context';
import { Button, type ButtonProps } from '../ui/button';
import { useReachable } from './connection';
import { usePasswordTexts } from './password-texts';
import { useHasOpener } from './own-opener';
import { useVault } from './vault-door';

const PasswordDialog = lazy(() => import('./password-dialog'));

/** Sets, changes and removes the offline password of this device. Nothing where nothing is kept, and without a network. */
export function OfflinePassword({ size, variant }: Pick<ButtonProps, 'size' | 'variant'>) {
  const session = useOptionalSession();
  const vault = useVault();
  const reachable = useReachable();
  if (!session || session.viewAs || vault?.userId !== session.user.id || !reachable) return null;
  return <PasswordButton userId={session.user.id} size={size} variant={variant} />;
}

function PasswordButton({ userId, ...look }: { userId: string } & Pick<ButtonProps, 'size' | 'variant'>) {
  const t = usePasswordTexts();
  const has = useHasOpener(userId);
  const [open, setOpen] = useState(false);
  if (has === null) return null;
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {t(has ? 'change' : 'set')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PasswordDialog has={has} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
