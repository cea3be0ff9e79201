import { isPlainDate, weekStart, unbrokenTime } from '@afterbell/core/domain';
import { Button, DateBox, Dialog, Field, FieldGroup, Notice, RadioList, TextInput, TimeInput, useCoreTexts, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { Target } from './target';
import { dayTitle } from './calendar-span';
import { meetingName } from './meeting-look';
import { useMoveTexts } from './move-texts';
import { SeriesPart } from './series-part';
import type { Meeting } from './use-calendar';
import { type Problem, useMeetingChanges } from './use-meeting-changes';
import { useSeriesMove } from './use-series-move';

const Row = chakra('div', { base: { display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr 1fr', sm: '1.4fr 1fr 1fr' }, '& > :first-of-type': { gridColumn: { base: '1 / -1', sm: 'auto' } } } });

export interface MoveDialogProps {
  meeting: Meeting;
  /** Where it was dragged to; null when it was asked for by name. */
  to: Target | null;
  onClose: () => void;
}

/** The question before a meeting moves: where to, and whether the whole series goes along. */
export function MoveDialog({ meeting, to, onClose }: MoveDialogProps) {
  const t = useMoveTexts();
  const core = useCoreTexts();
  const { today } = useSession();
  const { move } = useMeetingChanges();
  const [target, setTarget] = useState<Target>(to ?? { date: meeting.date, startTime: meeting.startTime, endTime: meeting.endTime });
  const [room, setRoom] = useState<string | null>();
  const [reason, setReason] = useState('');
  const [scope, setScope] = useState<'one' | 'series'>('one');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const name = meetingName(meeting);
  const valid = isPlainDate(target.date) && target.endTime > target.startTime;
  // A series moves by weekday, time and room: to another week, one date goes alone.
  const mayMoveSeries = valid && meeting.source === 'schedule' && weekStart(target.date) === weekStart(meeting.date);
  const series = useSeriesMove(meeting, target, room, scope === 'series' && mayMoveSeries);
  const closed = problems.some(({ code }) => code === 'DATE_CLOSED');
  const fields = ['toDate', 'startTime', 'endTime', ...(scope === 'one' ? ['reason'] : [])];
  const errorOf = (...paths: string[]) => problems.find(({ path }) => path && paths.includes(path))?.message;
  const general = problems.filter(({ path }) => !path || !fields.includes(path === 'date' ? 'toDate' : path));
  const set = (part: Partial<Target>) => {
    setTarget({ ...target, ...part });
    setProblems([]);
  };

  async function submit() {
    if (busy) return;
    if (!valid) return setProblems([isPlainDate(target.date) ? { code: 'VALIDATION', path: 'endTime', message: t('endAfter') } : { code: 'VALIDATION', path: 'toDate', message: t('required') }]);
    setBusy(true);
    const found = scope === 'series' && mayMoveSeries ? await series.save() : await move(meeting, { toDate: target.date, startTime: target.startTime, endTime: target.endTime, reason: reason.trim(), confirmClosed: closed });
    setBusy(false);
    if (found.length > 0) return setProblems(found);
    onClose();
  }

  return (
    <Dialog
      open
      size="md"
      closeOnOutside={false}
      onClose={onClose}
      onSubmit={() => void submit()}
      title={t('title', { name })}
      description={t('from', { day: dayTitle(meeting.date), from: unbrokenTime(meeting.startTime), to: unbrokenTime(meeting.endTime) })}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {core('cancel')}
          </Button>
          <Button type="submit" variant="solid" loading={busy}>
            {t(closed && scope === 'one' ? 'saveClosed' : 'save')}
          </Button>
        </>
      }
    >
      <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4', mt: '3' }}>
        {general.length > 0 && (
          <Notice severity={closed ? 'warn' : 'error'} live>
            {general.map(({ message }) => message).join(' ')}
          </Notice>
        )}
        <Row>
          <Field label={t('field.toDate')} error={errorOf('toDate', 'date')}>
            <DateBox label={t('field.toDate')} value={target.date} today={today} onChange={(date) => set({ date })} />
          </Field>
          <Field label={t('field.startTime')} error={errorOf('startTime')}>
            <TimeInput value={target.startTime} onChange={(event) => set({ startTime: event.target.value })} />
          </Field>
          <Field label={t('field.endTime')} error={errorOf('endTime')}>
            <TimeInput value={target.endTime} onChange={(event) => set({ endTime: event.target.value })} />
          </Field>
        </Row>
        {mayMoveSeries && series.possible && (
          <FieldGroup legend={t('scope')}>
            <RadioList
              name="scope"
              value={scope}
              options={[
                { value: 'one', label: t('one'), hint: t('oneHint') },
                { value: 'series', label: t('series'), hint: t('seriesHint') },
              ]}
              onChange={(value) => {
                setScope(value as 'one' | 'series');
                setProblems([]);
              }}
            />
          </FieldGroup>
        )}
        {scope === 'series' && mayMoveSeries ? (
          <SeriesPart
            series={series}
            onRoom={(next) => {
              setRoom(next);
              setProblems([]);
            }}
          />
        ) : (
          <Field label={t('field.reason')} optional error={errorOf('reason')}>
            <TextInput value={reason} maxLength={200} autoComplete="off" onChange={(event) => setReason(event.target.value)} />
          </Field>
        )}
      </chakra.div>
    </Dialog>
  );
}
