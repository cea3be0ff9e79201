import type { MenuAction } from '@afterbell/core/web';
import type { LoadedForm } from '@afterbell/forms/web';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useOriginsTexts } from './origins-texts';

const OriginsDialog = lazy(() => import('./origins-dialog'));

export interface OriginsOptions {
  id: string;
  form: LoadedForm;
  /** Where the form's name of a value is not the record's. */
  names?: Readonly<Record<string, string>>;
}

/** "Where values come from", for the menu of a record. */
export function useOrigins(options: OriginsOptions): { action: MenuAction; dialog: ReactNode } {
  const t = useOriginsTexts();
  const [open, setOpen] = useState(false);
  return {
    action: { id: 'origins', label: t('action'), onSelect: () => setOpen(true) },
    dialog: open && (
      <Suspense fallback={null}>
        <OriginsDialog {...options} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
