import { isPlainDate, newId, type PlainDate } from '@afterbell/core/domain';
import type { SiteEventQuery } from './__generated__/site-event';

export interface DaysDraft {
  id: string | null;
  version: number | null;
  /** Of a new entry: sent twice it is added once. */
  key: string | null;
  kind: 'closed' | 'special';
  reason: string;
  dates: readonly PlainDate[];
  startTime: string;
  endTime: string;
  siteIds: readonly string[];
  /** All sites were meant, also those that join later. */
  allSites: boolean;
}

export type StoredSiteEvent = SiteEventQuery['siteEvent'];

export function draftOf(event: StoredSiteEvent): DaysDraft {
  const { id, version, kind, reason, dates, startTime, endTime, siteIds, scope } = event;
  return { id, version, key: null, kind, reason, dates, startTime: startTime ?? '', endTime: endTime ?? '', siteIds, allSites: scope !== null };
}

export function newDraft(dates: readonly PlainDate[], siteIds: readonly string[]): DaysDraft {
  return { id: null, version: null, key: newId(), kind: 'closed', reason: '', dates, startTime: '', endTime: '', siteIds, allSites: false };
}

/** What is sent of a draft. */
export function inputOf({ startTime, endTime, kind, ...draft }: DaysDraft) {
  const special = kind === 'special';
  return { ...draft, kind, dates: [...draft.dates], siteIds: [...draft.siteIds], allSites: draft.allSites === true, startTime: (special && startTime) || null, endTime: (special && endTime) || null };
}

const keyOf = (organizationId: string, id: string | null) => `site-calendar.draft.${organizationId}.${id ?? 'new'}`;

/** The draft goes from step to step and survives a reload of the tab; it holds nothing about persons. */
export function keepDraft(organizationId: string, draft: DaysDraft): void {
  sessionStorage.setItem(keyOf(organizationId, draft.id), JSON.stringify(draft));
}

export function keptDraft(organizationId: string, id: string | null): DaysDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(organizationId, id)) ?? 'null') as DaysDraft | null;
    return draft && Array.isArray(draft.dates) && draft.dates.every(isPlainDate) && Array.isArray(draft.siteIds) ? draft : null;
  } catch {
    return null;
  }
}

export function forgetDraft(organizationId: string, id: string | null): void {
  sessionStorage.removeItem(keyOf(organizationId, id));
}
