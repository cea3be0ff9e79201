import { offlinePasswordProblems, type OfflinePasswordProblem } from '@afterbell/core/domain';
import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useSession } from '../session/session-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { TextInput } from '../ui/inputs';
import { Notice } from '../ui/notice';
import { notify } from '../ui/notify';
import { removeOwnOpener, setOwnOpener } from './own-opener';
import { usePasswordTexts } from './password-texts';

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', mt: '3', '& > p': { color: 'fg.muted', fontSize: 'sm' } } });
const FIELDS = ['password', 'again'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

/** The password that opens this device without a network, typed twice. */
export default function PasswordDialog({ has, onClose }: { has: boolean; onClose: () => void }) {
  const t = usePasswordTexts();
  const client = useApolloClient();
  const { user } = useSession();
  const [values, setValues] = useState<Values>({ password: '', again: '' });
  const [problems, setProblems] = useState<Partial<Record<keyof Values, OfflinePasswordProblem>>>({});
  const [failed, setFailed] = useState<'unreachable' | 'forgotten' | null>(null);
  const [busy, setBusy] = useState(false);
  const fields = useRef<HTMLDivElement>(null);

  async function save() {
    if (busy) return;
    const found = offlinePasswordProblems({ ...values, known: [user.name, user.email] });
    setProblems(found);
    setFailed(null);
    const first = FIELDS.findIndex((name) => found[name]);
    if (first >= 0) return fields.current?.querySelectorAll('input')[first]?.focus();
    setBusy(true);
    const done = await setOwnOpener(client, user.id, values.password).catch(() => 'unreachable' as const);
    setBusy(false);
    if (done !== 'kept') return setFailed(done);
    notify({ severity: 'success', title: t('kept') });
    onClose();
  }
  async function remove() {
    await removeOwnOpener(user.id);
    notify({ severity: 'success', title: t('removed') });
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('body')}
      closeOnOutside={false}
      onSubmit={() => void save()}
      footer={
        <>
          {has && (
            <Button variant="ghost" disabled={busy} onClick={() => void remove()}>
              {t('remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="solid" loading={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Fields ref={fields}>
        <p>{t('stays')}</p>
        {failed && (
          <Notice severity="error" live>
            {t(failed)}
          </Notice>
        )}
        {FIELDS.map((name) => (
          <Field key={name} label={t(name)} hint={name === 'password' ? t('hint') : undefined} error={problems[name] && t(`problems.${problems[name]}`)}>
            <TextInput type="password" autoComplete="off" value={values[name]} onChange={(event) => setValues({ ...values, [name]: event.target.value })} />
          </Field>
        ))}
      </Fields>
    </Dialog>
  );
}
