import { formatDate, type PlainDate, type PlainTime } from '@afterbell/core/domain';
import { failuresOf, notify, silent } from '@afterbell/core/web';
import { meetingName } from './meeting-look';
import { useMoveTexts } from './move-texts';
import type { Meeting } from './use-calendar';
import { useCancelCalendarDateMutation, useMoveCalendarDateMutation, useRestoreCalendarDateMutation } from './__generated__/activities-calendar';

export interface Problem {
  code: string;
  message: string;
  path?: string | null;
}

const SUBJECTS = ['toDate', 'date', 'startTime', 'endTime', 'reason'] as const;

export interface MoveTo {
  toDate: PlainDate;
  startTime: PlainTime;
  endTime: PlainTime;
  reason: string;
  confirmClosed: boolean;
}

/** Moving and calling off one date, each with its way back. */
export function useMeetingChanges() {
  const t = useMoveTexts();
  const [moveDate] = useMoveCalendarDateMutation();
  const [cancelDate] = useCancelCalendarDateMutation();
  const [restoreDate] = useRestoreCalendarDateMutation();
  const options = { context: silent(), refetchQueries: ['activitiesCalendar'] };

  /** What the server says of a field begins with the field. */
  function whole(problem: Problem): Problem {
    const named = SUBJECTS.find((subject) => subject === problem.path);
    return named ? { ...problem, message: t('of', { subject: t(`subject.${named}`), message: problem.message }) } : problem;
  }

  async function asked(call: () => Promise<readonly Problem[] | undefined>): Promise<readonly Problem[]> {
    try {
      return (await call())?.map(whole) ?? [{ code: 'INTERNAL', message: t('failed') }];
    } catch (error) {
      return [{ code: 'INTERNAL', message: failuresOf(error)[0]?.message.join(' ') || t('failed') }];
    }
  }

  const restore = (sessionId: string, date: PlainDate) => asked(async () => (await restoreDate({ variables: { sessionId, date }, ...options })).data?.restoreSessionDate.problems);
  const move = (input: { sessionId: string; date: PlainDate } & MoveTo) => asked(async () => (await moveDate({ variables: { input: { ...input, reason: input.reason || null } }, ...options })).data?.moveSessionDate.problems);

  async function undo(back: () => Promise<readonly Problem[]>, done: string) {
    const problems = await back();
    if (problems.length) notify({ severity: 'error', title: t('notUndone'), detail: problems.map(({ message }) => message).join(' ') });
    else notify({ severity: 'success', title: done });
  }

  return {
    /** Answers what stood in the way. */
    move: async (meeting: Meeting, to: MoveTo): Promise<readonly Problem[]> => {
      const { sessionId, date, startTime, endTime, source } = meeting;
      const problems = await move({ sessionId, date, ...to });
      if (problems.length) return problems;
      // The schedule's own date goes back to what the schedule says, another one to where it was.
      const back = source === 'schedule' ? () => restore(sessionId, date) : () => move({ sessionId, date: to.toDate, toDate: date, startTime, endTime, reason: '', confirmClosed: true });
      notify({ severity: 'success', title: t('moved', { name: meetingName(meeting), day: formatDate(to.toDate) }), action: { label: t('undo'), onClick: () => void undo(back, t('undone')) } });
      return [];
    },
    cancel: async (meeting: Meeting): Promise<boolean> => {
      const { sessionId, date, source } = meeting;
      const problems = await asked(async () => (await cancelDate({ variables: { sessionId, date, reason: null }, ...options })).data?.cancelSessionDate.problems);
      if (problems.length) {
        notify({ severity: 'error', title: t('notCancelled', { name: meetingName(meeting) }), detail: problems.map(({ message }) => message).join(' ') });
        return false;
      }
      const named = { name: meetingName(meeting), day: formatDate(date) };
      notify({
        severity: 'success',
        title: t('cancelled', named),
        action: source === 'schedule' ? { label: t('undo'), onClick: () => void undo(() => restore(sessionId, date), t('restored', named)) } : undefined,
      });
      return true;
    },
  };
}
