import { formatDateTime } from '@afterbell/core/domain';
import { i18n, StatusBadge, useSession, type Column } from '@afterbell/core/web';
import { useMemo } from 'react';
import type { OrganizationsListQuery } from './__generated__/organizations-list';
import type { ORGANIZATION_SORTS } from './organization-fields';
import { OrganizationPath } from './organization-path';
import { useOrganizationsTexts } from './organizations-texts';

export type OrganizationRow = OrganizationsListQuery['organizations']['nodes'][number];
type OrganizationColumn = Column<OrganizationRow> & { sort?: (typeof ORGANIZATION_SORTS)[number] };

export function useOrganizationColumns(): readonly Column<OrganizationRow>[] {
  const t = useOrganizationsTexts();
  const { levelName, organization, timeZone } = useSession();
  return useMemo(() => {
    const number = new Intl.NumberFormat(i18n.language);
    const columns: readonly OrganizationColumn[] = [
      { id: 'name', header: t('field.name'), sort: 'name', cell: (row) => row.name },
      { id: 'level', header: t('field.level'), sort: 'level', card: 'fact', cell: (row) => levelName(row.level) },
      { id: 'parent', header: t('field.parent'), sort: 'parent', card: 'fact', wrap: true, cell: (row) => <OrganizationPath path={row.path} actingId={organization.id} /> },
      { id: 'enabled', header: t('field.enabled'), sort: 'enabled', card: 'badge', cell: (row) => (row.enabled ? <StatusBadge status="enabled" label={t('enabled')} /> : <StatusBadge status="disabled" label={t('disabled')} />) },
      { id: 'sites', header: levelName('site', 'plural'), align: 'end', cell: (row) => (row.level === 'site' ? '' : number.format(row.siteCount)) },
      { id: 'stateId', header: t('field.stateId'), sort: 'stateId', hidden: true, cell: (row) => row.stateId },
      { id: 'ncesId', header: t('field.ncesId'), sort: 'ncesId', hidden: true, cell: (row) => row.ncesId },
      { id: 'createdAt', header: t('field.createdAt'), sort: 'createdAt', hidden: true, cell: (row) => formatDateTime(row.createdAt, timeZone) },
    ];
    return columns;
  }, [t, levelName, organization.id, timeZone]);
}
