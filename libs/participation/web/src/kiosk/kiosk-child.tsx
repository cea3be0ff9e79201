import { formatTime } from '@afterbell/core/domain';
import { silent } from '@afterbell/core/web';
import { CircleCheck, House, LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useKioskCheckInMutation } from './__generated__/kiosk';
import { KioskLeaving } from './kiosk-leaving';
import { Alert, Big, Center, Face, Row } from './kiosk-look';
import { useKioskTexts } from './kiosk-texts';
import type { ChildShown } from './kiosk-words';
import { useTypedCode } from './kiosk-hands';
import { type BadgeRead, tellStep, useBadge } from './use-badge';
import type { KioskDevice } from './use-kiosk';

/** After a step the next child waits. */
const DONE_MS = 6_000;

export interface KioskChildProps extends BadgeRead {
  kiosk: KioskDevice;
  shown: ChildShown;
  onBack: () => void;
}

/** One child: what was done, and what can be done now. */
export function KioskChildStep({ kiosk, shown, onShown, onRefused, onBack }: KioskChildProps) {
  const t = useKioskTexts();
  const { child, did, at } = shown;
  const [problem, setProblem] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [checkIn] = useKioskCheckInMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const finished = did === 'in' || did === 'out';
  useEffect(() => {
    if (!finished || leaving) return undefined;
    const timer = setTimeout(onBack, DONE_MS);
    return () => clearTimeout(timer);
  }, [finished, leaving, onBack]);

  async function arrive() {
    if (kiosk.stepping) return;
    setProblem(null);
    const told = await kiosk.step(async () => (await checkIn({ variables: { childId: child.id } })).data?.kioskCheckIn);
    tellStep(told, { onShown, onRefused: setProblem });
  }
  const readBadge = useBadge(kiosk, {
    onRefused,
    onShown: (next) => {
      setProblem(null);
      onShown(next);
    },
  });
  // The next child need not wait for this page to go.
  useTypedCode(readBadge, !leaving);
  const since = at ?? child.since;
  const time = since === null ? '' : formatTime(since);
  const isHere = did ? did === 'already_in' : child.state === 'in';
  const words = isHere ? t(since === null ? 'child.here' : 'child.already_in', { time }) : did ? t(`child.${did}`, { time }) : child.state === 'left' ? t('child.already_out', { time: formatTime(child.left ?? '00:00') }) : t('child.expected');
  if (leaving) return <KioskLeaving kiosk={kiosk} child={child} onDone={(done) => { setLeaving(false); onShown(done); }} onBack={() => setLeaving(false)} />;
  return (
    <Center>
      <Face {...child} size="10rem" />
      <h1>
        <bdi>{child.name}</bdi>
      </h1>
      {problem ? (
        <Alert data-tone="red" role="alert">{problem}</Alert>
      ) : (
        <Alert data-tone={finished ? 'green' : 'gray'} role="status">
          {finished && <CircleCheck aria-hidden="true" style={{ display: 'inline', verticalAlign: '-0.2em', marginInlineEnd: '0.5rem' }} />}
          {words}
        </Alert>
      )}
      {child.sessionName && <p>{child.sessionName}</p>}
      {child.restricted && child.state === 'in' && <Alert data-tone="red">{t('child.restricted')}</Alert>}
      <Row>
        {child.state === 'expected' && (
          <Big type="button" tone="go" disabled={kiosk.stepping} onClick={() => void arrive()}>
            <LogIn aria-hidden="true" />
            {t('child.checkIn')}
          </Big>
        )}
        {child.state === 'left' && !finished && (
          <Big type="button" disabled={kiosk.stepping} onClick={() => void arrive()}>
            <LogIn aria-hidden="true" />
            {child.arrivalName ? t('child.checkInTo', { session: child.arrivalName }) : t('child.comeBack')}
          </Big>
        )}
        {child.state === 'in' && did !== 'in' && (
          <Big type="button" tone="go" disabled={kiosk.stepping} onClick={() => setLeaving(true)}>
            <House aria-hidden="true" />
            {t('child.leave')}
          </Big>
        )}
        <Big type="button" onClick={onBack}>
          {t(finished ? 'child.next' : 'child.back')}
        </Big>
      </Row>
    </Center>
  );
}
