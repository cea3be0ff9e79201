import { Skeleton, type TabItem, usePermissions } from '@afterbell/core/web';
import { createElement, Suspense } from 'react';
import { useKindsTexts } from './kinds-texts';
import { staffTraining } from './training-port';

/** For who may see professional development. */
export function useTrainingTab(personId: string): readonly TabItem[] {
  const t = useKindsTexts();
  const { can } = usePermissions();
  const training = staffTraining();
  if (!training || !can('view', 'participation.professional_development')) return [];
  const content = <Suspense fallback={<Skeleton lines={4} />}>{createElement(training, { personId })}</Suspense>;
  return [{ id: 'training', label: t('training'), content }];
}
