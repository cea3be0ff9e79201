import { ACTIVITY_CATEGORIES, ACTIVITY_CATEGORY_KEYS, ACTIVITY_TYPES } from '@afterbell/activities/domain';
import { GRADE_LABELS, GRADES, type ListSort } from '@afterbell/core/domain';
import { silent, useSession, type ListField } from '@afterbell/core/web';
import { useMemo } from 'react';
import type { ActivitiesListQueryVariables } from './__generated__/activities-list';
import { useActivitiesTexts } from './activities-texts';
import { useOwnActivityCategoriesQuery } from './program/__generated__/activity-program';

type FilterField = NonNullable<ActivitiesListQueryVariables['filter']>['rules'][number]['field'];
type Sorts = NonNullable<ActivitiesListQueryVariables['sort']>;
type SortField = (Sorts extends (infer One)[] | infer One ? One : never)['field'];

export const ACTIVITY_SORTS = ['name', 'category', 'ownCategory', 'type', 'term', 'location', 'capacity', 'enabled', 'createdAt'] as const satisfies readonly SortField[];
export const BY_NAME: readonly ListSort[] = [{ field: 'name', direction: 'asc' }];

/** What the list can be filtered by. It is a site's list, so the site is not asked for. */
export function useActivityFields(): readonly ListField<FilterField>[] {
  const t = useActivitiesTexts();
  const { levelName } = useSession();
  const own = useOwnActivityCategoriesQuery({ context: silent() }).data?.ownActivityCategories;
  return useMemo(() => {
    const grades = GRADES.map((grade) => ({ value: grade, label: GRADE_LABELS[grade] }));
    const fields: readonly ListField<FilterField>[] = [
      { id: 'name', label: t('field.name'), type: 'text' },
      { id: 'category', label: t('field.category'), type: 'enum', options: ACTIVITY_CATEGORY_KEYS.map((key) => ({ value: key, label: ACTIVITY_CATEGORIES[key].label })) },
      ...(own?.length ? [{ id: 'ownCategory', label: t('field.ownCategory'), type: 'enum', options: own.map(({ code, label }) => ({ value: code, label })) } as const] : []),
      { id: 'funder', label: levelName('funder'), type: 'text' },
      { id: 'partner', label: levelName('partner'), type: 'text' },
      { id: 'staff', label: t('field.staff'), type: 'text' },
      { id: 'type', label: t('field.type'), type: 'enum', options: ACTIVITY_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) })) },
      { id: 'term', label: t('field.term'), type: 'text' },
      { id: 'location', label: t('field.location'), type: 'text' },
      { id: 'capacity', label: t('field.capacity'), type: 'number' },
      { id: 'gradeFrom', label: t('field.gradeFrom'), type: 'enum', options: grades },
      { id: 'gradeTo', label: t('field.gradeTo'), type: 'enum', options: grades },
      { id: 'ageFrom', label: t('field.ageFrom'), type: 'number' },
      { id: 'ageTo', label: t('field.ageTo'), type: 'number' },
      { id: 'enabled', label: t('field.isEnabled'), type: 'boolean' },
      { id: 'createdAt', label: t('field.createdAt'), type: 'datetime' },
    ];
    return fields;
  }, [t, levelName, own]);
}
