import { Skeleton, type TabItem, usePermissions } from '@afterbell/core/web';
import { Suspense } from 'react';
import { useKindsTexts } from './kinds-texts';
import { staffTraining } from './training-port';

/** For who may see professional development. */
export function useTrainingTab(personId: string): readonly TabItem[] {
  const t = useKindsTexts();
  const { can } = usePermissions();
  const Training = staffTraining();
  if (!Training || !can('view', 'participation.professional_development')) return [];
  const content = (
    <Suspense fallback={<Skeleton lines={4} />}>
      <Training personId={personId} />
    </Suspense>
  );
  return [{ id: 'training', label: t('training'), content }];
}
