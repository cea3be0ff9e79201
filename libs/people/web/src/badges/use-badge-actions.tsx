import { formatDateTime } from '@afterbell/core/domain';
import { ConfirmDialog, type MenuAction, notify, silent, usePermissions, useSession } from '@afterbell/core/web';
import { useApolloClient } from '@apollo/client/react';
import { QrCode, ShieldX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { printFile } from '../rosters/print-file';
import { PersonBadgeDocument, useRevokeBadgeMutation } from './__generated__/badge';
import { useBadgeTexts } from './badge-texts';

interface Wearer {
  id: string;
  name: string;
}
interface Asked extends Wearer {
  issuedAt: string;
}

/** What can be done about the badge of one participant: printed, and revoked when it is lost. */
export function useBadgeActions(): { actionsOf: (wearer: Wearer) => MenuAction[]; dialog: ReactNode } {
  const t = useBadgeTexts();
  const client = useApolloClient();
  const { timeZone } = useSession();
  const { can, set } = usePermissions();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [revoke] = useRevokeBadgeMutation({ context: silent(false) });
  const print = ({ id, name }: Wearer) => void printFile(`/export/badges?person=${id}`, `${name} badge.pdf`, { busy: t('busy'), failed: t('failed') });

  async function ask(wearer: Wearer) {
    const { data } = await client.query({ query: PersonBadgeDocument, variables: { personId: wearer.id }, fetchPolicy: 'no-cache', context: silent(false) });
    if (data?.personBadge) setAsked({ ...wearer, issuedAt: data.personBadge.issuedAt });
    else notify({ severity: 'info', title: t('none', { name: wearer.name }) });
  }
  async function confirm(wearer: Asked) {
    await revoke({ variables: { personId: wearer.id } });
    const again = set.allows('export', 'people.rosters') ? { action: { label: t('reprint'), onClick: () => print(wearer) } } : {};
    notify({ severity: 'success', title: t('revoked', { name: wearer.name }), ...again });
  }
  const actionsOf = (wearer: Wearer): MenuAction[] => [
    ...(set.allows('export', 'people.rosters') ? [{ id: 'badge', label: t('print'), icon: <QrCode size={16} aria-hidden="true" />, onSelect: () => print(wearer) }] : []),
    ...(can('edit', 'people.rosters') ? [{ id: 'revoke-badge', label: t('revoke'), icon: <ShieldX size={16} aria-hidden="true" />, danger: true, onSelect: () => void ask(wearer).catch(() => undefined) }] : []),
  ];
  const dialog = asked && (
    <ConfirmDialog open onClose={() => setAsked(null)} title={t('revokeTitle', { name: asked.name })} confirmLabel={t('revokeConfirm')} danger onConfirm={() => confirm(asked)}>
      {t('revokeBody', { date: formatDateTime(asked.issuedAt, timeZone) })}
    </ConfirmDialog>
  );
  return { actionsOf, dialog };
}
