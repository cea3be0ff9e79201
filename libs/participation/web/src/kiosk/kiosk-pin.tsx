import { silent } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Delete } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLeaveKioskMutation } from './__generated__/kiosk';
import { Alert, Big, Center, Input, Row } from './kiosk-look';
import { useKioskTexts } from './kiosk-texts';
import type { KioskDevice } from './use-kiosk';

const Keys = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '3', '& > button': { minW: '0' } } });

export interface PinPadProps {
  problem: string | null;
  busy: boolean;
  onPin: (pin: string) => void;
  onCancel: () => void;
}

/** Digits for fingers; a keyboard works too. */
export function PinPad({ problem, busy, onPin, onCancel }: PinPadProps) {
  const t = useKioskTexts();
  const [pin, setPin] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pin.length < 4 || busy) return;
    onPin(pin);
    setPin('');
  };
  const key = (digit: string) => (
    <Big key={digit} type="button" aria-label={t('pin.digit', { digit })} onClick={() => setPin((before) => (before + digit).slice(0, 8))}>
      {digit}
    </Big>
  );
  return (
    <form onSubmit={submit} style={{ display: 'flex', flexDirection: 'column', gap: '1rem', width: '100%', maxWidth: '24rem' }}>
      <Input type="password" inputMode="none" autoComplete="off" maxLength={8} aria-label={t('pin.label')} value={pin} onChange={({ target }) => setPin(target.value.replace(/\D/g, ''))} />
      {problem && <Alert data-tone="red" role="alert">{problem}</Alert>}
      <Keys>
        {[...'123456789'].map(key)}
        <Big type="button" aria-label={t('pin.clear')} onClick={() => setPin((before) => before.slice(0, -1))}>
          <Delete aria-hidden="true" />
        </Big>
        {key('0')}
        <Big type="submit" tone="go" disabled={pin.length < 4 || busy}>
          {t('pin.ok')}
        </Big>
      </Keys>
      <Row>
        <Big type="button" tone="quiet" onClick={onCancel}>
          {t('pin.cancel')}
        </Big>
      </Row>
    </form>
  );
}

/** The way out, for staff. */
export function LeaveKiosk({ kiosk, onCancel, onLeft }: { kiosk: KioskDevice; onCancel: () => void; onLeft: () => void }) {
  const t = useKioskTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const [leave, { loading }] = useLeaveKioskMutation({ context: silent(), fetchPolicy: 'no-cache' });
  async function onPin(pin: string) {
    const told = await kiosk.tell(async () => (await leave({ variables: { pin } })).data?.leaveKiosk);
    if ('problem' in told) setProblem(told.problem);
    else onLeft();
  }
  return (
    <Center>
      <h1>{t('pin.title')}</h1>
      <p>{t('pin.hint')}</p>
      <PinPad problem={problem} busy={loading} onPin={(pin) => void onPin(pin)} onCancel={onCancel} />
    </Center>
  );
}
