import { Button, Dialog, Field, FieldGroup, Notice, notify, RadioList, silent, Skeleton, TextInput, TimeInput, useCoreTexts } from '@afterbell/core/web';
import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useAddDaysTexts } from './add-days-texts';
import type { StoredSiteEvent } from './days-draft';
import { EffectsList } from './effects-list';
import type { EventRow } from './event-columns';
import { useReviewTexts } from './review-texts';
import { useSiteCalendarTexts } from './site-calendar-texts';
import { type EditAnswer, type SharedChange, useSiteEvents } from './use-site-events';
import { SiteEventDocument } from './__generated__/site-event';

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });
const Hours = chakra('div', { base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '12rem 12rem' } } });

interface SharedDraft {
  kind: 'same' | 'closed' | 'special';
  reason: string;
  hours: 'same' | 'usual' | 'these';
  startTime: string;
  endTime: string;
}

const NOTHING: SharedDraft = { kind: 'same', reason: '', hours: 'same', startTime: '', endTime: '' };

/** What is sent: only what is to change. */
function changeOf({ kind, reason, hours, startTime, endTime }: SharedDraft, mayHaveHours: boolean): SharedChange {
  return {
    ...(kind === 'same' ? {} : { kind }),
    ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    ...(mayHaveHours && hours !== 'same' ? { hours: hours === 'usual' ? { startTime: null, endTime: null } : { startTime, endTime } } : {}),
  };
}

export interface EditManyDialogProps {
  events: readonly EventRow[];
  onClose: () => void;
  onSaved: () => void;
}

/** Another kind, reason or hours for several entries: what is to change, then what that does to session dates, then one save. */
export function EditManyDialog({ events, onClose, onSaved }: EditManyDialogProps) {
  const t = useSiteCalendarTexts();
  const add = useAddDaysTexts();
  const review = useReviewTexts();
  const core = useCoreTexts();
  const client = useApolloClient();
  const { edit, undoEdit } = useSiteEvents();
  const [draft, setDraft] = useState(NOTHING);
  const [error, setError] = useState<{ field: 'all' | 'hours'; message: string } | null>(null);
  const [checking, setChecking] = useState(false);
  const [answer, setAnswer] = useState<EditAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const saving = useRef(false);
  const savable = answer?.effects != null && answer.effects.locked.length === 0 && answer.problems.length === 0;
  const mayHaveHours = draft.kind === 'special' || (draft.kind === 'same' && events.some(({ kind }) => kind === 'special'));
  const change = changeOf(draft, mayHaveHours);
  const set = (part: Partial<SharedDraft>) => (setDraft({ ...draft, ...part }), setError(null));

  async function check() {
    if (Object.keys(change).length === 0) return setError({ field: 'all', message: t('editing.nothing') });
    if (change.hours && draft.hours === 'these') {
      if (!draft.startTime || !draft.endTime) return setError({ field: 'hours', message: add('needsBoth') });
      if (draft.endTime <= draft.startTime) return setError({ field: 'hours', message: add('endAfter') });
    }
    setChecking(true);
    setAnswer(await edit(events, change, true));
  }
  function back() {
    setChecking(false);
    setAnswer(null);
  }
  async function save() {
    if (saving.current || !savable) return;
    saving.current = true;
    setBusy(true);
    // Read whole before they change: what undoing needs.
    const stored: StoredSiteEvent[] = [];
    for (const { id } of events) {
      const { data } = await client.query({ query: SiteEventDocument, variables: { id }, fetchPolicy: 'network-only', context: silent() }).catch(() => ({ data: undefined }));
      if (data?.siteEvent) stored.push(data.siteEvent);
    }
    const done = await edit(events, change, false);
    saving.current = false;
    setBusy(false);
    if (done.problems.length > 0) return setAnswer({ ...done, effects: done.effects ?? answer?.effects ?? null });
    notify({ severity: 'success', title: t('editing.saved', { count: events.length }), action: stored.length === events.length ? undoEdit(done.events, stored) : undefined });
    onSaved();
  }

  const count = events.length;
  const messages = answer?.problems.map(({ message }) => message) ?? [];
  return (
    <Dialog
      open
      size="md"
      closeOnOutside={false}
      onClose={onClose}
      title={t('editChosen', { count })}
      description={checking ? undefined : t('editing.hint')}
      onSubmit={() => void (checking ? save() : check())}
      footer={
        checking ? (
          <>
            <Button onClick={back} disabled={busy}>
              {core('back')}
            </Button>
            <Button variant="solid" loading={busy} disabled={!savable} type="submit">
              {t('editing.save', { count })}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{core('cancel')}</Button>
            <Button type="submit" variant="solid">
              {t('editing.check')}
            </Button>
          </>
        )
      }
    >
      {checking ? (
        <>
          {messages.length > 0 && (
            <Notice severity="error" title={add('summary')} live>
              {messages.join(' ')}
            </Notice>
          )}
          {!answer && (
            <>
              <p role="status">{review('checking')}</p>
              <Skeleton lines={4} />
            </>
          )}
          {answer?.effects && <EffectsList effects={answer.effects} />}
        </>
      ) : (
        <Fields>
          {error?.field === 'all' && <Notice severity="error" live>{error.message}</Notice>}
          <FieldGroup legend={t('editing.kind')}>
            <RadioList
              name="many-kind"
              value={draft.kind}
              options={[
                { value: 'same', label: t('editing.same') },
                { value: 'closed', label: add('kind.closed'), hint: add('kind.closedHint') },
                { value: 'special', label: add('kind.special'), hint: add('kind.specialHint') },
              ]}
              onChange={(kind) => set({ kind: kind as SharedDraft['kind'] })}
            />
          </FieldGroup>
          <Field label={t('editing.reason')} hint={t('editing.reasonHint')} optional>
            <TextInput value={draft.reason} maxLength={200} autoComplete="off" onChange={(event) => set({ reason: event.target.value })} />
          </Field>
          {mayHaveHours && (
            <FieldGroup legend={t('editing.hours')}>
              <RadioList
                name="many-hours"
                value={draft.hours}
                options={[
                  { value: 'same', label: t('editing.same') },
                  { value: 'usual', label: t('editing.usual') },
                  { value: 'these', label: t('editing.these') },
                ]}
                onChange={(hours) => set({ hours: hours as SharedDraft['hours'] })}
              />
            </FieldGroup>
          )}
          {mayHaveHours && draft.hours === 'these' && (
            <Hours>
              <Field label={add('field.startTime')} error={error?.field === 'hours' && !draft.startTime ? error.message : undefined}>
                <TimeInput value={draft.startTime} onChange={(event) => set({ startTime: event.target.value })} />
              </Field>
              <Field label={add('field.endTime')} error={error?.field === 'hours' && draft.startTime ? error.message : undefined}>
                <TimeInput value={draft.endTime} onChange={(event) => set({ endTime: event.target.value })} />
              </Field>
            </Hours>
          )}
        </Fields>
      )}
    </Dialog>
  );
}
