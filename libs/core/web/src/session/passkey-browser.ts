import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** What became of asking the device; `gone`: the person closed the question, or nothing answered. */
export type PasskeyAnswer = { kind: 'answer'; answer: object } | { kind: 'gone' | 'known' | 'unsupported' };

const load = () => import('@simplewebauthn/browser');

async function ask(fn: (browser: Awaited<ReturnType<typeof load>>) => Promise<object>): Promise<PasskeyAnswer> {
  const browser = await load();
  if (!browser.browserSupportsWebAuthn()) return { kind: 'unsupported' };
  try {
    return { kind: 'answer', answer: await fn(browser) };
  } catch (error) {
    // Browsers do not tell a refusal from a missing device: whoever asks must not learn it.
    return { kind: error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'gone' };
  }
}

/** Makes a passkey by the options that the server gave. */
export const makePasskey = (options: unknown): Promise<PasskeyAnswer> => ask(({ startRegistration }) => startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));

/** Proves one by the options that the server gave. */
export const provePasskey = (options: unknown): Promise<PasskeyAnswer> => ask(({ startAuthentication }) => startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));
