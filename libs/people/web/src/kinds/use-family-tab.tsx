import { Skeleton, type TabItem, usePermissions } from '@afterbell/core/web';
import { lazy, Suspense } from 'react';
import { useKindsTexts } from './kinds-texts';

const ChildrenTab = lazy(() => import('../relationships/children-tab'));

/** The children of a grown-up, for whoever may see families. */
export function useFamilyTab(personId: string): readonly TabItem[] {
  const t = useKindsTexts();
  const { set } = usePermissions();
  if (!set.allows('view', 'people.participants', 'RELATIONSHIPS')) return [];
  return [
    {
      id: 'children',
      label: t('children'),
      content: (
        <Suspense fallback={<Skeleton lines={4} />}>
          <ChildrenTab personId={personId} />
        </Suspense>
      ),
    },
  ];
}
