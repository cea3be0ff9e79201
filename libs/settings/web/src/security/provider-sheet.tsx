import { Button, Checkbox, failuresOf, Field, Notice, notify, Sheet, silent, TextInput, useCoreTexts, useEditing } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useSaveOauthProviderMutation, useTestOauthProviderMutation } from './__generated__/providers';
import { draftOf, inputOf, type ProviderDraft } from './provider-draft';
import type { Provider } from './providers-tab';
import { useSecurityTexts } from './security-texts';

export interface ProviderSheetProps {
  /** Null for a new one. */
  provider: Provider | null;
  mayEdit: boolean;
  onClose: () => void;
  onSaved: (id: string) => void;
}

type Words = keyof Omit<ProviderDraft, 'enabled'>;
interface Problem {
  path: string | null;
  message: string;
}

const Fields = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });
const Details = chakra('details', { base: { '& > summary': { cursor: 'pointer', fontWeight: 'semibold', py: '1' }, '& > div': { display: 'flex', flexDirection: 'column', gap: '4', mt: '3' }, '& p': { color: 'fg.muted', fontSize: 'sm' } } });
const Address = chakra('div', { base: { display: 'flex', gap: '2', alignItems: 'flex-start', '& code': { flex: '1', minW: '0', overflowWrap: 'anywhere', fontSize: 'sm', bg: 'bg.muted', borderRadius: 'md', px: '2', py: '1.5' } } });
const Label = chakra('div', { base: { fontWeight: 'semibold', fontSize: 'sm' } });
const Hint = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });
const MORE: readonly Words[] = ['authorizationUrl', 'tokenUrl', 'userinfoUrl', 'jwksUrl'];

/** One identity provider: look, change, test. */
export function ProviderSheet({ provider, mayEdit, onClose, onSaved }: ProviderSheetProps) {
  const t = useSecurityTexts();
  const core = useCoreTexts();
  const [draft, setDraft] = useState(() => draftOf(provider));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [tested, setTested] = useState<{ keys: number } | { message: string } | null>(null);
  const [save, saving] = useSaveOauthProviderMutation({ context: silent() });
  const [test, testing] = useTestOauthProviderMutation({ context: silent() });
  useEditing(JSON.stringify(draft) !== JSON.stringify(draftOf(provider)));

  const messageOf = (failure: unknown) => failuresOf(failure)[0]?.message[0] ?? t('failed');
  const errorAt = (path: string) => problems.find((problem) => problem.path === path)?.message;
  const general = problems.filter(({ path }) => path === null || !(path in draft));
  const change = (part: Partial<ProviderDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setTested(null);
  };

  async function submit() {
    setProblems([]);
    try {
      const answer = (await save({ variables: { input: inputOf(draft, provider) } })).data?.saveOauthProvider;
      if (answer?.provider) {
        notify({ severity: 'success', title: t('provider.saved') });
        setDraft(draftOf(answer.provider));
        return onSaved(answer.provider.id);
      }
      setProblems(answer?.problems.map(({ code, path, message }) => (code === 'STALE_VERSION' ? { path: null, message: t('provider.changed') } : { path, message })) ?? [{ path: null, message: t('failed') }]);
    } catch (failure) {
      setProblems([{ path: null, message: messageOf(failure) }]);
    }
  }
  async function tryIt() {
    setProblems([]);
    setTested(null);
    try {
      const answer = (await test({ variables: { input: inputOf(draft, provider) } })).data?.testOauthProvider;
      const atFields = answer?.problems.filter(({ path }) => path !== null) ?? [];
      setProblems(atFields);
      if (answer?.test) setTested({ keys: answer.test.keys });
      else if (atFields.length === 0) setTested({ message: answer?.problems[0]?.message ?? t('failed') });
    } catch (failure) {
      setTested({ message: messageOf(failure) });
    }
  }
  const field = (name: Words, options: { label: string; hint?: string; optional?: boolean; type?: string; autoComplete?: string }) => (
    <Field key={name} label={options.label} hint={options.hint} optional={options.optional} error={errorAt(name)} disabled={!mayEdit}>
      <TextInput type={options.type} value={draft[name]} autoComplete={options.autoComplete ?? 'off'} spellCheck={false} onChange={(event) => change({ [name]: event.target.value })} />
    </Field>
  );
  return (
    <Sheet
      open
      onClose={onClose}
      size="lg"
      title={provider ? t('provider.editTitle', { name: provider.name }) : t('provider.addTitle')}
      footer={
        mayEdit ? (
          <>
            <Button loading={testing.loading} onClick={() => void tryIt()}>
              {t('provider.test')}
            </Button>
            <Button variant="solid" form="provider" type="submit" loading={saving.loading}>
              {t('provider.save')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{core('close')}</Button>
        )
      }
    >
      <Fields
        id="provider"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {general.map(({ message }) => (
          <Notice key={message} severity="error" live>
            {message}
          </Notice>
        ))}
        {field('name', { label: t('provider.name'), hint: t('provider.nameHint') })}
        {field('issuer', { label: t('provider.issuer'), hint: t('provider.issuerHint') })}
        {provider ? <Callback url={provider.callbackUrl} /> : <Hint>{t('provider.callbackLater')}</Hint>}
        {field('clientId', { label: t('provider.clientId') })}
        {mayEdit && field('clientSecret', { label: t('provider.secret'), hint: t(provider?.hasSecret ? 'provider.secretKept' : 'provider.secretHint'), optional: true, type: 'password', autoComplete: 'new-password' })}
        {field('allowedDomains', { label: t('provider.domains'), hint: t('provider.domainsHint'), optional: true })}
        {field('scopes', { label: t('provider.scopes') })}
        <Details open={MORE.some((name) => draft[name] !== '' || errorAt(name) !== undefined) || undefined}>
          <summary>{t('provider.more')}</summary>
          <p>{t('provider.moreHint')}</p>
          <div>{MORE.map((name) => field(name, { label: t(`provider.${name as 'tokenUrl'}`), optional: true }))}</div>
        </Details>
        <Checkbox label={t('provider.enabled')} checked={draft.enabled} disabled={!mayEdit} onChange={(event) => change({ enabled: event.target.checked })} />
        {tested && ('keys' in tested ? <Notice severity="success" live>{t('provider.tested', { count: tested.keys })}</Notice> : <Notice severity="error" live title={t('provider.testFailed')}>{tested.message}</Notice>)}
      </Fields>
    </Sheet>
  );
}

function Callback({ url }: { url: string }) {
  const t = useSecurityTexts();
  const copy = () => navigator.clipboard.writeText(url).then(() => notify({ severity: 'success', title: t('provider.copied') }), () => undefined);
  return (
    <div>
      <Label>{t('provider.callback')}</Label>
      <Hint>{t('provider.callbackHint')}</Hint>
      <Address>
        <code>{url}</code>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t('provider.copy')}
        </Button>
      </Address>
    </div>
  );
}
