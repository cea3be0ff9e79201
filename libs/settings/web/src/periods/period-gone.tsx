import { BoardPage, Button, failuresOf, LinkButton, LoadHint, Notice, useCoreTexts } from '@afterbell/core/web';
import { PERIODS_PATH } from './period-paths';
import { usePeriodsTexts } from './periods-texts';

/** It could not be loaded: because it is not there, or because something failed. */
export function PeriodGone({ error }: { error: unknown }) {
  const t = usePeriodsTexts();
  const core = useCoreTexts();
  const gone = failuresOf(error).some(({ statusCode }) => statusCode === 404);
  return (
    <BoardPage title={t('title')}>
      <Notice
        severity={gone ? 'warn' : 'error'}
        live
        title={gone ? t('gone.title') : core('errors.load')}
        action={gone ? <LinkButton to={PERIODS_PATH}>{t('gone.back')}</LinkButton> : <Button onClick={() => window.location.reload()}>{core('retry')}</Button>}
      >
        {gone ? t('gone.body') : <LoadHint />}
      </Notice>
    </BoardPage>
  );
}
