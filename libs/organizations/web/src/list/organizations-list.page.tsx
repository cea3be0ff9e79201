import { ORGANIZATION_LEVELS, parentAllowed } from '@afterbell/core/domain';
import { Button, Checkbox, DataTable, listAnswer, ListPage, Menu, type MenuAction, notify, silent, Skeleton, useColumnView, useListState, usePermissions, useSession } from '@afterbell/core/web';
import { type CustomList, ListExport, shownCustomIds, useCustomList } from '@afterbell/forms/web';
import { FolderInput, FolderTree, Plus, Power, SquareArrowOutUpRight } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useOrganizationsTexts } from '../organizations-texts';
import { addPath, editPath, treePath } from '../shared/level-paths';
import { MoveDialog } from '../shared/move-dialog';
import { ObstaclesDialog } from '../shared/obstacles-dialog';
import { useOrganizationChanges } from '../shared/use-organization-changes';
import { useOrganizationsListQuery, type OrganizationsListQueryVariables } from './__generated__/organizations-list';
import { type OrganizationRow, useOrganizationColumns } from './organization-columns';
import { BY_NAME, ORGANIZATION_SORTS, useOrganizationFields } from './organization-fields';

const ID = 'organizations.list';
/** A count of the screen. */
const NOT_IN_FILES = { sites: null };

const ImportDialog = lazy(() => import('../import/import-dialog'));

type Asked = { kind: 'move' | 'obstacles'; row: OrganizationRow } | { kind: 'import' };

export default function OrganizationsListPage() {
  const { organization } = useSession();
  const custom = useCustomList<OrganizationRow>('organizations');
  return custom.ready ? <OrganizationsBoard key={organization.id} custom={custom} /> : <Skeleton lines={8} />;
}

/** Keyed by the acting organization: rows of another place never linger here. */
function OrganizationsBoard({ custom }: { custom: CustomList<OrganizationRow> }) {
  const t = useOrganizationsTexts();
  const { organization, term, levelName } = useSession();
  const { set, can } = usePermissions();
  const own = useOrganizationFields();
  const usual = useOrganizationColumns();
  const fields = useMemo(() => [...own, ...custom.fields], [own, custom.fields]);
  const sorts = useMemo(() => [...ORGANIZATION_SORTS, ...custom.sorts], [custom.sorts]);
  const columns = useMemo(() => [...usual, ...custom.columns], [usual, custom.columns]);
  const view = useColumnView(ID, columns);
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState<Asked | null>(null);
  const state = useListState({ fields, sorts, defaultSort: BY_NAME });
  const includeInactive = params.get('inactive') === '1';
  const variables = { ...state.variables, includeInactive, customFieldIds: shownCustomIds(columns, view) } as OrganizationsListQueryVariables;
  const query = useOrganizationsListQuery({ variables, context: silent() });
  const { change, actionsOf, changes } = useRowActions(() => void query.refetch().catch(() => undefined), setAsked);
  const page = (query.data ?? query.previousData)?.organizations;

  const editable = ORGANIZATION_LEVELS.filter((level) => set.allows('edit', `organizations.${level}`));
  // What may be added somewhere in this branch: the acting organization's own place in the tree decides what can stand beneath it.
  const addable = editable.filter((level) => level !== 'top' && standsBeneath(level, organization.level));
  const mayImport = addable.some((level) => set.allows('import', `organizations.${level}`));

  return (
    <ListPage
      title={t('title')}
      subtitle={t('beneath', { name: organization.name })}
      action={
        addable.length > 0 && (
          <Menu
            trigger={
              <Button variant="solid" icon={<Plus aria-hidden="true" />}>
                {t('action.add')}
              </Button>
            }
            groups={[{ items: addable.map((level) => ({ id: level, label: levelName(level), to: addPath(level) })) }]}
          />
        )
      }
      more={[
        ...(can('view', 'organizations.chart') ? [{ id: 'tree', label: t('action.tree'), to: '/organizations/tree' }] : []),
        ...(mayImport ? [{ id: 'import', label: t('action.import'), onSelect: () => setAsked({ kind: 'import' }) }] : []),
      ]}
    >
      <DataTable
        id={ID}
        view={view}
        label={t('list')}
        searchLabel={t('search')}
        columns={columns}
        {...listAnswer(query, page)}
        live="organizations"
        state={state}
        empty={{ title: t('emptyTitle'), children: t('emptyHint', { name: organization.name }) }}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        rowTo={(row) => editPath(row.level, row.id)}
        rowActions={actionsOf}
        tools={
          <>
            {set.allows('export', 'organizations.list') && <ListExport list="organizations" state={state} columns={columns} view={view} names={NOT_IN_FILES} more={includeInactive ? { includeInactive: 'true' } : undefined} />}
            {editable.length > 0 && term && (
              <Checkbox
                label={t('showInactive', { term: term.name })}
                checked={includeInactive}
                onChange={(event) => {
                  const on = event.target.checked;
                  setParams(
                    (before) => {
                      const after = new URLSearchParams(before);
                      if (on) after.set('inactive', '1');
                      else after.delete('inactive');
                      return after;
                    },
                    { preventScrollReset: true },
                  );
                }}
              />
            )}
          </>
        }
      />
      {asked?.kind === 'move' && (
        <MoveDialog
          organization={{ ...asked.row, parentId: asked.row.path.at(-1)?.id ?? null, parentName: asked.row.path.at(-1)?.name ?? null }}
          onClose={() => setAsked(null)}
          onMove={(place) => change(changes.move(asked.row, place.id), t('said.moved', { name: asked.row.name, place: place.name }), (now) => changes.move(now, asked.row.path.at(-1)?.id ?? ''))}
        />
      )}
      {asked?.kind === 'obstacles' && (
        <ObstaclesDialog organization={asked.row} onClose={() => setAsked(null)} onDisable={() => change(changes.setEnabled(asked.row, false), t('said.disabled', { name: asked.row.name }), (now) => changes.setEnabled(now, true))} />
      )}
      {asked?.kind === 'import' && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setAsked(null)} onImported={() => void query.refetch()} />
        </Suspense>
      )}
    </ListPage>
  );
}

