import type { ListSort } from '@afterbell/core/domain';
import type { ListField } from '@afterbell/core/web';
import { useMemo } from 'react';
import type { AuditTrailQueryVariables } from './__generated__/audit';
import { useAuditTexts } from './audit-texts';

type FilterField = NonNullable<AuditTrailQueryVariables['filter']>['rules'][number]['field'];

export const AUDIT_SORTS = ['at'] as const;
export const NEWEST: readonly ListSort[] = [{ field: 'at', direction: 'desc' }];

export function useAuditFields(): readonly ListField[] {
  const t = useAuditTexts();
  return useMemo(() => {
    const fields: readonly (ListField & { id: FilterField })[] = [
      { id: 'at', label: t('field.at'), type: 'datetime' },
      { id: 'user', label: t('field.user'), type: 'text' },
      { id: 'action', label: t('field.action'), type: 'text' },
      { id: 'organization', label: t('field.organization'), type: 'text' },
      { id: 'subjectType', label: t('field.subjectType'), type: 'text' },
      { id: 'subjectId', label: t('field.subjectId'), type: 'text' },
      { id: 'address', label: t('field.address'), type: 'text' },
      { id: 'requestId', label: t('field.requestId'), type: 'text' },
    ];
    return fields;
  }, [t]);
}
