import { addDays, formatDate } from '@afterbell/core/domain';
import { Button, Dialog, Field, NativeSelect, Notice, silent, TextInput, useSession, VisuallyHidden } from '@afterbell/core/web';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCreateApiTokenMutation, useTokenAccessesQuery } from './__generated__/profile-tokens';
import { Buttons, obstacle } from './profile-parts';
import { useProfileTexts } from './profile-texts';

const LASTS = [30, 90, 180, 365];

export interface NewTokenProps {
  onClose: () => void;
  onMade: () => void;
}

/** Asks what the token is for, then shows its secret this once. */
export function NewToken({ onClose, onMade }: NewTokenProps) {
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <Secret secret={secret} onClose={onClose} />;
  return (
    <TokenForm
      onClose={onClose}
      onMade={(made) => {
        setSecret(made);
        onMade();
      }}
    />
  );
}

function TokenForm({ onClose, onMade }: { onClose: () => void; onMade: (secret: string) => void }) {
  const t = useProfileTexts();
  const { tenant, access, today } = useSession();
  const [create] = useCreateApiTokenMutation({ context: silent() });
  const accesses = (useTokenAccessesQuery().data?.accesses ?? []).filter((one) => one.tenant.id === tenant.id);
  const [name, setName] = useState('');
  const [accessId, setAccessId] = useState(access.id);
  const [days, setDays] = useState(90);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit() {
    if (busy) return;
    setBusy(true);
    let secret: string | null = null;
    const problem = await obstacle(async () => {
      const payload = (await create({ variables: { input: { name, accessId, expiresInDays: days } } })).data?.createApiToken;
      secret = payload?.secret ?? null;
      return payload;
    }, t('failed'));
    setBusy(false);
    setError(problem);
    if (secret) onMade(secret);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tokens.createTitle')}
      closeOnOutside={false}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="solid" loading={busy}>
            {t('tokens.make')}
          </Button>
        </>
      }
    >
      <div style={{ display: 'flex', flexDirection: 'column', gap: '1rem', marginTop: '0.5rem' }}>
        <Field label={t('tokens.name')} hint={t('tokens.nameHint')} error={error} id="token-name">
          <TextInput value={name} autoComplete="off" dir="auto" onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={t('tokens.access')} hint={t('tokens.accessHint')}>
          <NativeSelect
            value={accessId}
            options={accesses.length > 0 ? accesses.map((one) => ({ value: one.id, label: t('tokens.accessOption', { role: one.roleName, organization: one.organization.name }) })) : [{ value: access.id, label: t('tokens.accessOption', { role: access.roleName, organization: access.organization.name }) }]}
            onChange={({ target }) => setAccessId(target.value)}
          />
        </Field>
        <Field label={t('tokens.expires')}>
          <NativeSelect value={String(days)} options={LASTS.map((count) => ({ value: String(count), label: t('tokens.days', { count, date: formatDate(addDays(today, count)) }) }))} onChange={({ target }) => setDays(Number(target.value))} />
        </Field>
      </div>
    </Dialog>
  );
}

function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useProfileTexts();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  async function copy() {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // Where a page may not write to the clipboard the text stands selected, ready for the keys.
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tokens.madeTitle')}
      closeOnOutside={false}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t('tokens.done')}
        </Button>
      }
    >
      <div style={{ display: 'flex', flexDirection: 'column', gap: '1rem', marginTop: '0.5rem' }}>
        <Notice severity="warn" title={t('tokens.made')}>
          {t('tokens.madeHint')}
        </Notice>
        <Field label={t('tokens.secret')} id="token-secret">
          <TextInput ref={input} readOnly value={secret} spellCheck={false} style={{ fontFamily: 'monospace', lineHeight: 2 }} onFocus={(event) => event.target.select()} />
        </Field>
        <Buttons>
          <Button data-autofocus="" icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} onClick={() => void copy()}>
            {copied ? t('tokens.copied') : t('tokens.copy')}
          </Button>
          <VisuallyHidden role="status">{copied ? t('tokens.copied') : ''}</VisuallyHidden>
        </Buttons>
      </div>
    </Dialog>
  );
}
