import { entriesWaiting, isSecure, Notice, useSession, useVault } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useOfflineTexts } from './offline-texts';

/** What of this device concerns taking attendance here: marks that somebody else left, and that nothing can be kept at this address. */
export function OfflineHints() {
  const t = useOfflineTexts();
  const { user } = useSession();
  const vault = useVault();
  const [others, setOthers] = useState(0);
  useEffect(() => {
    let gone = false;
    void entriesWaiting(user.id).then((count) => !gone && setOthers(count));
    return () => {
      gone = true;
    };
  }, [user.id, vault]);
  return (
    <>
      {others > 0 && <Notice severity="info">{t('others', { count: others })}</Notice>}
      {!isSecure() && <chakra.p css={{ color: 'fg.muted', fontSize: 'sm' }}>{t('insecure')}</chakra.p>}
    </>
  );
}
