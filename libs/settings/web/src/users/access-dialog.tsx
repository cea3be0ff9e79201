import { Button, Dialog, Notice, notify, silent, UnsavedGuard, useCoreTexts, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSaveAccessMutation } from './__generated__/user';
import { accessInput, draftProblems, errorsOf } from './access-draft';
import { AccessForm, type AccessDraft, type AccessErrors, NEW_ACCESS } from './access-form';
import { useAccessWords } from './use-access-words';
import { wordsOf } from './use-bulk';
import type { AccessRecord, UserRecord } from './user.page';
import { userPath } from './users-paths';
import { useUsersTexts } from './users-texts';

const draftOf = ({ organization, role, startsOn, endsOn }: AccessRecord): AccessDraft => ({ organization, roleId: role.id, startsOn: startsOn ?? '', endsOn: endsOn ?? '' });

export interface AccessDialogProps {
  user: UserRecord;
  /** Null for a new one. */
  access: AccessRecord | null;
  onChanged: () => Promise<unknown>;
}

export function AccessDialog({ user, access, onChanged }: AccessDialogProps) {
  const t = useUsersTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const words = useAccessWords();
  const { today } = useSession();
  const [saveAccess] = useSaveAccessMutation();
  const [draft, setDraft] = useState<AccessDraft>(access ? draftOf(access) : NEW_ACCESS);
  const [version, setVersion] = useState(access?.version ?? null);
  const [errors, setErrors] = useState<AccessErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const close = () => void navigate(userPath(user.id), { replace: true });
  const before = access ? draftOf(access) : NEW_ACCESS;
  const dirty = !saved && JSON.stringify(accessInput(draft)) !== JSON.stringify(accessInput(before));
  // The guard must have seen that nothing is unsaved before the dialog is left.
  useEffect(() => {
    if (saved) void navigate(userPath(user.id), { replace: true });
  }, [saved, navigate, user.id]);

  async function save() {
    const found = draftProblems(draft, { isNew: access === null, today, words });
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const { data } = await saveAccess({ variables: { input: { id: access?.id ?? null, version, userId: user.id, ...accessInput(draft) } }, context: silent() });
      const problems = data?.saveAccess.problems ?? [];
      if (problems.some(({ code }) => code === 'STALE_VERSION')) {
        await onChanged();
        setVersion(null);
        return setFailure(t('changedMeanwhile'));
      }
      if (problems.length) {
        const told = errorsOf(problems, '', words);
        setErrors(told.errors);
        return setFailure(told.rest.join(' ') || null);
      }
      notify({ severity: 'success', title: t('accessSaved') });
      setSaved(true);
    } catch (caught) {
      setFailure(wordsOf(caught, t('failed')));
    } finally {
      setBusy(false);
    }
  }
  // After a conflict the newest values stand in the page; saving goes on from there.
  if (access && version === null) {
    setVersion(access.version);
    setDraft(draftOf(access));
  }
  return (
    <>
      <Dialog
        open
        size="lg"
        onClose={close}
        onSubmit={() => void save()}
        closeOnOutside={false}
        title={access ? t('changeAccess') : t('addAccess')}
        description={user.name}
        footer={
          <>
            <Button onClick={close}>{core('cancel')}</Button>
            <Button type="submit" variant="solid" loading={busy}>
              {access ? t('save') : t('addAccess')}
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
          <AccessForm prefix="access-" value={draft} errors={errors} onChange={setDraft} />
        </chakra.div>
      </Dialog>
      <UnsavedGuard dirty={dirty} />
    </>
  );
}
