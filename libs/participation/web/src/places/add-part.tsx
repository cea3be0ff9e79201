import { isPlainDate } from '@afterbell/core/domain';
import { Button, Checkbox, DateBox, Field, NativeSelect, Notice, SearchInput, showAnswer, silent, Skeleton, useDebounced, useHalfTyped, usePermissions, useSession } from '@afterbell/core/web';
import { gradesServedWords } from '@afterbell/organizations/domain';
import { GRADES, gradeLabel } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LoadFailed } from '../record/load-failed';
import { type Applicant, Applicants, HiddenChoice, toldApart } from './applicants';
import { type SessionPlacesHeadQuery, usePlacesRostersQuery, useSessionApplicantsQuery } from './__generated__/places';
import { dayWithin } from './day-within';
import { useEnrollTexts } from './enroll-texts';
import { FullQuestion } from './full-question';
import { usePlacesTexts } from './places-texts';
import { useEnroll } from './use-enroll';
import { useReachWarnings } from './use-reach-warnings';

const SHOWN = 200;
/** As many as the server enrolls, and warns of, at once. */
const MOST_ENROLLED = 500;
const FITTING = 'fitting';
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: { base: '2', sm: '4' }, '& > *': { flex: { base: '1 1 8.5rem', sm: '1 1 11rem' }, minW: '0' } } });
// Side by side also on a phone, so that the first children are in sight.
const Find = chakra('div', { base: { display: 'flex', alignItems: 'flex-end', gap: { base: '2', sm: '4' }, '& > *': { flex: '1 1 0', minW: '0' }, '& > :first-child': { flex: { base: '0 1 8.5rem', sm: '1 1 0' } } } });

export interface PartProps {
  session: SessionPlacesHeadQuery['activitySession'];
  onChanged: () => void;
}

