import { DataTable, LinkButton, listAnswer, ListPage, silent, Skeleton, useColumnView, useListState, usePermissions, useSession } from '@afterbell/core/web';
import { ListExport, shownColumns, shownCustomIds, useCustomList, type CustomList } from '@afterbell/forms/web';
import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { bulkActions } from './bulk/bulk-forms';
import { useBulkTexts } from './bulk/bulk-texts';
import { useBulk } from './bulk/use-bulk';
import { useParticipantsListQuery } from './__generated__/participants-list';
import { DuplicatesLink } from './duplicates/duplicates-link';
import { DuplicatesPage } from './duplicates/duplicates-page';
import { useMergeInList } from './merging/use-merging';
import { CodeListsDialog } from './code-lists/code-lists-dialog';
import { useCodeListsTexts } from './code-lists/code-lists-texts';
import { useParticipantColumns, type ParticipantRow } from './participant-columns';
import { BY_LAST_NAME, PARTICIPANT_SORTS, useParticipantFields, useStayParts } from './participant-fields';
import { MessagesOnTheWay } from './messages/messages-on-the-way';
import { MORE_SORTS, moreVariables, useMoreColumns, useMoreFields } from './participant-more';
import { useParticipantsTexts } from './participants-texts';
import { RollOverDialog } from './registration/roll-over-dialog';
import { useRollOverTexts } from './registration/roll-over-texts';

const RecentChanges = lazy(() => import('./bulk/recent-changes-dialog'));

const ID = 'people.participants';

export default function ParticipantsListPage() {
  const [params] = useSearchParams();
  return params.get('view') === 'duplicates' ? <DuplicatesPage among="participant" /> : <Participants />;
}

function Participants() {
  const t = useParticipantsTexts();
  const { organization } = useSession();
  const { set } = usePermissions();
  // Where the route takes it: an institution chooses the site as it adds.
  const mayAdd = set.allows('edit', 'people.participants') && ['institution', 'site'].includes(organization.level);
  const rollOver = useRollOverTexts();
  const [rolling, setRolling] = useState(false);
  const client = useApolloClient();
  const mayRoll = organization.level === 'site' && set.allows('edit', 'people.registration_info');
  const codeLists = useCodeListsTexts();
  const mayShapeLists = organization.level === 'top' && set.allows('edit', 'settings.maintenance_people');
  const bulk = useBulkTexts();
  const [params, setParams] = useSearchParams();
  const show = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const more = [
    ...(bulkActions((feature) => set.allows('edit', feature)).length > 0 ? [{ id: 'changes', label: bulk('recent'), onSelect: () => show('changes', '1') }] : []),
    ...(mayRoll ? [{ id: 'roll-over', label: rollOver('action'), onSelect: () => setRolling(true) }] : []),
    ...(mayShapeLists ? [{ id: 'code-lists', label: codeLists('action'), onSelect: () => show('codes', '') }] : []),
  ];
  const custom = useCustomList<ParticipantRow>('participants');
  const changes = params.get('changes');
  const before = (
    <>
      <DuplicatesLink among="participant" />
      <MessagesOnTheWay onOpen={(id) => show('changes', id)} />
    </>
  );
  return (
    <ListPage title={t('title')} subtitle={organization.level === 'site' ? undefined : t('beneath', { name: organization.name })} action={mayAdd && <LinkButton variant="solid" to="/people/participants/add">{t('add')}</LinkButton>} before={before} more={more}>
      {custom.ready ? <ParticipantsTable key={organization.id} custom={custom} /> : <Skeleton lines={8} />}
      {changes !== null && (
        <Suspense fallback={null}>
          <RecentChanges key={changes} begin={changes} onClose={() => show('changes', null)} />
        </Suspense>
      )}
      {rolling && <RollOverDialog onClose={() => setRolling(false)} onDone={() => void client.refetchQueries({ include: ['participantsList'] })} />}
      {mayShapeLists && params.has('codes') && <CodeListsDialog list={params.get('codes') ?? ''} onList={(list) => show('codes', list)} onClose={() => show('codes', null)} />}
    </ListPage>
  );
}

/** Keyed by the acting organization: rows of another place never linger here. */
function ParticipantsTable({ custom }: { custom: CustomList<ParticipantRow> }) {
  const t = useParticipantsTexts();
  const { organization } = useSession();
  const { set } = usePermissions();
  const own = useParticipantFields();
  const usual = useParticipantColumns();
  const moreFields = useMoreFields();
  const moreColumns = useMoreColumns();
  const fields = useMemo(() => [...own, ...moreFields, ...custom.fields], [own, moreFields, custom.fields]);
  const sorts = useMemo(() => [...PARTICIPANT_SORTS, ...MORE_SORTS, ...(custom.sorts as 'custom'[])], [custom.sorts]);
  const columns = useMemo(() => [...usual, ...moreColumns, ...custom.columns], [usual, moreColumns, custom.columns]);
  const view = useColumnView(ID, columns);
  const parts = useStayParts();
  const state = useListState({ fields, sorts, defaultSort: BY_LAST_NAME, parts });
  const result = useParticipantsListQuery({ variables: { ...state.variables, ...moreVariables(view, columns), customFieldIds: shownCustomIds(columns, view) }, context: silent() });
  const page = (result.data ?? result.previousData)?.participants;
  const bulk = useBulk(state, page?.nodes, page?.totalCount, shownColumns(columns, view));
  const merging = useMergeInList(bulk.selection);
  return (
    <DataTable
      id={ID}
      view={view}
      label={t('title')}
      searchLabel={t('search')}
      columns={columns}
      {...listAnswer(result, page)}
      live="participants"
      state={state}
      tools={
        <>
          {set.allows('export', 'people.participants') && <ListExport list="participants" state={state} columns={columns} view={view} />}
          {bulk.dialog}
          {merging.dialog}
        </>
      }
      empty={{ title: t('emptyTitle'), children: t('emptyHint', { name: organization.name }) }}
      rowId={(row) => row.id}
      rowLabel={(row) => row.displayName}
      rowTo={(row) => `/people/participants/edit?id=${row.id}`}
      selection={bulk.selection}
      bulkActions={
        <>
          {bulk.bar}
          {merging.action}
        </>
      }
    />
  );
}
