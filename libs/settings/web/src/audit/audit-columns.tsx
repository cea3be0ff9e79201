import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@afterbell/core/domain';
import { type Column, useActionWords, useSession, useSubjectWords } from '@afterbell/core/web';
import { useMemo } from 'react';
import type { AuditEntryFactsFragment } from './__generated__/audit';
import { useAuditTexts } from './audit-texts';

export type AuditRow = AuditEntryFactsFragment;

export function useAuditColumns(): readonly Column<AuditRow>[] {
  const t = useAuditTexts();
  const words = useActionWords();
  const subject = useSubjectWords();
  const { timeZone } = useSession();
  return useMemo(() => {
    const columns: readonly Column<AuditRow>[] = [
      { id: 'action', header: t('field.action'), wrap: 'tight', cell: (row) => words(row.action) },
      { id: 'subject', header: t('field.subject'), wrap: 'tight', card: 'line', cell: (row) => <Subject kind={subject(row.subjectType)} name={row.subjectName} /> },
      { id: 'user', header: t('field.user'), wrap: 'tight', card: 'fact', cell: (row) => row.user?.name ?? t('system') },
      { id: 'at', header: t('field.at'), sort: 'at', card: 'fact', cell: (row) => formatDateTime(row.at, timeZone) },
      { id: 'organization', header: t('field.organization'), wrap: 'tight', card: 'fact', cell: (row) => row.organizationName },
      { id: 'address', header: t('field.address'), hidden: true, cell: (row) => row.clientAddress },
      { id: 'subjectId', header: t('field.subjectId'), hidden: true, cell: (row) => row.subjectId },
      { id: 'requestId', header: t('field.requestId'), hidden: true, cell: (row) => row.requestId },
    ];
    return columns;
  }, [t, words, subject, timeZone]);
}

function Subject({ kind, name }: { kind: string; name: string | null }) {
  if (!name) return <>{kind}</>;
  return (
    <>
      <bdi>{name}</bdi> <chakra.span css={{ color: 'fg.muted' }}>{kind}</chakra.span>
    </>
  );
}
