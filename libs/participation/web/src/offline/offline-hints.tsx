import { isSecure, Notice, OfflinePassword, useReachable, useSession, useVault, useWaitingHere } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { placeOf } from './kept-rosters';
import { useOfflineTexts } from './offline-texts';
import { useKeptAhead } from './use-kept-ahead';

const Kept = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', color: 'fg.muted', fontSize: 'sm' } });

/** What of this device concerns taking attendance here: what it keeps and how that opens, marks that somebody else left, and that nothing can be kept at this address. */
export function OfflineHints() {
  const t = useOfflineTexts();
  const session = useSession();
  const { user, viewAs } = session;
  const vault = useVault();
  const reachable = useReachable();
  const kept = useKeptAhead(placeOf(session), session.timeZone, session.today);
  const { marks, closings } = useWaitingHere(user.id);
  return (
    <>
      {marks + closings > 0 && (
        <Notice severity="info">
          {[marks > 0 && t('others', { count: marks }), closings > 0 && t('othersClose', { count: closings })].filter(Boolean).join(' ')} {t('othersHint', { count: marks + closings })}
        </Notice>
      )}
      {vault?.userId === user.id && !viewAs && reachable && (
        <Kept>
          {kept && <span>{t('keptHere')}</span>}
          <OfflinePassword variant="link" />
        </Kept>
      )}
      {!isSecure() && <chakra.p css={{ color: 'fg.muted', fontSize: 'sm' }}>{t('insecure')}</chakra.p>}
    </>
  );
}
