import type { FeatureKey, OrganizationLevel, PermissionSet, Verb } from '@afterbell/core/domain';
import { createContext, use, useMemo } from 'react';
import type { PreferencesInput } from '../__generated__/schema-types';
import type { OpenerState } from '../offline/opener';
import type { SessionFieldsFragment } from './__generated__/session';
import type { UnsentPlace } from './unsent-work';

export interface Session extends Pick<SessionFieldsFragment, 'user' | 'tenant' | 'access' | 'term' | 'timeZone' | 'today' | 'idleTimeoutSeconds' | 'idleWarningSeconds' | 'absoluteExpiresAt' | 'preferences' | 'viewAs'> {
  /** The acting organization: the access's own or one beneath it. */
  organization: { id: string; name: string; level: OrganizationLevel };
  permissions: PermissionSet;
  /** The tenant's own word for a level. */
  levelName: (level: OrganizationLevel, form?: 'singular' | 'plural') => string;
}

export interface AccessSwitch {
  accessId?: string;
  organizationId?: string;
  termId?: string;
}

/** What a try at the lock came to. */
export type LockAnswer = OpenerState | { kind: 'opened' };

/** `locked`: idle without a network, until somebody signs in with one or gives the offline password. */
export type SessionStatus = 'loading' | 'failed' | 'signedOut' | 'signedIn' | 'locked';

export interface SessionContextValue {
  status: SessionStatus;
  session: Session | null;
  /** Where to sign in again, with the words for why the session ended. */
  signInPath?: string | undefined;
  /** Reads the session again: after sign-in (the gate then goes to the stored place), after a change of rights. */
  refresh: () => Promise<void>;
  /** Answers the messages of what stood in the way; none when it worked. */
  switchAccess: (to: AccessSwitch, options?: { silent?: boolean }) => Promise<string[]>;
  switchTenant: (tenantId: string) => Promise<string[]>;
  /** In effect at once, and kept for every device; answers whether it could be kept. */
  savePreferences: (input: PreferencesInput) => Promise<boolean>;
  /** Looks through the access, or leaves it; answers the messages of what stood in the way. */
  viewAs: (accessId: string | null) => Promise<string[]>;
  keepAlive: () => Promise<boolean>;
  /** `chosen` by the person, or forced by time; they end with different words. Chosen with unsent work it asks first, unless that is to be discarded. */
  signOut: (reason: 'chosen' | 'inactive', options?: { discard?: boolean }) => Promise<void>;
  /** Closes the device while there is no network: nothing of it can be read before the next sign-in. Answers whether it could. */
  lock: () => boolean;
  /** Tries to leave the lock: once the server answers, the way leads to sign-in. */
  unlock: () => Promise<void>;
  /** Leaves the lock without a network, by the offline password. */
  openLocked: (password: string) => Promise<LockAnswer>;
  /** The session is the device's own: the server has not been asked since the page was opened. */
  kept?: boolean;
  /** What waits while sign-out asks about it. */
  unsentAtSignOut: readonly UnsentPlace[] | null;
  /** Takes the wish to sign out back. */
  stay: () => void;
}

export const SessionContext = createContext<SessionContextValue | null>(null);

export function useSessionContext(): SessionContextValue {
  const value = use(SessionContext);
  if (!value) throw new Error('SessionProvider is missing');
  return value;
}

/** The session of a page that only signed-in people see. */
export function useSession(): Session {
  const { session } = useSessionContext();
  if (!session) throw new Error('useSession is for pages behind sign-in');
  return session;
}

/** Also where no session is provided, as in parts that stand by themselves. */
export function useOptionalSession(): Session | null {
  return use(SessionContext)?.session ?? null;
}

export interface Permissions {
  /** What the client hides; the server refuses on its own. */
  can: (verb: Verb, feature: FeatureKey, tab?: string) => boolean;
  set: PermissionSet;
}

export function usePermissions(): Permissions {
  const { permissions } = useSession();
  return useMemo(() => ({ can: (verb, feature, tab) => permissions.allows(verb, feature, tab), set: permissions }), [permissions]);
}
