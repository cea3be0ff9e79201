import { ConfirmDialog, notify } from '@afterbell/core/web';
import { useState, type ReactNode } from 'react';
import { useDisableUserMutation, useEnableUserMutation, useResendInvitationMutation } from './__generated__/user';
import { useUsersTexts } from './users-texts';

interface Person {
  id: string;
  name: string;
}
type Problems = readonly { message: string }[] | undefined;

export interface UserActions {
  askDisable: (person: Person) => void;
  enable: (person: Person) => Promise<void>;
  resend: (person: Person) => Promise<void>;
  /** Render it: the question that `askDisable` asks. */
  dialog: ReactNode;
}

/** What the list and the record can both do with one user. */
export function useUserActions(onChanged: () => Promise<unknown>): UserActions {
  const t = useUsersTexts();
  const [disableUser] = useDisableUserMutation();
  const [enableUser] = useEnableUserMutation();
  const [resendInvitation] = useResendInvitationMutation();
  const [asked, setAsked] = useState<Person | null>(null);

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
  return {
    askDisable: setAsked,
    // The error link has said what went wrong.
    enable: (person) => enable(person).catch(() => undefined),
    resend: (person) => resend(person).catch(() => undefined),
    dialog: asked && (
      <ConfirmDialog open danger onClose={() => setAsked(null)} onConfirm={() => disable(asked)} title={t('confirmDisable', named(asked))} description={t('confirmDisableHint')} confirmLabel={t('disable')} />
    ),
  };
}

const named = ({ name }: Person) => ({ name });
