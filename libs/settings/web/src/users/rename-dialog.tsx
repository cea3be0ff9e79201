import { Button, Dialog, Field, Notice, notify, silent, TextInput, UnsavedGuard, useCoreTexts } from '@afterbell/core/web';
import { userNameProblem } from '@afterbell/settings/domain';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSaveUserMutation } from './__generated__/user';
import { withLabel } from './access-draft';
import { wordsOf } from './use-bulk';
import type { UserRecord } from './user.page';
import { userPath } from './users-paths';
import { useUsersTexts } from './users-texts';

export function RenameDialog({ user, onChanged }: { user: UserRecord; onChanged: () => Promise<unknown> }) {
  const t = useUsersTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const [saveUser] = useSaveUserMutation();
  const [name, setName] = useState(user.name);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const close = () => void navigate(userPath(user.id), { replace: true });
  // The guard must have seen that nothing is unsaved before the dialog is left.
  useEffect(() => {
    if (saved) void navigate(userPath(user.id), { replace: true });
  }, [saved, navigate, user.id]);

  async function save() {
    const problem = userNameProblem(name);
    setError(problem && withLabel(t('field.name'), problem));
    setFailure(null);
    if (problem) return;
    setBusy(true);
    try {
      const { data } = await saveUser({ variables: { input: { id: user.id, version: user.version, name } }, context: silent() });
      const [refusal] = data?.saveUser.problems ?? [];
      if (refusal?.code === 'STALE_VERSION') {
        await onChanged();
        return setFailure(t('changedMeanwhile'));
      }
      if (refusal) return refusal.path === 'name' ? setError(withLabel(t('field.name'), refusal.message)) : setFailure(refusal.message);
      notify({ severity: 'success', title: t('renamed') });
      setSaved(true);
    } catch (caught) {
      setFailure(wordsOf(caught, t('failed')));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Dialog
        open
        onClose={close}
        onSubmit={() => void save()}
        closeOnOutside={false}
        title={t('renameTitle', { name: user.name })}
        description={t('renameHint')}
        footer={
          <>
            <Button onClick={close}>{core('cancel')}</Button>
            <Button type="submit" variant="solid" loading={busy}>
              {t('save')}
            </Button>
          </>
        }
      >
        <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4', mt: '4' }}>
          {failure && (
            <Notice severity="error" live>
              {failure}
            </Notice>
          )}
          <Field label={t('field.name')} error={error}>
            <TextInput dir="auto" value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
        </chakra.div>
      </Dialog>
      <UnsavedGuard dirty={!saved && name.trim() !== user.name} />
    </>
  );
}
