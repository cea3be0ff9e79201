import { chakra } from '@chakra-ui/react';
import type { ActivityType } from '@afterbell/activities/domain';
import { IconButton, Notice } from '@afterbell/core/web';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConflictNotice } from '../sessions/conflict-notice';
import { RoomsDialog } from '../sessions/rooms-dialog';
import { SchedulePatternEditor, type ScheduleProblem } from '../sessions/schedule-pattern-editor';
import type { SessionActivity } from '../sessions/session-draft';
import { SessionFields } from '../sessions/session-fields';
import { useSessionConflicts } from '../sessions/use-schedule-preview';
import { useScheduleWords } from '../sessions/use-schedule-words';
import { useAddingTexts } from './adding-texts';
import type { NewSession } from './wizard-state';

const Card = chakra('section', { base: { border: 'hairline', borderRadius: 'md', p: { base: '3', md: '4' }, display: 'flex', flexDirection: 'column', gap: '4', minW: '0', '& hr': { border: '0', borderTop: 'hairline' } } });
const Head = chakra('div', { base: { display: 'flex', alignItems: 'flex-start', gap: '2', '& > div': { flex: '1', minW: '0', overflowWrap: 'anywhere' }, '& h2': { fontSize: 'md', fontWeight: 'semibold' }, '& p': { color: 'fg.muted', fontSize: 'sm' } } });

export interface SessionCardProps {
  session: NewSession;
  place: number;
  activity: SessionActivity;
  open: boolean;
  /** What is wrong with it, with paths as saveSession has them; null is about all of it. */
  problems: readonly ScheduleProblem[];
  onOpen: () => void;
  onChange: (session: NewSession) => void;
  onRemove: () => void;
}

/** One session that is being planned: its editor, or what it comes to. */
export function SessionCard({ session, place, activity, open, problems, onOpen, onChange, onRemove }: SessionCardProps) {
  const t = useAddingTexts();
  const words = useScheduleWords();
  const name = session.name.trim() || t('session', { number: place + 1 });
  const { patterns, startTime, endTime } = session.schedule;
  return (
    <Card id={`session-${session.key}`} tabIndex={-1} aria-label={t('sessionNamed', { number: place + 1, name: session.name })} data-session="">
      <Head>
        <div>
          <h2>{t('sessionNamed', { number: place + 1, name: session.name })}</h2>
          {!open && <p data-figures="">{words.patterns(patterns, { startTime, endTime })}</p>}
        </div>
        {!open && <IconButton label={t('editSession', { name })} icon={<Pencil aria-hidden="true" />} onClick={onOpen} />}
        <IconButton label={t('removeSession', { name })} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
      </Head>
      {problems.filter(({ path }) => path === null).map(({ message }) => (
        <Notice key={message} severity="error">
          {message}
        </Notice>
      ))}
      {open && <Editor {...{ session, activity, problems, onChange }} />}
    </Card>
  );
}

function Editor({ session, activity, problems, onChange }: Pick<SessionCardProps, 'session' | 'activity' | 'problems' | 'onChange'>) {
  const t = useAddingTexts();
  const [rooms, setRooms] = useState(false);
  const type = activity.type as ActivityType;
  const place = { siteId: activity.site.id, termId: activity.term?.id ?? null, sessionId: null };
  const conflicts = useSessionConflicts(session.schedule, type, place, { roomId: session.roomId, staffIds: session.staff.map(({ id }) => id) });
  const errorOf = (path: string, field: string) => problems.filter((problem) => problem.path === path).map(({ message }) => t('problem', { field, message }))[0];
  return (
    <>
      <SessionFields draft={session} onChange={(next) => onChange({ ...next, key: session.key })} activity={activity} room={null} errorOf={errorOf} onRooms={() => setRooms(true)} />
      <hr />
      <SchedulePatternEditor value={session.schedule} onChange={(schedule) => onChange({ ...session, schedule })} type={type} place={place} problems={problems} />
      <ConflictNotice conflicts={conflicts} />
      {rooms && <RoomsDialog site={activity.site} onClose={() => setRooms(false)} onAdded={(roomId) => onChange({ ...session, roomId })} />}
    </>
  );
}
