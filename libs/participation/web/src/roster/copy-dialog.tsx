import { Button, Checkbox, Dialog, factLine, failuresOf, FieldGroup, Notice, notify, silent, Skeleton, useCoreTexts } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { timeRange } from '../shared/day-words';
import { MARKABLE } from '../shared/status-look';
import { useTakeTexts } from '../shared/take-texts';
import { type RosterCopyTargetsQuery, useCopyRosterAttendanceMutation, useRosterCopyTargetsQuery } from './__generated__/work';
import type { RosterDay } from './marks';
import type { RosterStore } from './roster-store';
import { useWorkTexts } from './work-texts';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', pt: '3' } });
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } });

type Status = (typeof MARKABLE)[number];
type Target = RosterCopyTargetsQuery['copyTargets'][number];

/** Copies this day's marks to other sessions of the site, having said session by session what that does. */
export function CopyDialog({ store, day, onClose }: { store: RosterStore; day: RosterDay; onClose: () => void }) {
  const t = useWorkTexts();
  const core = useCoreTexts();
  const take = useTakeTexts();
  const [saved, setSaved] = useState(false);
  const [statuses, setStatuses] = useState<readonly Status[]>(MARKABLE);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [overwrite, setOverwrite] = useState(false);
  const [allowOverlap, setAllowOverlap] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [copy, { loading }] = useCopyRosterAttendanceMutation();
  const from = { sessionId: day.sessionId, date: day.date, statuses: [...statuses] };
  const { data, previousData, error } = useRosterCopyTargetsQuery({ variables: { from }, skip: !saved || statuses.length === 0, context: silent(), fetchPolicy: 'network-only' });
  const targets = (data ?? previousData)?.copyTargets.toSorted((a, b) => Number(isIdle(a)) - Number(isIdle(b)));
  // What is copied is what the server has.
  useEffect(() => void store.flush().then(() => setSaved(true)), [store]);

  const picked = (targets ?? []).filter((target) => chosen.has(target.sessionId) && !isIdle(target));
  const overlapping = picked.reduce((sum, target) => sum + target.overlapping, 0);
  const toggle = (id: string, on: boolean) => setChosen((before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)));

  async function submit() {
    if (picked.length === 0 || statuses.length === 0) return setProblem(t('copy.chosen'));
    setProblem(null);
    try {
      const input = { ...from, targetIds: picked.map(({ sessionId }) => sessionId), overwrite, allowOverlap, reason: store.reason };
      const { data: answer } = await copy({ variables: { input }, context: silent(), fetchPolicy: 'no-cache' });
      const { sessions, problems = [] } = answer?.copyAttendance ?? {};
      if (!sessions) return setProblem(problems.map(({ message }) => message).join(' ') || core('errors.load'));
      const count = sessions.reduce((sum, { copied }) => sum + copied, 0);
      notify(count > 0 ? { severity: 'success', title: t('copy.done', { count }) } : { severity: 'warn', title: t('copy.doneNone') });
      onClose();
    } catch (failure) {
      setProblem(failuresOf(failure)[0]?.message.join(' ') || core('errors.load'));
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => void submit()}
      title={t('copy.title')}
      description={t('copy.hint')}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit" loading={loading} disabled={!targets || targets.every(isIdle)}>
            {t('copy.confirm')}
          </Button>
        </>
      }
    >
      <Stack>
        {(problem ?? (error ? core('errors.load') : null)) && <Notice severity="error" live>{problem ?? core('errors.load')}</Notice>}
        <FieldGroup legend={t('copy.statuses')}>
          <Row>
            {MARKABLE.map((status) => (
              <Checkbox key={status} label={take(`status.${status}`)} checked={statuses.includes(status)} onChange={(event) => setStatuses(MARKABLE.filter((one) => (one === status ? event.target.checked : statuses.includes(one))))} />
            ))}
          </Row>
        </FieldGroup>
        {!targets && !error && statuses.length > 0 && <Skeleton lines={3} label={t('copy.saving')} />}
        {targets?.length === 0 && <p>{t('copy.none')}</p>}
        {targets && targets.length > 0 && (
          <>
            {targets.every(isIdle) && !targets.some(isOff) && <Notice>{t('copy.idle')}</Notice>}
            <FieldGroup legend={t('copy.targets')}>
              {targets.map((target) => (
                <Checkbox key={target.sessionId} label={`${nameOf(target)}, ${timeRange(target.startTime, target.endTime)}`} hint={isOff(target) ? t('copy.didNotRun') : <Effect target={target} overwrite={overwrite} />} checked={chosen.has(target.sessionId) && !isIdle(target)} disabled={isIdle(target)} onChange={(event) => toggle(target.sessionId, event.target.checked)} />
              ))}
            </FieldGroup>
            <Checkbox label={t('copy.overwrite')} checked={overwrite} onChange={(event) => setOverwrite(event.target.checked)} />
            {overlapping > 0 && <Checkbox label={t('copy.allowOverlap')} checked={allowOverlap} onChange={(event) => setAllowOverlap(event.target.checked)} />}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** A day that did not run takes no mark before it is reopened. */
const isOff = ({ outcome }: Target) => outcome === 'did_not_run';
/** Nobody of this roster would be marked there. */
const isIdle = (target: Target) => isOff(target) || target.copied + target.different === 0;
const nameOf = ({ activityName, sessionName }: Target) => (activityName === sessionName ? activityName : `${activityName}, ${sessionName}`);

function Effect({ target: { copied, different, same, notEnrolled, overlapping }, overwrite }: { target: Target; overwrite: boolean }) {
  const t = useWorkTexts();
  const facts = [
    t('copy.copied', { count: copied }),
    different > 0 && t(overwrite ? 'copy.replaced' : 'copy.different', { count: different }),
    same > 0 && t('copy.same', { count: same }),
    notEnrolled > 0 && t('copy.notEnrolled', { count: notEnrolled }),
    overlapping > 0 && t('copy.overlapping', { count: overlapping }),
  ];
  return <>{factLine(facts)}</>;
}
