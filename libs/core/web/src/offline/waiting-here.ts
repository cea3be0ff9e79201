import { useEffect, useState } from 'react';
import { defineTexts } from '../i18n/i18n';
import type { Entries } from './vault';
import { entriesWaiting, useVault } from './vault-door';

const { useTexts } = defineTexts('waitingHere', {
  marks_one: '{{count}} mark is kept on this device.',
  marks_other: '{{count}} marks are kept on this device.',
  closings_one: 'So is the end of {{count}} day.',
  closings_other: 'So is the end of {{count}} days.',
  closingsAlone_one: 'The end of {{count}} day is kept on this device.',
  closingsAlone_other: 'The end of {{count}} days is kept on this device.',
});

const NONE: Entries = { marks: 0, closings: 0 };

/** What waits on this device for somebody's sign-in. */
export function useWaitingHere(exceptOf?: string): Entries {
  const vault = useVault();
  const [waiting, setWaiting] = useState(NONE);
  useEffect(() => {
    let gone = false;
    void entriesWaiting(exceptOf).then((found) => !gone && setWaiting(found));
    return () => {
      gone = true;
    };
  }, [exceptOf, vault]);
  return waiting;
}

/** It in words, by number alone; empty when nothing waits. */
export function useWaitingWords({ marks, closings }: Entries): string {
  const t = useTexts();
  return [marks > 0 && t('marks', { count: marks }), closings > 0 && t(marks > 0 ? 'closings' : 'closingsAlone', { count: closings })].filter(Boolean).join(' ');
}
