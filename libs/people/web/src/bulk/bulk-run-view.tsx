import { Button, Notice, silent } from '@afterbell/core/web';
import { isUnderWay } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useBulkRunQuery, useBulkRunRowsQuery, type BulkRunFactsFragment } from './__generated__/bulk';
import { many } from './bulk-numbers';
import { BulkRows, RowsAsCsv } from './bulk-rows';
import { useBulkTexts } from './bulk-texts';
import type { BulkRuns } from './use-bulk-runs';

const EVERY_MS = 1_000;
const SHOWN = 100;
const NOT_CHANGED = ['refused', 'kept', 'cancelled', 'already'] as const;

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });
const Bar = chakra('progress', {
  base: { appearance: 'none', display: 'block', width: 'full', height: '2', border: '0', borderRadius: 'sm', overflow: 'hidden', bg: 'bg.muted', '&::-webkit-progress-bar': { bg: 'bg.muted' }, '&::-webkit-progress-value': { bg: 'accent.solid' }, '&::-moz-progress-bar': { bg: 'accent.solid' } },
});

/** The run as it goes on; `over` is called once, when it is. */
export function useFollowed(begun: BulkRunFactsFragment, over: () => void): BulkRunFactsFragment {
  const follows = isUnderWay(begun.state);
  const { data, startPolling, stopPolling } = useBulkRunQuery({ variables: { id: begun.id }, skip: !follows, context: silent(), fetchPolicy: 'network-only' });
  const now = data?.bulkRun ?? begun;
  const goesOn = isUnderWay(now.state);
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
  const total = undoing ? run.changed + run.undone + run.kept : run.total;
  const done = undoing ? run.undone + run.kept : run.total - run.waiting;
  const said = t('progress', { done: many(done).total, total: many(total).total });
  return (
    <Stack>
      <Bar value={done} max={total} aria-label={said} />
      <Line>
        <span role="status">{undoing ? `${t('undoing')}: ${said}` : said}</span>
        {!undoing && (
          <Button loading={stopping} onClick={() => (setStopping(true), void runs.cancel(run.id))}>
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
  const done = run.state === 'undone' ? t('undone', many(run.undone)) : t(`done.${run.action}`, many(run.changed));
  return (
    <Stack>
      <Notice severity={run.refused + run.kept > 0 ? 'warn' : 'success'} title={done} live action={run.canUndo && <Button loading={busy} onClick={() => (setBusy(true), void runs.undo(run.id).finally(() => setBusy(false)))}>{t('undo')}</Button>}>
        {others.map((outcome) => (
          <div key={outcome}>{t(outcome, many(run[outcome]))}</div>
        ))}
        {run.kept > 0 && <div>{t('kept', many(run.kept))}</div>}
        {run.unseen > 0 && <div>{t('unseen', many(run.unseen))}</div>}
      </Notice>
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
