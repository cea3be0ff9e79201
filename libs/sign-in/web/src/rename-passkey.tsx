import { Button, Dialog, failuresOf, Field, notify, silent, TextInput, useCoreTexts } from '@afterbell/core/web';
import { useState } from 'react';
import { useRenamePasskeyMutation } from './__generated__/passkey-list';
import { usePasskeyTexts } from './passkey-texts';

export interface RenamePasskeyProps {
  passkey: { id: string; name: string };
  onClose: () => void;
}

export function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const t = usePasskeyTexts();
  const core = useCoreTexts();
  const [rename, { loading }] = useRenamePasskeyMutation({ context: silent() });
  const [name, setName] = useState(passkey.name);
  const [error, setError] = useState<string | null>(null);

  async function submit() {
    if (name.trim() === '') return setError(t('nameMissing'));
    try {
      const problem = (await rename({ variables: { id: passkey.id, name } })).data?.renamePasskey.problems[0];
      if (problem) return setError(problem.message);
      notify({ severity: 'success', title: t('renamed') });
      onClose();
    } catch (failure) {
      setError(failuresOf(failure)[0]?.message[0] ?? t('failed'));
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('renameTitle')}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button type="submit" variant="solid" loading={loading}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Field label={t('name')} error={error}>
        <TextInput value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </Field>
    </Dialog>
  );
}
