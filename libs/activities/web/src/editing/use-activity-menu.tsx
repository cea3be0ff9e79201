import { ACTIVITY_FEATURES, type ActivityType } from '@afterbell/activities/domain';
import { ConfirmDialog, type MenuAction, notify, silent, usePermissions } from '@afterbell/core/web';
import { Copy, Power, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ACTIVITIES_PATH } from '../activity-paths';
import { copyPath } from '../adding/wizard-steps';
import { useRemoveActivityMutation, useSetActivityEnabledMutation } from './__generated__/activity-actions';
import { useEditingTexts } from './editing-texts';

interface MenuActivity {
  id: string;
  name: string;
  type: string;
  enabled: boolean;
  version: number;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/** What can be done with an activity as a whole, as far as the role may. */
export function useActivityMenu(activity: MenuActivity | undefined, onChanged: () => void): { more: readonly MenuAction[]; dialog: ReactNode } {
  const t = useEditingTexts();
  const { can } = usePermissions();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const [setEnabled] = useSetActivityEnabledMutation({ context: silent(false) });
  const [remove] = useRemoveActivityMutation({ context: silent(false) });
  if (!activity) return { more: [], dialog: null };
  const { id, name, enabled } = activity;
  const feature = ACTIVITY_FEATURES[activity.type as ActivityType];
  const edits = can('edit', 'activities.list') && can('edit', feature);
  const removes = can('delete', 'activities.list') && can('delete', feature);

  async function turn(to: boolean, version: number) {
    const answer = (await setEnabled({ variables: { id, enabled: to, version } })).data?.setActivityEnabled;
    const refused = answer?.problems[0];
    onChanged();
    if (refused) return notify({ severity: 'error', title: t('refused', { name }), detail: refused.message });
    const next = answer?.activity?.version ?? version;
    notify({ severity: 'success', title: t(to ? 'enabled' : 'disabled', { name }), action: { label: t('undo'), onClick: () => void turn(!to, next).catch(() => undefined) } });
  }
  async function confirm() {
    const refused = (await remove({ variables: { id } })).data?.removeActivity.problems[0];
    if (refused) return notify({ severity: 'error', title: t('refused', { name }), detail: refused.message });
    notify({ severity: 'success', title: t('removed', { name }) });
    void navigate(ACTIVITIES_PATH);
  }
  const more: (MenuAction | false)[] = [
    edits && { id: 'copy', label: t('copy'), icon: <Copy {...ICON} />, to: copyPath(id) },
    edits && { id: 'enabled', label: t(enabled ? 'disable' : 'enable'), icon: <Power {...ICON} />, onSelect: () => void turn(!enabled, activity.version).catch(() => undefined) },
    removes && { id: 'remove', label: t('remove'), icon: <Trash2 {...ICON} />, danger: true, onSelect: () => setAsked(true) },
  ];
  const dialog = asked && <ConfirmDialog open danger onClose={() => setAsked(false)} onConfirm={confirm} title={t('removeTitle', { name })} description={t('removeHint')} confirmLabel={t('removeConfirm')} />;
  return { more: more.filter((action) => action !== false), dialog };
}
