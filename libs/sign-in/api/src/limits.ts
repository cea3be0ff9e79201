/** At most `hits` in `seconds`, counted from the first hit of the window. */
export interface Limit {
  hits: number;
  seconds: number;
}

/** Sign-in limits (docs/rest.md "Sign-in"); RELAXED_LIMITS multiplies the hits, never the tries of one code. */
export const LIMITS = {
  /** Codes to one address: spacing, and a ceiling that keeps a mailbox from being flooded. */
  codeSpacing: { hits: 1, seconds: 60 },
  codePerHour: { hits: 5, seconds: 3600 },
  /** Codes asked for from one network that did not lead to a sign-in; a whole school may sit behind one address. */
  codesPerNetwork: { hits: 60, seconds: 3600 },
  /** The same while wrong codes are unusually frequent everywhere. */
  codesPerNetworkInAlarm: { hits: 5, seconds: 3600 },
  /** Wrong codes from one network, after which it gets no new ones. */
  failuresPerNetwork: { hits: 60, seconds: 3600 },
  /** Wrong codes from everywhere, which raise the alarm. */
  failuresEverywhere: { hits: 500, seconds: 3600 },
  /** Wrong, ended and revoked API tokens from one network; a valid one is always let through. */
  tokensPerNetwork: { hits: 60, seconds: 3600 },
  /** Codes for a new address: per person who asks, and per address, whoever asks. */
  emailChangeSpacing: { hits: 1, seconds: 60 },
  emailChangePerHour: { hits: 5, seconds: 3600 },
  /** Sign-ins begun at an identity provider from one network, less those that succeeded. */
  providerStarts: { hits: 120, seconds: 3600 },
  /** Answers of identity providers that come through browsers of one network. */
  providerAnswers: { hits: 300, seconds: 3600 },
  /** Passkeys that did not fit, of one person. */
  passkeyFailures: { hits: 10, seconds: 600 },
  /** Tests of a provider's addresses by one tenant: each makes this server call out. */
  providerTests: { hits: 20, seconds: 600 },
} as const satisfies Record<string, Limit>;

export const RELAXED_FACTOR = 1000;

export const CODE_TRIES = 5;
export const CODE_SECONDS = 600;
export const HANDOVER_SECONDS = 60;
export const SESSION_SECONDS = 12 * 3600;
export const IDLE_WARNING_SECONDS = 120;
export const SEEN_EVERY_SECONDS = 30;
/** How long that is gathered which is noted of sessions, and how long before the end of an idle one it is noted at once. */
export const SEEN_TOGETHER_MS = 2_000;
export const SEEN_AT_ONCE_SECONDS = 60;
/** How long a token that was rotated is still exchanged for its successor, and how long after the first exchange. */
export const ROTATED_SECONDS = 30;
export const HANDED_SECONDS = 5;
export const DEVICE_SECONDS = 180 * 86_400;
/** How long the way to an identity provider and back, or to the passkey, may take. */
export const STEP_SECONDS = 600;
/** How long a proven passkey covers what asks for one (docs/sign-in.md). */
export const CONFIRMED_SECONDS = 600;
