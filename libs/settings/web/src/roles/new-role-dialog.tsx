import type { OrganizationLevel } from '@afterbell/core/domain';
import { Button, Dialog, Field, Notice, silent, TextInput, useCoreTexts } from '@afterbell/core/web';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCloneRoleMutation, useSaveRoleMutation } from './__generated__/roles';
import { LevelBoxes } from './level-boxes';
import { atField, elsewhere, type RoleProblem } from './role-problems';
import { useRolesTexts } from './roles-texts';

export interface NewRoleDialogProps {
  /** The role to copy; none makes an empty one. */
  from?: { id: string; name: string };
  onClose: () => void;
}

/** A new role, empty or as a copy; it opens as soon as it is made. */
export function NewRoleDialog({ from, onClose }: NewRoleDialogProps) {
  const t = useRolesTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const [name, setName] = useState(from ? t('clone.name', { name: from.name }) : '');
  const [levels, setLevels] = useState<readonly OrganizationLevel[]>(['site']);
  const [problems, setProblems] = useState<readonly RoleProblem[]>([]);
  const [save, saving] = useSaveRoleMutation();
  const [clone, cloning] = useCloneRoleMutation();
  const busy = saving.loading || cloning.loading;

  async function make() {
    if (busy) return;
    const options = { context: silent(false), refetchQueries: ['rolesList', 'roleNames'] };
    const answer = from
      ? (await clone({ variables: { input: { id: from.id, name } }, ...options })).data?.cloneRole
      : (await save({ variables: { input: { name, levels: [...levels], entries: [] } }, ...options })).data?.saveRole;
    setProblems(answer?.problems ?? []);
    if (answer?.role) void navigate(`/settings/roles/${answer.role.id}`);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => void make().catch(() => undefined)}
      title={from ? t('clone.title', { name: from.name }) : t('new.title')}
      description={from ? t('clone.body') : t('new.hint')}
      closeOnOutside={false}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit" loading={busy}>
            {from ? t('clone.make') : t('new.make')}
          </Button>
        </>
      }
    >
      <div style={{ display: 'flex', flexDirection: 'column', gap: '1rem', marginTop: '1rem' }}>
        {elsewhere(problems).map((problem) => (
          <Notice key={problem.code} severity="error" live>
            {problem.message}
          </Notice>
        ))}
        <Field label={t('field.name')} error={atField(problems, 'name', t('field.name'))} required>
          <TextInput value={name} maxLength={200} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        </Field>
        {!from && <LevelBoxes value={levels} onChange={setLevels} error={atField(problems, 'levels')} />}
      </div>
    </Dialog>
  );
}
