import { csvCell } from '@afterbell/core/domain';
import { Button, saveCsv } from '@afterbell/core/web';
import { personPath } from '@afterbell/people/domain';
import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { BulkRunRowsDocument, type BulkPreviewMutation } from './__generated__/bulk';
import { many } from './bulk-numbers';
import { useBulkTexts } from './bulk-texts';

export type ShownRow = NonNullable<BulkPreviewMutation['bulkPreview']['plan']>['rows'][number];

const List = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', '& > li': { borderTop: 'hairline', py: '1.5', overflowWrap: 'anywhere' }, '& small': { display: 'block', color: 'fg.muted' }, '& a': { color: 'accent.fg', textDecoration: 'underline' } } });

/** Who was not changed, or would not be, and why. */
export function BulkRows({ rows, total }: { rows: readonly ShownRow[]; total: number }) {
  const t = useBulkTexts();
  return (
    <>
      <List>
        {rows.map(({ personId, displayName, message, outcome }) => (
          <li key={personId}>
            {displayName ? (
              <a href={personPath('participant', personId) ?? undefined} target="_blank" rel="noopener">
                {displayName}
              </a>
            ) : (
              t('outOfSight')
            )}
            <small>{message ?? t(`outcome.${outcome}`)}</small>
          </li>
        ))}
      </List>
      {rows.length < total && <small role="status">{t('firstOf', { shown: rows.length, total: many(total).total })}</small>}
    </>
  );
}

const AT_ONCE = 200;

/** All of a run that were not changed, as a file. */
export function RowsAsCsv({ runId }: { runId: string }) {
  const t = useBulkTexts();
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    const lines = [[t('csvHead.name'), t('csvHead.outcome'), t('csvHead.message')]];
    for (let offset = 0; ; offset += AT_ONCE) {
      const { data } = await client.query({ query: BulkRunRowsDocument, variables: { id: runId, outcomes: ['already', 'refused', 'cancelled', 'kept'], first: AT_ONCE, offset }, fetchPolicy: 'no-cache' });
      const rows = data?.bulkRun.rows ?? [];
      for (const { displayName, outcome, message } of rows) lines.push([displayName ?? t('outOfSight'), t(`outcome.${outcome}`), message ?? '']);
      if (rows.length < AT_ONCE) break;
    }
    saveCsv(`${t('csvFile')}.csv`, lines.map((line) => line.map(csvCell).join(',')).join('\r\n'));
  }
  return (
    <Button icon={<Download aria-hidden="true" />} loading={busy} onClick={() => void save().catch(() => undefined).finally(() => setBusy(false))}>
      {t('csv')}
    </Button>
  );
}
