import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { WITHOUT_CONFIRMATION } from '../apollo/confirm';
import { failuresOf, silent } from '../apollo/links';
import { useCoreTexts } from '../i18n/core-texts';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Notice } from '../ui/notice';
import { ConfirmPasskeyDocument, StartPasskeyConfirmationDocument } from './__generated__/confirm-passkey';
import { useConfirmTexts } from './confirm-texts';
import { provePasskey } from './passkey-browser';

export interface ConfirmDialogProps {
  /** In the server's words: who asks for it and before what. */
  why: string;
  onDone: (given: boolean) => void;
}

type Question = { kind: 'loading' } | { kind: 'ready'; options: string } | { kind: 'none' } | { kind: 'failed' };

const context = { ...silent(), ...WITHOUT_CONFIRMATION };

async function ask(client: ApolloClient): Promise<Question> {
  try {
    const { data } = await client.mutate({ mutation: StartPasskeyConfirmationDocument, context });
    const options = data?.startPasskeyConfirmation.options;
    return options ? { kind: 'ready', options } : { kind: 'none' };
  } catch {
    return { kind: 'failed' };
  }
}

/** Asks for the passkey before something that the tenant guards, and closes by itself when it was given. */
export default function ConfirmPasskeyDialog({ why, onDone }: ConfirmDialogProps) {
  const t = useConfirmTexts();
  const core = useCoreTexts();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>({ kind: 'loading' });
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void ask(client).then(setQuestion);
  }, [client]);

  async function prove() {
    setBusy(true);
    setError(null);
    // A question is good for one answer: each further try asks anew.
    const asked = question.kind === 'ready' ? question : await ask(client);
    setQuestion({ kind: 'failed' });
    const problem = asked.kind === 'ready' ? await answer(asked.options) : t('failed');
    setBusy(false);
    if (problem === null) return onDone(true);
    setError(problem);
  }
  async function answer(options: string): Promise<string | null> {
    const made = await provePasskey(JSON.parse(options));
    if (made.kind !== 'answer') return made.kind === 'unsupported' ? t('unsupported') : t('gone');
    try {
      const { data } = await client.mutate({ mutation: ConfirmPasskeyDocument, variables: { answer: JSON.stringify(made.answer) }, context });
      return data?.confirmPasskey.problems[0]?.message ?? null;
    } catch (failure) {
      return failuresOf(failure)[0]?.message[0] ?? t('failed');
    }
  }
  const close = () => onDone(false);

  if (question.kind === 'none') {
    const toProfile = () => {
      close();
      void navigate('/profile');
    };
    return (
      <Dialog
        open
        onClose={close}
        size="sm"
        title={t('missing')}
        description={why}
        footer={
          <>
            <Button onClick={close}>{core('cancel')}</Button>
            <Button variant="solid" onClick={toProfile}>
              {t('toProfile')}
            </Button>
          </>
        }
      >
        <p style={{ marginTop: '0.5rem' }}>{t('missingHint')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={close}
      size="sm"
      title={t('title')}
      description={`${why} ${t('hint')}`}
      closeOnOutside={false}
      footer={
        <>
          <Button onClick={close}>{core('cancel')}</Button>
          <Button variant="solid" data-autofocus="" icon={<KeyRound aria-hidden="true" />} loading={busy || question.kind === 'loading'} onClick={() => void prove()}>
            {t('use')}
          </Button>
        </>
      }
    >
      {error && (
        <div style={{ marginTop: '0.75rem' }}>
          <Notice severity="error" live>
            {error}
          </Notice>
        </div>
      )}
    </Dialog>
  );
}
