import { lazy, Suspense, useEffect, useState } from 'react';
import { onConfirmationAsked } from '../apollo/confirm';

const ConfirmPasskeyDialog = lazy(() => import('./confirm-dialog'));

interface Asked {
  why: string;
  done: (given: boolean) => void;
}

/** Where the question for a passkey appears, whatever page the call came from. */
export function ConfirmHost() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => onConfirmationAsked((why) => new Promise((done) => setAsked({ why, done }))), []);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmPasskeyDialog
        why={asked.why}
        onDone={(given) => {
          setAsked(null);
          asked.done(given);
        }}
      />
    </Suspense>
  );
}