/** Whether a level may stand at some depth beneath another. */
function standsBeneath(level: OrganizationRow['level'], above: OrganizationRow['level']): boolean {
  return parentAllowed(level, above) || ORGANIZATION_LEVELS.some((between) => between !== level && parentAllowed(between, above) && standsBeneath(level, between));
}

type Changes = ReturnType<typeof useOrganizationChanges>;
type Changing = ReturnType<Changes['move']>;
type Changed = NonNullable<Awaited<Changing>['organization']>;

function useRowActions(reload: () => void, ask: (asked: Asked) => void) {
  const t = useOrganizationsTexts();
  const navigate = useNavigate();
  const { levelName } = useSession();
  const { can } = usePermissions();
  const changes = useOrganizationChanges();

  /** Says what was done and offers the way back; what was refused is left to the caller. */
  async function change(call: Changing, title: string, undo: (now: Changed) => Changing): Changing {
    const outcome = await call;
    reload();
    if (!outcome.organization) return outcome;
    const now = outcome.organization;
    const back = async () => {
      const { problems } = await undo(now);
      reload();
      if (problems.length) notify({ severity: 'error', title: t('said.undoFailed'), detail: problems.map(({ message }) => message).join(' ') });
    };
    notify({ severity: 'success', title, action: { label: t('action.undo'), onClick: () => void back() } });
    return outcome;
  }
  async function toggle(row: OrganizationRow) {
    if (row.enabled && !row.canBeDisabled) return ask({ kind: 'obstacles', row });
    const { problems } = await change(changes.setEnabled(row, !row.enabled), t(row.enabled ? 'said.disabled' : 'said.enabled', { name: row.name }), (now) => changes.setEnabled(now, row.enabled));
    if (problems.length) notify({ severity: 'error', title: row.name, detail: problems.map(({ message }) => message).join(' ') });
  }
  const actionsOf = (row: OrganizationRow): MenuAction[] => [
    { id: 'open', label: t('action.open'), icon: <SquareArrowOutUpRight size={16} aria-hidden="true" />, onSelect: () => void navigate(editPath(row.level, row.id)) },
    ...(can('view', 'organizations.chart') ? [{ id: 'tree', label: t('action.showInTree'), icon: <FolderTree size={16} aria-hidden="true" />, onSelect: () => void navigate(treePath(row.id)) }] : []),
    ...row.viewerCan.addLevels.map((level) => ({ id: `add-${level}`, label: t('action.addLevel', { level: levelName(level) }), icon: <Plus size={16} aria-hidden="true" />, onSelect: () => void navigate(addPath(level, row.id)) })),
    ...(row.viewerCan.edit && row.path.length > 0
      ? [
          { id: 'move', label: t('action.move'), icon: <FolderInput size={16} aria-hidden="true" />, onSelect: () => ask({ kind: 'move', row }) },
          { id: 'enabled', label: t(row.enabled ? (row.canBeDisabled ? 'action.disable' : 'action.whyNot') : 'action.enable'), icon: <Power size={16} aria-hidden="true" />, onSelect: () => void toggle(row) },
        ]
      : []),
  ];
  return { change, actionsOf, changes };
}
