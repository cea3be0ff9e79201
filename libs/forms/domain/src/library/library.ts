import { CONSENT } from './consent';
import { DEMOGRAPHICS } from './demographics';
import { FAMILY } from './family';
import { HEALTH } from './health';
import type { LibraryEntry } from './library-entry';
import { OUTCOMES } from './outcomes';

/** What ships with the product; a tenant adds entries of its own. */
export const LIBRARY: readonly LibraryEntry[] = [...DEMOGRAPHICS, ...HEALTH, ...FAMILY, ...CONSENT, ...OUTCOMES];
