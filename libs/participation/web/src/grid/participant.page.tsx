import { BoardPage, Button, Combobox, EmptyState, Field, LinkButton, Notice, silent, Skeleton, useCombobox, useCoreTexts, useDelayed, usePermissions, useSession } from '@afterbell/core/web';
import { foldText, formatDate, isUuid, type PlainDate } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { CalendarX2 } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useDuration } from '../meetings/meeting-words';
import { idBeside } from '../shared/child-names';
import { useGridChildrenQuery } from './__generated__/grid';
import { AbsenceDialog } from './absence-dialog';
import { minutesShown } from './grid-hours';
import type { GridData } from './grid-model';
import { GridPanel } from './grid-panel';
import type { GridStore } from './grid-store';
import { useGridTexts } from './grid-texts';
import { useByParticipantTexts } from './participant-texts';
import { SpanBar } from './span-bar';
import { daysOf, type Span, useGridView, useParticipantGrid } from './use-grid';
import { useGridAddress } from './use-grid-address';

const OFFERED = 20;

/** The route is a site's; above one the gate leads to the dashboard, which offers the switch. */
export default function ByParticipantPage() {
  const { organization } = useSession();
  return <ByParticipant key={organization.id} />;
}

function ByParticipant() {
  const t = useByParticipantTexts();
  const { organization } = useSession();
  const { params, set, date, span } = useGridAddress();
  const [chosen, setChosen] = useState<Child | null>(null);
  const personId = params.get('personId');
  const known = chosen?.id === personId ? chosen : null;
  return (
    <BoardPage title={t('title')} subtitle={organization.name}>
      <chakra.div css={{ maxW: '22rem' }}>
        <Field label={t('child')}>
          <ChildChoice
            chosen={known}
            onChoose={(child) => {
              setChosen(child);
              set({ personId: child.id });
            }}
          />
        </Field>
      </chakra.div>
      {isUuid(personId) ? <Days key={personId} personId={personId} date={date} span={span} set={set} onName={known ? null : (name) => setChosen({ id: personId, name })} /> : <EmptyState kind="nothing" title={t('chooseTitle')}>{t('choose')}</EmptyState>}
    </BoardPage>
  );
}

interface Child {
  id: string;
  name: string;
}

/** Of those offered under one name, each with the Participant ID. */
function toldApart(nodes: readonly { id: string; displayName: string; generatedId: string | null }[]): Child[] {
  const counts = new Map<string, number>();
  for (const { displayName } of nodes) counts.set(foldText(displayName), (counts.get(foldText(displayName)) ?? 0) + 1);
  return nodes.map(({ id, displayName, generatedId }) => ({ id, name: counts.get(foldText(displayName)) === 1 ? displayName : `${displayName} (${idBeside({ generatedId })})` }));
}

function ChildChoice({ chosen, onChoose }: { chosen: Child | null; onChoose: (child: Child) => void }) {
  const t = useByParticipantTexts();
  const state = useCombobox();
  const search = useDeferredValue((state.typed ?? '').trim());
  const { data, previousData, loading } = useGridChildrenQuery({ variables: { search: search || null, first: OFFERED }, skip: !state.open, context: silent() });
  return (
    <Combobox state={state} options={toldApart((data ?? previousData)?.participants.nodes ?? [])} loading={loading} keyOf={({ id }) => id} isChosen={({ id }) => id === chosen?.id} text={chosen?.name ?? ''} placeholder={t('find')} none={t('none')} onChoose={onChoose}>
      {({ name }) => name}
    </Combobox>
  );
}

interface DaysProps {
  personId: string;
  date: PlainDate;
  span: Span;
  set: (values: Record<string, string | null>) => void;
  /** Told once who a linked id is; null when it is known. */
  onName: ((name: string) => void) | null;
}

function Days({ personId, date, span, set, onName }: DaysProps) {
  const t = useByParticipantTexts();
  const text = useGridTexts();
  const core = useCoreTexts();
  const { organization, today } = useSession();
  const { can } = usePermissions();
  const { from, to } = daysOf(span, date, true);
  const { found, grid, store, problem, refetch } = useParticipantGrid({ personId, from, to });
  const slow = useDelayed(!grid && problem === 'none');
  const [away, setAway] = useState(false);
  const range = text('range', { from: formatDate(from), to: formatDate(to) });
  const name = found ? `${found.firstName} ${found.lastName}`.trim() : '';
  useEffect(() => {
    // As the list of children writes it.
    if (found) onName?.([found.lastName, found.firstName].filter(Boolean).join(', '));
  }, [found, onName]);
  const absence = (
    <Button icon={<CalendarX2 aria-hidden="true" />} onClick={() => setAway(true)}>
      {t('away')}
    </Button>
  );
  return (
    <>
      <SpanBar ahead span={span} date={date} today={today} onShow={(values) => set({ ...values })} />
      {problem !== 'none' && (
        <Notice severity="error" live action={problem !== 'missing' && <Button onClick={refetch}>{core('retry')}</Button>}>
          {problem === 'missing' ? t('missing', { name: organization.name }) : problem === 'offline' ? core('errors.loadHintOffline') : t('failed')}
        </Notice>
      )}
      {slow && <Skeleton lines={5} />}
      {grid && grid.rows.length === 0 && (
        <EmptyState kind="nothing" title={t('nothing')}>
          {t('nothingHint', { name, site: organization.name, range })}
        </EmptyState>
      )}
      {grid && store && grid.rows.length > 0 && <GridPanel key={`${from} ${to}`} data={grid} store={store} today={today} label={t('chosenLabel', { name, range })} lines="session" markAt={(cell) => ({ sessionId: cell.personId, date: cell.date, personId })} tools={absence} />}
      {grid && store && grid.rows.length > 0 && <HoursShown data={grid} store={store} />}
      {found && can('view', 'people.participants') && (
        <div>
          <LinkButton to={`/people/participants/edit?id=${personId}`}>{t('open')}</LinkButton>
        </div>
      )}
      {away && grid && store && <AbsenceDialog name={name} data={grid} store={store} today={today} from={from} to={to} onClose={() => setAway(false)} />}
    </>
  );
}

function HoursShown({ data, store }: { data: GridData; store: GridStore }) {
  const t = useByParticipantTexts();
  const duration = useDuration();
  useGridView(store);
  return <chakra.p css={{ fontVariantNumeric: 'tabular-nums' }}>{t('hours', { hours: duration(minutesShown(data, store)) })}</chakra.p>;
}
