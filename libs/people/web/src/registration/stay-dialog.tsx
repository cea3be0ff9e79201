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
  const asksSite = task.kind === 'move' || (task.kind === 'begin' && organization.level !== 'site');

  async function save() {
    if (busy) return;
    if (asksSite && site?.level !== 'site') return setFailure({ path: 'siteId', message: t('siteMissing', { level: inSentence(levelName('site')) }) });
    setBusy(true);
    const found = await onSave({ task, siteId: site?.id ?? '', startsOn, endsOn: endsOn || null, endReason: endsOn ? endReason || null : null });
    setBusy(false);
    if (found) setFailure(found);
    else onClose();
  }
  const title = stay && task.kind !== 'begin' ? t(`${task.kind}Of`, { site: stay.organization.name }) : t('beginTitle');
  const errorAt = (...paths: string[]) => (failure?.path && paths.includes(failure.path) ? failure.message : undefined);
  const firstLabel = task.kind === 'move' ? t('moveDay', { level: inSentence(levelName('site')) }) : t('firstDay');
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
            <OrganizationCombobox level="site" value={site} onChange={setSite} />
          </Field>
        )}
        {task.kind !== 'end' && (
          <Field label={firstLabel} required error={errorAt('startsOn', 'on')}>
            <DateBox label={firstLabel} value={startsOn} today={today} onChange={setStartsOn} />
          </Field>
        )}
        {task.kind !== 'move' && (
          <Field label={t('lastDay')} optional={task.kind !== 'end'} error={errorAt('endsOn', ...(task.kind === 'end' ? ['startsOn'] : []))}>
            <DateBox label={t('lastDay')} value={endsOn} today={today} onChange={setEndsOn} />
          </Field>
        )}
        {task.kind !== 'move' && endsOn !== '' && (
          <Field label={t('reason')} optional help={t('reasonHint')} error={errorAt('endReason')}>
            <TextInput list="end-reasons" value={endReason} onChange={(event) => setEndReason(event.target.value)} />
          </Field>
        )}
        {stay && task.kind !== 'move' && <StayOutlook stay={stay} startsOn={startsOn} endsOn={endsOn || null} />}
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
