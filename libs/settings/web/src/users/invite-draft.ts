import { useLocation } from 'react-router';
import type { AccessDraft } from './access-form';

/** What the steps of an invitation hand on. It lives in the history entry: Back, Forward and a reload bring it back, nothing is stored. */
export interface InviteDraft {
  email: string;
  name: string;
  accesses: readonly AccessDraft[];
}

export function useInviteDraft(): InviteDraft | null {
  const state = useLocation().state as { invite?: InviteDraft } | null;
  return state?.invite ?? null;
}
