import { Button, failuresOf, Field, NativeSelect, Notice, silent, TextInput } from '@afterbell/core/web';
import { KIOSK_DAYS, KIOSK_NAME_LENGTH } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { TabletSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useMakeKioskMutation } from './__generated__/kiosks';
import type { OpeningCode } from './kiosks-dialog';
import { useKiosksTexts } from './kiosks-texts';

const Fields = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr 1fr' }, gap: '4', mb: '3' } });

const FIELDS = ['name', 'pin', 'days'] as const;
type FieldName = (typeof FIELDS)[number];
type Problems = Partial<Record<FieldName | 'all', string>>;

const isField = (path: string | null | undefined): path is FieldName => FIELDS.some((field) => field === path);

/** A new kiosk of the acting site. */
export function KioskForm({ onMade }: { onMade: (made: OpeningCode) => void }) {
  const t = useKiosksTexts();
  const [draft, setDraft] = useState({ name: '', pin: '', days: '120' });
  const [problems, setProblems] = useState<Problems>({});
  const [make, { loading }] = useMakeKioskMutation({ context: silent(), refetchQueries: ['kioskList'] });
  const set = (field: keyof typeof draft) => ({ target }: { target: { value: string } }) => setDraft((before) => ({ ...before, [field]: target.value }));

  async function submit() {
    if (loading) return;
    setProblems({});
    try {
      const answer = (await make({ variables: { input: { name: draft.name, pin: draft.pin, days: Number(draft.days) } } })).data?.makeKiosk;
      if (answer?.kiosk && answer.code && answer.link && answer.qr) onMade({ name: answer.kiosk.name, code: answer.code, link: answer.link, qr: answer.qr });
      else setProblems(Object.fromEntries((answer?.problems ?? [{ path: null, message: t('failed') }]).map(({ path, message }) => (isField(path) ? [path, t('problem', { field: t(path), message })] : ['all', message]))));
    } catch (error) {
      setProblems({ all: failuresOf(error)[0]?.message.join(' ') || t('failed') });
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {problems.all && (
        <Notice severity="error" live>
          {problems.all}
        </Notice>
      )}
      <Fields>
        <Field label={t('name')} help={t('nameHint')} error={problems.name}>
          <TextInput value={draft.name} maxLength={KIOSK_NAME_LENGTH} autoComplete="off" onChange={set('name')} />
        </Field>
        <Field label={t('pin')} help={t('pinHint')} error={problems.pin}>
          <TextInput type="password" inputMode="numeric" maxLength={8} autoComplete="new-password" value={draft.pin} onChange={set('pin')} />
        </Field>
        <Field label={t('days')} error={problems.days}>
          <NativeSelect value={draft.days} options={KIOSK_DAYS.map((days) => ({ value: String(days), label: days === 365 ? t('year') : t('daysOf', { count: days }) }))} onChange={set('days')} />
        </Field>
      </Fields>
      <Button variant="solid" type="submit" icon={<TabletSmartphone aria-hidden="true" />} loading={loading}>
        {t('make')}
      </Button>
    </form>
  );
}
