import { rememberIntended, Skeleton, startServiceWorker, usePageTitle, useSessionContext } from '@afterbell/core/web';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { KioskChildStep } from './kiosk-child';
import { LeaveKiosk } from './kiosk-pin';
import { IDLE_MS, useIdle } from './kiosk-hands';
import { KioskFrame } from './kiosk-look';
import { KioskOffline } from './kiosk-offline';
import { OpenKiosk } from './kiosk-open';
import { KioskStart } from './kiosk-start';
import { StaffDoorList } from './staff-door-list';
import { useKioskTexts } from './kiosk-texts';
import type { ChildShown } from './kiosk-words';
import { useKioskDevice } from './use-kiosk';

/** A tablet at the door; and, under the rotating code that it shows, today's list for staff. */
export default function KioskPage() {
  const t = useKioskTexts();
  const [params] = useSearchParams();
  usePageTitle(t('page'));
  const nonce = params.get('door');
  return nonce ? <Staff nonce={nonce} /> : <Device code={params.get('code') ?? ''} />;
}

function Staff({ nonce }: { nonce: string }) {
  const { session, status } = useSessionContext();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!session) rememberIntended(pathname + search);
  }, [session, pathname, search]);
  if (status === 'loading') return <Skeleton lines={3} />;
  return session ? <StaffDoorList nonce={nonce} /> : <Navigate to="/login" replace />;
}

function Device({ code }: { code: string }) {
  const t = useKioskTexts();
  const kiosk = useKioskDevice({ failed: t('failed'), lost: t('offline.lostStep'), busy: t('offline.busy'), lockedMonth: t('lockedMonth') });
  const { device, online, waiting } = kiosk;
  const covered = !online || waiting;
  const [child, setChild] = useState<ChildShown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const back = () => {
    setChild(null);
    setProblem(null);
    setLeaving(false);
  };
  const badge = {
    onShown: setChild,
    /** The child whose card was shown is not whom it is about. */
    onRefused: (refused: string | null) => {
      setProblem(refused);
      if (refused !== null) setChild(null);
    },
  };
  // The page's own files and nothing else: a tablet that restarts without a network says so itself.
  useEffect(() => {
    if (device.at === 'open') void startServiceWorker();
  }, [device.at]);
  useIdle(IDLE_MS, (child !== null || problem !== null || leaving) && !covered, back);
  if (device.at === 'closed') return <OpenKiosk kiosk={kiosk} code={code} />;
  return (
    <KioskFrame>
      {covered && <KioskOffline kiosk={kiosk} />}
      {/* Kept beneath it: whatever a step came to is said where it was begun. */}
      <div style={{ display: covered ? 'none' : 'contents' }}>
        {device.at === 'loading' ? (
          <Skeleton lines={4} />
        ) : leaving ? (
          <LeaveKiosk kiosk={kiosk} onCancel={back} onLeft={() => void kiosk.check().then(back)} />
        ) : child ? (
          <KioskChildStep key={child.child.id} kiosk={kiosk} shown={child} {...badge} onBack={back} />
        ) : (
          <KioskStart kiosk={kiosk} siteName={device.here.siteName} problem={problem} {...badge} onStaff={() => setLeaving(true)} />
        )}
      </div>
    </KioskFrame>
  );
}
