import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCoreTexts } from '../i18n/core-texts';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Notice } from '../ui/notice';
import { useSession, useSessionContext } from './session-context';
import { sendUnsentWork, unsentPlacesOf, type UnsentPlace } from './unsent-work';

const Places = chakra('ul', {
  base: { listStyle: 'none', p: '0', m: '0', mt: '3', borderTop: 'hairline', '& li': { display: 'flex', justifyContent: 'space-between', gap: '4', py: '2', borderBottom: 'hairline' }, '& a': { color: 'accent.fg', overflowWrap: 'anywhere' }, '& span': { whiteSpace: 'nowrap', color: 'fg.muted' } },
});

export interface SignOutDialogProps {
  /** What waits, as it was when somebody asked to sign out. */
  asked: readonly UnsentPlace[];
}

/** Signing out with work that was not sent: send it, stay, or discard it by name and number. */
export default function SignOutDialog({ asked }: SignOutDialogProps) {
  const t = useCoreTexts();
  const client = useApolloClient();
  const { user } = useSession();
  const { signOut, stay } = useSessionContext();
  const [places, setPlaces] = useState(asked);
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'confirming'>('asking');
  const count = places.reduce((sum, place) => sum + place.count, 0);

  async function send() {
    setState('sending');
    await sendUnsentWork(client, user.id);
    const left = unsentPlacesOf(user.id);
    setPlaces(left);
    if (left.length === 0) await signOut('chosen');
    setState('failed');
  }

  if (state === 'confirming') {
    return (
      <Dialog
        open
        onClose={stay}
        role="alertdialog"
        size="sm"
        title={t('signOut.discardTitle', { count })}
        description={t('signOut.discardBody', { count })}
        footer={
          <>
            <Button data-autofocus="" onClick={() => setState('asking')}>
              {t('back')}
            </Button>
            <Button variant="danger" onClick={() => void signOut('chosen', { discard: true })}>
              {t('signOut.discardConfirm', { count })}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <Dialog
      open
      onClose={stay}
      role="alertdialog"
      size="lg"
      title={t('signOut.title', { count })}
      description={t('signOut.body')}
      footer={
        <>
          <Button variant="ghost" onClick={() => setState('confirming')}>
            {t('signOut.discard')}
          </Button>
          <Button onClick={stay}>{t('signOut.stay')}</Button>
          <Button variant="solid" data-autofocus="" loading={state === 'sending'} onClick={() => void send()}>
            {t('signOut.send')}
          </Button>
        </>
      }
    >
      {state === 'failed' && (
        <chakra.div css={{ mt: '3' }}>
          <Notice severity="error" live title={t('signOut.notSent')}>
            {t('signOut.notSentHint')}
          </Notice>
        </chakra.div>
      )}
      <Places>
        {places.map((place) => (
          <li key={place.id}>
            <Link to={place.path} onClick={stay}>
              {place.title}
            </Link>
            <span>{place.counted}</span>
          </li>
        ))}
      </Places>
    </Dialog>
  );
}
