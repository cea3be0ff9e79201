import { chakra } from '@chakra-ui/react';
import type { ActivityType } from '@afterbell/activities/domain';
import { formatDate, isPlainDate } from '@afterbell/core/domain';
import { Button, ConfirmDialog, DateBox, Dialog, Field, Notice, notify, silent, Skeleton, useCoreTexts, useEditing, useSession } from '@afterbell/core/web';
import { useState } from 'react';
import { type SessionRecordFragment, useSessionRecordQuery } from './__generated__/sessions';
import { ConflictNotice } from './conflict-notice';
import { RoomsDialog } from './rooms-dialog';
import { SchedulePatternEditor } from './schedule-pattern-editor';
import { newSession, sameSchedule, type SessionActivity, sessionDraft } from './session-draft';
import { SessionFields } from './session-fields';
import { useSessionsTexts } from './sessions-texts';
import { type SessionChange, useSaveSession } from './use-save-session';
import { useSessionConflicts } from './use-schedule-preview';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', '& > hr': { border: '0', borderTop: 'hairline' } } });

export interface SessionDialogProps {
  activity: SessionActivity;
  /** The session to change; none adds one. */
  sessionId: string | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds a session, or changes one as it is now on the server. */
export function SessionDialog(props: SessionDialogProps) {
  const { sessionId, onClose } = props;
  const t = useSessionsTexts();
  const core = useCoreTexts();
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useSessionRecordQuery({ variables: { id: sessionId ?? '' }, skip: sessionId === null, context: silent(), fetchPolicy: 'network-only' });
  const session = data?.activitySession ?? null;
  if (sessionId === null || session) {
    const again = () => void refetch().then(() => setRound((before) => before + 1)).catch(() => undefined);
    return <SessionEditor key={round} {...props} session={session} onReload={again} />;
  }
  return (
    <Dialog open onClose={onClose} size="xl" title={t('tab')} footer={<Button onClick={onClose}>{core('close')}</Button>}>
      {error ? <Notice severity="error">{t('loadFailed')}</Notice> : <Skeleton lines={8} />}
    </Dialog>
  );
}

function SessionEditor({ activity, session, onClose, onSaved, onReload }: SessionDialogProps & { session: SessionRecordFragment | null; onReload: () => void }) {
  const t = useSessionsTexts();
  const core = useCoreTexts();
  const { today, term } = useSession();
  const [draft, setDraft] = useState(() => (session ? sessionDraft(session, today) : newSession(activity, today, term)));
  const [first] = useState(draft);
  const [rooms, setRooms] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const dirty = draft !== first;
  useEditing(dirty);
  const leave = () => (dirty ? setLeaving(true) : onClose());
  const { send, outcome, loading, reset } = useSaveSession(activity, session, today);
  const type = activity.type as ActivityType;
  const place = { siteId: activity.site.id, termId: activity.term?.id ?? null, sessionId: session?.id ?? null };
  const conflicts = useSessionConflicts(draft.schedule, type, place, { roomId: draft.roomId, staffIds: draft.staff.map(({ id }) => id), from: session && isPlainDate(draft.from) ? draft.from : null });
  const { problems, stale, rehearsed } = outcome;
  const known = /^(name|capacity|roomId|location|staffIds|from|startsOn|endsOn|meetings|startTime|endTime|patterns|leftOut)/;
  const errorOf = (path: string, field: string) => problems.filter((problem) => problem.path === path).map(({ message }) => t('of', { field, problem: message }))[0];
  const changed = session !== null && !sameSchedule(draft.schedule, sessionDraft(session, today).schedule);

  async function submit(how: { sure?: boolean; version?: number } = {}) {
    if (loading) return;
    const { saved } = await send(draft, how);
    if (!saved) return;
    const [own, ...more] = saved.changes;
    const title = session ? t('saved', { name: saved.name }) : more.length ? t('addedSeries', { count: saved.changes.length }) : t('added', { name: saved.name, count: own?.gained.length ?? 0 });
    notify({ severity: 'success', title });
    onSaved();
    onClose();
  }
  const quietly = (how?: { sure?: boolean; version?: number }) => void submit(how).catch(() => undefined);
  return (
    <>
      <Dialog
        open
        size="xl"
        closeOnOutside={false}
        onClose={leave}
        title={session ? t('editTitle', { name: session.name }) : t('addTitle', { name: activity.name })}
        onSubmit={() => quietly()}
        footer={
          <>
            <Button onClick={leave}>{core('cancel')}</Button>
            <Button type="submit" variant="solid" loading={loading}>
              {session ? t('save') : t('saveNew')}
            </Button>
          </>
        }
      >
        <Stack>
          {stale && (
            <Notice
              severity="warn"
              live
              title={t('stale')}
              action={
                <>
                  <Button onClick={onReload}>{t('showStored')}</Button>
                  <Button onClick={() => quietly({ version: stale.version })}>{t('overwrite')}</Button>
                </>
              }
            >
              {t('staleHint', { who: stale.who })}
            </Notice>
          )}
          {problems.filter(({ path }) => !path || !known.test(path)).map(({ code, message }) => (
            <Notice key={code + message} severity="error" live>
              {message}
            </Notice>
          ))}
          <SessionFields draft={draft} onChange={(next) => (setDraft(next), reset())} activity={activity} room={session?.room ?? null} errorOf={errorOf} onRooms={() => setRooms(true)} />
          <ConflictNotice conflicts={conflicts} />
          <hr />
          <SchedulePatternEditor value={draft.schedule} onChange={(schedule) => (setDraft({ ...draft, schedule }), reset())} type={type} place={place} problems={problems} />
          {changed && (
            <Field label={t('field.from')} hint={t('field.fromHint')} optional error={errorOf('from', t('field.from'))}>
              <DateBox label={t('field.from')} value={draft.from} min={session.startsOn} max={session.endsOn} today={today} onChange={(from) => (setDraft({ ...draft, from }), reset())} />
            </Field>
          )}
        </Stack>
      </Dialog>
      {leaving && <ConfirmDialog open danger onClose={() => setLeaving(false)} onConfirm={onClose} title={core('unsaved.title')} description={core('unsaved.body')} confirmLabel={core('unsaved.discard')} cancelLabel={core('unsaved.stay')} />}
      {rooms && <RoomsDialog site={activity.site} onClose={() => setRooms(false)} onAdded={(roomId) => setDraft((before) => ({ ...before, roomId }))} />}
      {rehearsed && (
        <ConfirmDialog open onClose={reset} onConfirm={() => submit({ sure: true })} title={t('change.title', { name: session?.name ?? draft.name })} confirmLabel={t('change.confirm')} cancelLabel={t('change.back')}>
          <ChangeList changes={rehearsed} />
        </ConfirmDialog>
      )}
    </>
  );
}

const MOST_NAMED = 6;

/** What becomes of the dates, with the first of each. */
function ChangeList({ changes: [own, ...more] }: { changes: readonly SessionChange[] }) {
  const t = useSessionsTexts();
  const lines = own ? (['gained', 'lost', 'retimed', 'kept'] as const).flatMap((what) => (own[what].length ? [{ what: t(`change.${what}`, { count: own[what].length }), days: own[what] }] : [])) : [];
  return (
    <ul style={{ paddingInlineStart: '1.25rem', listStyle: 'disc' }}>
      {lines.map(({ what, days }) => (
        <li key={what}>{t('change.days', { what, days: [...days.slice(0, MOST_NAMED).map(formatDate), ...(days.length > MOST_NAMED ? ['…'] : [])].join(', ') })}</li>
      ))}
      {more.length > 0 && <li>{t('change.siblings', { count: more.length })}</li>}
    </ul>
  );
}
