/** Unsaved work of the builder, in this browser until it is saved (product rules §9). It holds no person data. */
import type { FormDefinition } from '@afterbell/forms/domain';

export interface Kept {
  readonly base: FormDefinition;
  readonly draft: FormDefinition;
  /** ISO instant. */
  readonly at: string;
}

export const BUILDER_PREFIX = 'afterbell.settings_maintenance.';

export interface FormPlace {
  readonly tenantId: string;
  readonly section: string;
  readonly subSection: string;
}

const keyOf = ({ tenantId, section, subSection }: FormPlace) => `${BUILDER_PREFIX}${tenantId}.${section}.${subSection}`;

function isDefinition(value: unknown, { section, subSection }: FormPlace): value is FormDefinition {
  if (typeof value !== 'object' || value === null) return false;
  const { section: one, subSection: other, version, tabs, fields } = value as Record<string, unknown>;
  return one === section && other === subSection && typeof version === 'number' && Array.isArray(tabs) && Array.isArray(fields);
}

/** What was left unsaved; null when nothing was, or when what is there is no such thing. */
export function keptOf(place: FormPlace): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as Partial<Kept> | null;
    if (!found || typeof found.at !== 'string' || !isDefinition(found.base, place) || !isDefinition(found.draft, place)) return null;
    return found as Kept;
  } catch {
    return null;
  }
}

/** Answers whether it is kept. */
export function keep(place: FormPlace, kept: Kept | null): boolean {
  try {
    if (kept) localStorage.setItem(keyOf(place), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(place));
    return true;
  } catch {
    return false;
  }
}
