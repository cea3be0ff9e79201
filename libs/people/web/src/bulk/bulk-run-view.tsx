import { Button, focusHome, Notice, silent } from '@afterbell/core/web';
import { isUnderWay } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useBulkRunQuery, useBulkRunRowsQuery, type BulkRunFactsFragment } from './__generated__/bulk';
import { many, progressOf } from './bulk-numbers';
import { BulkRows, RowsAsCsv } from './bulk-rows';
import { useBulkTexts } from './bulk-texts';
import { ProgressBar } from './progress-bar';
import { wasDone } from './bulk-words';
import type { BulkRuns } from './use-bulk-runs';
import { isOnTheWay, MessageRunView } from '../messages/message-run-view';

const EVERY_MS = 1_000;
const SHOWN = 100;
const NOT_CHANGED = ['refused', 'kept', 'cancelled', 'already'] as const;

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });

const goesOnStill = (run: BulkRunFactsFragment) => isUnderWay(run.state) || isOnTheWay(run);

/** The run as it goes on, and its mails; `over` is called once, when it is. */
export function useFollowed(begun: BulkRunFactsFragment, over: () => void): BulkRunFactsFragment {
  const follows = goesOnStill(begun);
  const { data, startPolling, stopPolling } = useBulkRunQuery({ variables: { id: begun.id }, skip: !follows, context: silent(), fetchPolicy: 'network-only' });
  const now = data?.bulkRun ?? begun;
  const goesOn = goesOnStill(now);
  useEffect(() => {
    if (!follows) return undefined;
    if (!goesOn) return over();
    startPolling(EVERY_MS);
    return stopPolling;
  }, [follows, goesOn, over, startPolling, stopPolling]);
  return now;
}

/** How far a run is, or what came of it. */
export function BulkRunView({ run, runs }: { run: BulkRunFactsFragment; runs: BulkRuns }) {
  return isUnderWay(run.state) ? <Progress run={run} runs={runs} /> : <Result run={run} runs={runs} />;
}

function Progress({ run, runs }: { run: BulkRunFactsFragment; runs: BulkRuns }) {
  const t = useBulkTexts();
  const [stopping, setStopping] = useState(false);
  const undoing = run.state === 'undoing';
  const { done, total } = progressOf(run);
  const said = t('progress', { done: many(done).total, total: many(total).total });
  return (
    <Stack>
      <ProgressBar value={done} max={total} label={said} />
      <Line>
        <span role="status">{undoing ? `${t('undoing')}: ${said}` : said}</span>
        {!undoing && (
          <Button ref={focusHome} loading={stopping} onClick={() => (setStopping(true), void runs.cancel(run.id))}>
            {t(stopping ? 'cancelling' : 'cancel')}
          </Button>
        )}
      </Line>
      {!undoing && <small>{t('waits')}</small>}
    </Stack>
  );
}

function Result({ run, runs }: { run: BulkRunFactsFragment; runs: BulkRuns }) {
  const t = useBulkTexts();
  const [busy, setBusy] = useState(false);
  const left = run.refused + run.kept + run.cancelled + run.already;
  const { data } = useBulkRunRowsQuery({ variables: { id: run.id, outcomes: [...NOT_CHANGED], first: SHOWN, offset: 0 }, skip: left === 0, context: silent(), fetchPolicy: 'network-only' });
  const rows = data?.bulkRun.rows ?? [];
  const others = (['already', 'refused', 'cancelled'] as const).filter((outcome) => run[outcome] > 0);
  const done = run.state === 'undone' ? t('undone', many(run.undone)) : wasDone(t, run.action, run);
  return (
    <Stack>
      {run.message ? (
        <MessageRunView message={run.message} without={run.refused} canUndo={run.canUndo} onUndo={() => runs.undo(run.id)} />
      ) : (
        <Notice severity={run.refused + run.kept > 0 ? 'warn' : 'success'} title={done} live action={run.canUndo && <Button ref={focusHome} loading={busy} onClick={() => (setBusy(true), void runs.undo(run.id).finally(() => setBusy(false)))}>{t('undo')}</Button>}>
          {others.map((outcome) => (
            <div key={outcome}>{t(outcome, many(run[outcome]))}</div>
          ))}
          {run.kept > 0 && <div>{t('kept', many(run.kept))}</div>}
        </Notice>
      )}
      {run.unseen > 0 && <p>{t('unseen', many(run.unseen))}</p>}
      {rows.length > 0 && (
        <>
          <Line>
            <strong style={{ flex: '1 1 auto' }}>{t('whoNot')}</strong>
            <RowsAsCsv runId={run.id} />
          </Line>
          <BulkRows rows={rows} total={left} />
        </>
      )}
    </Stack>
  );
}
