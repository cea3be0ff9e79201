import { formatDateTime, type OrganizationLevel } from '@afterbell/core/domain';
import { StatusBadge, useIsPhone, useMediaQuery, useSession, type Column, formatCount } from '@afterbell/core/web';
import { useMemo } from 'react';
import type { OrganizationsListQuery } from './__generated__/organizations-list';
import type { ORGANIZATION_SORTS } from './organization-fields';
import { OrganizationPath } from './organization-path';
import { useOrganizationsTexts } from '../organizations-texts';

export type OrganizationRow = OrganizationsListQuery['organizations']['nodes'][number];
type OrganizationColumn = Column<OrganizationRow> & { sort?: (typeof ORGANIZATION_SORTS)[number] };

/** Where a whole path would stand in four lines, the parent says enough. */
const NARROW = '(max-width: 1023px)';

/** Levels beneath which sites stand. */
const ABOVE_SITES: ReadonlySet<OrganizationLevel> = new Set(['top', 'institution_group', 'institution', 'site_group']);

export function useOrganizationColumns(): readonly Column<OrganizationRow>[] {
  const t = useOrganizationsTexts();
  const narrow = useMediaQuery(NARROW);
  const { levelName, organization, timeZone, term } = useSession();
  return useMemo(() => {
    const columns: readonly OrganizationColumn[] = [
      { id: 'name', header: t('field.name'), sort: 'name', cell: (row) => row.name },
      { id: 'level', header: t('field.level'), sort: 'level', card: 'fact', cell: (row) => levelName(row.level) },
      { id: 'parent', header: t('field.parent'), sort: 'parent', card: 'fact', wrap: 'cut', cell: (row) => (narrow ? row.path.at(-1)?.name : <OrganizationPath path={row.path} actingId={organization.id} oneLine />) },
      { id: 'enabled', header: t('field.enabled'), sort: 'enabled', card: 'badge', cell: (row) => <Status enabled={row.enabled} inactiveIn={row.activeInTerm ? null : (term?.name ?? '')} /> },
      { id: 'sites', header: levelName('site', 'plural'), align: 'end', cell: (row) => (ABOVE_SITES.has(row.level) ? formatCount(row.siteCount) : '') },
      { id: 'stateId', header: t('field.stateId'), sort: 'stateId', hidden: true, cell: (row) => row.stateId },
      { id: 'ncesId', header: t('field.ncesId'), sort: 'ncesId', hidden: true, cell: (row) => row.ncesId },
      { id: 'createdAt', header: t('field.createdAt'), sort: 'createdAt', hidden: true, cell: (row) => formatDateTime(row.createdAt, timeZone) },
    ];
    return columns;
  }, [t, narrow, levelName, organization.id, timeZone, term]);
}

/** A card on a phone only says what is out of the ordinary. */
function Status({ enabled, inactiveIn }: { enabled: boolean; inactiveIn: string | null }) {
  const t = useOrganizationsTexts();
  const phone = useIsPhone();
  if (!enabled) return <StatusBadge status="disabled" label={t('disabled')} />;
  if (inactiveIn !== null) return <StatusBadge status="inactive" label={t('inactive', { term: inactiveIn })} />;
  return phone ? null : <StatusBadge status="enabled" label={t('enabled')} />;
}
