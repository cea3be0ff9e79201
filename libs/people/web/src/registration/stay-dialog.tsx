import { addDays, isPlainDate } from '@afterbell/core/domain';
import { DateBox, Dialog, Button, Field, inSentence, Notice, OrganizationCombobox, TextInput, useCoreTexts, useSession } from '@afterbell/core/web';
import { END_REASONS } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { StayFieldsFragment } from './__generated__/registration';
import { useRegistrationTexts } from './registration-texts';
import { StayOutlook } from './stay-outlook';
import type { StayChange, StayFailure } from './use-stays';

export type StayTask = { kind: 'begin' } | { kind: 'change' | 'end' | 'move'; stay: StayFieldsFragment };

export interface StayDialogProps {
  task: StayTask;
  onClose: () => void;
  /** Answers what stood in the way, or null. */
  onSave: (change: StayChange) => Promise<StayFailure | null>;
}

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', mt: '2' } });

/** Beginning, changing, ending a stay, or moving to another site: one dialog, the fields that the task needs. */
export function StayDialog({ task, onClose, onSave }: StayDialogProps) {
  const t = useRegistrationTexts();
  const core = useCoreTexts();
  const { today, levelName, organization } = useSession();
  const stay = task.kind === 'begin' ? null : task.stay;
  const [site, setSite] = useState(task.kind === 'begin' && organization.level === 'site' ? { id: organization.id, name: organization.name, level: 'site' } : null);
  const [startsOn, setStartsOn] = useState(stay && task.kind !== 'move' ? stay.startsOn : today);
  const [endsOn, setEndsOn] = useState(stay?.endsOn ?? (task.kind === 'end' ? today : ''));
  const [endReason, setEndReason] = useState(stay?.endReason ?? '');
  const [failure, setFailure] = useState<StayFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const firstLabel = task.kind === 'move' ? t('moveDay', { level: inSentence(levelName('site')) }) : t('firstDay');
  const asksSite = task.kind === 'move' || (task.kind === 'begin' && organization.level !== 'site');

  /** What is put right is no longer complained of. */
  const put = (paths: readonly string[], set: (value: string) => void) => (value: string) => {
    set(value);
    if (failure && (failure.path === null || paths.includes(failure.path))) setFailure(null);
  };
  const wrongDay = (path: string, value: string, field: string) => setFailure({ path, message: t(value === '' ? 'required' : 'notDate', { field }) });

  async function save() {
    if (busy) return;
    if (asksSite && site?.level !== 'site') return setFailure({ path: 'siteId', message: t('siteMissing', { level: inSentence(levelName('site')) }) });
    if (!isPlainDate(startsOn)) return wrongDay('startsOn', startsOn, firstLabel);
    if (task.kind !== 'move' && !isPlainDate(endsOn) && (endsOn !== '' || task.kind === 'end')) return wrongDay('endsOn', endsOn, t('lastDay'));
    setBusy(true);
    const found = await onSave({ task, siteId: site?.id ?? '', startsOn, endsOn: endsOn || null, endReason: endsOn ? endReason || null : null });
    setBusy(false);
    if (found) setFailure(found);
    else onClose();
  }
  const title = stay && task.kind !== 'begin' ? t(`${task.kind}Of`, { site: stay.organization.name }) : t('beginTitle');
  const errorAt = (...paths: string[]) => (failure?.path && paths.includes(failure.path) ? failure.message : undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutside={false}
      title={title}
      description={task.kind === 'move' ? t('moveHint', { site: stay?.organization.name ?? '' }) : undefined}
      onSubmit={() => void save()}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button type="submit" variant="solid" loading={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Fields>
        {failure && !['siteId', 'startsOn', 'on', 'endsOn', 'endReason'].includes(failure.path ?? '') && <Notice severity="error" live>{failure.message}</Notice>}
        {asksSite && (
          <Field label={levelName('site')} required error={errorAt('siteId')}>
            <OrganizationCombobox level="site" value={site} onChange={(next) => (setSite(next), failure?.path === 'siteId' && setFailure(null))} />
          </Field>
        )}
        {task.kind !== 'end' && (
          <Field label={firstLabel} required error={errorAt('startsOn', 'on')}>
            <DateBox label={firstLabel} value={startsOn} today={today} onChange={put(['startsOn', 'on'], setStartsOn)} />
          </Field>
        )}
        {task.kind !== 'move' && (
          <Field label={t('lastDay')} required={task.kind === 'end'} optional={task.kind !== 'end'} error={errorAt('endsOn', ...(task.kind === 'end' ? ['startsOn'] : []))}>
            <DateBox label={t('lastDay')} value={endsOn} today={today} onChange={put(['endsOn', 'startsOn'], setEndsOn)} />
          </Field>
        )}
        {task.kind !== 'move' && endsOn !== '' && (
          <Field label={t('reason')} optional help={t('reasonHint')} error={errorAt('endReason')}>
            <TextInput list="end-reasons" value={endReason} onChange={(event) => setEndReason(event.target.value)} />
          </Field>
        )}
        {stay && task.kind !== 'move' && (task.kind !== 'end' || endsOn !== '') && <StayOutlook stay={stay} startsOn={startsOn} endsOn={endsOn || null} />}
        {stay && task.kind === 'move' && isPlainDate(startsOn) && startsOn > stay.startsOn && <StayOutlook stay={stay} startsOn={stay.startsOn} endsOn={addDays(startsOn, -1)} />}
        <datalist id="end-reasons">
          {END_REASONS.map((reason) => (
            <option key={reason} value={reason} />
          ))}
        </datalist>
      </Fields>
    </Dialog>
  );
}
