import type { OrganizationLevel } from '@afterbell/core/domain';
import { Button, Dialog, Field, notify, TextInput, useCoreTexts, useSession } from '@afterbell/core/web';
import { useState } from 'react';
import { useOrganizationsTexts } from '../organizations-texts';
import { useOrganizationChanges } from '../shared/use-organization-changes';
import type { TreeNode } from './tree-model';
import { useTreeTexts } from './tree-texts';

export interface AddChildDialogProps {
  parent: TreeNode;
  level: OrganizationLevel;
  onClose: () => void;
  onAdded: (id: string) => void;
}

/** A name is enough to put an organization into the tree. */
export function AddChildDialog({ parent, level, onClose, onAdded }: AddChildDialogProps) {
  const t = useTreeTexts();
  const words = useOrganizationsTexts();
  const core = useCoreTexts();
  const { levelName } = useSession();
  const { create } = useOrganizationChanges();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function submit() {
    if (busy) return;
    setBusy(true);
    const { organization, problems } = await create({ parentId: parent.id, level, name });
    setBusy(false);
    if (!organization) return setProblem(problems.map(({ message }) => message).join(' '));
    notify({ severity: 'success', title: words('said.added', { name: organization.name }) });
    onAdded(organization.id);
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('add.title', { level: levelName(level), parent: parent.name })}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button type="submit" variant="solid" loading={busy}>
            {t('add.confirm', { level: levelName(level) })}
          </Button>
        </>
      }
    >
      <Field label={t('add.name')} hint={t('add.more')} error={problem ?? undefined}>
        <TextInput value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </Field>
    </Dialog>
  );
}
