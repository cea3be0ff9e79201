import { chakra } from '@chakra-ui/react';
import { addDays, formatDate, isPlainDate, weekStart } from '@afterbell/core/domain';
import { Button, Checkbox, DateBox, Dialog, Field, FieldGroup, NativeSelect, Notice, notify, RadioList, silent, useCoreTexts, useSession } from '@afterbell/core/web';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { activityPath } from '../activity-paths';
import { type CopySessionsMutation, type SessionRecordFragment, useCopySessionsMutation, useCopyTermsQuery } from './__generated__/sessions';
import { CopyPreview } from './copy-preview';
import { beginsClosed, weeksToOffer } from './copy-week';
import { useCopyTexts } from './copy-texts';
import type { SessionActivity } from './session-draft';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', pt: '3' } });
const WAIT_MS = 300;

/** A week in which nothing is made, or in which the first days are all closed. A wrong last day is no fault of the week. */
const isUnfit = ({ copySessions: { copies, problems } }: CopySessionsMutation) => problems.some(({ path }) => path !== 'endsOn') || beginsClosed(copies ?? []);

interface Wanted {
  /** Null while none was chosen. */
  termId: string | null;
  /** Null while none was chosen: then the first week in which it can meet. */
  startsOn: string | null;
  end: string;
  endsOn: string;
  withStaff: boolean;
  withEnrollments: boolean;
}

const UNTOUCHED: Wanted = { termId: null, startsOn: null, end: 'length', endsOn: '', withStaff: true, withEnrollments: false };

export interface CopySessionsDialogProps {
  activity: SessionActivity;
  sessions: readonly SessionRecordFragment[];
  onClose: () => void;
  onCopied: () => void;
}

