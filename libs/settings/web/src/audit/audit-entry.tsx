import { chakra } from '@chakra-ui/react';
import { formatMoment } from '@afterbell/core/domain';
import { AuditChanges, KeyFacts, LinkButton, LoadHint, Notice, Sheet, silent, Skeleton, useActionWords, useCoreTexts, useSession, useSubjectWords, type Fact } from '@afterbell/core/web';
import { useAuditEntryQuery } from './__generated__/audit';
import type { AuditRow } from './audit-columns';
import { useAuditTexts } from './audit-texts';

export interface AuditEntrySheetProps {
  /** Id in the address; null closes it. */
  id: string | null;
  /** The row when the list has it, which saves the question. */
  known: AuditRow | undefined;
  onClose: () => void;
}

/** One row of the trail in full; its address can be sent to somebody else. */
export function AuditEntrySheet({ id, known, onClose }: AuditEntrySheetProps) {
  const t = useAuditTexts();
  const core = useCoreTexts();
  const words = useActionWords();
  const filter = { match: 'and' as const, rules: [{ field: 'id' as const, mode: 'equals' as const, value: id ?? '' }] };
  const { data, loading, error } = useAuditEntryQuery({ variables: { filter }, skip: id === null || known !== undefined, context: silent() });
  const entry = known ?? data?.auditTrail.nodes[0];
  return (
    <Sheet open={id !== null} onClose={onClose} size="lg" title={entry ? words(entry.action) : t('title')}>
      {entry ? (
        <Entry entry={entry} />
      ) : loading ? (
        <Skeleton lines={6} label={core('loading')} />
      ) : (
        <Notice severity="warn" title={error ? core('errors.load') : t('missing')}>
          {error ? <LoadHint /> : t('missingHint')}
        </Notice>
      )}
    </Sheet>
  );
}

function Entry({ entry }: { entry: AuditRow }) {
  const t = useAuditTexts();
  const subject = useSubjectWords();
  const { timeZone } = useSession();
  const kind = subject(entry.subjectType);
  const facts: Fact[] = [
    { label: t('when'), value: formatMoment(entry.at, timeZone) },
    { label: t('who'), value: entry.user ? `${entry.user.name} (${entry.user.email})` : t('system') },
    ...(entry.access ? [{ label: t('under'), value: t('access', { role: entry.access.roleName, organization: entry.access.organizationName }) }] : []),
    ...(entry.organizationName ? [{ label: t('where'), value: entry.organizationName }] : []),
    { label: t('record'), value: entry.subjectName ? `${entry.subjectName} (${kind})` : kind },
    { label: t('recordId'), value: entry.subjectId },
    ...(entry.clientAddress ? [{ label: t('address'), value: entry.clientAddress }] : []),
    ...(entry.requestId ? [{ label: t('request'), value: entry.requestId }] : []),
  ];
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '5', '& dd': { overflowWrap: 'anywhere' } }}>
      <KeyFacts facts={facts} />
      <AuditChanges entry={entry} />
      <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2' }}>
        <LinkButton to={trailPath('subjectId', entry.subjectId)}>{t('otherChanges')}</LinkButton>
        {entry.user && <LinkButton to={trailPath('user', entry.user.email)}>{t('byThisPerson')}</LinkButton>}
      </chakra.div>
    </chakra.div>
  );
}

const trailPath = (field: string, value: string) => `/settings/audit?${new URLSearchParams({ f: `${field}.equals.${value}` })}`;
