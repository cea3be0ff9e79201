import { rememberIntended, Skeleton, useOptionalSession, usePageTitle } from '@afterbell/core/web';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { KioskChildStep } from './kiosk-child';
import { LeaveKiosk } from './kiosk-pin';
import { Alert, Center, KioskFrame } from './kiosk-look';
import { OpenKiosk } from './kiosk-open';
import { KioskStart } from './kiosk-start';
import { StaffDoorList } from './staff-door-list';
import { useKioskTexts } from './kiosk-texts';
import { type ChildShown, toShown } from './kiosk-words';
import { IDLE_MS, useIdle, useKioskDevice } from './use-kiosk';

/** A tablet at the door; and, under the rotating code that it shows, today's list for staff. */
export default function KioskPage() {
  const t = useKioskTexts();
  const [params] = useSearchParams();
  usePageTitle(t('page'));
  const nonce = params.get('door');
  return nonce ? <Staff nonce={nonce} /> : <Device code={params.get('code') ?? ''} />;
}

function Staff({ nonce }: { nonce: string }) {
  const session = useOptionalSession();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!session) rememberIntended(pathname + search);
  }, [session, pathname, search]);
  return session ? <StaffDoorList nonce={nonce} /> : <Navigate to="/login" replace />;
}

function Device({ code }: { code: string }) {
  const t = useKioskTexts();
  const kiosk = useKioskDevice(t('failed'));
  const { device, online } = kiosk;
  const [child, setChild] = useState<ChildShown | null>(null);
  const [leaving, setLeaving] = useState(false);
  const back = () => {
    setChild(null);
    setLeaving(false);
  };
  useIdle(IDLE_MS, child !== null || leaving, back);
  if (device.at === 'closed') return <OpenKiosk kiosk={kiosk} code={code} />;
  return (
    <KioskFrame>
      {!online ? (
        <Center role="alert">
          <h1>{t('offline.title')}</h1>
          <Alert data-tone="red">{t('offline.body')}</Alert>
        </Center>
      ) : device.at === 'loading' ? (
        <Skeleton lines={4} />
      ) : leaving ? (
        <LeaveKiosk kiosk={kiosk} onCancel={back} onLeft={() => void kiosk.check().then(back)} />
      ) : child ? (
        <KioskChildStep key={child.child.id} kiosk={kiosk} shown={child} onShown={setChild} onBack={back} />
      ) : (
        <KioskStart kiosk={kiosk} siteName={device.here.siteName} onChild={(answer) => setChild(toShown(answer))} onStaff={() => setLeaving(true)} />
      )}
    </KioskFrame>
  );
}
