const KEY = 'afterbell.signedIn';

/** Somebody was signed in here and has not said goodbye: then a session has ended, else this is a first visit. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberSignedIn(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage every visit is a first one.
  }
}
