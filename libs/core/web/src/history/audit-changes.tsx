import { chakra } from '@chakra-ui/react';
import type { AuditEntryFactsFragment } from './__generated__/record-history';
import { i18n } from '../i18n/i18n';
import { useSubjectWords } from './audit-words';
import { useHistoryTexts } from './history-texts';

type AuditReference = NonNullable<AuditEntryFactsFragment['changes'][number]['beforeRecord']>;

const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    '& th': { textAlign: 'start', color: 'fg.muted', fontSize: 'xs', fontWeight: 'semibold', pe: '3', py: '1', verticalAlign: 'top' },
    '& td': { pe: '3', py: '1', verticalAlign: 'top', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
    '& tbody tr': { borderTop: 'hairline' },
    '& del': { color: 'fg.muted' },
    '& ins': { textDecoration: 'none', fontWeight: 'semibold' },
  },
});

/** What one row of the trail changed, value by value. */
export function AuditChanges({ entry }: { entry: Pick<AuditEntryFactsFragment, 'sealed'> & { changes: readonly Pick<AuditEntryFactsFragment['changes'][number], 'path' | 'label' | 'before' | 'after' | 'beforeRecord' | 'afterRecord'>[] } }) {
  const t = useHistoryTexts();
  const kind = useSubjectWords();
  const shown = (value: string, record: AuditReference | null) => (record === null ? value : (record.name ?? t('unseen', { kind: kind(record.kind).toLocaleLowerCase(i18n.language) })));
  if (entry.sealed) return <chakra.p css={{ color: 'fg.muted' }}>{t('sealed')}</chakra.p>;
  if (entry.changes.length === 0) return <chakra.p css={{ color: 'fg.muted' }}>{t('nothing')}</chakra.p>;
  return (
    <Table aria-label={t('changes')}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {entry.changes.map(({ path, label, before, after, beforeRecord, afterRecord }) => (
          <tr key={path}>
            <th scope="row">{pathWords(label, (part) => (part === 'parentId' ? t('partOf') : /^ids?$/.test(part) ? kind((afterRecord ?? beforeRecord)?.kind ?? '') || null : null))}</th>
            <td>{before !== null && <del dir="auto">{shown(before, beforeRecord)}</del>}</td>
            <td>{after !== null && <ins dir="auto">{shown(after, afterRecord)}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** "Part of" for `parentId`, "Marks 1, start time" for `marks.0.startTime`; names stand as they are. */
function pathWords(path: string, ownWords: (part: string) => string | null): string {
  const parts = path.split('.').reduce<string[]>((words, part) => {
    if (/^\d+$/.test(part) && words.length) words[words.length - 1] += ` ${Number(part) + 1}`;
    else if (ownWords(part) !== null) words.push(ownWords(part) ?? '');
    else words.push(/^[a-z][A-Za-z_]*$/.test(part) ? part.replace(/(?<=[a-z])Ids?$/, '').replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ').toLowerCase() : part);
    return words;
  }, []);
  const words = parts.join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
