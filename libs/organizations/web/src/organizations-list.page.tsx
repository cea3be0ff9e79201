import { DataTable, listAnswer, ListPage, silent, useListState, useSession } from '@afterbell/core/web';
import { useOrganizationsListQuery } from './__generated__/organizations-list';
import { useOrganizationColumns } from './organization-columns';
import { BY_NAME, ORGANIZATION_SORTS, useOrganizationFields } from './organization-fields';
import { useOrganizationsTexts } from './organizations-texts';

export default function OrganizationsListPage() {
  const t = useOrganizationsTexts();
  const { organization } = useSession();
  return (
    <ListPage title={t('title')} subtitle={t('beneath', { name: organization.name })}>
      <OrganizationsTable key={organization.id} />
    </ListPage>
  );
}

/** Keyed by the acting organization: rows of another place never linger here. */
function OrganizationsTable() {
  const t = useOrganizationsTexts();
  const { organization } = useSession();
  const fields = useOrganizationFields();
  const columns = useOrganizationColumns();
  const state = useListState({ fields, sorts: ORGANIZATION_SORTS, defaultSort: BY_NAME });
  const result = useOrganizationsListQuery({ variables: state.variables, context: silent() });
  return (
    <DataTable
      id="organizations.list"
      label={t('list')}
      searchLabel={t('search')}
      columns={columns}
      {...listAnswer(result, (result.data ?? result.previousData)?.organizations)}
      state={state}
      empty={{ title: t('emptyTitle'), children: t('emptyHint', { name: organization.name }) }}
      rowId={(row) => row.id}
      rowLabel={(row) => row.name}
    />
  );
}
