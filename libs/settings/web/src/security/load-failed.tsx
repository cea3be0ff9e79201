import { Button, EmptyState, failuresOf, LoadHint, Notice, useCoreTexts } from '@afterbell/core/web';

/** What stands in the place of a part that did not load. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const core = useCoreTexts();
  if (failuresOf(error).some(({ statusCode }) => statusCode === 403)) return <EmptyState kind="noRight" />;
  return (
    <Notice severity="error" live title={core('errors.load')} action={<Button onClick={onRetry}>{core('retry')}</Button>}>
      <LoadHint />
    </Notice>
  );
}
