import type { OrganizationLevel } from '@afterbell/core/domain';
import { useState } from 'react';
import type { Place } from '../shared/place-picker';

/** What is being added, step after step. No person's data is in it, so it may stay in this tab. */
export interface OrganizationDraft {
  name: string;
  parent: Place | null;
  timeZone: string;
  stateId: string;
  ncesId: string;
  gradeFrom: string;
  gradeTo: string;
  inactiveTermIds: readonly string[];
}

export const EMPTY_DRAFT: OrganizationDraft = { name: '', parent: null, timeZone: '', stateId: '', ncesId: '', gradeFrom: '', gradeTo: '', inactiveTermIds: [] };

const keyOf = (level: OrganizationLevel) => `afterbell.draft.organization.${level}`;

function stored(level: OrganizationLevel): OrganizationDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(level)) ?? 'null') as OrganizationDraft | null;
    return draft && typeof draft.name === 'string' && Array.isArray(draft.inactiveTermIds) ? { ...EMPTY_DRAFT, ...draft } : null;
  } catch {
    return null;
  }
}

export const isDirty = ({ parent: _, ...rest }: OrganizationDraft): boolean => Object.values(rest).some((value) => value.length > 0);

/** Levels whose draft this page load has made itself: going from step to step is no coming back. */
const ownDrafts = new Set<OrganizationLevel>();

export function useDraft(level: OrganizationLevel) {
  const [kept] = useState(() => stored(level));
  const [draft, setDraft] = useState(kept ?? EMPTY_DRAFT);
  const [wasKept, setWasKept] = useState(() => kept !== null && isDirty(kept) && !ownDrafts.has(level));
  const clear = () => {
    ownDrafts.delete(level);
    sessionStorage.removeItem(keyOf(level));
  };
  return {
    draft,
    wasKept,
    change: (part: Partial<OrganizationDraft>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      ownDrafts.add(level);
      try {
        sessionStorage.setItem(keyOf(level), JSON.stringify(next));
      } catch {
        // Without storage the draft lasts as long as the page.
      }
    },
    /** Forgets it here and in the tab. */
    reset: () => {
      clear();
      setDraft(EMPTY_DRAFT);
      setWasKept(false);
    },
    clear,
  };
}
