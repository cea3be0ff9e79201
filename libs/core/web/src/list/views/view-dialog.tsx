import { VIEW_NAME_LENGTH, VIEWED_LISTS } from '@afterbell/core/domain';
import { useState } from 'react';
import { useCoreTexts } from '../../i18n/core-texts';
import { usePermissions, useSession } from '../../session/session-context';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Checkbox, TextInput } from '../../ui/inputs';
import type { View } from './use-views';
import { useViewsTexts } from './views-texts';

export interface ViewDialogProps {
  list: string;
  /** The view to rename or to share; none makes one. */
  view: View | null;
  /** Answers what is wrong with it. */
  onSave: (name: string, isShared: boolean) => Promise<string[]>;
  onClose: () => void;
}

/** The name of a view, and whether others see it. */
export function ViewDialog({ list, view, onSave, onClose }: ViewDialogProps) {
  const t = useViewsTexts();
  const core = useCoreTexts();
  const { organization } = useSession();
  const { set } = usePermissions();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view !== null && view.sharedWith !== null);
  const [problems, setProblems] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const mayShare = VIEWED_LISTS[list]?.share.some((feature) => set.allows('edit', feature)) ?? false;

  async function submit() {
    if (busy) return;
    setBusy(true);
    const wrong = await onSave(name, isShared).catch(() => [t('said.failed')]);
    setBusy(false);
    if (wrong.length) setProblems(wrong);
    else onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => void submit()}
      title={t(view ? 'form.edit' : 'form.new')}
      description={view ? undefined : t('form.about')}
      closeOnOutside={false}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit" loading={busy}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <div style={{ display: 'flex', flexDirection: 'column', gap: '1rem', marginTop: view ? undefined : '0.75rem' }}>
        <Field label={t('form.name')} error={problems.join(' ') || undefined} required>
          <TextInput value={name} maxLength={VIEW_NAME_LENGTH} autoComplete="off" onChange={(event) => (setName(event.target.value), setProblems([]))} />
        </Field>
        {(mayShare || isShared) && <Checkbox label={view?.sharedWith ? t('form.sharedWith', { name: view.sharedWith }) : t('form.share', { name: organization.name })} hint={t('form.shareHint')} checked={isShared} onChange={(event) => setShared(event.target.checked)} />}
      </div>
    </Dialog>
  );
}
