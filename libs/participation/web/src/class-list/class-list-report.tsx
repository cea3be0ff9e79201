import { Button, Notice, saveCsv } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { ClassListRows } from './class-list-rows';
import { useClassListTexts } from './class-list-texts';
import { rejectedCsv } from './rejected-csv';
import type { Report, ReportRow } from './use-class-list';

const DONE: ReadonlySet<ReportRow['action']> = new Set(['enroll', 'add', 'already']);

/** What the import did, and the rows it left, with their reasons, to take away and mend. */
export function ClassListReport({ report, date }: { report: Report; date: string }) {
  const t = useClassListTexts();
  const [copied, setCopied] = useState(false);
  const { counts } = report;
  const rest = report.rows.filter(({ action }) => !DONE.has(action));
  const left = counts.decide + counts.skip + counts.error;
  const csv = () =>
    rejectedCsv(rest, {
      headings: [t('column.line'), t('field.lastName'), t('field.firstName'), t('field.birthDate'), t('field.grade'), t('field.localId'), t('reason')],
      reason: (row) => reasonOf(row, t),
    });
  async function copy() {
    try {
      await navigator.clipboard.writeText(csv());
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4' }}>
      <Notice severity="success" live title={t('imported', { count: counts.enroll + counts.add })}>
        {counts.already > 0 && t('importedAlready', { count: counts.already })} {left === 0 && t('restNone')}
      </Notice>
      {left > 0 && (
        <section>
          <h3>{t('rest', { count: left })}</h3>
          <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2', my: '2' }}>
            <Button icon={<Download aria-hidden="true" />} onClick={() => saveCsv(`class-list-rest-${date}.csv`, csv())}>
              {t('download')}
            </Button>
            <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
              {copied ? t('copied') : t('copy')}
            </Button>
          </chakra.div>
          <ClassListRows rows={rest} />
        </section>
      )}
    </chakra.div>
  );
}

function reasonOf(row: ReportRow, t: ReturnType<typeof useClassListTexts>): string {
  const said = [...row.problems, ...row.warnings].map(({ message }) => message).join(' ');
  if (row.action === 'decide') return t('mustDecide', { names: row.candidates.map(({ label }) => label).join(', ') });
  return said || t(`action.${row.action}`);
}
