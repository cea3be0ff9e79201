import { Button, isReachable, onReach, openedVault, usePermissions, useProbe, useReachable, useSession } from '@afterbell/core/web';
import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { CloudOff, CloudUpload } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { sealUnsent } from '../roster/unsent-marks';
import { fetchAhead } from './fetch-ahead';
import { placeOf } from './kept-rosters';
import { OfflineSync } from './offline-sync';
import { useOfflineTexts } from './offline-texts';
import { useWaiting } from './use-waiting';

const WaitingDialog = lazy(() => import('./waiting-dialog'));

const AHEAD_AFTER_MS = 2_000;
const AHEAD_EVERY_MS = 30 * 60_000;

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', columnGap: '4', rowGap: '1', px: '4', py: '2', bg: 'orange.subtle', color: 'fg', borderBottom: 'hairline', fontSize: 'sm', '& span': { display: 'inline-flex', alignItems: 'center', gap: '2' }, '& svg': { boxSize: '4', flexShrink: '0' } },
});

/** Keeps rosters for days without a network, brings what waits to the server, and says above each page how it stands. */
export default function OfflineWork() {
  const t = useOfflineTexts();
  const { user } = useSession();
  const reachable = useReachable();
  const sync = useSync(user.id);
  const takes = useFetchAhead();
  useProbe();
  const { sendable, closings, closingsAfter, undecided } = useWaiting(user.id);
  const [deciding, setDeciding] = useState(false);
  const lost = openedVault()?.lost ?? 0;
  const waits = sendable > 0 || closings > 0;
  const told = waits || (takes && !reachable);
  const says = told || undecided > 0 || closingsAfter > 0 || lost > 0;
  if (!says && !deciding) return null;
  return (
    <>
      {says && <Bar role="status" data-offline="" data-no-print="">
        {told && (
          <span>
            {reachable ? <CloudUpload aria-hidden="true" /> : <CloudOff aria-hidden="true" />}
            {sendable > 0 && t(reachable ? 'sending' : 'waiting', { count: sendable })} {closings > 0 && t(reachable ? 'closes' : 'willClose', { count: closings })}
            {!waits && t('none')}
          </span>
        )}
        {undecided > 0 && (
          <span>
            {t('decide', { count: undecided })}
            <Button size="sm" onClick={() => setDeciding(true)}>
              {t('open')}
            </Button>
          </span>
        )}
        {closingsAfter > 0 && <span>{t('closesAfter', { count: closingsAfter })}</span>}
        {lost > 0 && <span>{t('lost', { count: lost })}</span>}
      </Bar>}
      {deciding && (
        <Suspense fallback={null}>
          <WaitingDialog userId={user.id} onClose={() => setDeciding(false)} onDecided={() => sync.insist()} />
        </Suspense>
      )}
    </>
  );
}

function useSync(userId: string): OfflineSync {
  const client = useApolloClient();
  const [sync] = useState(() => new OfflineSync(client, userId));
  useEffect(() => {
    sealUnsent(userId);
    sync.start();
    return () => sync.stop();
  }, [sync, userId]);
  return sync;
}

/** At a site, where attendance is taken: answers whether it is taken here. */
function useFetchAhead(): boolean {
  const client = useApolloClient();
  const session = useSession();
  const { can } = usePermissions();
  const wanted = session.organization.level === 'site' && session.viewAs === null && can('view', 'participation.by_activity');
  const place = placeOf(session);
  const { today } = session;
  useEffect(() => {
    if (!wanted) return undefined;
    let over = false;
    let going = false;
    const go = async () => {
      if (going || !isReachable() || document.visibilityState === 'hidden') return;
      going = true;
      await fetchAhead(client, place, today, () => over).catch(() => undefined);
      going = false;
    };
    const first = setTimeout(() => void go(), AHEAD_AFTER_MS);
    const timer = setInterval(() => void go(), AHEAD_EVERY_MS);
    const again = () => void go();
    window.addEventListener('focus', again);
    const stop = onReach(again);
    return () => {
      over = true;
      clearTimeout(first);
      clearInterval(timer);
      window.removeEventListener('focus', again);
      stop();
    };
  }, [client, wanted, place, today]);
  return wanted;
}
