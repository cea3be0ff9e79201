import { chakra } from '@chakra-ui/react';
import { addDays, formatDate, isPlainDate, weekStart } from '@afterbell/core/domain';
import { Button, Checkbox, DateBox, Dialog, Field, FieldGroup, NativeSelect, Notice, notify, RadioList, silent, useCoreTexts, useSession } from '@afterbell/core/web';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { activityPath } from '../activity-paths';
import { type CopySessionsMutation, type SessionRecordFragment, useCopySessionsMutation, useCopyTermsQuery } from './__generated__/sessions';
import { firstWeek } from './copy-week';
import { useCopyTexts } from './copy-texts';
import type { SessionActivity } from './session-draft';

type Copied = NonNullable<CopySessionsMutation['copySessions']['copies']>[number];

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', pt: '3' } });
const Made = chakra('ul', { base: { listStyle: 'none', p: '0', m: '0', maxH: '16rem', overflowY: 'auto', '& li': { borderBottom: 'hairline', py: '1.5', overflowWrap: 'anywhere' }, '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' } } });
const WAIT_MS = 300;

interface Wanted {
  /** Null while nothing was chosen: then the first week that can be. */
  termId: string | null;
  startsOn: string | null;
  end: string;
  endsOn: string;
  withStaff: boolean;
  withEnrollments: boolean;
}

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
  const after = firstWeek(addDays(last, 7), today, activity.term);
  // Where this term has no week left, the next one is offered.
  const next = activity.term && after > activity.term.endsOn ? terms.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))[0] : undefined;
  const [wanted, setDraft] = useState<Wanted>({ termId: null, startsOn: null, end: 'length', endsOn: '', withStaff: true, withEnrollments: false });
  const weekOf = (term: typeof next) => (term ? firstWeek(term.startsOn, today, term) : after);
  const draft = { ...wanted, termId: wanted.termId ?? next?.id ?? '', startsOn: wanted.startsOn ?? weekOf(next) };
  const [rehearse, rehearsal] = useCopySessionsMutation();
  const [copy, { loading }] = useCopySessionsMutation();
  const input = { sessionIds: sessions.map(({ id }) => id), termId: draft.termId || null, startsOn: draft.startsOn, endsOn: draft.end === 'day' ? draft.endsOn : null, withStaff: draft.withStaff, withEnrollments: draft.withEnrollments };
  const complete = (known !== undefined || unknown !== undefined) && isPlainDate(input.startsOn) && (input.endsOn === null || isPlainDate(input.endsOn));
  const question = JSON.stringify(input);
  useEffect(() => {
    if (!complete) return;
    const timer = setTimeout(() => void rehearse({ variables: { input: { ...(JSON.parse(question) as typeof input), dryRun: true } }, context: silent() }).catch(() => undefined), WAIT_MS);
    return () => clearTimeout(timer);
  }, [question, complete, rehearse]);
  const answer = complete ? rehearsal.data?.copySessions : undefined;
  const problems = answer?.problems ?? [];
  const at = (path: string, field: string) => problems.filter((problem) => problem.path === path).map(({ message }) => t('of', { field, problem: message }))[0];
  const set = (change: Partial<Wanted>) => setDraft({ ...draft, ...change });
  function intoTerm(termId: string) {
    set({ termId, startsOn: weekOf(terms.find(({ id }) => id === termId)), endsOn: '' });
  }

  async function submit() {
    if (loading || !complete || problems.length) return;
    const copies = (await copy({ variables: { input: { ...input, dryRun: false } }, context: silent(false) })).data?.copySessions.copies;
    if (!copies) return void rehearse({ variables: { input: { ...input, dryRun: true } }, context: silent() });
    const elsewhere = copies.find(({ activityId }) => activityId !== null && activityId !== activity.id)?.activityId;
    notify({ severity: 'success', title: t('done', { count: copies.length }), ...(elsewhere ? { action: { label: t('open'), onClick: () => void navigate(`${activityPath(elsewhere)}&tab=sessions`) } } : {}) });
    onCopied();
    onClose();
  }
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
          <Button type="submit" variant="solid" loading={loading} disabled={!complete || problems.length > 0}>
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
        {terms.length > 0 && (
          <Field label={t('term')} error={at('termId', t('term'))}>
            <NativeSelect value={draft.termId} placeholder={t('sameTerm')} options={terms.map(({ id, name }) => ({ value: id, label: name }))} onChange={({ target }) => intoTerm(target.value)} />
          </Field>
        )}
        <Field label={t('startsOn')} help={count > 1 ? t('startsOnHint') : undefined} hint={week && t('week', week)} error={at('startsOn', t('theWeek'))}>
          <DateBox label={t('startsOn')} value={draft.startsOn} today={today} onChange={(startsOn) => set({ startsOn })} />
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
        <FieldGroup legend={t('preview')}>{answer?.copies ? <Preview copies={answer.copies} activity={activity} /> : <p>{t('waiting')}</p>}</FieldGroup>
      </Stack>
    </Dialog>
  );
}

function Preview({ copies, activity }: { copies: readonly Copied[]; activity: SessionActivity }) {
  const t = useCopyTexts();
  const facts = ({ dateCount, firstDate, lastDate, closed, staffCount, enrolledCount }: Copied) => [
    firstDate && lastDate ? t('dates', { count: dateCount, from: formatDate(firstDate), to: formatDate(lastDate) }) : t('noDates'),
    ...(closed.length ? [t('closed', { count: closed.length })] : []),
    ...(staffCount ? [t('staff', { count: staffCount })] : []),
    ...(enrolledCount ? [t('enrolled', { count: enrolledCount })] : []),
  ];
  return (
    <Made aria-live="polite">
      {copies.map((copy) => (
        <li key={copy.sourceId}>
          {copy.name} {copy.activityName !== activity.name && t('into', { name: copy.activityName })}
          <small>{facts(copy).join(' · ')}</small>
          {copy.notEnrolledCount > 0 && <small>{t('notEnrolled', { count: copy.notEnrolledCount })}</small>}
        </li>
      ))}
    </Made>
  );
}
