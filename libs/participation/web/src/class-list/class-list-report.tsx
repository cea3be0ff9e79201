import { Button, Notice, saveCsv, useCoreTexts } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { ClassListRows } from './class-list-rows';
import { useClassListTexts } from './class-list-texts';
import { rejectedCsv } from './rejected-csv';
import { leftOf, type Report, type ReportRow, type Rest, ROWS_PER_PAGE } from './use-class-list';

const DONE: ReadonlySet<ReportRow['action']> = new Set(['enroll', 'add', 'already']);

export interface ClassListReportProps {
  report: Report;
  rest: Rest | null;
  onGather: () => void;
  date: string;
}

/** What the import did, and the rows it left, with their reasons, to take away and mend. */
export function ClassListReport({ report, rest: gathered, onGather, date }: ClassListReportProps) {
  const t = useClassListTexts();
  const core = useCoreTexts();
  const [copied, setCopied] = useState(false);
  const { counts } = report;
  const rest = (gathered?.rows ?? report.rows).filter(({ action }) => !DONE.has(action));
  const left = leftOf(report);
  const whole = gathered?.state === 'complete';
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
      <Notice severity="success" live title={t('imported', { count: counts.enroll + counts.add - report.waiting })}>
        {report.waiting > 0 && t('importedWaiting', { count: report.waiting })}
        {counts.already > 0 && t('importedAlready', { count: counts.already })} {report.changedValues > 0 && t('changed', { count: report.changedValues })} {left === 0 && t('restNone')}
      </Notice>
      {left > 0 && (
        <section>
          <h3>{t('rest', { count: left })}</h3>
          <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2', my: '2' }}>
            <Button icon={<Download aria-hidden="true" />} disabled={!whole} onClick={() => saveCsv(`class-list-rest-${date}.csv`, csv())}>
              {t('download')}
            </Button>
            <Button icon={<Copy aria-hidden="true" />} disabled={!whole} onClick={() => void copy()}>
              {copied ? t('copied') : t('copy')}
            </Button>
          </chakra.div>
          {gathered?.state === 'gathering' && <p role="status">{t('restLoading', { count: rest.length, total: left })}</p>}
          {gathered?.state === 'failed' && (
            <Notice severity="error" live action={<Button onClick={onGather}>{core('retry')}</Button>}>
              {t('restFailed', { count: rest.length, total: left })}
            </Notice>
          )}
          <ClassListRows rows={rest.slice(0, ROWS_PER_PAGE)} />
          {left > ROWS_PER_PAGE && <p>{t('showing', { count: ROWS_PER_PAGE, total: left })}</p>}
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
