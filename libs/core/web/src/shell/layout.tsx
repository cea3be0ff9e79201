import { matchRoute, type RouteLayout } from '@afterbell/core/domain';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { ConfirmHost } from '../session/confirm-host';
import { Gate } from '../session/gate';
import { useExternalLinkGuard } from '../session/external-links';
import { useSessionContext } from '../session/session-context';
import { Skeleton } from '../ui/skeleton';
import { MAIN_ID } from '../ui/skip-link';
import { BareFrame, CenterFrame } from './frame';

/** The frame of a signed-in person; sign-in does without it, everything else asks for it at once. */
const loadFrame = () => import('./default-frame');
const DefaultFrame = lazy(loadFrame);
if (typeof window !== 'undefined' && matchRoute(window.location.pathname)?.route.layout !== 'center') void loadFrame();

const IdleGuard = lazy(() => import('../session/idle-guard'));
const loadSignOutDialog = () => import('../session/sign-out-dialog');
const SignOutDialog = lazy(loadSignOutDialog);

/** The root of all routes: frame by the route table's layout, rules of navigation, idle time-out. */
export function RootLayout() {
  const { session, keepAlive, lock, signOut, unsentAtSignOut } = useSessionContext();
  const { pathname } = useLocation();
  useExternalLinkGuard();
  useFocusOnNavigation(pathname);
  const signedIn = session !== null;
  // Its question is asked when the line is down, which is when its chunk could not be fetched.
  useEffect(() => {
    if (signedIn) void loadSignOutDialog().catch(() => undefined);
  }, [signedIn]);
  const layout = matchRoute(pathname)?.route.layout ?? 'default';
  return (
    <>
      <FrameFor layout={layout} signedIn={signedIn}>
        <Gate>
          <Suspense key={pathname} fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </Gate>
      </FrameFor>
      {session && (
        <Suspense fallback={null}>
          <IdleGuard
            key={session.absoluteExpiresAt}
            timeoutSeconds={session.idleTimeoutSeconds}
            warningSeconds={session.idleWarningSeconds}
            absoluteExpiresAt={session.absoluteExpiresAt}
            keepAlive={keepAlive}
            onExpire={() => void signOut('inactive')}
            onLock={lock}
            onSignOut={() => void signOut('chosen')}
          />
          {unsentAtSignOut && <SignOutDialog asked={unsentAtSignOut} />}
        </Suspense>
      )}
      {session && <ConfirmHost />}
      <ScrollRestoration />
    </>
  );
}

function FrameFor({ layout, signedIn, children }: { layout: RouteLayout; signedIn: boolean; children: ReactNode }) {
  if (layout === 'center') return <CenterFrame>{children}</CenterFrame>;
  // The rail needs rights to draw; until they are known the page stands alone.
  if (layout !== 'default' || !signedIn) return <BareFrame>{children}</BareFrame>;
  return (
    <Suspense fallback={<BareFrame>{null}</BareFrame>}>
      <DefaultFrame>{children}</DefaultFrame>
    </Suspense>
  );
}

export function PageSkeleton() {
  return (
    <div style={{ padding: '1.5rem', maxWidth: '90rem', width: '100%', margin: '0 auto' }}>
      <Skeleton lines={6} />
    </div>
  );
}

/** What closes, when the focus leaves it. */
const OPEN_ABOVE = ['menu', 'dialog', 'alertdialog'].map((role) => `[role=${role}][data-state=open]`).join();

/** Another page, another place to read from: screen readers and the Tab key start at its beginning. A page may come late: what was opened meanwhile stays open. */
function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.querySelector(OPEN_ABOVE)) return;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
