import { rest, type Failure } from '@afterbell/core/web';

export interface SignInChoice {
  type: 'code' | 'oauth';
  id?: string;
  name?: string;
  /** Where an external authorization begins; same origin. */
  url?: string;
}

export interface SignInAnswer {
  /** True: a passkey is wanted before there is a session. */
  passkeyWanted?: boolean;
  /** Where to go on when the session is on another tenant's host. */
  redirectUrl?: string | null;
}

/** What the words of a failed sign-in are: the first message is kept as the sign-in error (product.md §7). */
export function signInError(failure: Failure, fallback: string): string {
  return failure.message[0] ?? fallback;
}

export function verifyEmail(email: string) {
  return rest<{ choices: SignInChoice[] }>('/auth/verifyemail', { body: { email, url: window.location.hostname, guestAccess: false }, silent: true });
}

export function signIn(email: string, code: string) {
  return rest<SignInAnswer>('/auth/signin', { body: { email, code, uri: window.location.origin }, silent: true });
}
