import { Alert, Big, Center, Row } from './kiosk-look';
import { useKioskTexts } from './kiosk-texts';
import type { KioskDevice } from './use-kiosk';

/** Over whatever is shown: what does not work, what becomes of the step in progress, and what to do instead. */
export function KioskOffline({ kiosk: { waiting, lost, giveUp } }: { kiosk: KioskDevice }) {
  const t = useKioskTexts();
  return (
    <Center role="alert">
      <h1>{t(waiting ? 'offline.waiting' : 'offline.title')}</h1>
      {lost && !waiting && <Alert data-tone="red">{t('offline.lost')}</Alert>}
      <Alert data-tone={waiting ? undefined : 'red'}>{t(waiting ? 'offline.waitingBody' : 'offline.body')}</Alert>
      <p>{t('offline.staff')}</p>
      {waiting && (
        <Row>
          <Big type="button" onClick={giveUp}>
            {t('offline.giveUp')}
          </Big>
        </Row>
      )}
    </Center>
  );
}
