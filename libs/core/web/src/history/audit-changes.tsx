import { chakra } from '@chakra-ui/react';
import { type AuditChangeFacts, useFieldWords, useValueWords } from './change-words';
import { useHistoryTexts } from './history-texts';

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
export function AuditChanges({ entry }: { entry: { sealed: boolean; changes: readonly AuditChangeFacts[] } }) {
  const t = useHistoryTexts();
  const [field, value] = [useFieldWords(), useValueWords()];
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
        {entry.changes.map((change) => (
          <tr key={change.path}>
            <th scope="row">{field(change)}</th>
            <td>{change.before !== null && <del dir="auto">{value(change, change.before, change.beforeRecord)}</del>}</td>
            <td>{change.after !== null && <ins dir="auto">{value(change, change.after, change.afterRecord)}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
