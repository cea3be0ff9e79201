import { useSession } from '@afterbell/core/web';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { forgetDraft, type DaysDraft, type StoredSiteEvent } from './days-draft';
import { ReviewDialog } from './review-dialog';
import { SITE_CALENDAR_PATH } from './site-calendar-paths';

export interface ReviewOptions {
  before: StoredSiteEvent | null;
  /** The draft changed in the dialog: sites were left out, or a newer version is overwritten knowingly. */
  onDraft: (draft: DaysDraft) => void;
  /** Reads what is stored now, and drops the draft. */
  onReload: () => void;
  /** Lets the page be left. */
  onDone: () => void;
}

/** The last step of both pages: the preview, and saving from it. */
export function useReview({ before, onDraft, onReload, onDone }: ReviewOptions): { review: (draft: DaysDraft) => void; dialog: ReactNode } {
  const { organization } = useSession();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ draft: DaysDraft; turn: number } | null>(null);
  const [saved, setSaved] = useState(false);
  // The guard must have seen that nothing is unsaved before the page is left.
  useEffect(() => {
    if (saved) void navigate(SITE_CALENDAR_PATH);
  }, [saved, navigate]);
  const ask = (draft: DaysDraft) => setAsked((last) => ({ draft, turn: (last?.turn ?? 0) + 1 }));
  const again = (draft: DaysDraft) => {
    onDraft(draft);
    ask(draft);
  };
  const dialog = asked && (
    <ReviewDialog
      key={asked.turn}
      draft={asked.draft}
      before={before}
      onClose={() => setAsked(null)}
      onLeaveOut={(locked) => again({ ...asked.draft, siteIds: asked.draft.siteIds.filter((id) => !locked.has(id)), allSites: false })}
      onOverwrite={(version) => again({ ...asked.draft, version })}
      onReload={() => {
        setAsked(null);
        onReload();
      }}
      onSaved={() => {
        forgetDraft(organization.id, asked.draft.id);
        onDone();
        setSaved(true);
      }}
    />
  );
  return { review: ask, dialog };
}
