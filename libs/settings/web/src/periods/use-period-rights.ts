import type { PeriodType } from '@afterbell/core/domain';
import { usePermissions, useSession } from '@afterbell/core/web';

const FEATURE = { reporting_year: 'settings.years', reporting_term: 'settings.terms' } as const;

/** What the client offers; the server refuses the rest on its own. Years and terms are made at the top, organizations are chosen anywhere. */
export function usePeriodRights() {
  const { can } = usePermissions();
  const atTop = useSession().organization.level === 'top';
  const edits = can('edit', 'settings.data_collection_periods');
  return {
    atTop,
    mayEdit: (type: PeriodType) => atTop && edits && can('edit', FEATURE[type]),
    mayChoose: edits && can('edit', 'settings.terms'),
    mayRemove: (type: PeriodType) => atTop && can('delete', 'settings.data_collection_periods') && can('delete', FEATURE[type]),
    /** Whoever may edit may also look at a single one. */
    mayOpen: (type: PeriodType) => edits && can('view', FEATURE[type]),
  };
}
