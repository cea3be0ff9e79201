import { ORGANIZATION_LEVELS, type ListSort } from '@afterbell/core/domain';
import { usePermissions, useSession, type ListField } from '@afterbell/core/web';
import { useMemo } from 'react';
import type { OrganizationsListQueryVariables } from './__generated__/organizations-list';
import { useOrganizationsTexts } from '../organizations-texts';

type FilterField = NonNullable<OrganizationsListQueryVariables['filter']>['rules'][number]['field'];
type Sorts = NonNullable<OrganizationsListQueryVariables['sort']>;
type SortField = (Sorts extends (infer One)[] | infer One ? One : never)['field'];

export const ORGANIZATION_SORTS = ['name', 'level', 'parent', 'enabled', 'stateId', 'ncesId', 'createdAt'] as const satisfies readonly SortField[];
export const BY_NAME: readonly ListSort[] = [{ field: 'name', direction: 'asc' }];

/** What the list can be filtered by. Levels are named as the tenant names them, and only those that the role may view. */
export function useOrganizationFields(): readonly ListField<FilterField>[] {
  const t = useOrganizationsTexts();
  const { levelName } = useSession();
  const { set } = usePermissions();
  return useMemo(() => {
    const levels = ORGANIZATION_LEVELS.filter((level) => set.allows('view', `organizations.${level}`));
    const fields: readonly ListField<FilterField>[] = [
      { id: 'name', label: t('field.name'), type: 'text' },
      { id: 'level', label: t('field.level'), type: 'enum', options: levels.map((level) => ({ value: level, label: levelName(level) })) },
      { id: 'parent', label: t('field.parent'), type: 'text' },
      { id: 'enabled', label: t('field.isEnabled'), type: 'boolean' },
      { id: 'stateId', label: t('field.stateId'), type: 'text' },
      { id: 'ncesId', label: t('field.ncesId'), type: 'text' },
      { id: 'createdAt', label: t('field.createdAt'), type: 'datetime' },
    ];
    return fields;
  }, [t, levelName, set]);
}
