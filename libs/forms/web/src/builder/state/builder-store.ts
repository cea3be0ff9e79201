/** Unsaved work of the builder, in this browser until it is saved (product rules §9). It holds no person data. */
import { FIELD_TYPES, type FieldDefinition, type FormDefinition } from '@afterbell/forms/domain';
import type { UnreadPreset } from './unread';

export interface Kept {
  readonly base: FormDefinition;
  readonly draft: FormDefinition;
  /** ISO instant. */
  readonly at: string;
  /** The nearest steps back and forth; left out when there is no room for them. */
  readonly past?: readonly FormDefinition[];
  readonly future?: readonly FormDefinition[];
  readonly unread?: readonly UnreadPreset[];
}

/** Browsers give a site some five million characters; a form of five hundred fields takes a tenth of a million a step. */
const STEPS_KEPT = 20;
const ROOM = 1_500_000;

export const BUILDER_PREFIX = 'afterbell.settings_maintenance.';

export interface FormPlace {
  readonly tenantId: string;
  readonly section: string;
  readonly subSection: string;
}

const keyOf = ({ tenantId, section, subSection }: FormPlace) => `${BUILDER_PREFIX}${tenantId}.${section}.${subSection}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A limit within that cannot be read is shown, to be mended; what is no field at all cannot be. */
function isField(value: unknown): value is FieldDefinition {
  if (!isRecord(value)) return false;
  const { id, name, type, limits, roleModes, options, fields } = value;
  const isNamed = typeof id === 'number' && typeof name === 'string' && (FIELD_TYPES as readonly unknown[]).includes(type);
  return isNamed && isRecord(limits) && isRecord(roleModes) && Array.isArray(options) && options.every(isRecord) && Array.isArray(fields) && fields.every(isField);
}

function isDefinition(value: unknown, { section, subSection }: FormPlace): value is FormDefinition {
  if (!isRecord(value)) return false;
  const { section: one, subSection: other, version, tabs, fields } = value;
  return one === section && other === subSection && typeof version === 'number' && Array.isArray(tabs) && tabs.every(isRecord) && Array.isArray(fields) && fields.every(isField);
}

const isUnread = (value: unknown): value is UnreadPreset => isRecord(value) && typeof value['fieldId'] === 'number' && typeof value['why'] === 'string';

/** What was left unsaved; null when nothing was, or when what is there is no such thing. */
export function keptOf(place: FormPlace): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as Partial<Kept> | null;
    if (!found || typeof found.at !== 'string' || !isDefinition(found.base, place) || !isDefinition(found.draft, place)) return null;
    const steps = (list: unknown) => (Array.isArray(list) ? list.filter((one): one is FormDefinition => isDefinition(one, place)) : []);
    return { base: found.base, draft: found.draft, at: found.at, past: steps(found.past), future: steps(found.future), unread: Array.isArray(found.unread) ? found.unread.filter(isUnread) : [] };
  } catch {
    return null;
  }
}

function written({ past = [], future = [], ...work }: Kept): string {
  const whole = JSON.stringify({ ...work, past: past.slice(-STEPS_KEPT), future: future.slice(0, STEPS_KEPT) });
  return whole.length <= ROOM ? whole : JSON.stringify(work);
}

/** Answers whether it is kept. */
export function keep(place: FormPlace, kept: Kept | null): boolean {
  try {
    if (kept) localStorage.setItem(keyOf(place), written(kept));
    else localStorage.removeItem(keyOf(place));
    return true;
  } catch {
    return false;
  }
}
