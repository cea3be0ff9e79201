import type { PeriodType } from '@afterbell/core/domain';
import type { Step } from '@afterbell/core/web';
import { editPath, organizationsPath } from './period-paths';
import { usePeriodsTexts } from './periods-texts';
import { usePeriodRights } from './use-period-rights';

/** The steps of a period. Whoever may not date it has only the second. */
export function usePeriodSteps(type: PeriodType, id: string | null): readonly Step[] {
  const t = usePeriodsTexts();
  const { mayEdit } = usePeriodRights();
  return [
    ...(mayEdit(type) ? [{ id: 'details', label: t('steps.details'), to: id ? editPath(type, id) : undefined }] : []),
    { id: 'organizations', label: t('steps.organizations'), to: id ? organizationsPath(type, id) : undefined },
  ];
}
