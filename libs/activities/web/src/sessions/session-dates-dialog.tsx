import { chakra } from '@chakra-ui/react';
import { dayOfWeek, formatDate, isPlainDate } from '@afterbell/core/domain';
import { Badge, Button, DateBox, Dialog, Field, i18n, Notice, notify, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import { CalendarClock, CalendarX, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type SessionDatesQuery, useRestoreSessionDateMutation, useSessionDatesQuery } from './__generated__/session-dates';
import { weekdayName } from '../session-days';
import { CancelDateDialog, MoveDateDialog } from './date-change-dialogs';
import { useSessionDatesTexts } from './session-dates-texts';
import { useScheduleWords } from './use-schedule-words';

export type SessionDay = SessionDatesQuery['sessionDates'][number];
type Exception = SessionDatesQuery['activitySession']['exceptions'][number];

const List = chakra('ul', {
  base: { listStyle: 'none', p: '0', m: '0', mt: '3', '& > li': { display: 'flex', alignItems: 'center', gap: '2', minH: 'touch', borderBottom: 'hairline', py: '1', fontVariantNumeric: 'tabular-nums' }, '& > li > span:first-of-type': { flex: '1', minW: '0' }, '& small': { color: 'fg.muted', fontSize: 'sm', display: 'block' } },
});
const Heading = chakra('h3', { base: { fontSize: 'sm', fontWeight: 'semibold', mt: '5', mb: '1' } });
const SHOWN = 100;
/** A year that is being typed is not asked for. */
const EARLIEST = '2000-01-01';

/** In words; beside the day on a phone there is room for these alone. */
function Deed({ word, label, icon, onClick }: { word: string; label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Button variant="ghost" aria-label={label} title={label} icon={<chakra.span css={{ display: 'contents', mdDown: { display: 'none' } }}>{icon}</chakra.span>} onClick={onClick}>
      {word}
    </Button>
  );
}

/** The dates of one session: moved, called off, restored one by one. */
export function SessionDatesDialog({ sessionId, edits, onClose }: { sessionId: string; edits: boolean; onClose: () => void }) {
  const t = useSessionDatesTexts();
  const core = useCoreTexts();
  const words = useScheduleWords();
  const { today } = useSession();
  const [from, setFrom] = useState(today);
  const [moved, setMoved] = useState<SessionDay | null>(null);
  const [cancelled, setCancelled] = useState<SessionDay | null>(null);
  const { data, previousData, error, refetch } = useSessionDatesQuery({ variables: { sessionId, from: isPlainDate(from) && from >= EARLIEST ? from : today }, context: silent(), fetchPolicy: 'cache-and-network' });
  const [restore] = useRestoreSessionDateMutation();
  const shown = data ?? previousData;
  const again = () => void refetch().catch(() => undefined);

  async function bringBack(date: string) {
    const refused = (await restore({ variables: { sessionId, date }, context: silent(false) })).data?.restoreSessionDate.problems[0];
    notify(refused ? { severity: 'error', title: refused.message } : { severity: 'success', title: t('restored', { date: formatDate(date) }) });
    again();
  }
  const says = ({ date, movedTo, reason }: Exception) => {
    const what = movedTo === null ? t('calledOff', { date: formatDate(date) }) : movedTo === date ? t('retimed', { date: formatDate(date) }) : t('moved', { date: formatDate(date), to: formatDate(movedTo) });
    return reason ? t('because', { what, reason }) : what;
  };
  return (
    <>
      <Dialog open onClose={onClose} title={t('title', { name: shown?.activitySession.name ?? '' })} footer={<Button onClick={onClose}>{core('close')}</Button>}>
        <Field label={t('from')}>
          <DateBox label={t('from')} value={from} today={today} onChange={setFrom} />
        </Field>
        {!shown && (error ? <Notice severity="error">{t('failed')}</Notice> : <Skeleton lines={6} />)}
        {shown?.sessionDates.length === 0 && <p>{t('none')}</p>}
        <List>
          {shown?.sessionDates.map((day) => (
            <li key={day.date}>
              <span>
                {weekdayName(dayOfWeek(day.date), i18n.language)} {formatDate(day.date)}
                <small>{words.times(day.startTime, day.endTime)}</small>
              </span>
              {day.added && <Badge tone="blue">{t('added')}</Badge>}
              {day.used && <Badge tone="gray">{t('used')}</Badge>}
              {edits && !day.used && (
                <>
                  <Deed word={t('moveWord')} label={t('move', { date: formatDate(day.date) })} icon={<CalendarClock aria-hidden="true" />} onClick={() => setMoved(day)} />
                  <Deed word={t('cancelWord')} label={t('cancel', { date: formatDate(day.date) })} icon={<CalendarX aria-hidden="true" />} onClick={() => setCancelled(day)} />
                </>
              )}
            </li>
          ))}
        </List>
        {shown?.sessionDates.length === SHOWN && <Notice>{t('limited')}</Notice>}
        {shown && shown.activitySession.exceptions.length > 0 && (
          <>
            <Heading>{t('exceptions')}</Heading>
            <List>
              {shown.activitySession.exceptions.map((exception) => (
                <li key={exception.date}>
                  <span>{says(exception)}</span>
                  {edits && <Deed word={t('restore')} label={t('restoreDay', { date: formatDate(exception.date) })} icon={<Undo2 data-mirror="" aria-hidden="true" />} onClick={() => void bringBack(exception.date).catch(() => undefined)} />}
                </li>
              ))}
            </List>
          </>
        )}
      </Dialog>
      {moved && <MoveDateDialog sessionId={sessionId} day={moved} onClose={() => setMoved(null)} onDone={again} />}
      {cancelled && <CancelDateDialog sessionId={sessionId} day={cancelled} onClose={() => setCancelled(null)} onDone={again} onUndo={() => void bringBack(cancelled.date).catch(() => undefined)} />}
    </>
  );
}
