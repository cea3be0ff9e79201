import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { LiveList } from '../__generated__/schema-types';
import { defineTexts } from '../i18n/i18n';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { ListChangedDocument, type ListChangedSubscription, type ListChangedSubscriptionVariables } from './__generated__/live';
import { useSubscriptionWhileSeen } from './use-subscription-while-seen';

const { useTexts } = defineTexts('listChanges', {
  changed_one: '{{count}} change by others since this list was read',
  changed_other: '{{count}} changes by others since this list was read',
  refresh: 'Refresh',
});

/** What others changed meanwhile is offered, never put under somebody's pointer. Keyed by what the list was asked for. */
export function ListChanges({ list, onRefresh }: { list: LiveList; onRefresh: () => void }) {
  const t = useTexts();
  const [count, setCount] = useState(0);
  const refresh = () => {
    setCount(0);
    onRefresh();
  };
  useSubscriptionWhileSeen<ListChangedSubscription, ListChangedSubscriptionVariables>(ListChangedDocument, list, () => ({ list }), {
    onData: ({ listChanged }) => (listChanged.count === null ? refresh() : setCount((before) => before + (listChanged.count ?? 0))),
    // Whoever comes back to the page points at nothing yet.
    onMissed: refresh,
  });
  if (count === 0) return null;
  return (
    <Notice
      live
      title={t('changed', { count })}
      action={
        <Button icon={<RefreshCw aria-hidden="true" />} onClick={refresh}>
          {t('refresh')}
        </Button>
      }
    />
  );
}
