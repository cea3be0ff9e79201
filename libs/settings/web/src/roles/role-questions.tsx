import { Button, ConfirmDialog, Dialog, useCoreTexts } from '@afterbell/core/web';
import { useRolesTexts } from './roles-texts';
import type { SaveRole } from './use-save-role';

/** What may stand between pressing Save and being saved. */
export function RoleQuestions({ saving }: { saving: SaveRole }) {
  const t = useRolesTexts();
  const core = useCoreTexts();
  const { question, dismiss } = saving;
  if (question === null) return null;
  if (question.kind === 'own') {
    return <ConfirmDialog open danger onClose={dismiss} onConfirm={async () => void (await saving.save(true))} title={t('own.title')} description={t('own.body')} confirmLabel={t('own.confirm')} />;
  }
  const settle = (keep: boolean) => void saving.settle(keep).catch(() => undefined);
  return (
    <Dialog
      open
      onClose={dismiss}
      role="alertdialog"
      title={t('conflict.title')}
      description={`${question.changedBy ? t('conflict.body', { name: question.changedBy }) : t('conflict.bodyUnknown')} ${t('conflict.kept')}`}
      footer={
        <>
          <Button variant="ghost" onClick={dismiss}>
            {core('cancel')}
          </Button>
          <Button onClick={() => settle(false)}>{t('conflict.drop')}</Button>
          <Button variant="solid" onClick={() => settle(true)}>
            {t('conflict.keep')}
          </Button>
        </>
      }
    />
  );
}
