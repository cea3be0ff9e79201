import { Button, Dialog, Field, NativeSelect, Notice, TextInput, TimeInput, useCoreTexts } from '@afterbell/core/web';
import { type MemberType, MEMBER_TYPES } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { FamilyDayWholeFragment } from './__generated__/families';
import { useFamiliesTexts } from './families-texts';
import type { Problem, useAdults } from './use-adults';

type Adult = FamilyDayWholeFragment['adults'][number];

const Rows = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', mt: '2' } });
const Pair = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '4', '& > *': { width: 'auto' } } });

export interface AdultDialogProps {
  day: FamilyDayWholeFragment;
  /** Whose times are changed; none adds somebody by name. */
  adult?: Adult;
  adults: ReturnType<typeof useAdults>;
  onClose: () => void;
}

/** Somebody new by name, or the times of somebody who is here. */
export function AdultDialog({ day, adult, adults, onClose }: AdultDialogProps) {
  const t = useFamiliesTexts();
  const core = useCoreTexts();
  const [name, setName] = useState(adult?.name ?? '');
  const [memberType, setMemberType] = useState<MemberType>(adult?.memberType ?? 'parent');
  const [startTime, setStartTime] = useState(adult?.startTime ?? day.startTime);
  const [endTime, setEndTime] = useState(adult?.endTime ?? day.endTime);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const at = (field: string, label: string) => {
    const found = problems.find(({ path }) => path?.endsWith(`.${field}`));
    return found && `${label} ${found.message}.`;
  };
  const elsewhere = problems.filter(({ path }) => !['startTime', 'endTime', 'memberType', ...(adult?.personId ? [] : ['name'])].some((field) => path?.endsWith(`.${field}`)));
  async function submit() {
    if (busy) return;
    setBusy(true);
    const found = await adults.record({ id: adult?.id, version: adult?.version, personId: adult?.personId, name: adult?.personId ? null : name, memberType, startTime, endTime }, true);
    setBusy(false);
    setProblems(found);
    if (found.length === 0) onClose();
  }
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeOnOutside={false}
      title={adult ? t('changeTitle', { name: adult.name ?? t('unseen') }) : t('add')}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit" loading={busy}>
            {adult ? t('save') : t('markShort')}
          </Button>
        </>
      }
    >
      <Rows>
        {elsewhere.map(({ message }) => (
          <Notice key={message} severity="error" live>
            {message}
          </Notice>
        ))}
        {!adult?.personId && (
          <Field label={t('name')} required error={at('name', t('name'))}>
            <TextInput value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
          </Field>
        )}
        <Field label={t('type')} error={at('memberType', t('type'))}>
          <NativeSelect value={memberType} options={MEMBER_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))} onChange={(event) => setMemberType(event.target.value as MemberType)} />
        </Field>
        <Pair>
          <Field label={t('came')} error={at('startTime', t('came'))}>
            <TimeInput value={startTime} onChange={(event) => setStartTime(event.target.value)} />
          </Field>
          <Field label={t('left')} error={at('endTime', t('left'))}>
            <TimeInput value={endTime} onChange={(event) => setEndTime(event.target.value)} />
          </Field>
        </Pair>
      </Rows>
    </Dialog>
  );
}
