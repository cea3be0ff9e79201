import { notify, silent, usePermissions, useSession, type MenuAction } from '@afterbell/core/web';
import { Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useRemoveServiceMutation } from './__generated__/services';
import { editServicePath } from './services-paths';
import { useServicesTexts } from './services-texts';

/** Entering and changing services is a site's work: elsewhere they are read. */
export function useServiceRights(): { edit: boolean; remove: boolean } {
  const { set } = usePermissions();
  const { organization } = useSession();
  return { edit: set.allows('edit', 'services.list') && organization.level === 'site', remove: set.allows('delete', 'services.list') };
}

export function useServiceActions(onChanged?: () => void): (service: { id: string }) => MenuAction[] {
  const t = useServicesTexts();
  const navigate = useNavigate();
  const rights = useServiceRights();
  const [remove] = useRemoveServiceMutation();
  const options = { context: silent(false), refetchQueries: ['services', 'participantServices'] };

  async function turn(id: string, restore: boolean) {
    await remove({ variables: { input: { id, restore } }, ...options });
    onChanged?.();
    notify({ severity: 'success', title: t(restore ? 'restored' : 'removed'), ...(restore ? {} : { action: { label: t('undo'), onClick: () => void turn(id, true).catch(() => undefined) } }) });
  }
  return ({ id }) => [
    ...(rights.edit ? [{ id: 'edit', label: t('edit'), icon: <Pencil size={16} aria-hidden="true" />, onSelect: () => void navigate(editServicePath(id)) }] : []),
    ...(rights.remove ? [{ id: 'remove', label: t('remove'), icon: <Trash2 size={16} aria-hidden="true" />, danger: true, onSelect: () => void turn(id, false).catch(() => undefined) }] : []),
  ];
}
