import { PERIOD_TYPES, TERM_KINDS } from '@afterbell/core/domain';
import { usePermissions, type ListField } from '@afterbell/core/web';
import { useMemo } from 'react';
import type { PeriodsListQueryVariables } from './__generated__/periods-list';
import { usePeriodsTexts } from './periods-texts';

type FilterField = NonNullable<PeriodsListQueryVariables['filter']>['rules'][number]['field'];

/** What the list can be filtered by; only the types that the role may view. */
export function usePeriodFields(): readonly ListField[] {
  const t = usePeriodsTexts();
  const { can } = usePermissions();
  const [years, terms] = [can('view', 'settings.years'), can('view', 'settings.terms')];
  return useMemo(() => {
    const types = PERIOD_TYPES.filter((type) => (type === 'reporting_year' ? years : terms));
    const fields: readonly (ListField & { id: FilterField })[] = [
      { id: 'name', label: t('field.name'), type: 'text' },
      { id: 'type', label: t('field.type'), type: 'enum', options: types.map((type) => ({ value: type, label: t(`type.${type}`) })) },
      { id: 'kind', label: t('field.kind'), type: 'enum', options: TERM_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })) },
      { id: 'year', label: t('field.year'), type: 'text' },
      { id: 'startsOn', label: t('field.startsOn'), type: 'date' },
      { id: 'endsOn', label: t('field.endsOn'), type: 'date' },
    ];
    return fields;
  }, [t, years, terms]);
}
