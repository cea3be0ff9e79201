import { chakra } from '@chakra-ui/react';
import { formatDate } from '@afterbell/core/domain';
import { Button, Checkbox, DateBox, Dialog, Field, Notice, notify, silent, TextInput, TimeInput, useCoreTexts, useSession } from '@afterbell/core/web';
import { useState, type ReactNode } from 'react';
import { useCancelSessionDateMutation, useMoveSessionDateMutation } from './__generated__/session-dates';
import type { SessionDay } from './session-dates-dialog';
import { useSessionDatesTexts } from './session-dates-texts';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });
const Pair = chakra('div', { base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' } });

interface Problem {
  code: string;
  path: string | null;
  message: string;
}

interface DateChangeProps {
  sessionId: string;
  day: SessionDay;
  onClose: () => void;
  onDone: () => void;
}

/** One date on another day, or at another time of its own. */
export function MoveDateDialog({ sessionId, day, onClose, onDone }: DateChangeProps) {
  const t = useSessionDatesTexts();
  const { today } = useSession();
  const [draft, setDraft] = useState({ toDate: day.date, startTime: day.startTime, endTime: day.endTime, reason: '', confirmClosed: false });
  const [move, { data, loading, reset }] = useMoveSessionDateMutation();
  const problems: readonly Problem[] = data?.moveSessionDate.problems ?? [];
  const closed = problems.some(({ code }) => code === 'DATE_CLOSED');
  const set = (change: Partial<typeof draft>) => {
    setDraft({ ...draft, ...change });
    if (!('confirmClosed' in change)) reset();
  };
  const at = (path: string, field: string) => problems.filter((problem) => problem.path === path).map(({ message }) => t('of', { field, problem: message }))[0];
  async function submit() {
    const answer = (await move({ variables: { input: { sessionId, date: day.date, ...draft } }, context: silent(false) })).data?.moveSessionDate;
    if (!answer || answer.problems.length) return;
    notify({ severity: 'success', title: t('movedDone', { date: formatDate(draft.toDate) }) });
    onDone();
    onClose();
  }
  return (
    <Frame title={t('moveTitle', { date: formatDate(day.date) })} confirm={t('confirmMove')} loading={loading} problems={problems.filter(({ path }) => !path)} onSubmit={submit} onClose={onClose}>
      <Field label={t('toDate')} error={at('toDate', t('theDay')) ?? at('date', t('date'))}>
        <DateBox label={t('toDate')} value={draft.toDate} today={today} onChange={(toDate) => set({ toDate, confirmClosed: false })} />
      </Field>
      {closed && <Checkbox label={t('confirmClosed')} checked={draft.confirmClosed} onChange={({ target }) => set({ confirmClosed: target.checked })} />}
      <Pair>
        <Field label={t('begins')} error={at('startTime', t('begins'))}>
          <TimeInput value={draft.startTime} onChange={({ target }) => set({ startTime: target.value })} />
        </Field>
        <Field label={t('ends')} error={at('endTime', t('ends'))}>
          <TimeInput value={draft.endTime} onChange={({ target }) => set({ endTime: target.value })} />
        </Field>
      </Pair>
      <Reason value={draft.reason} error={at('reason', t('reason'))} onChange={(reason) => set({ reason })} />
    </Frame>
  );
}

export function CancelDateDialog({ sessionId, day, onClose, onDone, onUndo }: DateChangeProps & { onUndo: () => void }) {
  const t = useSessionDatesTexts();
  const [reason, setReason] = useState('');
  const [cancel, { data, loading }] = useCancelSessionDateMutation();
  const problems: readonly Problem[] = data?.cancelSessionDate.problems ?? [];
  const date = formatDate(day.date);
  async function submit() {
    const answer = (await cancel({ variables: { sessionId, date: day.date, reason: reason || null }, context: silent(false) })).data?.cancelSessionDate;
    if (!answer || answer.problems.length) return;
    // A date that was added by hand has no schedule to come back from.
    notify({ severity: 'success', title: t('cancelled', { date }), ...(day.added ? {} : { action: { label: t('undo'), onClick: onUndo } }) });
    onDone();
    onClose();
  }
  return (
    <Frame title={t('cancelTitle', { date })} description={t('cancelHint')} confirm={t('confirmCancel')} cancel={t('keep')} loading={loading} problems={problems.filter(({ path }) => path !== 'reason')} onSubmit={submit} onClose={onClose}>
      <Reason value={reason} error={problems.find(({ path }) => path === 'reason')?.message} onChange={setReason} />
    </Frame>
  );
}

function Reason({ value, error, onChange }: { value: string; error?: string; onChange: (value: string) => void }) {
  const t = useSessionDatesTexts();
  return (
    <Field label={t('reason')} optional error={error}>
      <TextInput value={value} maxLength={200} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

interface FrameProps {
  title: string;
  description?: string;
  confirm: string;
  cancel?: string;
  loading: boolean;
  /** What belongs to no field. */
  problems: readonly Problem[];
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

function Frame({ title, description, confirm, cancel, loading, problems, onSubmit, onClose, children }: FrameProps) {
  const core = useCoreTexts();
  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={description}
      onClose={onClose}
      onSubmit={() => loading || void onSubmit().catch(() => undefined)}
      footer={
        <>
          <Button onClick={onClose}>{cancel ?? core('cancel')}</Button>
          <Button type="submit" variant="solid" loading={loading}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack>
        {problems.map(({ message }) => (
          <Notice key={message} severity="error" live>
            {message}
          </Notice>
        ))}
        {children}
      </Stack>
    </Dialog>
  );
}
