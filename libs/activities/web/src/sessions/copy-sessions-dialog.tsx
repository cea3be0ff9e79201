import { chakra } from '@chakra-ui/react';
import { addDays, formatDate, isPlainDate, weekStart } from '@afterbell/core/domain';
import { Button, Checkbox, DateBox, Dialog, Field, FieldGroup, NativeSelect, Notice, notify, RadioList, silent, useCoreTexts, useSession } from '@afterbell/core/web';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { activityPath } from '../activity-paths';
import { type SessionRecordFragment, useCopySessionsMutation } from './__generated__/sessions';
import { CopyPreview } from './copy-preview';
import { useCopyTexts } from './copy-texts';
import type { SessionActivity } from './session-draft';
import { useCopyQuestion } from './use-copy-question';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', pt: '3' } });

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
  const { terms, draft, input, complete, searching, failed, answer, untouched, set, intoTerm, askAgain } = useCopyQuestion(activity, sessions);
  const [copy, { loading }] = useCopySessionsMutation();
  const found = answer?.problems ?? [];
  const hints = untouched && !searching ? found : [];
  const made = searching ? undefined : answer?.copies;
  const preview = useRef<HTMLDivElement>(null);
  // Beneath the fold of a phone; not under the hands of somebody who types a day.
  useEffect(() => {
    if (made && (untouched || !document.activeElement?.matches('input:not([type=checkbox], [type=radio])'))) preview.current?.scrollIntoView?.({ block: 'nearest' });
  }, [made, untouched]);
  const problems = untouched || searching ? [] : found;
  const at = (path: string, field: string) => problems.filter((problem) => problem.path === path).map(({ message }) => t('of', { field, problem: message }))[0];

  async function submit() {
    if (loading || !ready) return;
    const copies = (await copy({ variables: { input: { ...input, dryRun: false } }, context: silent(false) })).data?.copySessions.copies;
    if (!copies) return askAgain();
    const elsewhere = copies.find(({ activityId }) => activityId !== null && activityId !== activity.id)?.activityId;
    notify({ severity: 'success', title: t('done', { count: copies.length }), ...(elsewhere ? { action: { label: t('open'), onClick: () => void navigate(`${activityPath(elsewhere)}&tab=sessions`) } } : {}) });
    onCopied();
    onClose();
  }
  const ready = complete && !searching && found.length === 0 && (answer !== undefined || failed);
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
        <div ref={preview}>
          <FieldGroup legend={t('preview')}>{made ? <CopyPreview copies={made} activity={activity} /> : <p>{t(complete && !failed && (searching || found.length === 0) ? 'working' : 'waiting')}</p>}</FieldGroup>
        </div>
      </Stack>
    </Dialog>
  );
}
