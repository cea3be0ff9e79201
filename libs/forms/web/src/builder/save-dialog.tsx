import { Dialog, Field, Notice, TextInput } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useBuilderTexts } from './builder-texts';
import { ChangesList } from './changes-list';
import { DialogButtons } from './dialog-buttons';
import { useBuilderContext } from './use-builder';
import type { SavingForm } from './use-save-form';

export interface SaveDialogProps {
  saving: SavingForm;
  onClose: () => void;
}

/** What will be different, and a word about it for those who read the versions later. */
export function SaveDialog({ saving, onClose }: SaveDialogProps) {
  const t = useBuilderTexts();
  const { changes } = useBuilderContext();
  const [note, setNote] = useState('');
  const busy = saving.status.kind === 'saving';
  const submit = () => void saving.save(note.trim()).then((saved) => saved && onClose());
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutside={false}
      title={t('save.title')}
      onSubmit={busy ? () => undefined : submit}
      footer={
        <DialogButtons onCancel={onClose} loading={busy}>
          {t('save.confirm')}
        </DialogButtons>
      }
    >
      <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4' }}>
        {saving.status.kind === 'failed' && (
          <Notice severity="error" title={t('save.failed')} live>
            {saving.refused.length > 0 ? saving.refused.map((message, index) => <p key={index}>{message}</p>) : saving.status.reason}
          </Notice>
        )}
        <Field label={t('save.note')} hint={t('save.noteHint')}>
          <TextInput value={note} maxLength={200} autoComplete="off" onChange={(event) => setNote(event.target.value)} />
        </Field>
        <section>
          <chakra.h3 css={{ fontSize: 'sm' }}>{t('save.changes')}</chakra.h3>
          <chakra.div css={{ maxH: '40dvh', overflowY: 'auto' }} tabIndex={0} role="region" aria-label={t('save.changes')}>
            <ChangesList changes={changes} most={50} />
          </chakra.div>
        </section>
      </chakra.div>
    </Dialog>
  );
}
