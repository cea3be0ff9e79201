import { Button, EmptyState, FlowPage, LinkButton, LoadHint, Notice, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import { isPlainDate, isUuid } from '@afterbell/core/domain';
import { useCallback, useDeferredValue, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { FamiliesPage } from '../families/families-page';
import { offlineText } from '../offline/offline-texts';
import { useOffline } from '../offline/use-offline';
import { useFlowSteps } from '../shared/flow-steps';
import { DAY_PATH } from '../shared/take-paths';
import { useTakeTexts } from '../shared/take-texts';
import { RosterView } from './roster-view-page';
import { useRosterTexts } from './roster-texts';
import { type Scope, useLiveRoster, useLoadedRoster, useRoster, useRosterStore, useRosterSummary } from './use-roster';

export default function RosterPage() {
  const [params] = useSearchParams();
  const { organization } = useSession();
  const sessionId = params.get('sessionId');
  const date = params.get('date');
  // With what the address says: choosing a day tells which of it cannot be read.
  if (!isUuid(sessionId) || !isPlainDate(date)) return <Navigate to={`${DAY_PATH}?${params}`} replace />;
  if (params.get('people') === 'families') return <FamiliesPage key={`${organization.id} ${sessionId} ${date}`} day={{ sessionId, date }} />;
  // Another day is another roster with marks of its own.
  return <RosterOfDay key={`${organization.id} ${sessionId} ${date}`} sessionId={sessionId} date={date} />;
}

const scopeOf = (value: string | null): Scope | null => (value === 'all' || value === 'enrolled' ? value : null);

function RosterOfDay({ sessionId, date }: { sessionId: string; date: string }) {
  const t = useRosterTexts();
  const take = useTakeTexts();
  const core = useCoreTexts();
  const { organization } = useSession();
  const [params, setParams] = useSearchParams();
  // The choice shows at once; the URL follows it.
  const [shownScope, setShownScope] = useState(() => scopeOf(params.get('show')));
  const [search, setSearch] = useState('');
  const [wholeList, setWholeList] = useState(true);
  const offline = useOffline();
  const asked = useDeferredValue(search.trim());
  const store = useRosterStore(sessionId, date);
  const roster = useRoster({ sessionId, date, scope: shownScope, search: wholeList ? '' : asked });
  const { problem } = roster;
  useLoadedRoster(store, roster.day);
  useLiveRoster(store, { sessionId, date }, roster);
  const summary = useRosterSummary(store);
  const { day } = summary;
  const steps = useFlowSteps({ sessionId, date, activityId: day?.activityId });
  if (day?.hasMore && wholeList) setWholeList(false);

  const showScope = useCallback(
    (scope: Scope) => {
      setShownScope(scope);
      const next = new URLSearchParams(params);
      next.set('show', scope);
      setParams(next, { replace: true });
    },
    [params, setParams],
  );
  if (day && problem !== 'missing') {
    return <RosterView store={store} roster={roster} day={day} summary={summary} steps={steps} search={search} onSearch={setSearch} onScope={showScope} />;
  }
  return (
    <FlowPage title={take('title')} steps={steps} current="roster" actions={<LinkButton to={DAY_PATH}>{core('back')}</LinkButton>}>
      {problem === 'none' && <Skeleton lines={8} label={t('loading')} />}
      {problem === 'failed' && (
        <Notice severity="error" title={take('loadFailed')} live action={<Button onClick={() => void roster.refetch()}>{core('retry')}</Button>}>
          {offline ? offlineText('rosterMissing') : <LoadHint />}
        </Notice>
      )}
      {problem === 'missing' && (
        <EmptyState kind="noMatch" title={take('gone.title')} action={<LinkButton to={DAY_PATH}>{take('gone.back')}</LinkButton>}>
          {take('gone.body', { name: organization.name })}
        </EmptyState>
      )}
    </FlowPage>
  );
}
