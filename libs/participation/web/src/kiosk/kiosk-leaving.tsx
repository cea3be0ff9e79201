import { silent, Skeleton } from '@afterbell/core/web';
import { badgeCodeOf } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { sound } from '../door/door-sound';
import { useKioskCheckOutMutation, useKioskPickUpsQuery } from './__generated__/kiosk';
import { useTypedCode } from './kiosk-hands';
import { Alert, Big, Center, Input, Row } from './kiosk-look';
import { PinPad } from './kiosk-pin';
import { useKioskTexts } from './kiosk-texts';
import { type ChildShown, type KioskChild, toShown } from './kiosk-words';
import type { KioskDevice } from './use-kiosk';

/** Beside one another where there is room for a name. */
const Asking = chakra('form', { base: { display: 'flex', flexDirection: { base: 'column', md: 'row' }, gap: '4', width: 'full' } });

type Who = { pickedUpBy: string } | { pickedUpName: string } | null;

/** A scanner types into whatever field is open. No name has digits. */
const isBadge = (typed: string) => /\d/.test(typed) && badgeCodeOf(typed) !== null;

/** With whom a child leaves. Whoever is not on the list takes a staff member's PIN, and so does everybody where there is a contact restriction. */
export function KioskLeaving({ kiosk, child, onDone, onBack }: { kiosk: KioskDevice; child: KioskChild; onDone: (shown: ChildShown) => void; onBack: () => void }) {
  const t = useKioskTexts();
  const { data, error, refetch } = useKioskPickUpsQuery({ variables: { childId: child.id }, context: silent(), fetchPolicy: 'no-cache' });
  const [checkOut] = useKioskCheckOutMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const [asked, setAsked] = useState<{ who: Who; name: string | null } | null>(null);
  const [other, setOther] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const list = data?.kioskPickUps;
  function readBadge() {
    sound('no');
    setOther(null);
    setProblem(t('leave.badge', { name: child.name }));
  }
  useTypedCode(readBadge, asked === null);

  async function leave(who: Who, name: string | null, pin: string | null) {
    if (kiosk.stepping) return;
    setProblem(null);
    const told = await kiosk.step(async () => (await checkOut({ variables: { childId: child.id, pin, ...who } })).data?.kioskCheckOut);
    if ('ok' in told && told.ok.child) {
      sound('yes');
      return onDone(toShown({ ...told.ok, child: told.ok.child }));
    }
    if (!('problem' in told)) return;
    sound('no');
    setProblem(told.problem);
    if (told.code === 'DOOR_NOT_RELEASED') setAsked({ who, name });
  }
  if (asked) {
    return (
      <Center>
        <h1>
          <bdi>{child.name}</bdi>
        </h1>
        {child.restricted && <Alert data-tone="red">{t('child.restricted')}</Alert>}
        <p>{asked.name === null ? t('leave.pin') : t('leave.pinTo', { who: asked.name })}</p>
        <PinPad problem={problem} busy={kiosk.stepping} onPin={(pin) => void leave(asked.who, asked.name, pin)} onCancel={onBack} />
      </Center>
    );
  }
  if (error && !list) {
    return (
      <Center>
        <h1>{t('leave.who', { name: child.name })}</h1>
        {child.restricted && <Alert data-tone="red">{t('child.restricted')}</Alert>}
        <Alert role="alert">{t('leave.unread')}</Alert>
        <Row>
          <Big type="button" onClick={() => void refetch().catch(() => undefined)}>
            {t('leave.retry')}
          </Big>
          <Big type="button" tone="quiet" onClick={onBack}>
            {t('child.back')}
          </Big>
        </Row>
      </Center>
    );
  }
  return (
    <Center>
      <h1>{t('leave.who', { name: child.name })}</h1>
      {child.restricted && <Alert data-tone="red">{t('child.restricted')}</Alert>}
      {problem && <Alert data-tone="red" role="alert">{problem}</Alert>}
      {!list && <Skeleton lines={3} />}
      {list?.length === 0 && <p>{t('leave.none')}</p>}
      <Row>
        {list?.map(({ id, ...one }) => {
          const name = one.relationship ? `${one.name} · ${one.relationship}` : one.name;
          return (
            <Big key={id} type="button" disabled={kiosk.stepping} onClick={() => (child.restricted ? setAsked({ who: { pickedUpBy: id }, name }) : void leave({ pickedUpBy: id }, name, null))}>
              <span>
                <bdi>{one.name}</bdi>
                {one.relationship && ` · ${one.relationship}`}
              </span>
            </Big>
          );
        })}
      </Row>
      {other !== null && (
        <Asking
          onSubmit={(event) => {
            event.preventDefault();
            if (isBadge(other)) readBadge();
            else if (other.trim()) setAsked({ who: { pickedUpName: other.trim() }, name: other.trim() });
          }}
        >
          <Input autoFocus aria-label={t('leave.otherName')} placeholder={t('leave.otherName')} value={other} maxLength={100} autoComplete="off" onChange={({ target }) => setOther(target.value)} />
          <Big type="submit" tone="go" disabled={!other.trim()}>
            {t('pin.ok')}
          </Big>
        </Asking>
      )}
      <Row>
        <Big type="button" tone="quiet" onClick={() => setOther('')}>
          {t('leave.other')}
        </Big>
        <Big type="button" tone="quiet" onClick={() => setAsked({ who: null, name: null })}>
          {t('leave.alone')}
        </Big>
        <Big type="button" tone="quiet" onClick={onBack}>
          {t('child.back')}
        </Big>
      </Row>
    </Center>
  );
}
