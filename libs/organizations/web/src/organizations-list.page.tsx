import { DataTable, failuresOf, ListPage, silent, useListState, useSession } from '@afterbell/core/web';
import { useOrganizationsListQuery, type OrganizationsListQueryVariables } from './__generated__/organizations-list';
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
  const { data, previousData, loading, error, refetch } = useOrganizationsListQuery({ variables: state.variables as OrganizationsListQueryVariables, context: silent() });
  const page = (data ?? previousData)?.organizations;
  return (
    <DataTable
      id="organizations.list"
      label={t('list')}
      searchLabel={t('search')}
      columns={columns}
      rows={page?.nodes}
      total={page?.totalCount}
      state={state}
      loading={loading}
      error={error}
      denied={failuresOf(error).some(({ statusCode }) => statusCode === 403)}
      onRetry={() => void refetch().catch(() => undefined)}
      empty={{ title: t('emptyTitle'), children: t('emptyHint', { name: organization.name }) }}
      rowId={(row) => row.id}
      rowLabel={(row) => row.name}
    />
  );
}
