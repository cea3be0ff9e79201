import { silent } from '@afterbell/core/web';
import { type FormEvent, useState } from 'react';
import { useOpenKioskMutation } from './__generated__/kiosk';
import { Alert, Big, Center, Input, KioskFrame } from './kiosk-look';
import { useKioskTexts } from './kiosk-texts';
import type { KioskDevice } from './use-kiosk';

/** A device that is no kiosk: the code makes it one. A link only fills it in, since opening signs somebody out. */
export function OpenKiosk({ kiosk, code: given }: { kiosk: KioskDevice; code: string }) {
  const t = useKioskTexts();
  const [code, setCode] = useState(given.slice(0, 20));
  const [problem, setProblem] = useState<string | null>(null);
  const [open, { loading }] = useOpenKioskMutation({ context: silent(), fetchPolicy: 'no-cache' });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    setProblem(null);
    const told = await kiosk.tell(async () => (await open({ variables: { code } })).data?.openKiosk);
    if ('problem' in told) setProblem(told.problem);
    // Anew, so that nothing of whoever was signed in is left on the page.
    else window.location.replace('/kiosk');
  }
  return (
    <KioskFrame>
      <Center>
        <h1>{t('open.title')}</h1>
        <p>{given ? t('open.confirm') : t('open.hint')}</p>
        <form onSubmit={(event) => void submit(event)} style={{ display: 'flex', flexDirection: 'column', gap: '1rem', width: '100%', maxWidth: '24rem' }}>
          <label>
            {t('open.code')}
            <Input value={code} inputMode="numeric" autoComplete="one-time-code" maxLength={20} onChange={({ target }) => setCode(target.value)} />
          </label>
          {problem && <Alert data-tone="red" role="alert">{problem}</Alert>}
          <Big type="submit" tone="go" disabled={loading}>
            {t('open.submit')}
          </Big>
        </form>
      </Center>
    </KioskFrame>
  );
}
