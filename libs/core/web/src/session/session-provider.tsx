import { LOGIN_PATH } from '@afterbell/core/domain';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { onSignedOut, setAuthenticated } from '../apollo/failures';
import { failuresOf, silent } from '../apollo/links';
import { rest } from '../apollo/rest';
import { coreText } from '../i18n/core-texts';
import { i18n } from '../i18n/i18n';
import { issueKey } from '../offline/issue-key';
import { openKeptSession } from '../offline/kept-session';
import { isMarkedLocked } from '../offline/lock-mark';
import { dropOwnOpenerOfEnded, followOwnOpener } from '../offline/own-opener';
import { useKeptSession } from '../offline/use-kept-session';
import { lockDoor, openDoor, openedVault, wipeDoor } from '../offline/vault-door';
import { forgetRecentItems } from '../shell/search/recent-items';
import { notify } from '../ui/notify';
import { KeepAliveDocument, SessionDocument, SwitchAccessDocument, SwitchTenantDocument, type SessionFieldsFragment } from './__generated__/session';
import { rememberIntended } from './intended-location';
import { clearLocalStores } from './local-stores';
import { onOtherTabLeft, tellOtherTabs } from './other-tabs';
import { rememberSignedIn } from './signed-in-before';
import { SessionContext, type AccessSwitch, type SessionContextValue, type SessionStatus } from './session-context';
import { sessionOf } from './session-model';
import { holdsTypedOf } from './typed-here';
import { discardUnsentWork, unsentPlacesOf, type UnsentPlace } from './unsent-work';
import { useLockedDevice } from './use-locked-device';
import { usePreferences } from './use-preferences';
import { leaveView, startView } from './view-as';

export interface SessionProviderProps {
  /** Goes to a path of the application; the router is built after the provider. */
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** Leaves for another origin. */
  leave?: (url: string) => void;
  children: ReactNode;
}

const currentPlace = () => `${window.location.pathname}${window.location.search}`;
const isLoginPage = () => window.location.pathname === LOGIN_PATH || window.location.pathname === '/auth/login';

type Wire = SessionFieldsFragment | null;

