import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNotification } from './notify';

const ToastList = lazy(() => import('./toast-list'));

/** Mounted once, at the root. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstNotification(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  );
}
