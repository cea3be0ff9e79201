import { Badge, Button, Checkbox, DateBox, Field, NativeSelect, Notice, SearchInput, silent, Skeleton, useDebounced, usePermissions, useSession } from '@afterbell/core/web';
import { gradesServedWords } from '@afterbell/organizations/domain';
import { GRADES, gradeLabel, isGrade } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { LoadFailed } from '../record/load-failed';
import { type SessionPlacesHeadQuery, usePlacesRostersQuery, useSessionApplicantsQuery } from './__generated__/places';
import { dayWithin } from './day-within';
import { useEnrollTexts } from './enroll-texts';
import { FullQuestion } from './full-question';
import { usePlacesTexts } from './places-texts';
import { useEnroll } from './use-enroll';
import { useReachWarnings } from './use-reach-warnings';

const SHOWN = 200;
const FITTING = 'fitting';
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '4', '& > *': { flex: '1 1 11rem', minW: '0' } } });
const People = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', maxH: '40vh', overflowY: 'auto', borderTop: 'hairline', '& > li': { display: 'flex', alignItems: 'center', gap: '2', borderBottom: 'hairline', py: '1' } } });

export interface PartProps {
  session: SessionPlacesHeadQuery['activitySession'];
  onChanged: () => void;
}

/** Children of the site without a place: found by name or taken from a roster, one or many, from a day to a day. */
export default function AddPart({ session, onChanged }: PartProps) {
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
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const later = useDebounced(setSearch, 250);
  const rosters = usePlacesRostersQuery({ variables: { first: 100 }, skip: !can('view', 'people.rosters'), context: silent() }).data?.savedRosters.nodes ?? [];
  const { data, previousData, error, refetch } = useSessionApplicantsQuery({ variables: { sessionId: session.id, on: startsOn, search: search || null, rosterId: rosterId || null, grades: grades === null ? null : [...grades], first: SHOWN }, skip: startsOn === '', context: silent(), fetchPolicy: 'no-cache' });
  const enroll = useEnroll(session.id, () => (setChosen(new Set()), void refetch().catch(() => undefined), onChanged()));
  const page = (data ?? previousData)?.sessionApplicants;
  const nodes = page?.nodes ?? [];
  const outside = useReachWarnings(session.id, startsOn, nodes.map(({ personId }) => personId));
  const warned = [...chosen].filter((id) => outside.has(id));
  const turn = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) if (on) next.add(id); else next.delete(id);
    setChosen(next);
    enroll.forget();
  };
  const isAll = nodes.length > 0 && nodes.every(({ personId }) => chosen.has(personId));
  if (enroll.full) {
    return (
      <Stack>
        {enroll.failure && <Notice severity="error" live>{enroll.failure}</Notice>}
        <FullQuestion {...enroll.full} mayWait={!enroll.full.wish.personIds.every((id) => nodes.some(({ personId, waiting }) => personId === id && waiting))} loading={enroll.loading} onAnswer={(wish) => void enroll.go(wish)} />
        <div>
          <Button onClick={enroll.forget}>{t('back')}</Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack>
      <Row>
        <Field label={t('firstDay')} required>
          <DateBox label={t('firstDay')} value={startsOn} today={today} opensAt={near} onChange={setStartsOn} />
        </Field>
        <Field label={t('lastDay')} optional>
          <DateBox label={t('lastDay')} value={endsOn} today={today} opensAt={near} onChange={setEndsOn} />
        </Field>
        {rosters.length > 0 && (
          <Field label={t('roster')}>
            <NativeSelect value={rosterId} options={[{ value: '', label: t('anyRoster') }, ...rosters.map(({ id, name }) => ({ value: id, label: name }))]} onChange={(event) => setRosterId(event.target.value)} />
          </Field>
        )}
        <GradeFilter fitting={page?.grades ?? []} value={grades} onChange={setGrades} />
      </Row>
      <SearchInput label={words('search')} value={typed} onChange={(value) => (setTyped(value), later.run(value))} />
      {error && !page ? <LoadFailed retry={refetch} /> : !page ? <Skeleton lines={4} /> : nodes.length === 0 ? <p role="status">{t('nobody')}</p> : (
        <>
          <Checkbox label={t('selectAll', { count: nodes.length })} checked={isAll} indeterminate={!isAll && nodes.some(({ personId }) => chosen.has(personId))} onChange={(event) => turn(nodes.map(({ personId }) => personId), event.target.checked)} />
          <People aria-label={t('who')}>
            {nodes.map(({ personId, displayName, grade, waiting }) => (
              <li key={personId}>
                <Checkbox label={displayName} hint={[isGrade(grade) ? gradeLabel(grade) : null, outside.get(personId)].filter(Boolean).join(' · ') || undefined} checked={chosen.has(personId)} onChange={(event) => turn([personId], event.target.checked)} />
                {outside.has(personId) && <Badge tone="orange">{t('outside')}</Badge>}
                {waiting && <Badge tone="orange">{t('waits')}</Badge>}
              </li>
            ))}
          </People>
          {page.total > nodes.length && <small>{t('more', { count: page.total - nodes.length })}</small>}
        </>
      )}
      {warned.length > 0 && <Notice severity="warn" live title={t('warned', { count: warned.length })}>{t('warnedHint')}</Notice>}
      {enroll.failure && <Notice severity="error" live>{enroll.failure}</Notice>}
      <div>
        <Button variant="solid" disabled={chosen.size === 0 || startsOn === ''} loading={enroll.loading} onClick={() => void enroll.go({ personIds: [...chosen], startsOn, endsOn: endsOn || null })}>
          {chosen.size > 0 ? t('enroll', { count: chosen.size }) : t('none')}
        </Button>
      </div>
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
