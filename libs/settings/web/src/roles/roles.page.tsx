import { Button, ListPage, Notice, Tabs, usePermissions, useSession } from '@afterbell/core/web';
import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CompareRoles } from './compare-roles';
import { ExplainAccess } from './explain-access';
import { ImportRoleDialog } from './import-role-dialog';
import { NewRoleDialog } from './new-role-dialog';
import { RolesTable } from './roles-table';
import { useRolesTexts } from './roles-texts';

export default function RolesPage() {
  const t = useRolesTexts();
  const { organization, tenant, levelName } = useSession();
  const { can } = usePermissions();
  const [open, setOpen] = useState<'new' | 'import' | null>(null);
  const atTop = organization.level === 'top';
  const onList = (useSearchParams()[0].get('tab') ?? 'list') === 'list';
  const close = () => setOpen(null);
  return (
    <ListPage
      title={t('title')}
      subtitle={t('subtitle', { tenant: tenant.name })}
      action={
        onList &&
        atTop &&
        can('edit', 'settings.roles') && (
          <Button variant="solid" icon={<Plus aria-hidden="true" />} onClick={() => setOpen('new')}>
            {t('action.new')}
          </Button>
        )
      }
      more={atTop && can('import', 'settings.roles') ? [{ id: 'import', label: t('action.import'), icon: <Upload size={16} aria-hidden="true" />, onSelect: () => setOpen('import') }] : []}
      before={!atTop && can('edit', 'settings.roles') && <Notice>{t('only.top', { level: levelName('top') })}</Notice>}
    >
      <Tabs
        label={t('views')}
        items={[
          { id: 'list', label: t('view.list'), content: <RolesTable /> },
          { id: 'compare', label: t('view.compare'), content: <CompareRoles /> },
          { id: 'explain', label: t('view.explain'), content: <ExplainAccess /> },
        ]}
      />
      {open === 'new' && <NewRoleDialog onClose={close} />}
      {open === 'import' && <ImportRoleDialog onClose={close} />}
    </ListPage>
  );
}
