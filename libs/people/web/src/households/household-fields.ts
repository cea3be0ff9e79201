import type { ListSort } from '@afterbell/core/domain';
import type { ListField } from '@afterbell/core/web';
import { useMemo } from 'react';
import type { HouseholdListQueryVariables } from './__generated__/households';
import { useHouseholdsTexts } from './households-texts';

type FilterField = NonNullable<HouseholdListQueryVariables['filter']>['rules'][number]['field'];
type Sorts = NonNullable<HouseholdListQueryVariables['sort']>;
type SortField = (Sorts extends (infer One)[] | infer One ? One : never)['field'];

export const HOUSEHOLD_SORTS = ['name', 'address', 'language', 'createdAt'] as const satisfies readonly SortField[];
export const BY_NAME: readonly ListSort[] = [{ field: 'name', direction: 'asc' }];

export function useHouseholdFields(): readonly ListField<FilterField>[] {
  const t = useHouseholdsTexts();
  return useMemo(() => {
    const fields: readonly ListField<FilterField>[] = [
      { id: 'name', label: t('field.name'), type: 'text' },
      { id: 'address', label: t('field.address'), type: 'text' },
      { id: 'phone', label: t('field.phone'), type: 'text' },
      { id: 'language', label: t('field.language'), type: 'text' },
      { id: 'createdAt', label: t('field.createdAt'), type: 'datetime' },
    ];
    return fields;
  }, [t]);
}
