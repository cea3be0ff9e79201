import { notify, silent, usePermissions, type MenuAction } from '@afterbell/core/web';
import { FileText, Images, Pencil, QrCode, ScanBarcode, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useRemoveRosterMutation, useSavedRosterQuery, type SavedRostersQuery } from './__generated__/rosters';
import { printFile } from './print-file';
import { RosterDialog } from './roster-dialog';
import { ROSTERS } from './roster-paths';
import { useRostersTexts } from './rosters-texts';

/** What both the list and the record know of a roster. */
type ListedRoster = Pick<SavedRostersQuery['savedRosters']['nodes'][number], 'id' | 'name'>;

export interface RosterActions {
  actionsOf: (roster: ListedRoster) => MenuAction[];
  dialog: ReactNode;
}

/** What can be done with a roster as a whole, in the list and on its own page. */
export function useRosterActions(): RosterActions {
  const t = useRostersTexts();
  const navigate = useNavigate();
  const { can, set } = usePermissions();
  const [edited, setEdited] = useState<string | null>(null);
  const [remove] = useRemoveRosterMutation();
  const options = { context: silent(false), refetchQueries: ['savedRosters'] };

  async function restore({ id, name }: ListedRoster) {
    const refused = (await remove({ variables: { input: { id, restore: true } }, ...options })).data?.removeRoster.problems[0];
    notify(refused ? { severity: 'error', title: refused.message } : { severity: 'success', title: t('restored', { name }) });
  }
  async function takeAway(roster: ListedRoster) {
    await remove({ variables: { input: { id: roster.id, restore: false } }, ...options });
    notify({ severity: 'success', title: t('removed', { name: roster.name }), action: { label: t('undo'), onClick: () => void restore(roster).catch(() => undefined) } });
    void navigate(ROSTERS);
  }
  const actionsOf: RosterActions['actionsOf'] = (roster) => {
    const prints = set.allows('export', 'people.rosters');
    const edits = can('edit', 'people.rosters');
    const words = { failed: t('print.failed'), busy: t('print.busy') };
    const badges = (code: 'qr' | 'barcode') => void printFile(`/export/badges?roster=${roster.id}&code=${code}`, `${roster.name} badges.pdf`, words);
    const actions: (MenuAction | false)[] = [
      prints && { id: 'sheet', label: t('action.sheet'), icon: <FileText size={16} aria-hidden="true" />, onSelect: () => void printFile(`/export/sign-in-sheet?roster=${roster.id}`, `${roster.name}.pdf`, words) },
      prints && { id: 'sheet-photos', label: t('action.sheetPhotos'), icon: <Images size={16} aria-hidden="true" />, onSelect: () => void printFile(`/export/sign-in-sheet?roster=${roster.id}&photos=1`, `${roster.name}.pdf`, words) },
      prints && { id: 'qr', label: t('action.qr'), icon: <QrCode size={16} aria-hidden="true" />, onSelect: () => badges('qr') },
      prints && { id: 'barcode', label: t('action.barcode'), icon: <ScanBarcode size={16} aria-hidden="true" />, onSelect: () => badges('barcode') },
      edits && { id: 'edit', label: t('action.edit'), icon: <Pencil size={16} aria-hidden="true" />, onSelect: () => setEdited(roster.id) },
      edits && { id: 'remove', label: t('action.remove'), icon: <Trash2 size={16} aria-hidden="true" />, danger: true, onSelect: () => void takeAway(roster).catch(() => undefined) },
    ];
    return actions.filter((action) => action !== false);
  };
  return { actionsOf, dialog: edited && <EditRoster id={edited} onClose={() => setEdited(null)} /> };
}

function EditRoster({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useSavedRosterQuery({ variables: { id } });
  return data ? <RosterDialog roster={data.savedRoster} onClose={onClose} /> : null;
}
