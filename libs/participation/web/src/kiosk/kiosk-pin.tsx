import { silent } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Delete } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sound } from '../door/door-sound';
import { useLeaveKioskMutation } from './__generated__/kiosk';
import { useLongCode } from './kiosk-hands';
import { Alert, Big, Center, Input, LOW, Row } from './kiosk-look';
import { useKioskTexts } from './kiosk-texts';
import type { KioskDevice } from './use-kiosk';

const Keys = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '3', '& > button': { minW: '0', [LOW]: { minH: '3.25rem', py: '1' } } } });

export interface PinPadProps {
  problem: string | null;
  busy: boolean;
  onPin: (pin: string) => void;
  onCancel: () => void;
}

const LONGEST = 8;

/** Digits for fingers; a keyboard works too, wherever the focus is. */
export function PinPad({ problem, busy, onPin, onCancel }: PinPadProps) {
  const t = useKioskTexts();
  const [pin, setPin] = useState('');
  const [wasBadge, setWasBadge] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const isLong = useLongCode(input, LONGEST);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const badge = isLong();
    setWasBadge(badge);
    if (badge) sound('no');
    else if (pin.length < 4 || busy) return;
    else onPin(pin);
    setPin('');
  };
  const key = (digit: string) => (
    <Big key={digit} type="button" aria-label={t('pin.digit', { digit })} onClick={() => setPin((before) => (before + digit).slice(0, LONGEST))}>
      {digit}
    </Big>
  );
  return (
    <form onSubmit={submit} style={{ display: 'flex', flexDirection: 'column', gap: 'clamp(0.5rem, 1.5vh, 1rem)', width: '100%', maxWidth: '24rem' }}>
      <Input ref={input} type="password" inputMode="none" autoComplete="off" maxLength={LONGEST} aria-label={t('pin.label')} value={pin} onChange={({ target }) => setPin(target.value.replace(/\D/g, ''))} />
      {/* A finger on a digit leaves the focus where a keyboard types. */}
      <Keys onMouseDown={(event) => event.preventDefault()}>
        {[...'123456789'].map(key)}
        <Big type="button" aria-label={t('pin.clear')} onClick={() => setPin((before) => before.slice(0, -1))}>
          <Delete aria-hidden="true" />
        </Big>
        {key('0')}
        <Big type="submit" tone="go" disabled={pin.length < 4 || busy}>
          {t('pin.ok')}
        </Big>
      </Keys>
      {/* Below the keys, which stay under the fingers. */}
      {(wasBadge || problem) && <Alert data-tone="red" role="alert">{wasBadge ? t('pin.badge') : problem}</Alert>}
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
