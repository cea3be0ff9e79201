import { DataTable, listAnswer, ListPage, silent, useListState, useSession } from '@afterbell/core/web';
import { useParticipantsListQuery } from './__generated__/participants-list';
import { useParticipantColumns } from './participant-columns';
import { BY_LAST_NAME, PARTICIPANT_SORTS, useParticipantFields } from './participant-fields';
import { useParticipantsTexts } from './participants-texts';

export default function ParticipantsListPage() {
  const t = useParticipantsTexts();
  const { organization } = useSession();
  return (
    <ListPage title={t('title')} subtitle={organization.level === 'site' ? undefined : t('beneath', { name: organization.name })}>
      <ParticipantsTable key={organization.id} />
    </ListPage>
  );
}

/** Keyed by the acting organization: rows of another place never linger here. */
function ParticipantsTable() {
  const t = useParticipantsTexts();
  const { organization } = useSession();
  const fields = useParticipantFields();
  const columns = useParticipantColumns();
  const state = useListState({ fields, sorts: PARTICIPANT_SORTS, defaultSort: BY_LAST_NAME });
  const result = useParticipantsListQuery({ variables: state.variables, context: silent() });
  return (
    <DataTable
      id="people.participants"
      label={t('title')}
      searchLabel={t('search')}
      columns={columns}
      {...listAnswer(result, (result.data ?? result.previousData)?.participants)}
      state={state}
      empty={{ title: t('emptyTitle'), children: t('emptyHint', { name: organization.name }) }}
      rowId={(row) => row.id}
      rowLabel={(row) => row.displayName}
      rowTo={(row) => `/people/participants/edit?id=${row.id}`}
    />
  );
}
