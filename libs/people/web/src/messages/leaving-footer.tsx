import { Button } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useMessagesTexts } from './messages-texts';

/** What was written is given up only when somebody says so. */
export function LeavingFooter({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useMessagesTexts();
  return (
    <>
      <chakra.strong css={{ marginInlineEnd: 'auto' }} role="status">
        {t('discardTitle')}
      </chakra.strong>
      <Button onClick={onStay}>{t('keep')}</Button>
      <Button variant="danger" onClick={onLeave}>
        {t('discard')}
      </Button>
    </>
  );
}
