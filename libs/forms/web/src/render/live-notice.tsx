import { Button, i18n, Notice, notify, useRecordChanges, useSession, type RecordChange } from '@afterbell/core/web';
import { type RefObject, useEffect, useState } from 'react';
import { useFormsTexts } from '../forms-texts';
import type { RecordSubject } from './record-form';

const KINDS: Readonly<Record<string, 'person' | 'organization' | 'activity'>> = { participants: 'person', staff: 'person', organizations: 'organization', activities: 'activity' };
const TICK_MS = 10_000;

export interface LiveNoticeProps {
  subject: RecordSubject;
  versionRef: RefObject<number | null>;
  /** Something is typed and not saved. */
  dirty: boolean;
  /** What others saved, brought into the form; `keepsMine` without a question. */
  bringIn: (by: string | null, keepsMine: boolean) => Promise<'busy' | 'failed' | 'changed' | 'asked' | 'merged'>;
  /** After their changes are in the form, to bring up to date what stands around it. */
  onFresh: () => void;
}

/** Somebody else saved the open record: a form that nobody has touched follows by itself, any other says so and leaves the choice. */
export function LiveNotice({ subject: { section, id }, versionRef, dirty, bringIn, onFresh }: LiveNoticeProps) {
  const t = useFormsTexts();
  const { user } = useSession();
  const [change, setChange] = useState<(RecordChange & { at: number }) | null>(null);
  const kind = KINDS[section];

  async function take(by: string, keepsMine: boolean, quietly: boolean) {
    const outcome = await bringIn(by, keepsMine);
    if (outcome === 'failed' || outcome === 'busy') return;
    setChange(null);
    onFresh();
    if (outcome === 'changed') notify({ severity: 'info', title: t('changed') });
    else if (outcome === 'merged' && by !== user.name) notify({ severity: 'info', title: quietly ? t('live.followed', { name: by }) : t(keepsMine ? 'live.kept' : 'live.merged') });
  }
  useRecordChanges({ kind: kind ?? 'person', id: kind ? id : null, version: () => versionRef.current }, (heard) => {
    // What one did oneself, elsewhere on the page or in another tab, is no news.
    const isOwn = heard.changedBy === user.name;
    if (dirty && !isOwn) setChange({ ...heard, at: Date.now() });
    else void take(heard.changedBy, false, true);
  });
  if (!change || !dirty) return null;
  return (
    <Notice
      severity="warn"
      live
      title={<Since at={change.at} name={change.changedBy} />}
      action={
        <>
          <Button variant="solid" onClick={() => void take(change.changedBy, false, false)}>
            {t('live.see')}
          </Button>
          <Button onClick={() => void take(change.changedBy, true, false)}>{t('live.keep')}</Button>
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
  const words = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' });
  return <>{t('live.changed', { name, ago: seconds < 60 ? words.format(-seconds, 'second') : words.format(-Math.round(seconds / 60), 'minute') })}</>;
}