/** Sessions again, later in the term or in another; what is made is shown before it is. */
export function CopySessionsDialog({ activity, sessions, onClose, onCopied }: CopySessionsDialogProps) {
  const t = useCopyTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const { today } = useSession();
  const last = sessions.map(({ endsOn }) => endsOn).sort().at(-1) ?? '';
  const { data: known, error: unknown } = useCopyTermsQuery({ context: silent() });
  const terms = (known?.terms ?? []).filter(({ id, endsOn }) => id !== activity.term?.id && endsOn > last);
  const [wanted, setWanted] = useState<Wanted>(UNTOUCHED);
  // How many of the weeks on offer were found to be of no use.
  const [unfit, setUnfit] = useState(0);
  const weeks = weeksToOffer({ last, today, own: activity.term ?? null, terms, chosen: wanted.termId });
  const offered = weeks[unfit] ?? weeks[0];
  const draft = { ...wanted, termId: wanted.termId ?? offered?.termId ?? '', startsOn: wanted.startsOn ?? offered?.startsOn ?? '' };
  const another = wanted.startsOn === null && unfit < weeks.length - 1;
  const [rehearse, { error: failed }] = useCopySessionsMutation();
  const [answered, setAnswered] = useState<{ question: string; data: CopySessionsMutation }>();
  const [copy, { loading }] = useCopySessionsMutation();
  const input = { sessionIds: sessions.map(({ id }) => id), termId: draft.termId || null, startsOn: draft.startsOn, endsOn: draft.end === 'day' ? draft.endsOn : null, withStaff: draft.withStaff, withEnrollments: draft.withEnrollments };
  const complete = (known !== undefined || unknown !== undefined) && isPlainDate(input.startsOn) && (input.endsOn === null || isPlainDate(input.endsOn));
  const question = JSON.stringify(input);
  useEffect(() => {
    if (!complete) return;
    let asked = true;
    const ask = async () => {
      const { data } = await rehearse({ variables: { input: { ...(JSON.parse(question) as typeof input), dryRun: true } }, context: silent() });
      if (!asked || !data) return;
      setAnswered({ question, data });
      if (another && isUnfit(data)) setUnfit((before) => before + 1);
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), WAIT_MS);
    return () => {
      asked = false;
      clearTimeout(timer);
    };
  }, [question, complete, another, rehearse]);
  const current = complete && answered?.question === question ? answered.data : undefined;
  const answer = current?.copySessions;
  const searching = another && current !== undefined && isUnfit(current);
  const found = answer?.problems ?? [];
  // Nobody is told in red of a week that they did not choose.
  const hints = wanted === UNTOUCHED && !searching ? found : [];
  const problems = wanted === UNTOUCHED || searching ? [] : found;
  const at = (path: string, field: string) => problems.filter((problem) => problem.path === path).map(({ message }) => t('of', { field, problem: message }))[0];
  const set = (change: Partial<Wanted>) => setWanted({ ...wanted, ...change });
  function intoTerm(termId: string) {
    setUnfit(0);
    set({ termId, startsOn: null, endsOn: '' });
  }

  async function submit() {
    if (loading || !ready) return;
    const copies = (await copy({ variables: { input: { ...input, dryRun: false } }, context: silent(false) })).data?.copySessions.copies;
    if (!copies) {
      const { data } = await rehearse({ variables: { input: { ...input, dryRun: true } }, context: silent() });
      setWanted({ ...draft });
      return void (data && setAnswered({ question, data }));
    }
    const elsewhere = copies.find(({ activityId }) => activityId !== null && activityId !== activity.id)?.activityId;
    notify({ severity: 'success', title: t('done', { count: copies.length }), ...(elsewhere ? { action: { label: t('open'), onClick: () => void navigate(`${activityPath(elsewhere)}&tab=sessions`) } } : {}) });
    onCopied();
    onClose();
  }
  const ready = complete && !searching && found.length === 0 && (answer !== undefined || failed !== undefined);
  const count = sessions.length;
  const first = isPlainDate(draft.startsOn) ? draft.startsOn : undefined;
  const sunday = first ? weekStart(first) : null;
  const week = sunday ? { from: formatDate(sunday), to: formatDate(addDays(sunday, 6)) } : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutside={false}
      title={t('title', { count, name: sessions[0]?.name ?? '' })}
      description={t('hint')}
      onSubmit={() => void submit().catch(() => undefined)}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button type="submit" variant="solid" loading={loading} disabled={!ready}>
            {t('confirm', { count })}
          </Button>
        </>
      }
    >
      <Stack>
        {problems.filter(({ path }) => path !== 'startsOn' && path !== 'endsOn' && (path !== 'termId' || terms.length === 0)).map(({ message }) => (
          <Notice key={message} severity="error" live>
            {message}
          </Notice>
        ))}
        {hints.map(({ message }) => (
          <Notice key={message}>{message}</Notice>
        ))}
        {terms.length > 0 && (
          <Field label={t('term')} error={at('termId', t('term'))}>
            <NativeSelect value={draft.termId} placeholder={t('sameTerm')} options={terms.map(({ id, name }) => ({ value: id, label: name }))} onChange={({ target }) => intoTerm(target.value)} />
          </Field>
        )}
        <Field label={t('startsOn')} help={count > 1 ? t('startsOnHint') : undefined} hint={week && t('week', week)} error={at('startsOn', t('theWeek'))}>
          <DateBox label={t('startsOn')} value={draft.startsOn} today={today} onChange={(startsOn) => set({ termId: draft.termId, startsOn })} />
        </Field>
        <FieldGroup legend={t('ends')}>
          <RadioList
            name="copy-end"
            value={draft.end}
            onChange={(end) => set({ end })}
            options={[
              { value: 'length', label: t('sameLength') },
              { value: 'day', label: t('onDay') },
            ]}
          />
        </FieldGroup>
        {draft.end === 'day' && (
          <Field label={t('endsOn')} error={at('endsOn', t('endsOn'))}>
            <DateBox label={t('endsOn')} value={draft.endsOn} min={first} today={today} opensAt={first} onChange={(endsOn) => set({ endsOn })} />
          </Field>
        )}
        {draft.end === 'length' && at('endsOn', t('endsOn')) && <Notice severity="error">{at('endsOn', t('endsOn'))}</Notice>}
        <FieldGroup legend={t('also')}>
          <Checkbox label={t('withStaff')} checked={draft.withStaff} onChange={({ target }) => set({ withStaff: target.checked })} />
          <Checkbox label={t('withEnrollments')} checked={draft.withEnrollments} onChange={({ target }) => set({ withEnrollments: target.checked })} />
        </FieldGroup>
        <FieldGroup legend={t('preview')}>{answer?.copies && !searching ? <CopyPreview copies={answer.copies} activity={activity} /> : <p>{t(complete && !failed && (searching || found.length === 0) ? 'working' : 'waiting')}</p>}</FieldGroup>
      </Stack>
    </Dialog>
  );
}
