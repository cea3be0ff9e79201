import { Button, type ChangedBy, i18n, Notice, notify, useChangedBy, useRecordChanges } from '@afterbell/core/web';
import { type RefObject, useEffect, useState } from 'react';
import { useFormsTexts } from '../forms-texts';
import type { RecordSubject } from './record-form';
import type { BroughtIn, Meeting } from './use-save';

const KINDS: Readonly<Record<string, 'person' | 'organization' | 'activity'>> = { participants: 'person', staff: 'person', organizations: 'organization', activities: 'activity' };
const TICK_MS = 10_000;
const NO_VERSION = -1;

export interface LiveNoticeProps {
  subject: RecordSubject;
  /** The record that it became part of: undoing that is told of this one. */
  into: string | null;
  versionRef: RefObject<number | null>;
  /** Something is typed and not saved. */
  dirty: boolean;
  /** What others saved, brought into the form. */
  bringIn: (by: ChangedBy | null, meeting: Meeting) => Promise<BroughtIn>;
  /** After their changes are in the form, to bring up to date what stands around it. */
  onFresh: () => void;
  /** The record may not be there any more. */
  onOver: () => void;
}

/** Somebody else saved the open record: a form that nobody has touched follows by itself, any other says so and leaves the choice. */
export function LiveNotice({ subject: { section, id }, into, versionRef, dirty, bringIn, onFresh, onOver }: LiveNoticeProps) {
  const t = useFormsTexts();
  const byOf = useChangedBy();
  const [change, setChange] = useState<{ by: ChangedBy; at: number } | null>(null);
  const kind = KINDS[section];

  async function take(by: ChangedBy, meeting: Meeting, quietly: boolean) {
    const outcome = await bringIn(by, meeting);
    if (outcome === 'failed' || outcome === 'busy') return;
    // Nobody asked for a question while they type: the notice offers it.
    if (outcome === 'collides') return setChange({ by, at: Date.now() });
    setChange(null);
    onFresh();
    if (outcome === 'changed') notify({ severity: 'info', title: t('changed') });
    else if (outcome === 'merged' || outcome === 'same') {
      if (!by.isYou) notify({ severity: 'info', title: quietly ? t('live.followed', { name: by.words }) : t(meeting === 'keeps' ? 'live.kept' : 'live.merged') });
      else if (dirty && outcome === 'merged') notify({ severity: 'info', title: t('live.mergedYou') });
    }
  }
  // Of no version yet: what happened while nobody listened is told at once.
  useRecordChanges({ kind: kind ?? 'person', id: kind ? (into ?? id) : null, version: () => (into ? NO_VERSION : versionRef.current) }, (heard) => {
    if (into) return onOver();
    const by = byOf(heard);
    if (!by) return;
    // What one did oneself, elsewhere on the page or in another window, is no news unless it meets what is typed here.
    if (dirty && !by.isYou) setChange({ by, at: Date.now() });
    else void take(by, 'waits', true);
  }, () => {
    setChange(null);
    onOver();
  });
  if (!change || !dirty) return null;
  return (
    <Notice
      severity="warn"
      live
      title={<Since at={change.at} name={change.by.words} />}
      action={
        <>
          <Button variant="solid" onClick={() => void take(change.by, 'asks', false)}>
            {t('live.see')}
          </Button>
          <Button onClick={() => void take(change.by, 'keeps', false)}>{t('live.keep')}</Button>
        </>
      }
    >
      {t('live.hint')}
    </Notice>
  );
}

function Since({ at, name }: { at: number; name: string }) {
  const t = useFormsTexts();
  const [now, setNow] = useState(at);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.round((now - at) / 1000);
  if (seconds < 1) return <>{t('live.changedNow', { name })}</>;
  const words = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' });
  return <>{t('live.changed', { name, ago: seconds < 60 ? words.format(-seconds, 'second') : words.format(-Math.round(seconds / 60), 'minute') })}</>;
}
