import { isSecure, Notice, useSession, useWaitingHere } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useOfflineTexts } from './offline-texts';

/** What of this device concerns taking attendance here: marks that somebody else left, and that nothing can be kept at this address. */
export function OfflineHints() {
  const t = useOfflineTexts();
  const { user } = useSession();
  const { marks, closings } = useWaitingHere(user.id);
  return (
    <>
      {marks + closings > 0 && (
        <Notice severity="info">
          {[marks > 0 && t('others', { count: marks }), closings > 0 && t('othersClose', { count: closings })].filter(Boolean).join(' ')} {t('othersHint', { count: marks + closings })}
        </Notice>
      )}
      {!isSecure() && <chakra.p css={{ color: 'fg.muted', fontSize: 'sm' }}>{t('insecure')}</chakra.p>}
    </>
  );
}
