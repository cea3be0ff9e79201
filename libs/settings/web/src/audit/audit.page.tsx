import { DataTable, listAnswer, ListPage, silent, useActionWords, useListState, usePermissions, useSession } from '@afterbell/core/web';
import { useSearchParams } from 'react-router';
import { useAuditTrailQuery, type AuditTrailQueryVariables } from './__generated__/audit';
import { useAuditColumns } from './audit-columns';
import { AuditEntrySheet } from './audit-entry';
import { AuditExport } from './audit-export';
import { AUDIT_SORTS, NEWEST, useAuditFields } from './audit-fields';
import { AuditRetention } from './audit-retention';
import { useAuditTexts } from './audit-texts';

/** The row whose details are open. */
const ENTRY = 'entry';

export default function AuditPage() {
  const t = useAuditTexts();
  const { organization } = useSession();
  return (
    <ListPage title={t('title')} subtitle={t('beneath', { name: organization.name })} before={<AuditRetention />}>
      <AuditTable key={organization.id} />
    </ListPage>
  );
}

/** Keyed by the acting organization: rows of another place never linger here. */
function AuditTable() {
  const t = useAuditTexts();
  const { organization } = useSession();
  const { set } = usePermissions();
  const words = useActionWords();
  const fields = useAuditFields();
  const columns = useAuditColumns();
  const [params, setParams] = useSearchParams();
  const state = useListState({ fields, sorts: AUDIT_SORTS, defaultSort: NEWEST });
  const query = useAuditTrailQuery({ variables: state.variables as AuditTrailQueryVariables, context: silent(), fetchPolicy: 'cache-and-network' });
  const page = (query.data ?? query.previousData)?.auditTrail;
  const opened = params.get(ENTRY);
  const pathOf = (id: string) => {
    const next = new URLSearchParams(params);
    next.set(ENTRY, id);
    return `/settings/audit?${next}`;
  };
  const close = () =>
    setParams((before) => {
      before.delete(ENTRY);
      return before;
    });
  return (
    <>
      <DataTable
        id="settings.audit"
        label={t('list')}
        searchLabel={t('search')}
        columns={columns}
        {...listAnswer(query, page)}
        state={state}
        empty={{ title: t('emptyTitle'), children: t('emptyHint', { name: organization.name }) }}
        tools={set.allows('export', 'settings.audit') && <AuditExport state={state} />}
        rowId={(row) => row.id}
        rowLabel={(row) => words(row.action)}
        rowTo={(row) => pathOf(row.id)}
      />
      <AuditEntrySheet id={opened} known={page?.nodes.find(({ id }) => id === opened)} onClose={close} />
    </>
  );
}
