import { newId } from '@afterbell/core/domain';
import { Button, Dialog, failuresOf, lazyPage, Notice, notify, silent, Skeleton, useCoreTexts, useSession, type PageLoader } from '@afterbell/core/web';
import { isUnderWay, type BulkActionKey } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { createElement, Suspense, useState, type ComponentType } from 'react';
import { useStartBulkMutation, type BulkRunFactsFragment } from './__generated__/bulk';
import { bulkForm, type BulkFormProps, type BulkWish } from './bulk-forms';
import { many, manyOf } from './bulk-numbers';
import { BulkPlanView } from './bulk-plan-view';
import { BulkRunView, useFollowed } from './bulk-run-view';
import { useBulkTexts } from './bulk-texts';
import { useBulkPreview } from './use-bulk-preview';
import type { BulkRuns } from './use-bulk-runs';
import type { BulkChosen } from './use-bulk-selection';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', mt: '2' } });
const components = new Map<BulkActionKey, ComponentType<BulkFormProps>>();

function formOf(action: BulkActionKey): ComponentType<BulkFormProps> {
  const known = components.get(action);
  if (known) return known;
  const made = lazyPage(bulkForm(action).load as unknown as PageLoader) as unknown as ComponentType<BulkFormProps>;
  components.set(action, made);
  return made;
}

export interface BulkDialogProps {
  action: BulkActionKey;
  chosen: BulkChosen;
  runs: BulkRuns;
  onClose: () => void;
  /** It was begun: nobody needs to be chosen any more. */
  onBegun: () => void;
}

/** What is to be done, whom it would change and whom not, then the change itself. */
export default function BulkDialog({ action, chosen, runs, onClose, onBegun }: BulkDialogProps) {
  const t = useBulkTexts();
  const core = useCoreTexts();
  const { today } = useSession();
  const [wish, setWish] = useState<BulkWish>(action === 'ENROLL' || action === 'END_STAY' ? { on: today } : {});
  // One for this dialog: a second press, or a retry after a lost connection, begins nothing twice.
  const [key] = useState(() => newId());
  const [run, setRun] = useState<BulkRunFactsFragment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [start, { loading }] = useStartBulkMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const change = bulkForm(action).ready(wish) ? { action, selection: chosen.selection, ...wish } : null;
  const answer = useBulkPreview(run ? null : change);
  const changed = answer?.plan?.changed ?? 0;

  async function begin() {
    if (!change || loading || changed === 0) return;
    setFailure(null);
    const started = await start({ variables: { input: { change, key } } }).catch((fault: unknown) => (setFailure(failuresOf(fault)[0]?.message.join(' ') || t('failed')), null));
    const payload = started?.data?.startBulk;
    if (payload?.problems[0]) setFailure(payload.problems[0].message);
    const begun = payload?.run;
    if (!begun) return;
    runs.refresh();
    onBegun();
    if (isUnderWay(begun.state) || begun.refused > 0) return setRun(begun);
    notify({ severity: 'success', title: t(`done.${action}`, many(begun.changed)), ...(begun.canUndo ? { action: { label: t('undo'), onClick: () => void runs.undo(begun.id) } } : {}) });
    onClose();
  }
  const title = t(`title.${action}`, { who: t('who', manyOf(chosen.total)) });
  if (run) return <Followed title={title} begun={run} runs={runs} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutside={false}
      title={title}
      onSubmit={() => void begin()}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit" loading={loading} disabled={changed === 0}>
            {answer?.plan ? t(`do.${action}`, many(changed)) : t(`action.${action}`)}
          </Button>
        </>
      }
    >
      <Stack>
        {failure && <Notice severity="error" live>{failure}</Notice>}
        <Suspense fallback={<Skeleton lines={2} />}>
          {createElement(formOf(action), { wish, onChange: setWish })}
        </Suspense>
        {change && !answer && <p role="status">{t('planning')}</p>}
        {answer?.failure && <Notice severity="error" live>{answer.failure}</Notice>}
        {answer?.plan && <BulkPlanView action={action} plan={answer.plan} />}
        {answer?.plan && changed > 0 && <small>{t('undoable')}</small>}
      </Stack>
    </Dialog>
  );
}

function Followed({ title, begun, runs, onClose }: { title: string; begun: BulkRunFactsFragment; runs: BulkRuns; onClose: () => void }) {
  const core = useCoreTexts();
  const run = useFollowed(begun, runs.refresh);
  const [later, setLater] = useState<BulkRunFactsFragment | null>(null);
  const undoing: BulkRuns = { ...runs, undo: async (id) => runs.undo(id).then((after) => (setLater(after), after)) };
  return (
    <Dialog open onClose={onClose} title={title} footer={<Button onClick={onClose}>{core('close')}</Button>}>
      <Stack>{later ? <LaterView key={later.state} begun={later} runs={undoing} /> : <BulkRunView run={run} runs={undoing} />}</Stack>
    </Dialog>
  );
}

function LaterView({ begun, runs }: { begun: BulkRunFactsFragment; runs: BulkRuns }) {
  return <BulkRunView run={useFollowed(begun, runs.refresh)} runs={runs} />;
}
