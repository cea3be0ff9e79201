import { entryChanges, type PermissionEntry } from '@afterbell/core/domain';
import { ConfirmDialog, Notice, notify, saveFile, silent, usePermissions, useSession, useSessionContext, type MenuAction } from '@afterbell/core/web';
import { Copy, Download, GitCompareArrows, RotateCcw, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useExportRoleLazyQuery, useRemoveRoleMutation, useResetRoleMutation, type RoleRecordFragment, type RoleRowFragment } from './__generated__/roles';
import { NewRoleDialog } from './new-role-dialog';
import { useRolesTexts } from './roles-texts';

type Asked = { what: 'clone' | 'remove' | 'reset'; role: RoleRowFragment | RoleRecordFragment };

export interface RoleActions {
  actionsOf: (role: RoleRowFragment | RoleRecordFragment) => MenuAction[];
  dialog: ReactNode;
}

/** What can be done with a role as a whole, in the list and on its own page. */
export function useRoleActions({ onReset, blocked = false }: { onReset?: (role: RoleRecordFragment) => void; blocked?: boolean } = {}): RoleActions {
  const t = useRolesTexts();
  const navigate = useNavigate();
  const { can } = usePermissions();
  const { organization } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [fetchFile] = useExportRoleLazyQuery({ fetchPolicy: 'no-cache' });
  const atTop = organization.level === 'top';
  const close = () => setAsked(null);

  async function save(id: string) {
    const { data } = await fetchFile({ variables: { id }, context: silent(false) });
    if (data) saveFile(data.exportRole.fileName, new Blob([data.exportRole.content], { type: 'application/json' }));
  }
  const actionsOf: RoleActions['actionsOf'] = (role) => {
    const mayChange = atTop && can('edit', 'settings.roles') && !('editable' in role && !role.editable);
    const unlike = 'shippedEntries' in role && role.shippedEntries ? entryChanges(role.entries as PermissionEntry[], role.shippedEntries as PermissionEntry[]).length : 0;
    const actions: (MenuAction | false)[] = [
      mayChange && role.key !== 'guest' && { id: 'clone', label: t('action.clone'), icon: <Copy size={16} aria-hidden="true" />, disabled: blocked, onSelect: () => setAsked({ what: 'clone', role }) },
      { id: 'compare', label: t('action.compare'), icon: <GitCompareArrows size={16} aria-hidden="true" />, onSelect: () => void navigate(`/settings/roles?tab=compare&a=${role.id}`) },
      can('export', 'settings.roles') && { id: 'export', label: t('action.export'), icon: <Download size={16} aria-hidden="true" />, onSelect: () => void save(role.id).catch(() => undefined) },
      mayChange && unlike > 0 && { id: 'reset', label: t('action.reset'), icon: <RotateCcw size={16} aria-hidden="true" />, disabled: blocked, onSelect: () => setAsked({ what: 'reset', role }) },
      mayChange && can('delete', 'settings.roles') && role.key === null && role.grantCount === 0 && { id: 'remove', label: t('action.remove'), icon: <Trash2 size={16} aria-hidden="true" />, danger: true, onSelect: () => setAsked({ what: 'remove', role }) },
    ];
    return actions.filter((action) => action !== false);
  };
  const dialog = asked && (
    <>
      {asked.what === 'clone' && <NewRoleDialog from={asked.role} onClose={close} />}
      {asked.what === 'remove' && <RemoveRole role={asked.role} onClose={close} />}
      {asked.what === 'reset' && 'shippedEntries' in asked.role && <ResetRole role={asked.role} onClose={close} onReset={onReset} />}
    </>
  );
  return { actionsOf, dialog };
}

function RemoveRole({ role, onClose }: { role: RoleRowFragment | RoleRecordFragment; onClose: () => void }) {
  const t = useRolesTexts();
  const navigate = useNavigate();
  const [remove] = useRemoveRoleMutation();
  const [problem, setProblem] = useState<string | null>(null);
  async function confirm() {
    const { data } = await remove({ variables: { input: { id: role.id, version: role.version } }, context: silent(false), refetchQueries: ['rolesList', 'roleNames'] });
    const refused = data?.removeRole.problems[0];
    if (refused) {
      setProblem(refused.message);
      throw new Error(refused.code);
    }
    notify({ severity: 'success', title: t('remove.done', { name: role.name }) });
    void navigate('/settings/roles');
  }
  return <ConfirmDialog open danger onClose={onClose} onConfirm={confirm} title={t('remove.title', { name: role.name })} description={<Described text={t('remove.body')} problem={problem} />} confirmLabel={t('remove.confirm')} />;
}

function ResetRole({ role, onClose, onReset }: { role: RoleRecordFragment; onClose: () => void; onReset?: (role: RoleRecordFragment) => void }) {
  const t = useRolesTexts();
  const { refresh } = useSessionContext();
  const [reset] = useResetRoleMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const count = entryChanges(role.entries as PermissionEntry[], (role.shippedEntries ?? []) as PermissionEntry[]).length;
  async function confirm() {
    const { data } = await reset({ variables: { input: { id: role.id, version: role.version, confirmOwn: role.held } }, context: silent(false) });
    const refused = data?.resetRole.problems[0];
    if (refused) {
      setProblem(refused.message);
      throw new Error(refused.code);
    }
    if (data?.resetRole.role) onReset?.(data.resetRole.role);
    notify({ severity: 'success', title: t('reset.done', { name: role.name }) });
    if (role.held) await refresh();
  }
  const text = `${t('reset.body', { count })}${role.held ? ` ${t('reset.own')}` : ''}`;
  return <ConfirmDialog open onClose={onClose} onConfirm={confirm} title={t('reset.title', { name: role.name })} description={<Described text={text} problem={problem} />} confirmLabel={t('reset.confirm')} />;
}

function Described({ text, problem }: { text: string; problem: string | null }) {
  if (!problem) return text;
  return (
    <Notice severity="error" live>
      {problem}
    </Notice>
  );
}
