import { LOGIN_PATH } from '@afterbell/core/domain';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { onSignedOut, setAuthenticated } from '../apollo/failures';
import { rest } from '../apollo/rest';
import { coreText } from '../i18n/core-texts';
import { notify } from '../ui/notify';
import { KeepAliveDocument, SessionDocument, SwitchAccessDocument, SwitchTenantDocument, useSessionQuery } from './__generated__/session';
import { rememberIntended } from './intended-location';
import { clearLocalStores } from './local-stores';
import { SessionContext, type AccessSwitch, type SessionContextValue, type SessionStatus } from './session-context';
import { sessionOf } from './session-model';

export interface SessionProviderProps {
  /** Goes to a path of the application; the router is built after the provider. */
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** Leaves for another origin. */
  leave?: (url: string) => void;
  children: ReactNode;
}

const currentPlace = () => `${window.location.pathname}${window.location.search}`;
const isLoginPage = () => window.location.pathname === LOGIN_PATH || window.location.pathname === '/auth/login';

export function SessionProvider({ navigate, leave = (url) => window.location.assign(url), children }: SessionProviderProps) {
  const client = useApolloClient();
  const { data, previousData, error, refetch, loading } = useSessionQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first', errorPolicy: 'none' });
  const wire = (data ?? previousData)?.session;
  const session = useMemo(() => (wire ? sessionOf(wire) : null), [wire]);
  const status: SessionStatus = session ? 'signedIn' : wire === null ? 'signedOut' : error && !loading ? 'failed' : 'loading';

  // Before the children render: their first queries may already be refused.
  setAuthenticated(session !== null);

  const refresh = useCallback(async () => {
    await refetch();
  }, [refetch]);

  const forget = useCallback(async () => {
    setAuthenticated(false);
    await client.clearStore();
    client.writeQuery({ query: SessionDocument, data: { session: null } });
  }, [client]);

  const leaving = useRef(false);
  useEffect(
    () =>
      onSignedOut(() => {
        if (leaving.current || isLoginPage()) return;
        leaving.current = true;
        rememberIntended(currentPlace());
        void forget().then(() => {
          navigate(`${LOGIN_PATH}?inactiveLogout=1`, { replace: true });
          leaving.current = false;
        });
      }),
    [forget, navigate],
  );

  const signOut = useCallback<SessionContextValue['signOut']>(
    async (reason) => {
      leaving.current = true;
      const place = currentPlace();
      const { error: failure } = await rest('/auth/signout', { method: 'POST', body: {}, silent: true });
      // Already signed out is signed out; anything else would leave the cookie alive behind a goodbye.
      if (failure && failure.statusCode !== 403 && reason === 'chosen') {
        leaving.current = false;
        notify({ severity: 'error', title: coreText('signOut.failed'), detail: coreText('signOut.detail') });
        return;
      }
      if (reason === 'chosen') clearLocalStores();
      else rememberIntended(place);
      await forget();
      navigate(reason === 'chosen' ? `${LOGIN_PATH}?successfulLogout=1` : `${LOGIN_PATH}?inactiveLogout=1`, { replace: true });
      leaving.current = false;
    },
    [forget, navigate],
  );

  const switchAccess = useCallback(
    async (input: AccessSwitch) => {
      const { data: answer } = await client.mutate({ mutation: SwitchAccessDocument, variables: { input } });
      const problems = answer?.switchAccess.problems.map(({ message }) => message) ?? [];
      // Everything on screen belonged to the other place; the session itself is read again with the rest.
      const url = answer?.switchAccess.redirectUrl;
      if (url) leave(url);
      else if (problems.length === 0) await client.resetStore();
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

  const keepAlive = useCallback(async () => {
    const { data: answer } = await client.mutate({ mutation: KeepAliveDocument, errorPolicy: 'all' });
    return answer !== undefined && answer !== null;
  }, [client]);

  const completeSignIn = useCallback(async () => {
    const { data: answer } = await refetch();
    setAuthenticated(Boolean(answer?.session));
  }, [refetch]);

  const value = useMemo<SessionContextValue>(
    () => ({ status, session, refresh, switchAccess, switchTenant, keepAlive, signOut, completeSignIn }),
    [status, session, refresh, switchAccess, switchTenant, keepAlive, signOut, completeSignIn],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}
