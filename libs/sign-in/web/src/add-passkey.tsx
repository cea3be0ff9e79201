import { Button, Dialog, failuresOf, Field, makePasskey, notify, Notice, silent, TextInput, useCoreTexts } from '@afterbell/core/web';
import { useState } from 'react';
import { useAddPasskeyMutation, useStartPasskeyMutation } from './__generated__/passkey-list';
import { deviceName } from './device-name';
import { usePasskeyTexts } from './passkey-texts';

export interface AddPasskeyProps {
  onClose: () => void;
  onAdded: () => void;
}

/** A name, then the device's own question. */
export function AddPasskey({ onClose, onAdded }: AddPasskeyProps) {
  const t = usePasskeyTexts();
  const core = useCoreTexts();
  const [start] = useStartPasskeyMutation({ context: silent() });
  const [add] = useAddPasskeyMutation({ context: silent() });
  const [name, setName] = useState(() => {
    const device = deviceName(navigator.userAgent);
    return device ? t('on', device) : t('device');
  });
  const [nameError, setNameError] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit() {
    setNameError(null);
    setError(null);
    if (name.trim() === '') return setNameError(t('nameMissing'));
    setBusy(true);
    try {
      const asked = (await start()).data?.startPasskey;
      if (!asked?.options) return setError(asked?.problems[0]?.message ?? t('failed'));
      const made = await makePasskey(JSON.parse(asked.options));
      if (made.kind !== 'answer') return setError(t(made.kind));
      const problem = (await add({ variables: { answer: JSON.stringify(made.answer), name } })).data?.addPasskey.problems[0];
      if (problem?.path === 'name') return setNameError(problem.message);
      if (problem) return setError(problem.message);
      notify({ severity: 'success', title: t('added') });
      onAdded();
    } catch (failure) {
      setError(failuresOf(failure)[0]?.message[0] ?? t('failed'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('add')}
      description={t('addHint')}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button type="submit" variant="solid" loading={busy}>
            {t('next')}
          </Button>
        </>
      }
    >
      <div style={{ display: 'grid', gap: '0.75rem', marginTop: '1rem' }}>
        <Field label={t('name')} hint={t('nameHint')} error={nameError}>
          <TextInput value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        </Field>
        {error && (
          <Notice severity="error" live>
            {error}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
