import { Skeleton, type TabItem, usePermissions } from '@afterbell/core/web';
import { type ComponentType, lazy, Suspense } from 'react';
import { useKindsTexts } from './kinds-texts';

type Load = () => Promise<{ default: ComponentType<{ personId: string }> }>;
let Training: ComponentType<{ personId: string }> | null = null;

/** The port by which the section that keeps trainings shows those of a staff member; the application calls it while it is put together. */
export function provideStaffTraining(load: Load): void {
  Training = lazy(load);
}

/** For who may see professional development. */
export function useTrainingTab(personId: string): readonly TabItem[] {
  const t = useKindsTexts();
  const { can } = usePermissions();
  if (!Training || !can('view', 'participation.professional_development')) return [];
  const content = (
    <Suspense fallback={<Skeleton lines={4} />}>
      <Training personId={personId} />
    </Suspense>
  );
  return [{ id: 'training', label: t('training'), content }];
}
