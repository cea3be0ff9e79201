/** Constants of the client (product rules §9, docs/limits.md). Times are in the unit of their name. */

/** A chunk that fails to load reloads the page, but not again within this time. */
export const RELOAD_GUARD_SECONDS = 10;

/** How often a newer build is looked for, give or take the jitter, so that not every client asks at once. */
export const MANIFEST_POLL_MINUTES = 5;
export const MANIFEST_POLL_JITTER = 0.2;

/** The next wait in milliseconds; `random` is in [0, 1). */
export function manifestPollDelay(random: number): number {
  const factor = 1 - MANIFEST_POLL_JITTER + 2 * MANIFEST_POLL_JITTER * random;
  return Math.round(MANIFEST_POLL_MINUTES * 60_000 * factor);
}

/** Default of the idle timer component; a tenant's own time-out takes its place. */
export const DEFAULT_IDLE_SECONDS = 300;
/** Idle time-out of a sign-in session: the default, and what is recommended for staff. */
export const SESSION_IDLE_MINUTES = 30;
export const SESSION_IDLE_MINUTES_RECOMMENDED = 15;
export const SESSION_ABSOLUTE_HOURS = 12;
/** How long before the time-out the countdown is shown. */
export const IDLE_WARNING_SECONDS = 120;

/** Query flags of the sign-in screen. */
export const LOGIN_FLAGS = { idle: 'inactiveLogout', signedOut: 'successfulLogout', intake: 'ogdcguid' } as const;

/** Formats as they are named; `date-format.ts` writes them. */
export const DATE_FORMAT = 'MM/dd/yyyy';
export const DATE_TIME_FORMAT = 'MM/dd/yyyy hh:mm aa';
export const TIME_FORMAT = 'hh:mm aa';
export const WIRE_TIME_FORMAT = 'HH:mm';
/** 0 is Sunday. */
export const WEEK_STARTS_ON = 0;

/** Generated ids, overlay layers and delays of the UI kit's wrappers. */
export const GENERATED_ID_PREFIX = 'pv_id_';
export const OVERLAY_BASE_LAYER = 999;
export const CALENDAR_OVERLAY_BREAKPOINT_PX = 769;
export const DATE_PICKER_CLOSE_DELAY_MS = 150;
export const PAGE_TRANSITION_WAIT_MS = 100;

/** Form identifier of settings maintenance. */
export const MAINTENANCE_FORM_ID = 'settings_maintenance';

/** Statuses after which a GET-type call or an idempotent query is tried once more; other calls never are. */
export const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;

export const MAX_FILE_BYTES = 25 * 1024 * 1024;
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** One roster comes whole. */
export const MAX_ROSTER_ROWS = 500;

/** Organizations of a tree at once, those nearest to the top; the others are found by search. */
export const MOST_IN_TREE = 10_000;
