import { formatDate, type ListSort } from '@afterbell/core/domain';
import { Button, DataTable, listAnswer, ListPage, SegmentedRadios, SegmentedScope, silent, useListState, usePermissions, useSession, type Column, type ListField } from '@afterbell/core/web';
import { PRIVACY_REQUEST_KINDS, REQUEST_STATUSES } from '@afterbell/people/domain';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { usePersonRequestCountsQuery, usePersonRequestsQuery, type PersonRequestsQueryVariables } from './__generated__/requests';
import { RequestDialog } from './request-dialog';
import { RequestForm } from './request-form';
import { isLink, RequestDue, RequestStatus, type PersonRequestRow } from './request-words';
import { useRequestsTexts } from './requests-texts';
import { useRequestActions } from './use-request-actions';

type FilterField = NonNullable<PersonRequestsQueryVariables['filter']>['rules'][number]['field'];
const SORTS = ['kind', 'person', 'askedBy', 'askedOn', 'dueOn', 'status'] as const;
const BY_DUE: readonly ListSort[] = [{ field: 'dueOn', direction: 'asc' }];
const SCOPES = ['waiting', 'overdue', 'mine', 'decided', 'all'] as const;
type Scope = (typeof SCOPES)[number];
const PATH = '/people/requests';

function useFields(): readonly ListField<FilterField>[] {
  const t = useRequestsTexts();
  return useMemo(
    () => [
      { id: 'kind', label: t('field.kind'), type: 'enum', options: (['teacher_link', ...PRIVACY_REQUEST_KINDS] as const).map((kind) => ({ value: kind, label: t(`kind.${kind}`) })) },
      { id: 'person', label: t('field.person'), type: 'text' },
      { id: 'askedBy', label: t('field.askedBy'), type: 'text' },
      { id: 'askedOn', label: t('field.askedOn'), type: 'date' },
      { id: 'dueOn', label: t('field.dueOn'), type: 'date' },
      { id: 'status', label: t('field.status'), type: 'enum', options: REQUEST_STATUSES.map((status) => ({ value: status, label: t(`code.${status}`) })) },
    ],
    [t],
  );
}

function useColumns(): readonly Column<PersonRequestRow>[] {
  const t = useRequestsTexts();
  return useMemo(
    () => [
      { id: 'person', header: t('field.person'), sort: 'person', cell: (row) => row.personName },
      { id: 'kind', header: t('field.kind'), sort: 'kind', card: 'line', cell: (row) => t(`kind.${row.kind}`) },
      { id: 'askedBy', header: t('field.askedBy'), sort: 'askedBy', card: 'fact', wrap: 'tight', cell: (row) => row.askedBy },
      { id: 'askedOn', header: t('field.askedOn'), sort: 'askedOn', hidden: true, cell: (row) => formatDate(row.askedOn) },
      { id: 'dueOn', header: t('field.dueOn'), sort: 'dueOn', card: 'fact', cell: (row) => row.dueOn && <RequestDue request={row} /> },
      { id: 'assignee', header: t('field.assignedTo'), cell: (row) => (isLink(row) ? null : (row.assigneeName ?? t('nobody'))) },
      { id: 'status', header: t('field.status'), sort: 'status', card: 'badge', cell: (row) => <RequestStatus request={row} /> },
    ],
    [t],
  );
}

/** Everything about people that waits for a decision; `?request=` opens one, `?change=` its form, `?new=1` an empty one. */
export default function RequestsPage() {
  const t = useRequestsTexts();
  const { organization } = useSession();
  const { can } = usePermissions();
  const [params, setParams] = useSearchParams();
  const asked = params.get('show');
  const scope: Scope = SCOPES.find((one) => one === asked) ?? 'waiting';
  const fields = useFields();
  const columns = useColumns();
  const state = useListState({ fields, sorts: SORTS, defaultSort: BY_DUE });
  const query = usePersonRequestsQuery({ variables: { ...state.variables, scope }, context: silent(), fetchPolicy: 'cache-and-network' });
  const { actionsOf } = useRequestActions();
  const page = (query.data ?? query.previousData)?.personRequests;
  const go = (changes: Record<string, string | null>, replace = false) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) if (value === null) after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace },
    );
  const opened = params.get('request');
  const changed = params.get('change');
  const changing = page?.nodes.find(({ id }) => id === changed);
  const edits = can('edit', 'people.requests');
  const to = (id: string) => {
    const next = new URLSearchParams(params);
    next.set('request', id);
    return `${PATH}?${next.toString()}`;
  };
  const add = edits && (
    <Button variant="solid" icon={<Plus aria-hidden="true" />} onClick={() => go({ new: '1' })}>
      {t('add')}
    </Button>
  );
  const decided = scope === 'decided';
  return (
    <ListPage title={t('title')} subtitle={t('subtitle', { name: organization.name })} action={add} before={<Scopes value={scope} onChange={(show) => go({ show: show === 'waiting' ? null : show, p: null }, true)} />}>
      <DataTable
        key={organization.id}
        id="people.requests"
        label={t('title')}
        searchLabel={t('search')}
        columns={columns}
        {...listAnswer(query, page)}
        state={state}
        empty={{ title: t(decided ? 'emptyDecidedTitle' : 'emptyTitle'), children: t(decided ? 'emptyDecidedHint' : 'emptyHint') }}
        rowId={(row) => row.id}
        rowLabel={(row) => t('rowName', { kind: t(`kind.${row.kind}`), name: row.personName })}
        rowTo={(row) => to(row.id)}
        rowActions={(row) => actionsOf(row, () => go({ change: row.id }))}
      />
      {opened && <RequestDialog key={opened} id={opened} onChange={() => go({ request: null, change: opened })} onClose={() => go({ request: null }, true)} />}
      {edits && changing && !isLink(changing) && <RequestForm key={changing.id} request={changing} onClose={() => go({ change: null }, true)} />}
      {edits && params.has('new') && <RequestForm onClose={() => go({ new: null }, true)} />}
    </ListPage>
  );
}

function Scopes({ value, onChange }: { value: Scope; onChange: (scope: Scope) => void }) {
  const t = useRequestsTexts();
  const { data } = usePersonRequestCountsQuery({ context: silent(), fetchPolicy: 'cache-and-network' });
  const counts: Partial<Record<Scope, number>> = data?.personRequestCounts ?? {};
  const label = (scope: Scope) => (counts[scope] === undefined ? t(`scope.${scope}`) : t('scopeCount', { label: t(`scope.${scope}`), count: counts[scope] }));
  return (
    <SegmentedScope css={{ overflowX: 'auto', p: '1', m: '-1' }}>
      <SegmentedRadios legend={t('show')} name="show" value={value} options={SCOPES.map((scope) => ({ value: scope, label: label(scope) }))} onChange={onChange} />
    </SegmentedScope>
  );
}
