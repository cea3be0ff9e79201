import { formatDate, formatDateTime } from '@afterbell/core/domain';
import { Button, Dialog, failuresOf, Field, NativeSelect, Notice, notify, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import { firstDayOf, gradeLabel, isGrade, lastDayOf, programmeYearLabel, programmeYearOf } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useGradeRollOverQuery, useRollGradesOverMutation, useUndoGradeRollOverMutation } from './__generated__/roll-over';
import { OutsideGrade } from './outside-grade';
import { Repeaters } from './repeaters';
import { useRollOverTexts } from './roll-over-texts';

const List = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', '& > li': { display: 'flex', justifyContent: 'space-between', gap: '3', borderBottom: 'hairline', py: '1.5', fontVariantNumeric: 'tabular-nums' } } });
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });
const nameOf = (grade: string) => (isGrade(grade) ? gradeLabel(grade) : grade);

/** Who of the site goes where, before anything is done; what was done can be undone here as long as it is listed. */
export function RollOverDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useRollOverTexts();
  const core = useCoreTexts();
  const { organization, today, timeZone } = useSession();
  const now = programmeYearOf(today);
  // The next one is thought of in spring; before, it is for whoever came without a grade of this one.
  const [year, setYear] = useState(today >= `${now + 1}-03-01` ? now + 1 : now);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [repeat, setRepeat] = useState<ReadonlySet<string>>(new Set());
  const quiet = { context: silent(), fetchPolicy: 'no-cache' } as const;
  const { data, error, refetch } = useGradeRollOverQuery({ variables: { siteId: organization.id, programmeYear: year }, ...quiet });
  const [roll] = useRollGradesOverMutation(quiet);
  const [undo] = useUndoGradeRollOverMutation(quiet);
  const preview = data?.gradeRollOver;
  const count = preview?.steps.reduce((sum, { people }) => sum + people, 0) ?? 0;

  async function run(call: () => Promise<{ changed?: number | null; problems: readonly { message: string }[] } | undefined>, said: 'done' | 'undone') {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const payload = await call();
      const problem = payload?.problems[0];
      if (problem) return setFailure(problem.message);
      setRepeat(new Set());
      notify({ severity: 'success', title: t(said, { count: payload?.changed ?? 0 }) });
      onDone();
      await refetch();
    } catch (fault) {
      setFailure(failuresOf(fault)[0]?.message.join(' ') || core('errors.load'));
    } finally {
      setBusy(false);
    }
  }
  const change = () => run(async () => (await roll({ variables: { input: { siteId: organization.id, programmeYear: year, repeat: [...repeat] } } })).data?.rollGradesOver, 'done');
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      closeOnOutside={repeat.size === 0}
      title={t('title', { site: organization.name })}
      footer={
        <>
          <Button onClick={onClose}>{core('close')}</Button>
          <Button variant="solid" loading={busy} disabled={count === 0} onClick={() => void change()}>
            {t('do', { count: count - repeat.size })}
          </Button>
        </>
      }
    >
      <Stack>
        {failure && <Notice severity="error" live>{failure}</Notice>}
        <Field label={t('year')}>
          <NativeSelect value={String(year)} options={[now, now + 1].map((one) => ({ value: String(one), label: programmeYearLabel(one) }))} onChange={(event) => (setYear(Number(event.target.value)), setRepeat(new Set()))} />
        </Field>
        {year > now && <Notice severity="info">{t('later', { day: formatDate(firstDayOf(year)) })}</Notice>}
        {error && !preview ? <Notice severity="error">{core('errors.load')}</Notice> : !preview ? <Skeleton lines={5} /> : (
          <>
            {count === 0 ? <p>{t('nobody')}</p> : (
              <List>
                {preview.steps.map(({ from, to, people, outside }) => (
                  <li key={from}>
                    <span>
                      {to ? t('step', { from: nameOf(from), to: nameOf(to) }) : t('graduates', { from: nameOf(from), day: formatDate(lastDayOf(year - 1)) })}
                      {outside && <OutsideGrade grade={to ?? null} serves={[preview.serves]} />}
                    </span>
                    <span>{t('people', { count: people })}</span>
                  </li>
                ))}
              </List>
            )}
            {count > 0 && <Repeaters key={`${year} ${count}`} siteId={organization.id} programmeYear={year} chosen={repeat} onChange={setRepeat} />}
            {preview.remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
            {preview.withoutGrade > 0 && <p>{t('withoutGrade', { count: preview.withoutGrade })}</p>}
            {preview.entered > 0 && <p>{t('entered', { count: preview.entered })}</p>}
            {preview.graduated > 0 && <p>{t('graduated', { count: preview.graduated })}</p>}
            {preview.made.length > 0 && (
              <List>
                {preview.made.map(({ id, programmeYear, madeAt, undoneAt, people, waiting }) => (
                  <li key={id}>
                    <span>{t(undoneAt ? 'wasUndone' : waiting ? 'waits' : 'was', { day: formatDate(firstDayOf(programmeYear)), year: programmeYearLabel(programmeYear), at: formatDateTime(madeAt, timeZone), people: t('people', { count: people }) })}</span>
                    {!undoneAt && <Button variant="link" onClick={() => void run(async () => (await undo({ variables: { id } })).data?.undoGradeRollOver, 'undone')}>{t('undo')}</Button>}
                  </li>
                ))}
              </List>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
