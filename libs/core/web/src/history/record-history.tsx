import { chakra } from '@chakra-ui/react';
import { formatDateTime, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { useState } from 'react';
import { silent } from '../apollo/links';
import { useCoreTexts } from '../i18n/core-texts';
import { usePermissions, useSession } from '../session/session-context';
import { Button } from '../ui/button';
import { LoadHint } from '../ui/load-hint';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import type { TabItem } from '../ui/tabs';
import { useRecordHistoryQuery, type RecordHistoryQuery } from './__generated__/record-history';
import { AuditChanges } from './audit-changes';
import { useActionWords } from './audit-words';
import { useHistoryTexts } from './history-texts';

const PAGE = 20;

export interface RecordHistoryProps {
  /** As the trail names it: `organization`, `user`, `role`. */
  subjectType: string;
  subjectId: string;
}

/** Whether to offer a history at all: the server refuses whoever may not read the trail. */
export function useMayReadHistory(): boolean {
  return usePermissions().set.allows('view', 'settings.audit');
}

/** The last tab of a record; none for who may not read the trail. */
export function useHistoryTab(subjectType: string, subjectId: string): readonly TabItem[] {
  const t = useHistoryTexts();
  return useMayReadHistory() ? [{ id: 'history', label: t('title'), content: <RecordHistory subjectType={subjectType} subjectId={subjectId} /> }] : [];
}

const List = chakra('ol', { base: { listStyle: 'none', m: '0', p: '0', display: 'flex', flexDirection: 'column', gap: '4', '& > li': { borderTop: 'hairline', pt: '3' }, '& > li:first-of-type': { borderTop: '0', pt: '0' } } });

/** Who did what to one record, newest first. */
export function RecordHistory({ subjectType, subjectId }: RecordHistoryProps) {
  const t = useHistoryTexts();
  const core = useCoreTexts();
  const filter = { match: 'and' as const, rules: [{ field: 'subjectType' as const, mode: 'equals' as const, value: subjectType }, { field: 'subjectId' as const, mode: 'equals' as const, value: subjectId }] };
  const [first, setFirst] = useState(PAGE);
  const { data, previousData, error, loading, refetch } = useRecordHistoryQuery({ variables: { filter, first }, context: silent(), fetchPolicy: 'cache-and-network' });
  const trail = (data ?? previousData)?.auditTrail;
  if (error && !trail) {
    return (
      <Notice severity="error" title={core('errors.load')} live action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
        <LoadHint />
      </Notice>
    );
  }
  if (!trail) return <Skeleton lines={4} label={core('loading')} />;
  if (trail.nodes.length === 0) return <chakra.p css={{ color: 'fg.muted' }}>{t('none')}</chakra.p>;
  return (
    <>
      <List>
        {trail.nodes.map((node) => (
          <HistoryEntry key={node.id} entry={node} />
        ))}
      </List>
      {trail.pageInfo.hasNextPage && first < MAX_PAGE_SIZE && (
        <Button variant="link" loading={loading} onClick={() => setFirst(Math.min(first + PAGE, MAX_PAGE_SIZE))}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function HistoryEntry({ entry }: { entry: RecordHistoryQuery['auditTrail']['nodes'][number] }) {
  const t = useHistoryTexts();
  const { timeZone } = useSession();
  const words = useActionWords();
  return (
    <li>
      <chakra.div css={{ fontWeight: 'semibold' }}>{words(entry.action)}</chakra.div>
      <chakra.div css={{ color: 'fg.muted', fontSize: 'xs', mb: '2' }}>{t('byAt', { who: entry.user?.name ?? t('someone'), at: formatDateTime(entry.at, timeZone) })}</chakra.div>
      {(entry.sealed || entry.changes.length > 0) && <AuditChanges entry={entry} />}
    </li>
  );
}
