import { Button, usePermissions } from '@afterbell/core/web';
import { TabletSmartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useKiosksTexts } from './kiosks-texts';

const KiosksDialog = lazy(() => import('./kiosks-dialog'));

/** For whoever coordinates the sessions of a site and takes its attendance. */
export function KiosksButton() {
  const t = useKiosksTexts();
  const { can } = usePermissions();
  const [open, setOpen] = useState(false);
  if (!can('edit', 'activities.session') || !can('edit', 'participation.by_activity')) return null;
  return (
    <>
      <Button icon={<TabletSmartphone aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <KiosksDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
