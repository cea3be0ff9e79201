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
} as const satisfies Record<string, Limit>;

export const RELAXED_FACTOR = 1000;

export const CODE_TRIES = 5;
export const CODE_SECONDS = 600;
export const HANDOVER_SECONDS = 60;
export const SESSION_SECONDS = 12 * 3600;
export const IDLE_WARNING_SECONDS = 120;
export const SEEN_EVERY_SECONDS = 30;
export const DEVICE_SECONDS = 180 * 86_400;
