import { Button, Dialog, Notice, notify, Skeleton, useCoreTexts } from '@afterbell/core/web';
import { useEffect, useRef, useState } from 'react';
import { ConflictNotice } from '../shared/conflict-notice';
import { useAddDaysTexts } from './add-days-texts';
import type { DaysDraft, StoredSiteEvent } from './days-draft';
import { EffectsList } from './effects-list';
import { useReviewTexts } from './review-texts';
import { useSiteCalendarTexts } from './site-calendar-texts';
import { type SaveAnswer, useSiteEvents } from './use-site-events';

export interface ReviewDialogProps {
  draft: DaysDraft;
  /** As it is stored, of an entry that is changed. */
  before: StoredSiteEvent | null;
  onClose: () => void;
  /** Takes sites out of the draft whose month is locked. */
  onLeaveOut: (siteIds: ReadonlySet<string>) => void;
  /** Goes on with what is stored now. */
  onOverwrite: (version: number) => void;
  onReload: () => void;
  onSaved: () => void;
}

/** Before a calendar is changed: which session dates go, stay and come back, and which months are locked. */
export function ReviewDialog({ draft, before, onClose, onLeaveOut, onOverwrite, onReload, onSaved }: ReviewDialogProps) {
  const t = useReviewTexts();
  const words = useSiteCalendarTexts();
  const add = useAddDaysTexts();
  const core = useCoreTexts();
  const { save, undoSave } = useSiteEvents();
  const [answer, setAnswer] = useState<SaveAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const saving = useRef(false);
  // Asked for the draft that the dialog was opened with; another draft is another dialog.
  const asked = useRef({ draft, save });
  useEffect(() => {
    void asked.current.save(asked.current.draft, true).then(setAnswer);
  }, []);

  const sites = words('sites', { count: draft.siteIds.length });
  const locked = new Set(answer?.effects?.locked.map(({ siteId }) => siteId));
  const conflicts = answer?.problems.flatMap((problem) => (problem.__typename === 'ConflictProblem' ? problem.conflicts : [])) ?? [];
  const messages = answer?.problems.flatMap((problem) => (problem.__typename === 'ConflictProblem' ? [] : [problem.message])) ?? [];

  async function confirm() {
    if (saving.current) return;
    saving.current = true;
    setBusy(true);
    const done = await save(draft, false);
    saving.current = false;
    setBusy(false);
    if (done.problems.length || !done.event) {
      setAnswer({ ...done, effects: done.effects ?? answer?.effects ?? null });
      return;
    }
    notify({ severity: 'success', title: t('saved', { reason: draft.reason }), action: undoSave(done.event, before) });
    onSaved();
  }

  return (
    <Dialog
      open
      size="md"
      closeOnOutside={false}
      onClose={onClose}
      title={t('title')}
      description={t('of', { reason: draft.reason, days: words('days', { count: draft.dates.length }), sites })}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {core('back')}
          </Button>
          <Button variant="solid" loading={busy} disabled={!answer || locked.size > 0 || conflicts.length > 0 || !answer.effects} onClick={() => void confirm()}>
            {draft.siteIds.length > 1 ? t('saveFor', { sites }) : t('save')}
          </Button>
        </>
      }
    >
      {messages.length > 0 && (
        <Notice severity="error" title={add('summary')} live>
          {messages.join(' ')}
        </Notice>
      )}
      {conflicts.length > 0 && (
        <ConflictNotice
          conflicts={conflicts}
          label={(field) => (field === 'dates' || field === 'kind' || field === 'reason' || field === 'startTime' || field === 'endTime' ? add(`field.${field}`) : add('field.sites'))}
          show={(field, value) => (field === 'kind' && (value === 'closed' || value === 'special') ? words(`kind.${value}`) : value)}
          busy={busy}
          onMine={() => onOverwrite(conflicts[0]?.version ?? 0)}
          onTheirs={onReload}
        />
      )}
      {!answer && (
        <>
          <p role="status">{t('checking')}</p>
          <Skeleton lines={4} />
        </>
      )}
      {answer?.effects && (
        <EffectsList
          effects={answer.effects}
          lockedAction={locked.size > 0 && locked.size < draft.siteIds.length && <Button onClick={() => onLeaveOut(locked)}>{t('leaveOut')}</Button>}
        />
      )}
    </Dialog>
  );
}