export function SessionProvider({ navigate, leave = (url) => window.location.assign(url), children }: SessionProviderProps) {
  const client = useApolloClient();
  // Kept here and not in the cache: clearing the cache at sign-out must not take the news of it along.
  const [wire, setWire] = useState<Wire | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  /** The session is that of the device: the server has not been asked yet. */
  const [kept, setKept] = useState(false);
  /** Where the gate sends whoever has no session any more: it may be quicker than the way that leads there. */
  const [signInPath, setSignInPath] = useState<string>();
  const [unsentAtSignOut, setUnsentAtSignOut] = useState<readonly UnsentPlace[] | null>(null);
  const stay = useCallback(() => setUnsentAtSignOut(null), []);
  const takeKept = useCallback((opened: SessionFieldsFragment | null) => {
    setWire(opened);
    setKept(opened !== null);
  }, []);
  const { locked, close, unlock, openLocked } = useLockedDevice(navigate, takeKept);
  /** The session as the server told it last. */
  const told = useRef<Wire>(null);
  useEffect(() => {
    told.current = kept ? null : (wire ?? null);
  }, [kept, wire]);
  const session = useMemo(() => (wire && !locked ? sessionOf(wire) : null), [wire, locked]);
  const status: SessionStatus = locked ? 'locked' : session ? 'signedIn' : wire === null ? 'signedOut' : failed ? 'failed' : 'loading';

  // Texts that were made with other names are made again.
  const levels = JSON.stringify(wire?.levelNames ?? null);
  useEffect(() => {
    i18n.emit('languageChanged', i18n.language);
  }, [levels]);

  // Before the children render: their first queries may already be refused.
  setAuthenticated(session !== null);

  const refresh = useCallback(
    () =>
      client.query({ query: SessionDocument, fetchPolicy: 'network-only' }).then(
        ({ data }) => {
          const session = data?.session ?? null;
          // Before the pages: they wait for what is kept until it is known whether it can be read.
          if (session && !session.viewAs) {
            void openDoor(session.user.id, (deviceId) => issueKey(client, deviceId));
            void followOwnOpener(client, session.user.id);
          }
          if (!session && told.current) void dropOwnOpenerOfEnded(told.current.user.id, told.current);
          setWire(session);
          if (session) setSignInPath(undefined);
          setFailed(false);
          setKept(false);
          if (!session) {
            forgetRecentItems();
            void lockDoor();
          }
        },
        // The error link has said what went wrong; a session that was known stays.
        async (problem: unknown) => {
          const known = failuresOf(problem).length === 0 ? await openKeptSession().catch(() => null) : null;
          if (known === 'locked') close();
          else if (known) {
            setKept(true);
            setWire((before) => before ?? known);
          }
          setFailed(true);
        },
      ),
    [client, close],
  );

  useEffect(() => {
    if (isMarkedLocked()) void unlock();
    else void refresh();
  }, [refresh, unlock]);

  useKeptSession({ session: wire ?? null, kept, refresh });

  useEffect(() => {
    if (!session) return;
    rememberSignedIn();
    holdsTypedOf(session.user.id);
  }, [session]);

  const forget = useCallback(async () => {
    setAuthenticated(false);
    forgetRecentItems();
    setUnsentAtSignOut(null);
    setWire(null);
    setKept(false);
    await Promise.all([client.clearStore(), lockDoor()]);
  }, [client]);

  const lock = useCallback(() => {
    if (!openedVault()) return false;
    rememberIntended(currentPlace());
    close();
    void forget();
    return true;
  }, [close, forget]);

  const leaving = useRef<string | null>(null);
  const leaveFor = useCallback(
    async (path: string) => {
      leaving.current = path;
      setSignInPath(path);
      await forget();
      navigate(path, { replace: true });
      leaving.current = null;
    },
    [forget, navigate],
  );
  useEffect(
    () =>
      onSignedOut(() => {
        if (leaving.current || isLoginPage()) return;
        if (told.current) void dropOwnOpenerOfEnded(told.current.user.id, told.current);
        rememberIntended(currentPlace());
        void leaveFor(`${LOGIN_PATH}?inactiveLogout=1`);
      }),
    [leaveFor],
  );

  const signOut = useCallback<SessionContextValue['signOut']>(
    async (reason, { discard = false } = {}) => {
      const userId = wire?.user.id;
      const waiting = reason === 'chosen' && !discard && userId !== undefined ? unsentPlacesOf(userId) : [];
      if (waiting.length > 0) return setUnsentAtSignOut(waiting);
      const signIn = `${LOGIN_PATH}?${reason === 'chosen' ? 'successfulLogout' : 'inactiveLogout'}=1`;
      leaving.current = signIn;
      const place = currentPlace();
      const { error: failure } = await rest('/auth/signout', { method: 'POST', body: {}, silent: true });
      // Already signed out is signed out; anything else would leave the cookie alive behind a goodbye.
      if (failure && failure.statusCode !== 403 && reason === 'chosen') {
        leaving.current = null;
        notify({ severity: 'error', title: coreText('signOut.failed'), detail: coreText('signOut.detail') });
        return;
      }
      // Before anything is put away here: they would find out by themselves meanwhile, and not know why.
      tellOtherTabs(signIn);
      // Whatever time forces leaves unsent work where it is, for the same person's next sign-in here.
      if (reason === 'chosen') clearLocalStores();
      else rememberIntended(place);
      if (discard && userId !== undefined) discardUnsentWork(userId);
      setSignInPath(signIn);
      if (reason === 'chosen' && userId !== undefined) await wipeDoor(userId);
      await leaveFor(signIn);
    },
    [leaveFor, wire?.user.id],
  );

  // Also where the session's end was seen a moment before: the other tab knows why it ended.
  useEffect(() => onOtherTabLeft((signIn) => leaving.current !== signIn && void leaveFor(signIn)), [leaveFor]);

  const switchAccess = useCallback(
    async (input: AccessSwitch, { silent: quiet = false } = {}) => {
      const { data: answer } = await client.mutate({ mutation: SwitchAccessDocument, variables: { input }, ...(quiet ? { context: silent() } : {}) });
      const problems = answer?.switchAccess.problems.map(({ message }) => message) ?? [];
      // Everything on screen belonged to the other place.
      if (!answer || problems.length > 0) return problems;
      if (answer.switchAccess.redirectUrl) leave(answer.switchAccess.redirectUrl);
      else {
        setWire(answer.switchAccess.session);
        // A query of the new place that fails says so itself; the switch has worked.
        await client.resetStore().catch(() => undefined);
      }
      return problems;
    },
    [client, leave],
  );

  const switchTenant = useCallback(
    async (tenantId: string) => {
      const { data: answer } = await client.mutate({ mutation: SwitchTenantDocument, variables: { input: { tenantId } } });
      const problems = answer?.switchTenant.problems.map(({ message }) => message) ?? [];
      const url = answer?.switchTenant.redirectUrl ?? answer?.switchTenant.session?.tenant.url;
      if (problems.length === 0 && url) leave(url);
      return problems;
    },
    [client, leave],
  );

  const viewAs = useCallback(
    async (accessId: string | null) => {
      const problems = accessId === null ? await leaveView(client) : await startView(client, accessId);
      if (problems.length > 0) return problems;
      await refresh();
      await client.resetStore().catch(() => undefined);
      return problems;
    },
    [client, refresh],
  );

  const savePreferences = usePreferences(client, wire ?? null, setWire);

  const keepAlive = useCallback(async () => {
    const { data: answer } = await client.mutate({ mutation: KeepAliveDocument, errorPolicy: 'all' });
    const { user, viewAs: looking } = told.current ?? {};
    if (answer && user && !looking) void followOwnOpener(client, user.id);
    return answer !== undefined && answer !== null;
  }, [client]);

  const value = useMemo<SessionContextValue>(
    () => ({ status, session, signInPath, kept, refresh, switchAccess, switchTenant, savePreferences, viewAs, keepAlive, signOut, lock, unlock, openLocked, unsentAtSignOut, stay }),
    [status, session, signInPath, kept, refresh, switchAccess, switchTenant, savePreferences, viewAs, keepAlive, signOut, lock, unlock, openLocked, unsentAtSignOut, stay],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}
