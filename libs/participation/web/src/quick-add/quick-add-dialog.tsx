import { routeAccess } from '@afterbell/core/domain';
import { Button, Checkbox, DateBox, Dialog, failuresOf, Field, LinkButton, NativeSelect, Notice, notify, silent, TextInput, useCoreTexts, useReachable, useSession } from '@afterbell/core/web';
import { GRADES, gradeLabel, spokenPersonName } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { RosterDay } from '../roster/marks';
import type { RosterStore } from '../roster/roster-store';
import { dayName } from '../shared/day-words';
import { rosterPath } from '../shared/take-paths';
import { type QuickAddChildMutation, useQuickAddChildMutation } from './__generated__/quick-add';
import { type Candidate, DuplicateChoice } from './duplicate-choice';
import type { FullAnswer } from '../places/full-question';
import { FullChoice } from './full-choice';
import { childProblems, type ChildForm, type ChildProblems, fieldOfPath, NEW_CHILD } from './quick-add-form';
import { useQuickAddTexts } from './quick-add-texts';

const Grid = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '4', mt: '4' } });

export interface QuickAddDialogProps {
  store: RosterStore;
  day: RosterDay;
  useCurrentTime: boolean;
  onClose: () => void;
  onAdded: () => void;
}

type Answer = QuickAddChildMutation['quickAddParticipant'];
type Force = { forceMode: 'create' } | { forceMode: 'update'; forceModeId: string };
type Full = { dayOnly: true } | FullAnswer;

/** A child at the door who is not on the list: four fields, and the roster has one row more. */
export function QuickAddDialog({ store, day, useCurrentTime, onClose, onAdded }: QuickAddDialogProps) {
  const t = useQuickAddTexts();
  const core = useCoreTexts();
  const { today, organization, permissions } = useSession();
  const wizard = `/people/participants/add?${new URLSearchParams({ from: rosterPath({ sessionId: day.sessionId, date: day.date }) })}`;
  const mayAddAll = routeAccess({ pathname: '/people/participants/add', permissions, level: organization.level, signedIn: true }) === 'allowed';
  const reachable = useReachable();
  const [addChild] = useQuickAddChildMutation();
  const [form, setForm] = useState<ChildForm>(NEW_CHILD);
  const toCome = store.toCome();
  const [present, setPresent] = useState(!toCome);
  const [problems, setProblems] = useState<ChildProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [candidates, setCandidates] = useState<readonly Candidate[]>([]);
  const [busy, setBusy] = useState(false);
  const [full, setFull] = useState<{ message: string; force: Force | undefined } | null>(null);
  const going = useRef(false);
  const set = (field: keyof ChildForm) => (event: { target: { value: string } }) => {
    setForm({ ...form, [field]: event.target.value });
    setProblems({ ...problems, [field]: undefined });
  };

  async function submit(force?: Force, wish?: Full) {
    const found = childProblems(form, today, { firstName: t('firstNameMissing'), birthDate: t('birthDateWrong') });
    setProblems(found);
    setFailure(null);
    // A second press while the first is on its way is the same wish.
    if (Object.keys(found).length > 0 || going.current) return;
    going.current = true;
    setBusy(true);
    const input = { sessionId: day.sessionId, date: day.date, firstName: form.firstName.trim(), lastName: form.lastName.trim(), birthDate: form.birthDate || null, grade: form.grade || null, ...force, ...wish };
    try {
      const { data } = await addChild({ variables: { input }, context: silent(), fetchPolicy: 'no-cache' });
      if (data) take(data.quickAddParticipant, force);
    } catch (error) {
      const [fault] = failuresOf(error);
      setFailure(fault ? (fault.message.join(' ') || t('failed')) : t('offline'));
    } finally {
      going.current = false;
      setBusy(false);
    }
  }

  function take({ row, personId, waiting, problems: refused }: Answer, force: Force | undefined) {
    const same = refused.flatMap((problem) => (problem.__typename === 'DuplicateProblem' ? problem.candidates : []));
    if (same.length > 0) return setCandidates(same);
    const places = refused.find(({ code }) => code === 'SESSION_FULL');
    if (places) return setFull({ message: places.message, force });
    if (refused.length > 0) {
      const fields = refused.map((problem) => [fieldOfPath(problem.path), problem.message] as const);
      setProblems(Object.fromEntries(fields.flatMap(([field, message]) => (field ? [[field, message]] : []))));
      return setFailure(fields.filter(([field]) => field === null).map(([, message]) => message).join(' ') || null);
    }
    if (row && personId) {
      store.add(row);
      if (present) store.mark([personId], 'Present', { useCurrentTime });
      notify({ severity: 'success', title: t('added', { name: spokenPersonName(row) }) });
    }
    if (waiting) notify({ severity: 'success', title: t('waits', { name: spokenPersonName({ ...form, preferredName: null }) }) });
    onAdded();
    onClose();
  }

  if (full) {
    return <FullChoice message={full.message} busy={busy} failure={failure} onDay={() => void submit(full.force, { dayOnly: true })} onAnswer={(answer) => void submit(full.force, answer)} onClose={onClose} />;
  }

  if (candidates.length > 0) {
    return (
      <DuplicateChoice
        candidates={candidates}
        isListed={(id) => store.onRoster().includes(id)}
        busy={busy}
        failure={failure}
        onUse={(id) => void submit({ forceMode: 'update', forceModeId: id })}
        onAdd={() => void submit({ forceMode: 'create' })}
        onBack={() => setCandidates([])}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => void submit()}
      closeOnOutside={false}
      title={t('title')}
      description={t('body', { site: day.siteName, date: dayName(day.date) })}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button type="submit" variant="solid" loading={busy}>
            {t('add')}
          </Button>
        </>
      }
    >
      {!reachable && !failure && <Notice severity="warn" live>{t('noNetwork')}</Notice>}
      {failure && (
        <Notice severity="error" live>
          {failure}
        </Notice>
      )}
      <Grid>
        <Field label={t('firstName')} error={problems.firstName}>
          <TextInput value={form.firstName} onChange={set('firstName')} autoComplete="off" autoCapitalize="words" />
        </Field>
        <Field label={t('lastName')} help={t('lastNameHint')} error={problems.lastName}>
          <TextInput value={form.lastName} onChange={set('lastName')} autoComplete="off" autoCapitalize="words" />
        </Field>
        <Field label={t('birthDate')} optional error={problems.birthDate}>
          <DateBox label={t('birthDate')} value={form.birthDate} max={today} today={today} onChange={(birthDate) => set('birthDate')({ target: { value: birthDate } })} />
        </Field>
        <Field label={t('grade')} optional error={problems.grade}>
          <NativeSelect value={form.grade} onChange={set('grade')} placeholder={t('chooseGrade')} options={GRADES.map((grade) => ({ value: grade, label: gradeLabel(grade) }))} />
        </Field>
      </Grid>
      {!toCome && (
        <chakra.div css={{ mt: '4' }}>
          <Checkbox label={t('present')} checked={present} onChange={(event) => setPresent(event.target.checked)} />
        </chakra.div>
      )}
      {mayAddAll && (
        <chakra.div css={{ mt: '4' }}>
          <LinkButton to={wizard}>{t('whole')}</LinkButton>
        </chakra.div>
      )}
    </Dialog>
  );
}
