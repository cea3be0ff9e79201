import { Skeleton } from '@afterbell/core/web';
import { lazy, Suspense } from 'react';

const List = lazy(() => import('./passkey-list').then(({ PasskeyList }) => ({ default: PasskeyList })));

/** The person's passkeys, for the profile; it comes when it is shown, so that signing in does not carry it. */
export function PasskeyList() {
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <List />
    </Suspense>
  );
}
