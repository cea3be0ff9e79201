import type { ListSort } from '@afterbell/core/domain';
import { type ListField } from '@afterbell/core/web';
import { USER_STATUSES } from '@afterbell/settings/domain';
import { useMemo } from 'react';
import type { UsersListQueryVariables } from './__generated__/users-list';
import { useUsersTexts } from './users-texts';

type FilterField = NonNullable<UsersListQueryVariables['filter']>['rules'][number]['field'];
type Sorts = NonNullable<UsersListQueryVariables['sort']>;
type SortField = (Sorts extends (infer One)[] | infer One ? One : never)['field'];

export const USER_SORTS = ['name', 'email', 'status', 'lastSignInAt', 'invitedAt'] as const satisfies readonly SortField[];
export const BY_NAME: readonly ListSort[] = [{ field: 'name', direction: 'asc' }];

/** What the list can be filtered by. */
export function useUserFields(): readonly ListField[] {
  const t = useUsersTexts();
  return useMemo(() => {
    const fields: readonly (ListField & { id: FilterField })[] = [
      { id: 'status', label: t('field.status'), type: 'enum', options: USER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })) },
      { id: 'role', label: t('field.role'), type: 'text' },
      { id: 'organization', label: t('field.organization'), type: 'text' },
      { id: 'name', label: t('field.name'), type: 'text' },
      { id: 'email', label: t('field.email'), type: 'text' },
      { id: 'lastSignInAt', label: t('field.lastSignInAt'), type: 'datetime' },
      { id: 'invitedAt', label: t('field.invitedAt'), type: 'datetime' },
    ];
    return fields;
  }, [t]);
}
