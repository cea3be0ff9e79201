import { Button, Menu, notify, rest, saveFile, useIsPhone, useMediaQuery, type MenuAction } from '@afterbell/core/web';
import { BULK_AT_ONCE, type BulkActionKey } from '@afterbell/people/domain';
import { CalendarPlus, ChevronDown, ClipboardList, Download, LogOut, Mail, Tag, Tags } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBulkTexts } from './bulk-texts';
import type { BulkChosen } from './use-bulk-selection';

const ICONS: Record<BulkActionKey, ReactNode> = {
  TAG: <Tag size={16} aria-hidden="true" />,
  ENROLL: <CalendarPlus size={16} aria-hidden="true" />,
  ROSTER: <ClipboardList size={16} aria-hidden="true" />,
  MESSAGE: <Mail size={16} aria-hidden="true" />,
  UNTAG: <Tags size={16} aria-hidden="true" />,
  END_STAY: <LogOut size={16} aria-hidden="true" />,
};
/** As buttons of their own where there is room. */
const IN_SIGHT = 3;

export interface BulkBarProps {
  actions: readonly BulkActionKey[];
  chosen: BulkChosen;
  /** How a file of those chosen is asked for; null for a role that may take none. */
  file: { columns: string; sort: string } | null;
  onAction: (action: BulkActionKey) => void;
}

/** What can be done with those chosen. */
export function BulkBar({ actions, chosen, file: asked, onAction }: BulkBarProps) {
  const t = useBulkTexts();
  const phone = useIsPhone();
  const wide = useMediaQuery('(min-width: 1100px)');
  const items = actions.map((action): MenuAction => ({ id: action, label: t(`action.${action}`), icon: ICONS[action], onSelect: () => onAction(action) }));
  const shown = phone ? [] : actions.slice(0, wide ? IN_SIGHT : 1);
  // All that match leave by the list's own button, which writes exactly those.
  const exported = asked && !chosen.whole && chosen.total.value <= BULK_AT_ONCE;
  const file: MenuAction[] = exported ? [{ id: 'export', label: t('export'), icon: <Download size={16} aria-hidden="true" />, onSelect: () => void save() }] : [];
  const others = [...items.slice(shown.length), ...file];

  async function save() {
    const ids = chosen.selection.ids ?? [];
    const { data, error } = await rest<Blob>(`/export/participants?${new URLSearchParams({ ...asked, ids: ids.join(',') })}`, { file: true });
    if (error) return error.statusCode === 0 && notify({ severity: 'error', title: t('exportFailed') });
    saveFile('participants.csv', data);
    return notify({ severity: 'success', title: t('exported') });
  }
  return (
    <>
      {shown.map((action) => (
        <Button key={action} icon={ICONS[action]} onClick={() => onAction(action)}>
          {t(`action.${action}`)}
        </Button>
      ))}
      {others.length > 0 && (
        <Menu
          placement="top-start"
          groups={[{ items: others }]}
          trigger={
            <Button icon={<ChevronDown aria-hidden="true" />}>
              {t(phone ? 'actions' : 'moreActions')}
            </Button>
          }
        />
      )}
    </>
  );
}