/** Children of the site without a place: found by name or taken from a roster, one or many, from a day to a day. */
export default function AddPart({ session, onChanged, foot }: PartProps & { /** Where the deed stands, in sight however long the list is; null until it is there. */ foot: HTMLElement | null }) {
  const t = useEnrollTexts();
  const words = usePlacesTexts();
  const { today } = useSession();
  const { can } = usePermissions();
  const near = dayWithin(session.startsOn, session.endsOn, today);
  const [startsOn, setStartsOn] = useState(near);
  const [endsOn, setEndsOn] = useState('');
  const [rosterId, setRosterId] = useState('');
  const [grades, setGrades] = useState<readonly string[] | null>(null);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, Applicant>>(new Map());
  const later = useDebounced(setSearch, 250);
  const isHalf = useHalfTyped();
  const days = useRef<HTMLDivElement>(null);
  const rosters = usePlacesRostersQuery({ variables: { first: 100 }, skip: !can('view', 'people.rosters'), context: silent() }).data?.savedRosters.nodes ?? [];
  const { data, previousData, error, refetch } = useSessionApplicantsQuery({ variables: { sessionId: session.id, on: startsOn, search: search || null, rosterId: rosterId || null, grades: grades === null ? null : [...grades], first: SHOWN }, skip: !isPlainDate(startsOn), context: silent(), fetchPolicy: 'no-cache' });
  const enroll = useEnroll(session.id, () => (setChosen(new Map()), void refetch().catch(() => undefined), onChanged()), ['startsOn', 'endsOn']);
  const page = (data ?? previousData)?.sessionApplicants;
  const nodes = page?.nodes ?? [];
  const hidden = [...chosen.values()].filter(({ personId }) => !nodes.some((node) => node.personId === personId));
  const outside = useReachWarnings(session.id, startsOn, [...nodes, ...hidden].slice(0, MOST_ENROLLED).map(({ personId }) => personId));
  const warned = [...chosen.keys()].filter((id) => outside.has(id));
  const turn = (people: readonly Applicant[], on: boolean) => {
    const next = new Map(chosen);
    for (const person of people) if (on) next.set(person.personId, person); else next.delete(person.personId);
    setChosen(next);
    enroll.forget();
  };
  const isAll = nodes.length > 0 && nodes.every(({ personId }) => chosen.has(personId));
  function submit(dialog: HTMLElement | null) {
    if (isHalf(days.current)) return;
    void enroll.go({ personIds: [...chosen.keys()], startsOn, endsOn: endsOn || null });
    if (dialog) showAnswer(dialog);
  }
  if (enroll.full) {
    const inOrder = enroll.full.wish.personIds.flatMap((id) => [chosen.get(id)].flatMap((one) => (one ? toldApart(one) : [])));
    // The places are counted on the day that is near; of other days only the server knows.
    const { startsOn: first, endsOn: last } = enroll.full.wish;
    const noneLeft = session.capacity !== null && session.enrolled >= session.capacity && first <= near && (last ?? near) >= near;
    return (
      <Stack>
        {enroll.failure && <Notice severity="error" live>{enroll.failure}</Notice>}
        <FullQuestion {...enroll.full} mayWait={!enroll.full.wish.personIds.every((id) => nodes.some(({ personId, waiting }) => personId === id && waiting))} loading={enroll.loading} foot={foot} onBack={enroll.forget} onAnswer={(wish) => void enroll.go(wish)}>
          {inOrder.length > 1 && !noneLeft && <p>{t('order', { names: inOrder.join('; ') })}</p>}
        </FullQuestion>
      </Stack>
    );
  }
  return (
    <Stack>
      <Row ref={days}>
        <Field label={t('firstDay')} required error={enroll.errorOf('startsOn')}>
          <DateBox label={t('firstDay')} value={startsOn} today={today} opensAt={near} onChange={(day) => (setStartsOn(day), enroll.forget())} />
        </Field>
        <Field label={t('lastDay')} optional error={enroll.errorOf('endsOn')}>
          <DateBox label={t('lastDay')} value={endsOn} today={today} opensAt={near} onChange={(day) => (setEndsOn(day), enroll.forget())} />
        </Field>
        {rosters.length > 0 && (
          <Field label={t('roster')}>
            <NativeSelect value={rosterId} options={[{ value: '', label: t('anyRoster') }, ...rosters.map(({ id, name }) => ({ value: id, label: name }))]} onChange={(event) => setRosterId(event.target.value)} />
          </Field>
        )}
      </Row>
      <Find>
        <GradeFilter fitting={page?.grades ?? []} value={grades} onChange={setGrades} />
        <SearchInput label={words('search')} value={typed} onChange={(value) => (setTyped(value), later.run(value))} />
      </Find>
      {error && !page ? <LoadFailed retry={refetch} /> : !page ? <Skeleton lines={4} /> : nodes.length === 0 ? <p role="status">{t('nobody')}</p> : (
        <>
          <Checkbox label={t('selectAll', { count: nodes.length })} checked={isAll} indeterminate={!isAll && nodes.some(({ personId }) => chosen.has(personId))} onChange={(event) => turn(nodes, event.target.checked)} />
          <Applicants label={t('who')} nodes={nodes} outside={outside} isChosen={(id) => chosen.has(id)} onTurn={turn} />
          {page.total > nodes.length && <small>{t('more', { count: page.total - nodes.length })}</small>}
        </>
      )}
      <HiddenChoice nodes={hidden} outside={outside} onTurn={turn} />
      {warned.length > 0 && <Notice severity="warn" live title={t('warned', { count: warned.length })}>{t('warnedHint')}</Notice>}
      {enroll.failure && <Notice severity="error" live>{enroll.failure}</Notice>}
      {foot &&
        createPortal(
          <Button variant="solid" disabled={chosen.size === 0 || startsOn === ''} loading={enroll.loading} onClick={({ currentTarget }) => submit(currentTarget.closest<HTMLElement>('[role=dialog]'))}>
            {chosen.size === 0 ? t('none') : hidden.length > 0 ? t('enrollHidden', { enroll: t('enroll', { count: chosen.size }), hidden: hidden.length }) : t('enroll', { count: chosen.size })}
          </Button>,
          foot,
        )}
    </Stack>
  );
}

/** One grade, or those that the activity is for. */
function GradeFilter({ fitting, value, onChange }: { fitting: readonly string[]; value: readonly string[] | null; onChange: (grades: readonly string[] | null) => void }) {
  const t = useEnrollTexts();
  const [first = null, last = first] = [fitting[0], fitting.at(-1)];
  const options = [
    { value: '', label: t('anyGrade') },
    ...(fitting.length > 1 ? [{ value: FITTING, label: t('fitting', { grades: gradesServedWords({ gradeFrom: first, gradeTo: last }) ?? '' }) }] : []),
    ...GRADES.map((grade) => ({ value: grade, label: gradeLabel(grade) })),
  ];
  const chosen = (wanted: string) => (wanted === '' ? null : wanted === FITTING ? fitting : [wanted]);
  return (
    <Field label={t('grade')}>
      <NativeSelect value={value === null ? '' : value.length > 1 ? FITTING : (value[0] ?? '')} options={options} onChange={({ target }) => onChange(chosen(target.value))} />
    </Field>
  );
}
