import { DASHBOARD_PATH, isSafeInternalPath, LOGIN_PATH, matchRoute, type Refusal } from '@afterbell/core/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { rest } from '../apollo/rest';
import { useCoreTexts } from '../i18n/core-texts';
import { useReachable } from '../offline/connection';
import { isClockBack } from '../offline/last-active';
import { useLockState } from '../offline/use-lock-state';
import { useWaitingHere } from '../offline/waiting-here';
import { Button } from '../ui/button';
import { LoadHint } from '../ui/load-hint';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { notify } from '../ui/notify';
import { ATTENDANCE_PATH } from './attendance-path';
import { NotFoundPage } from './error-page';
import { openExternal } from './external-links';
import { rememberIntended, takeIntended } from './intended-location';
import { judgeVisit, type NavigationVerdict } from './navigation';
import { useNeededLevels } from './needed-levels';
import { OfflineLock } from './offline-lock';
import { OpenLocked } from './open-locked';
import { refusedState } from './refused';
import { useSessionContext } from './session-context';

export interface GateProps {
  children: ReactNode;
}

const isLoginPath = (pathname: string) => pathname === LOGIN_PATH || pathname === '/auth/login';

/** Stands before every page and applies the navigation rules of product.md §2. */
export function Gate({ children }: GateProps) {
  const { status, session, signInPath, kept, refresh, unlock } = useSessionContext();
  const { pathname, search } = useLocation();
  const ofDevice = matchRoute(pathname)?.route.device === true;
  if (status === 'loading' && !ofDevice) return <Waiting />;
  if (status === 'locked') return <Locked onOnline={() => void unlock()} />;
  if (status === 'failed' && !ofDevice) {
    return (
      <>
        <SessionUnknown onRetry={() => void refresh()} />
        <Opens onOnline={() => void refresh()} />
      </>
    );
  }
  const viewer = session ? { permissions: session.permissions, level: session.organization.level } : null;
  // Opened without a network, it opens where something can be done.
  if (kept && pathname === DASHBOARD_PATH && judgeVisit({ pathname: ATTENDANCE_PATH, search: '', viewer }).kind === 'show') return <Navigate to={ATTENDANCE_PATH} replace />;
  const verdict = judgeVisit({ pathname, search, viewer });
  const page = <Verdict verdict={verdict.kind === 'redirect' && verdict.to === LOGIN_PATH && signInPath ? { ...verdict, to: signInPath } : verdict} pathname={pathname}>{children}</Verdict>;
  if (session || !isLoginPath(pathname)) return page;
  return (
    <>
      {page}
      <Opens onOnline={() => void refresh()} />
    </>
  );
}

/** Without a session: nothing of anybody is behind it. */
function Locked({ onOnline, signedOut = false }: { onOnline: () => void; signedOut?: boolean }) {
  const [state, setState] = useLockState();
  const why = state?.kind === 'moved' || isClockBack() ? 'moved' : signedOut ? 'signedOut' : 'body';
  return (
    <OfflineLock onOnline={onOnline} waiting={useWaitingHere()} why={why}>
      <OpenLocked state={state} onState={setState} />
    </OfflineLock>
  );
}

/** A session that ended while there was a network opens without one too. What stands on the page beneath stays. */
function Opens({ onOnline }: { onOnline: () => void }) {
  const reachable = useReachable();
  const [state] = useLockState();
  return !reachable && (state?.kind === 'ready' || state?.kind === 'moved') ? <Locked onOnline={onOnline} signedOut /> : null;
}

function Verdict({ verdict, pathname, children }: { verdict: NavigationVerdict; pathname: string; children: ReactNode }) {
  switch (verdict.kind) {
    case 'show':
      return children;
    case 'missing':
      return verdict.planned ? <NotFoundPage path={pathname} planned /> : <Missing path={pathname} />;
    case 'redirect':
      return <Redirect to={verdict.to} remember={verdict.remember} />;
    case 'refused':
      return <Refused path={verdict.path} refusal={verdict.refusal} />;
    case 'home':
      return <Home />;
    case 'switch':
      return <SwitchAccess key={verdict.accessId} accessId={verdict.accessId} to={verdict.to} />;
  }
}

function Refused({ path, refusal }: { path: string; refusal: Refusal }) {
  useEffect(() => {
    // Nothing else is asked of the server for a page that does not open; so its trail learns of the visit.
    void rest('/auth/route-rule', { body: { path: path.replace(/[?#].*$/s, '') }, silent: true });
  }, [path]);
  // What a section of maintenance needs is said in a notification; on the dashboard itself, what the role does not include.
  if (refusal.to !== DASHBOARD_PATH || refusal.needs?.byRole === false) return <Redirect to={refusal.to} needs={refusal.needs} />;
  return <Navigate to={DASHBOARD_PATH} replace state={refusedState({ path, ...refusal })} />;
}

function Redirect({ to, remember, needs }: { to: string; remember?: string; needs?: Refusal['needs'] }) {
  useNeededLevels(needs);
  useEffect(() => {
    if (remember) rememberIntended(remember);
  }, [remember]);
  return <Navigate to={to} replace />;
}

/** The server may know where an old address leads (the route rule of product.md §7); else there is no such page. */
function Missing({ path }: { path: string }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void rest<{ redirect: string | null }>('/auth/route-rule', { body: { path }, silent: true }).then(({ data }) => {
      const to = data?.redirect;
      if (gone) return;
      if (to && isSafeInternalPath(to)) void navigate(to, { replace: true });
      else if (to) openExternal(to);
      setAsked(path);
    });
    return () => {
      gone = true;
    };
  }, [path, navigate]);
  return asked === path ? <NotFoundPage path={path} /> : <Waiting />;
}

/** After sign-in: where the person was going, else the dashboard. */
function Home() {
  const navigate = useNavigate();
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    void navigate(takeIntended() ?? DASHBOARD_PATH, { replace: true });
  }, [navigate]);
  return <Waiting />;
}

/** A link may name the access it is meant for. */
function SwitchAccess({ accessId, to }: { accessId: string; to: string }) {
  const t = useCoreTexts();
  const { session, switchAccess } = useSessionContext();
  const navigate = useNavigate();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const go = () => void navigate(to, { replace: true });
    if (session?.access.id === accessId) return go();
    const refused = (detail: string) => notify({ severity: 'warn', title: t('refused.access'), detail });
    // It may be somebody else's, or have ended: either way one goes on as one is.
    switchAccess({ accessId }, { silent: true })
      .then((problems) => problems.length > 0 && refused(problems.join(' ')))
      .catch(() => refused(t('refused.accessBody', { name: session?.organization.name ?? '' })))
      .finally(go);
  }, [accessId, navigate, session, switchAccess, t, to]);
  return <Waiting />;
}

function Waiting() {
  return (
    <div style={{ padding: '2rem', maxWidth: '40rem', margin: '0 auto' }}>
      <Skeleton lines={3} />
    </div>
  );
}

function SessionUnknown({ onRetry }: { onRetry: () => void }) {
  const t = useCoreTexts();
  return (
    <div style={{ padding: '2rem 1rem', maxWidth: '40rem', margin: '0 auto' }}>
      <Notice severity="error" title={t('errors.load')} live action={<Button onClick={onRetry}>{t('retry')}</Button>}>
        <LoadHint />
      </Notice>
    </div>
  );
}
