import { formatDate, type PlainDate } from '@afterbell/core/domain';
import { Button, ConfirmDialog, DateBox, Dialog, failuresOf, Field, Notice, notify, silent, useCoreTexts, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useChangePlacesMutation, useEnrollInSessionMutation, useRemovePlacesMutation } from './__generated__/places';
import { dayWithin } from './day-within';
import { usePlacesTexts } from './places-texts';

interface PlaceOf {
  id: string;
  personId: string;
  displayName: string;
  startsOn: string;
  endsOn: string | null;
}

/** Says what was done and takes it back: a toast, or where a dialog keeps toasts out of reach, something of its own. */
export type Say = (title: string, undo: () => void) => void;

interface TaskProps {
  sessionId: string;
  onClose: () => void;
  onDone: () => void;
  say: Say;
}

const QUIET = { context: silent(), fetchPolicy: 'no-cache' } as const;
const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', mt: '2' } });

/** Other days for a place, or its last one; it can be taken back. */
export function PlaceDaysDialog({ sessionId, sessionEndsOn, task, onClose, onDone, say }: TaskProps & { sessionEndsOn: PlainDate; task: { kind: string; place: PlaceOf } }) {
  const t = usePlacesTexts();
  const core = useCoreTexts();
  const { today } = useSession();
  const { place } = task;
  const ends = task.kind === 'end';
  const near = dayWithin(place.startsOn, sessionEndsOn, today);
  const [startsOn, setStartsOn] = useState(place.startsOn);
  const [endsOn, setEndsOn] = useState(place.endsOn ?? (ends ? near : ''));
  const [failure, setFailure] = useState<{ path: string | null; message: string } | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const [change, { loading }] = useChangePlacesMutation(QUIET);
  // Other days are another question.
  const setDay = (set: (day: string) => void) => (day: string) => (set(day), setMarked(null), setFailure(null));

  async function send(days: { startsOn: string; endsOn: string | null }, before: { startsOn: string; endsOn: string | null }, keepMarks: boolean) {
    try {
      const payload = (await change({ variables: { input: { sessionId, places: [{ id: place.id, ...days, before }], keepMarks } } })).data?.changePlaces;
      const problem = payload?.problems[0];
      if (problem?.code === 'STALE_VERSION') onDone();
      if (problem?.code === 'PLACE_MARKED') return { asked: problem.message, failed: null, now: null };
      if (problem || !payload) return { failed: { path: problem?.path ?? null, message: problem?.code === 'STALE_VERSION' ? t('stale') : (problem?.message ?? t('failed')) }, now: null };
      onDone();
      return { failed: null, now: payload.places?.[0] ?? null };
    } catch (error) {
      return { failed: { path: null, message: failuresOf(error)[0]?.message.join(' ') || t('failed') }, now: null };
    }
  }
  async function save() {
    const { asked, failed, now } = await send({ startsOn, endsOn: endsOn || null }, { startsOn: place.startsOn, endsOn: place.endsOn }, marked !== null);
    if (asked) return (setFailure(null), setMarked(asked));
    if (failed) return setFailure(failed);
    onClose();
    const back = async () => {
      const answer = now && (await send({ startsOn: place.startsOn, endsOn: place.endsOn }, { startsOn: now.startsOn, endsOn: now.endsOn }, true));
      if (answer?.failed) notify({ severity: 'error', title: answer.failed.message });
    };
    say(ends ? t('endedToast', { name: place.displayName, day: formatDate(endsOn) }) : t('saved', { name: place.displayName }), () => void back());
  }
  const at = (name: string) => (failure?.path?.endsWith(name) ? failure.message : undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(ends ? 'endTitle' : 'changeTitle', { name: place.displayName })}
      description={ends ? t('endHint') : undefined}
      onSubmit={() => void save()}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button type="submit" variant="solid" loading={loading} disabled={startsOn === '' || (ends && endsOn === '')}>
            {t(marked === null ? 'save' : 'saveMarked')}
          </Button>
        </>
      }
    >
      <Fields>
        {marked !== null && (
          <Notice severity="warn" title={marked} live>
            {t('marked')}
          </Notice>
        )}
        {failure && !at('startsOn') && !at('endsOn') && <Notice severity="error" live>{failure.message}</Notice>}
        {!ends && (
          <Field label={t('firstDay')} required error={at('startsOn')}>
            <DateBox label={t('firstDay')} value={startsOn} today={today} opensAt={near} onChange={setDay(setStartsOn)} />
          </Field>
        )}
        <Field label={t('lastDay')} optional={!ends} required={ends} error={at('endsOn')}>
          <DateBox label={t('lastDay')} value={endsOn} today={today} opensAt={near} onChange={setDay(setEndsOn)} />
        </Field>
      </Fields>
    </Dialog>
  );
}

/** For a place that never should have been. */
export function RemovePlaceDialog({ sessionId, place, onClose, onDone, say }: TaskProps & { place: PlaceOf }) {
  const t = usePlacesTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const [remove] = useRemovePlacesMutation(QUIET);
  const [enroll] = useEnrollInSessionMutation(QUIET);
  async function confirm() {
    const payload = (await remove({ variables: { input: { sessionId, ids: [place.id] } } })).data?.removePlaces;
    const refusal = payload?.problems[0];
    if (refusal || !payload) {
      setProblem(refusal?.message ?? t('failed'));
      throw new Error(refusal?.code ?? 'no answer');
    }
    onDone();
    const back = async () => {
      const refused = (await enroll({ variables: { input: { sessionId, personIds: [place.personId], startsOn: place.startsOn, endsOn: place.endsOn } } })).data?.enrollParticipants.problems[0];
      if (refused) notify({ severity: 'error', title: refused.message });
      onDone();
    };
    say(t('removed', { name: place.displayName }), () => void back());
  }
  return (
    <ConfirmDialog open onClose={onClose} onConfirm={confirm} danger title={t('removeTitle', { name: place.displayName })} description={problem ? <Notice severity="error" live>{problem}</Notice> : t('removeBody')} confirmLabel={t('removeConfirm')} />
  );
}
