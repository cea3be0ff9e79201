import { Button, LoadHint, Notice, useCoreTexts } from '@afterbell/core/web';

export function LoadFailed({ retry }: { retry: () => Promise<unknown> }) {
  const t = useCoreTexts();
  return (
    <Notice severity="error" live title={t('errors.load')} action={<Button onClick={() => void retry().catch(() => undefined)}>{t('retry')}</Button>}>
      <LoadHint />
    </Notice>
  );
}
