import { Skeleton, type TabItem, usePermissions } from '@afterbell/core/web';
import { Suspense } from 'react';
import { useKindsTexts } from './kinds-texts';
import { hasStaffTraining, StaffTraining } from './training-port';

/** For who may see professional development. */
export function useTrainingTab(personId: string): readonly TabItem[] {
  const t = useKindsTexts();
  const { can } = usePermissions();
  if (!hasStaffTraining() || !can('view', 'participation.professional_development')) return [];
  const content = (
    <Suspense fallback={<Skeleton lines={4} />}>
      <StaffTraining personId={personId} />
    </Suspense>
  );
  return [{ id: 'training', label: t('training'), content }];
}
