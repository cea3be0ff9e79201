import { ConfirmDialog, failuresOf, notify, silent } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useDisableUserMutation, useEnableUserMutation, useResendInvitationMutation, useResetSignInMethodsMutation } from './__generated__/user';
import { useUsersTexts } from './users-texts';

interface Person {
  id: string;
  name: string;
}
/** Whom to enable, with what they hold. */
interface Holder extends Person {
  accesses: readonly { id: string; state: string; disabledWithUser: boolean; role: { name: string }; organization: { name: string } }[];
}
type Problems = readonly { message: string }[] | undefined;

export interface UserActions {
  askDisable: (person: Person) => void;
  askReset: (person: Person) => void;
  askEnable: (person: Holder) => void;
  resend: (person: Person) => Promise<void>;
  /** Render it: the question that one of the three asks. */
  dialog: ReactNode;
}

/** What the list and the record can both do with one user. */
export function useUserActions(onChanged: () => Promise<unknown>): UserActions {
  const t = useUsersTexts();
  const [disableUser] = useDisableUserMutation();
  const [enableUser] = useEnableUserMutation();
  const [resendInvitation] = useResendInvitationMutation();
  const [resetSignInMethods] = useResetSignInMethodsMutation({ context: silent() });
  const [asked, setAsked] = useState<{ what: 'disable' | 'reset'; person: Person } | { what: 'enable'; person: Holder } | null>(null);

  async function tell(problems: Problems, title: string, undo?: () => void) {
    if (problems?.length) notify({ severity: 'error', title: problems.map(({ message }) => message).join(' ') });
    else notify({ severity: 'success', title, action: undo && { label: t('undo'), onClick: undo } });
    await onChanged();
  }
  async function disable(person: Person) {
    const { data } = await disableUser({ variables: { id: person.id } });
    await tell(data?.disableUser.problems, t('disabledOne', named(person)), () => void enable(person).catch(() => undefined));
  }
  async function enable(person: Person) {
    const { data } = await enableUser({ variables: { id: person.id } });
    await tell(data?.enableUser.problems, t('enabledOne', named(person)));
  }
  async function resend(person: Person) {
    const { data } = await resendInvitation({ variables: { id: person.id } });
    await tell(data?.resendInvitation.problems, t('resentOne', named(person)));
  }
  /** Only for people who work nowhere else in the tenant: of the others, accesses that stand elsewhere would be reset too. */
  async function reset(person: Person) {
    try {
      const { data } = await resetSignInMethods({ variables: { userId: person.id } });
      await tell(data?.resetSignInMethods.problems, t('resetDone', named(person)));
    } catch (caught) {
      const failures = failuresOf(caught);
      const elsewhere = failures.some(({ statusCode }) => statusCode === 404);
      notify({ severity: 'error', title: elsewhere ? t('resetElsewhere', named(person)) : failures[0]?.message.join(' ') || t('failed') });
    }
  }
  return {
    askDisable: (person) => setAsked({ what: 'disable', person }),
    askReset: (person) => setAsked({ what: 'reset', person }),
    askEnable: (person) => setAsked({ what: 'enable', person }),
    // The error link has said what went wrong.
    resend: (person) => resend(person).catch(() => undefined),
    dialog: asked && (
      <ConfirmDialog
        open
        danger={asked.what !== 'enable'}
        onClose={() => setAsked(null)}
        onConfirm={() => ({ disable, enable, reset })[asked.what](asked.person)}
        title={t(QUESTIONS[asked.what], named(asked.person))}
        description={t(`${QUESTIONS[asked.what]}Hint`)}
        confirmLabel={t(asked.what)}
      >
        {asked.what === 'enable' && <ComesBack person={asked.person} />}
      </ConfirmDialog>
    ),
  };
}

const QUESTIONS = { disable: 'confirmDisable', enable: 'confirmEnable', reset: 'confirmReset' } as const;
const List = chakra('ul', { base: { ps: '5', mt: '1', mb: '3', overflowWrap: 'anywhere' } });

/** Which accesses count again, and which stay as they are. */
function ComesBack({ person: { accesses } }: { person: Holder }) {
  const t = useUsersTexts();
  const off = accesses.filter(({ state }) => state === 'disabled');
  const groups = [
    { label: t('comesBack'), held: off.filter(({ disabledWithUser }) => disabledWithUser) },
    { label: t('staysDisabled'), held: off.filter(({ disabledWithUser }) => !disabledWithUser) },
  ].filter(({ held }) => held.length > 0);
  return groups.map(({ label, held }) => (
    <chakra.div key={label} css={{ mt: '3' }}>
      <strong>{label}</strong>
      <List aria-label={label}>
        {held.map(({ id, role, organization }) => (
          <li key={id}>{t('accessLine', { role: role.name, organization: organization.name })}</li>
        ))}
      </List>
    </chakra.div>
  ));
}

const named = ({ name }: Person) => ({ name });
