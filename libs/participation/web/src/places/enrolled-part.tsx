import { formatDate } from '@afterbell/core/domain';
import { Badge, Button, Checkbox, EmptyState, factLine, type MenuAction, MoreMenu, Notice, SearchInput, silent, Skeleton, useDebounced, usePermissions, useSession } from '@afterbell/core/web';
import { gradeLabel, isGrade } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { LoadFailed } from '../record/load-failed';
import { type SessionPlacesQuery, useSessionPlacesQuery } from './__generated__/places';
import { beside } from '../shared/child-names';
import type { PartProps } from './add-part';
import { PlaceDaysDialog, RemovePlaceDialog } from './place-dialogs';
import { usePlacesTexts } from './places-texts';

export type Place = SessionPlacesQuery['sessionPlaces']['nodes'][number];
export interface PlaceTask {
  kind: 'change' | 'end' | 'remove';
  place: Place;
}

const SHOWN = 50;
const MOST = 200;
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
export const PlaceList = chakra('ol', {
  base: { listStyle: 'none', m: '0', p: '0', borderTop: 'hairline', overflowWrap: 'anywhere', '& > li': { display: 'flex', alignItems: 'center', gap: '3', borderBottom: 'hairline', py: '1.5', minH: 'touch', flexWrap: 'wrap' }, '& > li > div:first-of-type': { flex: '1 1 12rem', minW: '0' }, '& small': { color: 'fg.muted', fontSize: 'sm', display: 'block', fontVariantNumeric: 'tabular-nums' } },
});

/** Who has a place, by name, with its days. */
export default function EnrolledPart({ session, onChanged }: PartProps) {
  const t = usePlacesTexts();
  const { can } = usePermissions();
  const { today } = useSession();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [ended, setEnded] = useState(false);
  const [first, setFirst] = useState(SHOWN);
  const [task, setTask] = useState<PlaceTask | null>(null);
  const [done, setDone] = useState<{ title: string; undo: () => void } | null>(null);
  const say = (title: string, undo: () => void) => setDone({ title, undo });
  const later = useDebounced(setSearch, 250);
  const { data, previousData, error, refetch } = useSessionPlacesQuery({ variables: { sessionId: session.id, search: search || null, ended, first }, context: silent(), fetchPolicy: 'no-cache' });
  const found = (data ?? previousData)?.sessionPlaces;
  const page = found && { ...found, nodes: found.nodes.map((place) => ({ ...place, displayName: beside(place.displayName, place) })) };
  const changed = () => (void refetch().catch(() => undefined), onChanged());
  const span = ({ startsOn, endsOn }: Place) => (endsOn === null ? t('from', { day: formatDate(startsOn) }) : endsOn === startsOn ? t('once', { day: formatDate(startsOn) }) : t('fromTo', { from: formatDate(startsOn), to: formatDate(endsOn) }));
  const actions = (place: Place): MenuAction[] => [
    { id: 'change', label: t('change'), onSelect: () => setTask({ kind: 'change', place }) },
    ...(place.endsOn === null || place.endsOn >= today ? [{ id: 'end', label: t('end'), onSelect: () => setTask({ kind: 'end', place }) }] : []),
    { id: 'remove', label: t('remove'), danger: true, onSelect: () => setTask({ kind: 'remove', place }) },
  ];
  if (error && !page) return <LoadFailed retry={refetch} />;
  if (!page) return <Skeleton lines={5} />;
  return (
    <Stack>
      {done && (
        <Notice severity="success" live action={<Button onClick={() => (setDone(null), done.undo())}>{t('undo')}</Button>}>
          {done.title}
        </Notice>
      )}
      <SearchInput label={t('search')} value={typed} onChange={(value) => (setTyped(value), later.run(value))} />
      <Checkbox label={t('ended')} checked={ended} onChange={(event) => setEnded(event.target.checked)} />
      {page.nodes.length === 0 ? (
        <EmptyState kind={search ? 'noMatch' : 'nothing'} title={search ? t('noMatch') : t('nobody')}>
          {search ? undefined : t('nobodyHint')}
        </EmptyState>
      ) : (
        <PlaceList aria-label={t('enrolled')}>
          {page.nodes.map((place) => (
            <li key={place.id}>
              <div>
                {can('view', 'people.participants') ? <Link to={`/people/participants/edit?id=${place.personId}`}>{place.displayName}</Link> : place.displayName}
                <small>{factLine([isGrade(place.grade) ? gradeLabel(place.grade) : null, span(place)])}</small>
              </div>
              {place.endsWithStay && <Badge tone="gray">{t('endsWithStay')}</Badge>}
              {can('edit', 'participation.by_activity') && <MoreMenu label={t('actionsOf', { name: place.displayName })} items={actions(place)} />}
            </li>
          ))}
        </PlaceList>
      )}
      {page.total > page.nodes.length && first < MOST && (
        <div>
          <Button onClick={() => setFirst(MOST)}>{t('more')}</Button>
        </div>
      )}
      {task && task.kind !== 'remove' && <PlaceDaysDialog sessionId={session.id} sessionEndsOn={session.endsOn} task={task} onClose={() => setTask(null)} onDone={changed} say={say} />}
      {task?.kind === 'remove' && <RemovePlaceDialog sessionId={session.id} place={task.place} onClose={() => setTask(null)} onDone={changed} say={say} />}
    </Stack>
  );
}
