import { DataTable, LinkButton, listAnswer, ListPage, silent, Skeleton, useColumnView, useListState, usePermissions, useSession } from '@afterbell/core/web';
import { ListExport, shownCustomIds, useCustomList, type CustomList } from '@afterbell/forms/web';
import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { bulkActions } from './bulk/bulk-forms';
import { useBulkTexts } from './bulk/bulk-texts';
import { useBulk } from './bulk/use-bulk';
import { useParticipantsListQuery } from './__generated__/participants-list';
import { useParticipantColumns, type ParticipantRow } from './participant-columns';
import { BY_LAST_NAME, PARTICIPANT_SORTS, useParticipantFields } from './participant-fields';
import { useParticipantsTexts } from './participants-texts';
import { RollOverDialog } from './registration/roll-over-dialog';
import { useRollOverTexts } from './registration/roll-over-texts';

const RecentChanges = lazy(() => import('./bulk/recent-changes-dialog'));

const ID = 'people.participants';
/** Marks on the screen; what they stand for has columns of its own. */
const NOT_IN_FILES = { flags: null };

export default function ParticipantsListPage() {
  const t = useParticipantsTexts();
  const { organization } = useSession();
  const { set } = usePermissions();
  // Where the route takes it: an institution chooses the site as it adds.
  const mayAdd = set.allows('edit', 'people.participants') && ['institution', 'site'].includes(organization.level);
  const rollOver = useRollOverTexts();
  const [rolling, setRolling] = useState(false);
  const client = useApolloClient();
  const mayRoll = organization.level === 'site' && set.allows('edit', 'people.registration_info');
  const bulk = useBulkTexts();
  const [params, setParams] = useSearchParams();
  const recent = params.has('changes');
  const showRecent = (on: boolean) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (on) after.set('changes', '1');
      else after.delete('changes');
      return after;
    }, { preventScrollReset: true });
  const more = [
    ...(bulkActions((feature) => set.allows('edit', feature)).length > 0 ? [{ id: 'changes', label: bulk('recent'), onSelect: () => showRecent(true) }] : []),
    ...(mayRoll ? [{ id: 'roll-over', label: rollOver('action'), onSelect: () => setRolling(true) }] : []),
  ];
  const custom = useCustomList<ParticipantRow>('participants');
  return (
    <ListPage title={t('title')} subtitle={organization.level === 'site' ? undefined : t('beneath', { name: organization.name })} action={mayAdd && <LinkButton variant="solid" to="/people/participants/add">{t('add')}</LinkButton>} more={more}>
      {custom.ready ? <ParticipantsTable key={organization.id} custom={custom} /> : <Skeleton lines={8} />}
      {recent && (
        <Suspense fallback={null}>
          <RecentChanges onClose={() => showRecent(false)} />
        </Suspense>
      )}
      {rolling && <RollOverDialog onClose={() => setRolling(false)} onDone={() => void client.refetchQueries({ include: ['participantsList'] })} />}
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
  const fields = useMemo(() => [...own, ...custom.fields], [own, custom.fields]);
  const sorts = useMemo(() => [...PARTICIPANT_SORTS, ...(custom.sorts as 'custom'[])], [custom.sorts]);
  const columns = useMemo(() => [...usual, ...custom.columns], [usual, custom.columns]);
  const view = useColumnView(ID, columns);
  const state = useListState({ fields, sorts, defaultSort: BY_LAST_NAME });
  const result = useParticipantsListQuery({ variables: { ...state.variables, customFieldIds: shownCustomIds(columns, view) }, context: silent() });
  const page = (result.data ?? result.previousData)?.participants;
  const bulk = useBulk(state, page?.nodes, page?.totalCount);
  return (
    <DataTable
      id={ID}
      view={view}
      label={t('title')}
      searchLabel={t('search')}
      columns={columns}
      {...listAnswer(result, page)}
      state={state}
      tools={
        <>
          {set.allows('export', 'people.participants') && <ListExport list="participants" state={state} columns={columns} view={view} names={NOT_IN_FILES} />}
          {bulk.dialog}
        </>
      }
      empty={{ title: t('emptyTitle'), children: t('emptyHint', { name: organization.name }) }}
      rowId={(row) => row.id}
      rowLabel={(row) => row.displayName}
      rowTo={(row) => `/people/participants/edit?id=${row.id}`}
      selection={bulk.selection}
      bulkActions={bulk.bar}
    />
  );
}
