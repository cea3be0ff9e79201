import { notify, silent, usePermissions, type MenuAction } from '@afterbell/core/web';
import type { AdultKind, PersonKind } from '@afterbell/people/domain';
import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { ContactToPromoteDocument } from './__generated__/relationships';
import { PromoteDialog, type PromoteDialogProps } from './promote-dialog';
import { useRelationshipsTexts } from './relationships-texts';

/** *Make a participant*, on a contact's own record. `kinds` are all that they are on record as. */
export function usePromotion(kind: AdultKind, id: string, kinds: readonly PersonKind[], onDone: () => void): { actions: MenuAction[]; dialog: ReactNode } {
  const t = useRelationshipsTexts();
  const { set } = usePermissions();
  const client = useApolloClient();
  const [person, setPerson] = useState<PromoteDialogProps['person'] | null>(null);
  const may = kind === 'contact' && kinds.length > 0 && !kinds.includes('participant') && set.allows('edit', 'people.participants');

  /** As they are now: the form may have been saved since the record was opened. */
  async function ask() {
    const found = await client.query({ query: ContactToPromoteDocument, variables: { id }, fetchPolicy: 'no-cache', context: silent() }).catch(() => null);
    if (found?.data?.contact) setPerson(found.data.contact);
    else notify({ severity: 'error', title: t('said.failed') });
  }
  return {
    actions: may ? [{ id: 'promote', label: t('action.promote'), onSelect: () => void ask() }] : [],
    dialog: person && <PromoteDialog person={person} onClose={() => setPerson(null)} onChanged={onDone} />,
  };
}
