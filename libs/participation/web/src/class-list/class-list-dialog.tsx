import { Button, Dialog, Notice, Skeleton, useCoreTexts } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { FullQuestion } from '../places/full-question';
import { ClassListPreview } from './class-list-preview';
import { ClassListReport } from './class-list-report';
import { ClassListSource } from './class-list-source';
import { useClassListTexts } from './class-list-texts';
import type { ListSource } from './read-source';
import { type ClassListProblem, type ClassListState, useClassList } from './use-class-list';

export interface ClassListDialogProps {
  sessionId: string;
  date: string;
  /** What was dropped or pasted onto the page, if it began there. */
  source: ListSource | null;
  onClose: () => void;
  onImported: () => void;
}

/** A class list onto a session: bring it, see what it would do, enroll the good rows, take the others away. */
export function ClassListDialog({ sessionId, date, source, onClose, onImported }: ClassListDialogProps) {
  const t = useClassListTexts();
  const list = useClassList(sessionId, date, onImported);
  const { report, imported, busy, problem, read } = list;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !source) return;
    begun.current = true;
    read(source);
  }, [source, read]);
  return (
    <Dialog open onClose={onClose} size="xl" closeOnOutside={false} title={t('title')} footer={<Footer list={list} onClose={onClose} />}>
      <chakra.div css={{ '& h3': { fontSize: 'md' } }}>
        {problem && <Problem problem={problem} onRetry={list.again} />}
        {list.full !== null && !imported && <FullQuestion wish={{}} message={list.full} loading={busy === 'importing'} onAnswer={list.answerFull} />}
        {imported ? (
          <ClassListReport report={imported} rest={list.rest} onGather={list.gatherRest} date={date} />
        ) : report ? (
          <ClassListPreview report={report} list={list} />
        ) : busy === 'reading' ? (
          <Skeleton lines={6} label={t('reading')} />
        ) : (
          <ClassListSource busy={busy !== null} onSource={read} />
        )}
      </chakra.div>
    </Dialog>
  );
}

/** What the button does not say. */
const Aside = chakra('span', { base: { color: 'fg.muted', flex: '1 1 14rem', alignSelf: 'center' } });

function Footer({ list, onClose }: { list: ClassListState; onClose: () => void }) {
  const t = useClassListTexts();
  const core = useCoreTexts();
  const { report, imported, busy } = list;
  if (imported) {
    return (
      <>
        <Button onClick={list.restart}>{t('another')}</Button>
        <Button variant="solid" onClick={onClose}>
          {core('done')}
        </Button>
      </>
    );
  }
  const good = report ? report.counts.enroll + report.counts.add : 0;
  const changed = report?.changedValues ?? 0;
  const also = report?.changedFields.map(({ field, count }) => t(`alsoChanges.${field}`, { count })).join(', ');
  return (
    <>
      {report && report.counts.decide > 0 && <Aside>{t('undecided', { count: report.counts.decide })}</Aside>}
      {also && <Aside>{also}</Aside>}
      {report && <Button onClick={list.restart}>{t('another')}</Button>}
      <Button onClick={onClose}>{core('cancel')}</Button>
      {report && (
        <Button variant="solid" disabled={(good === 0 && changed === 0) || busy === 'reading'} loading={busy === 'importing'} onClick={list.runImport}>
          {good === 0 && changed > 0 ? t('changeOnly', { count: changed }) : t('import', { count: good })}
        </Button>
      )}
    </>
  );
}

function Problem({ problem, onRetry }: { problem: ClassListProblem; onRetry: () => void }) {
  const t = useClassListTexts();
  const core = useCoreTexts();
  const passing = problem.kind === 'offline' || problem.kind === 'failed';
  return (
    <chakra.div css={{ mb: '4' }}>
      <Notice severity="error" live action={passing && <Button onClick={onRetry}>{core('retry')}</Button>}>
        {problem.kind === 'refused' ? problem.message : t(problem.kind)}
      </Notice>
    </chakra.div>
  );
}
