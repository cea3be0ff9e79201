import { Button, Dialog, Notice, notify, silent, useCoreTexts } from '@afterbell/core/web';
import type { PersonKind } from '@afterbell/people/domain';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useRemovePersonMutation } from './__generated__/kinds';
import { KIND_PAGES } from './kind-page';
import { useKindsTexts } from './kinds-texts';

interface Named {
  id: string;
  name: string;
}

const listOf = (kind: PersonKind) => (kind === 'participant' ? '/people/participants' : KIND_PAGES[kind].list);

/** Asks by name before somebody leaves the list; `outlook` says what ends with it. */
export function useRemovePerson(kind: PersonKind, outlook?: ReactNode): { ask: (person: Named) => void; dialog: ReactNode } {
  const t = useKindsTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const [person, setPerson] = useState<Named | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [remove, { loading }] = useRemovePersonMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const close = () => {
    setPerson(null);
    setFailure(null);
  };

  async function run({ id, name }: Named) {
    const answer = await remove({ variables: { input: { kind, id } } }).catch(() => null);
    const problems = answer?.data?.removePerson.problems ?? [];
    if (!answer?.data?.removePerson.done) return setFailure(problems.map(({ message }) => `${name} ${message}`).join(' ') || t('failed'));
    close();
    notify({ severity: 'success', title: t('removed', { name }) });
    void navigate(listOf(kind));
  }
  const dialog = person && (
    <Dialog
      open
      role="alertdialog"
      onClose={close}
      title={t('removeTitle', { name: person.name })}
      description={t('removeBody')}
      footer={
        <>
          <Button onClick={close}>{core('cancel')}</Button>
          <Button variant="solid" loading={loading} onClick={() => void run(person)}>
            {t('remove')}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice severity="error" live>
          {failure}
        </Notice>
      )}
      {outlook}
    </Dialog>
  );
  return { ask: setPerson, dialog };
}
