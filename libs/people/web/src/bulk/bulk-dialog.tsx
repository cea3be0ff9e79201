import { newId } from '@afterbell/core/domain';
import { Button, Dialog, failuresOf, lazyPage, Notice, notify, silent, Skeleton, useCoreTexts, useEditing, useSession, type PageLoader } from '@afterbell/core/web';
import { isUnderWay, type BulkActionKey } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { createElement, Suspense, useState, type ComponentType } from 'react';
import { useStartBulkMutation, type BulkRunFactsFragment } from './__generated__/bulk';
import { bulkForm, type BulkFormProps, type BulkWish } from './bulk-forms';
import { many, manyOf } from './bulk-numbers';
import { BulkPlanView } from './bulk-plan-view';
import { BulkRunView, useFollowed } from './bulk-run-view';
import { useBulkTexts } from './bulk-texts';
import { LeavingFooter } from '../messages/leaving-footer';
import { MessageOutlookView } from '../messages/message-outlook';
import { isBegun } from '../messages/message-wish';
import { doing, wasDone } from './bulk-words';
import { lateFocus } from './late-focus';
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
  const [wish, setWish] = useState<BulkWish>(bulkForm(action).start ?? (action === 'ENROLL' || action === 'END_STAY' ? { on: today } : {}));
  // One for this dialog: a second press, or a retry after a lost connection, begins nothing twice.
  const [key] = useState(() => newId());
  const [run, setRun] = useState<BulkRunFactsFragment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [start, { loading }] = useStartBulkMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const change = bulkForm(action).ready(wish) ? { action, selection: chosen.selection, ...wish } : null;
  const { answer, before } = useBulkPreview(run ? null : change);
  const changed = answer?.plan?.changed ?? 0;
  const { message } = wish;
  // What is ticked in it must not go while it is asked anew.
  const shown = answer?.plan ?? (message && change ? before : null);
  const [leaving, setLeaving] = useState(false);
  const begun = !run && isBegun(message);
  useEditing(begun);
  const close = () => (begun && !leaving ? setLeaving(true) : onClose());

  async function begin() {
    if (!change || loading || changed === 0) return;
    setFailure(null);
    const started = await start({ variables: { input: { change, key } } }).catch((fault: unknown) => (setFailure(failuresOf(fault)[0]?.message.join(' ') || t('failed')), null));
    const payload = started?.data?.startBulk;
    if (payload?.problems[0]) setFailure(payload.problems[0].message);
    const made = payload?.run;
    if (!made) return;
    runs.refresh();
    onBegun();
    if (isUnderWay(made.state) || made.refused > 0 || made.message) return setRun(made);
    notify({ severity: 'success', title: wasDone(t, action, made), ...(made.canUndo ? { action: { label: t('undo'), onClick: () => void runs.undo(made.id) } } : {}) });
    onClose();
  }
  const title = t(`title.${action}`, { who: t('who', manyOf(chosen.total)) });
  if (run) return <Followed title={title} begun={run} runs={runs} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={close}
      closeOnOutside={false}
      {...(message ? { size: 'lg' as const } : {})}
      title={title}
      onSubmit={() => void begin()}
      footer={
        leaving ? (
          <LeavingFooter onStay={() => setLeaving(false)} onLeave={onClose} />
        ) : (
          <>
            <Button onClick={close}>{core('cancel')}</Button>
            <Button variant="solid" type="submit" loading={loading} disabled={changed === 0}>
              {answer?.plan ? (answer.plan.message ? t(`do.${action}`, many(answer.plan.message.mails)) : doing(t, action, answer.plan)) : t(`action.${action}`)}
            </Button>
          </>
        )
      }
    >
      <Stack ref={lateFocus}>
        {failure && <Notice severity="error" live>{failure}</Notice>}
        <Suspense fallback={<Skeleton lines={2} />}>
          {createElement(formOf(action), { wish, onChange: setWish })}
        </Suspense>
        {change && !answer && <p role="status">{t('planning')}</p>}
        {answer?.failure && <Notice severity="error" live>{answer.failure}</Notice>}
        {shown && <BulkPlanView action={action} plan={shown} />}
        {shown?.message && message && <MessageOutlookView outlook={shown.message} message={message} onChange={(next) => setWish({ ...wish, message: next })} />}
        {shown && !shown.message && changed > 0 && <small>{t('undoable')}</small>}
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
