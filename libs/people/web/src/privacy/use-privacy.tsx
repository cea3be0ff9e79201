import { formatDate, formatDateTime } from '@afterbell/core/domain';
import { Button, Notice, notify, silent, usePermissions, useSession, type MenuAction } from '@afterbell/core/web';
import { Eraser, FileDown, Gavel, ScrollText } from 'lucide-react';
import type { PersonKind } from '@afterbell/people/domain';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { featureOf } from '../kinds/kind-page';
import { useCancelErasureMutation, usePersonPrivacyQuery } from './__generated__/privacy';
import { DisclosuresDialog } from './disclosures-dialog';
import { EraseDialog } from './erase-dialog';
import { ExportDialog } from './export-dialog';
import { HoldDialog } from './hold-dialog';
import { usePrivacyTexts } from './privacy-texts';

const PARAM = 'privacy';
export const REFETCH = ['personPrivacy'];

export interface Privacy {
  actions: MenuAction[];
  /** What must be known before anything is done with the record. */
  notices: ReactNode;
  dialog: ReactNode;
}

/** What can be done with a person's data as a whole, with the right for each kind that they are on record as; `?privacy=export` and the like open it. */
export function usePrivacy(personId: string, name: string, kinds: readonly PersonKind[]): Privacy {
  const t = usePrivacyTexts();
  const { timeZone } = useSession();
  const { can, set } = usePermissions();
  const [params, setParams] = useSearchParams();
  const { data } = usePersonPrivacyQuery({ variables: { personId }, skip: personId === '', context: silent(), fetchPolicy: 'cache-and-network' });
  const takeBack = useTakeBack();
  const open = (value: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(PARAM, value);
        else after.delete(PARAM);
        return after;
      },
      { replace: value === null },
    );
  const { hold = null, erasure = null, isErased = false } = data?.personPrivacy ?? {};
  const mayAll = (verb: 'export' | 'delete') => kinds.length > 0 && kinds.every((kind) => set.allows(verb, featureOf(kind)));
  const exports = mayAll('export');
  const decides = can('edit', 'people.requests') && mayAll('delete') && data !== undefined && !isErased;
  const icon = { size: 16, 'aria-hidden': true } as const;
  const possible: (MenuAction | false)[] = [
    exports && { id: 'privacy-export', label: t('action.export'), icon: <FileDown {...icon} />, onSelect: () => open('export') },
    exports && { id: 'privacy-disclosures', label: t('action.disclosures'), icon: <ScrollText {...icon} />, onSelect: () => open('disclosures') },
    decides && { id: 'privacy-hold', label: t(hold ? 'action.lift' : 'action.hold'), icon: <Gavel {...icon} />, onSelect: () => open('hold') },
    decides && { id: 'privacy-erase', label: t(erasure ? 'action.erasure' : 'action.erase'), icon: <Eraser {...icon} />, danger: true, onSelect: () => open('erase') },
  ];
  const asked = params.get(PARAM);
  const shared = { personId, name, onClose: () => open(null) };
  const dialog =
    asked === 'export' && exports ? (
      <ExportDialog {...shared} />
    ) : asked === 'disclosures' && exports ? (
      <DisclosuresDialog {...shared} />
    ) : asked === 'hold' && decides ? (
      <HoldDialog {...shared} hold={hold} />
    ) : asked === 'erase' && decides ? (
      <EraseDialog {...shared} />
    ) : null;
  const notices = (
    <>
      {hold && (
        <Notice severity="warn" title={t('held', { date: formatDate(hold.startsOn) })}>
          {t('heldBody')} {hold.reason}
        </Notice>
      )}
      {erasure && (
        <Notice severity="warn" title={t('toErase', { date: formatDateTime(erasure.dueAt, timeZone) })} action={decides && <Button onClick={() => void takeBack(erasure.id)}>{t('takeBack')}</Button>}>
          {t('toEraseBody')}
        </Notice>
      )}
    </>
  );
  return { actions: possible.filter((action) => action !== false), notices, dialog };
}

function useTakeBack(): (id: string) => Promise<void> {
  const t = usePrivacyTexts();
  const [cancel] = useCancelErasureMutation({ refetchQueries: REFETCH });
  return async (id) => {
    const problem = (await cancel({ variables: { id } }).catch(() => null))?.data?.cancelErasure.problems[0];
    notify(problem ? { severity: 'error', title: t('failed'), detail: problem.message } : { severity: 'success', title: t('takenBack') });
  };
}
