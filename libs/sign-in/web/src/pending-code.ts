const KEY = 'afterbell.sign-in';

/** How long a code works (docs/rest.md "Codes"). */
const CODE_MINUTES = 10;

/** The address a code was sent to, in this tab only: a phone that drops the page while one looks in the mail app comes back to the code. */
export function rememberPending(email: string, now: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ email, at: now }));
  } catch {
    // Without storage a reload begins at the address.
  }
}

export function forgetPending(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

export function pendingEmail(now: number): string | null {
  try {
    const { email, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { email?: unknown; at?: unknown };
    return typeof email === 'string' && typeof at === 'number' && now - at < CODE_MINUTES * 60_000 ? email : null;
  } catch {
    return null;
  }
}
