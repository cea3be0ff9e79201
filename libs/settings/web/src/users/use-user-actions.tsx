import { ConfirmDialog, failuresOf, notify, silent } from '@afterbell/core/web';
import { useState, type ReactNode } from 'react';
import { useDisableUserMutation, useEnableUserMutation, useResendInvitationMutation, useResetSignInMethodsMutation } from './__generated__/user';
import { useUsersTexts } from './users-texts';

interface Person {
  id: string;
  name: string;
}
type Problems = readonly { message: string }[] | undefined;

export interface UserActions {
  askDisable: (person: Person) => void;
  askReset: (person: Person) => void;
  enable: (person: Person) => Promise<void>;
  resend: (person: Person) => Promise<void>;
  /** Render it: the question that `askDisable` or `askReset` asks. */
  dialog: ReactNode;
}

/** What the list and the record can both do with one user. */
export function useUserActions(onChanged: () => Promise<unknown>): UserActions {
  const t = useUsersTexts();
  const [disableUser] = useDisableUserMutation();
  const [enableUser] = useEnableUserMutation();
  const [resendInvitation] = useResendInvitationMutation();
  const [resetSignInMethods] = useResetSignInMethodsMutation({ context: silent() });
  const [asked, setAsked] = useState<{ what: 'disable' | 'reset'; person: Person } | null>(null);

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
    // The error link has said what went wrong.
    enable: (person) => enable(person).catch(() => undefined),
    resend: (person) => resend(person).catch(() => undefined),
    dialog: asked && (
      <ConfirmDialog
        open
        danger
        onClose={() => setAsked(null)}
        onConfirm={() => (asked.what === 'reset' ? reset(asked.person) : disable(asked.person))}
        title={t(asked.what === 'reset' ? 'confirmReset' : 'confirmDisable', named(asked.person))}
        description={t(asked.what === 'reset' ? 'confirmResetHint' : 'confirmDisableHint')}
        confirmLabel={t(asked.what)}
      />
    ),
  };
}

const named = ({ name }: Person) => ({ name });
