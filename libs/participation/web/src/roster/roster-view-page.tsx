import { Button, EmptyState, FlowPage, LinkButton, Notice, notify, silent, type Step, useDelayed, useIsPhone, usePermissions, useStored } from '@afterbell/core/web';
import { type AttendanceStatus, isAttendanceStatus } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ClassListDialog } from '../class-list/class-list-dialog';
import { ClassListDrop } from '../class-list/class-list-drop';
import { useRosterDoor } from '../door/use-roster-door';
import { PeopleSwitch } from '../families/people-switch';
import type { ListSource } from '../class-list/read-source';
import { QuickAddDialog } from '../quick-add/quick-add-dialog';
import { LiveNews } from '../live/live-news';
import { AddDayDialog } from '../shared/add-day-dialog';
import { spokenChild } from '../shared/child-names';
import { summaryPath } from '../shared/take-paths';
import { useTakeTexts } from '../shared/take-texts';
import { useEnrollOnRosterMutation } from './__generated__/roster';
import { BulkBar } from './bulk-bar';
import { CopyDialog } from './copy-dialog';
import { ConflictDialog } from './conflict-dialog';
import { DeleteMarksDialog } from './delete-marks-dialog';
import { LateReasonDialog } from './late-reason-dialog';
import { LeaveGuard } from './leave-guard';
import { type RosterDay, takesMarks } from './marks';
import { showQuestion } from './many-asked';
import { DaySwitch, RosterSubtitle, useRosterActions } from './roster-header';
import { RosterList } from './roster-list';
import { RosterNotices } from './roster-notices';
import { RosterStatus } from './roster-status';
import type { RosterStore } from './roster-store';
import type { RosterSummary } from './roster-view';
import { RosterToolbar } from './roster-toolbar';
import { SheetDialog } from './sheet-dialog';
import { StatusFilter } from './status-filter';
import { useRosterTexts } from './roster-texts';
import { type RosterState, type Scope } from './use-roster';
import { pickStatus, visibleRows } from './visible-rows';

export interface RosterViewProps {
  store: RosterStore;
  roster: RosterState;
  day: RosterDay;
  summary: RosterSummary;
  steps: readonly Step[];
  search: string;
  onSearch: (search: string) => void;
  onScope: (scope: Scope) => void;
}

/** One line each on a phone, so that the children begin on the first screen. */
const Head = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: { base: '1.5', md: '5' }, my: { base: '-2', md: '0' } } });
const Top = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '6', rowGap: { base: '1.5', md: '3' } } });

type Opened = { at: 'none' } | { at: 'conflict' } | { at: 'late'; answer?: (isSaid: boolean) => void } | { at: 'addChild' } | { at: 'addDay' } | { at: 'sheet' } | { at: 'copy' } | { at: 'delete'; personIds: readonly string[] } | { at: 'classList'; source: ListSource | null };
const LATE = 'ATTENDANCE_LATE';
const NOTHING: Opened = { at: 'none' };
const idsOf = ({ rows }: RosterDay) => rows.map(({ personId }) => personId);
const statusOf = (value: string | null) => (isAttendanceStatus(value) ? value : null);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** The roster of a day that is known. */
export function RosterView({ store, roster, day, summary, steps, search, onSearch, onScope }: RosterViewProps) {
  const { can } = usePermissions();
  const t = useRosterTexts();
  const take = useTakeTexts();
  const navigate = useNavigate();
  const searchBox = useRef<HTMLInputElement>(null);
  const [useCurrentTime, setUseCurrentTime] = useStored('participation.currentTime', false, isFlag);
  const [params] = useSearchParams();
  const [pick, setPick] = useState(() => pickStatus(store, idsOf(day), statusOf(params.get('status'))));
  const phone = useIsPhone();
  const [picking, setPicking] = useState(false);
  const [opened, setOpened] = useState<Opened>(NOTHING);
  const [finishing, setFinishing] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [lateAsked, setLateAsked] = useState(false);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [enroll] = useEnrollOnRosterMutation();
  const close = () => setOpened(NOTHING);
  const readOnly = !takesMarks(day);
  const { scope, loading, refetch } = roster;
  const stale = useDelayed(loading);
  const rows = day.rows;
  const personIds = useMemo(() => visibleRows(rows, pick, search), [rows, pick, search]);

  // A conflict that has just come to light asks at once; one that was put off waits for its notice.
  if (summary.conflicts.join() !== seen.join()) {
    setSeen(summary.conflicts);
    if (summary.conflicts.some((id) => !seen.includes(id))) {
      setOpened({ at: 'conflict' });
      void refetch();
    }
  }
  // What refused the day is not what was read of it: the month was locked meanwhile, or somebody closed the day.
  const refusal = summary.blocked?.code ?? null;
  if (refusal !== refused) {
    setRefused(refusal);
    if (refusal) void refetch();
    // Asked where the marks are made: on a phone the notice stands above all of them. Once; after that the notice and leaving ask.
    if (refusal === LATE && !lateAsked && opened.at === 'none') {
      setLateAsked(true);
      setOpened({ at: 'late' });
    }
  }
  if (summary.strangers && scope === 'enrolled' && !loading) onScope('all');

  // The same for all renders: what they are given to is drawn again only when something of it changed, and the page is drawn for each mark.
  const onConflict = useCallback(() => setOpened({ at: 'conflict' }), []);
  const onDelete = useCallback((ids: readonly string[]) => setOpened({ at: 'delete', personIds: ids }), []);
  const onPick = useCallback((status: AttendanceStatus | null) => setPick(pickStatus(store, idsOf(day), status)), [store, day]);
  const subtitle = useMemo(() => <RosterSubtitle day={day} />, [day]);
  const onSayWhy = (answer?: (isSaid: boolean) => void) => setOpened({ at: 'late', ...(answer ? { answer } : {}) });
  function onDecide() {
    if (summary.conflicts.length > 0) return onConflict();
    if (showQuestion()) return;
    // It is asked at a row that the search or the filter leaves out.
    onSearch('');
    setPick(null);
    requestAnimationFrame(showQuestion);
  }
  const onEnrollOn = useCallback(
    (personId: string) => {
      void enroll({ variables: { input: { sessionId: day.sessionId, startsOn: day.date, personIds: [personId] } }, context: silent(false), fetchPolicy: 'no-cache' })
        .then(({ data }) => {
          const [problem] = data?.enrollParticipants.problems ?? [];
          if (problem) notify({ severity: 'error', title: t('ask.enrollFailed', { reason: problem.message }) });
          else store.enrolled([personId]);
        })
        .catch(() => notify({ severity: 'error', title: t('ask.enrollFailed', { reason: t('offline') }) }));
    },
    [enroll, day.sessionId, day.date, store, t],
  );
  const door = useRosterDoor(day, refetch, searchBox);
  const onFocusSearch = useCallback(() => searchBox.current?.focus(), []);

  async function finish() {
    setFinishing(true);
    await store.flush();
    setFinishing(false);
    void navigate(summaryPath(day));
  }
  const actions = useRosterActions({ day, onOpen: setOpened, picking, onPicking: setPicking, onScan: door.open ? door.scan : undefined });
  const listed = rows.length > 0;
  const said = (personId: string) => {
    const { person, status } = store.views.row(personId);
    return `${spokenChild(person)}: ${take(`statusLong.${status}`)}`;
  };
  return (
    <FlowPage
      title={day.activityName}
      subtitle={subtitle}
      {...actions}
      steps={phone ? [] : steps}
      current="roster"
      status={<RosterStatus summary={summary} timeZone={day.timeZone} onRetry={store.retry} onDecide={onDecide} />}
      actions={
        readOnly ? (
          <LinkButton to={summaryPath(day)}>{t('footer.look')}</LinkButton>
        ) : (
          <Button variant="solid" size="lg" loading={finishing} onClick={() => void finish()}>
            {t('footer.done')}
          </Button>
        )
      }
    >
      <LiveNews news={summary.news} words={said} />
      {!phone && <PeopleSwitch day={day} value="participants" />}
      <RosterNotices store={store} summary={summary} day={day} keptAt={roster.keptAt} onRosterOnly={roster.onRosterOnly} refetch={refetch} onAddDay={() => setOpened({ at: 'addDay' })} onConflict={onConflict} onSayWhy={() => onSayWhy()} />
      <Head>
        <Top>
          <DaySwitch day={day} />
          <StatusFilter counts={summary.counts} value={pick?.status ?? null} onChange={onPick} />
        </Top>
        <RosterToolbar
          store={store}
          summary={summary}
          day={day}
          scope={scope}
          onScope={onScope}
          search={search}
          onSearch={onSearch}
          searchBox={searchBox}
          useCurrentTime={useCurrentTime}
          onUseCurrentTime={setUseCurrentTime}
        />
      </Head>
      {day.hasMore && <Notice>{t('more')}</Notice>}
      <div>
        {listed && !readOnly && (!phone || picking || summary.selected.length > 0) && <BulkBar store={store} personIds={personIds} selected={summary.selected} toCome={summary.toCome} useCurrentTime={useCurrentTime} plannedStart={day.startTime} plannedEnd={day.endTime} onDelete={can('delete', 'participation.by_activity') ? onDelete : undefined} />}
        {personIds.length > 0 && <RosterList picking={!phone || readOnly || picking || summary.selected.length > 0} store={store} day={day} personIds={personIds} readOnly={readOnly} toCome={summary.toCome} opensRecords={can('view', 'people.participants')} stale={stale} useCurrentTime={useCurrentTime} onEnrollOn={onEnrollOn} onConflict={onConflict} onDoor={door.onDoor} onSearch={onFocusSearch} />}
      </div>
      {!listed && !loading && (
        <EmptyState kind="nothing" title={scope === 'all' ? t('empty.allTitle') : t('empty.title')} action={scope === 'enrolled' && <Button onClick={() => onScope('all')}>{t('empty.showAll')}</Button>}>
          {!readOnly && t('empty.body')}
        </EmptyState>
      )}
      {listed && personIds.length === 0 && (
        <EmptyState
          kind="noMatch"
          title={t('empty.noMatch')}
          action={
            <Button
              onClick={() => {
                setPick(null);
                onSearch('');
              }}
            >
              {t('empty.clear')}
            </Button>
          }
        >
          {t('empty.noMatchBody')}
        </EmptyState>
      )}
      {!readOnly && <ClassListDrop enabled={opened.at === 'none'} onSource={(source) => setOpened({ at: 'classList', source })} />}
      {opened.at === 'conflict' && summary.conflicts.length > 0 && <ConflictDialog store={store} personIds={summary.conflicts} date={day.date} timeZone={day.timeZone} onClose={close} />}
      {opened.at === 'late' && summary.blocked?.code === LATE && (
        <LateReasonDialog
          message={summary.blocked.message}
          onClose={() => {
            close();
            opened.answer?.(false);
          }}
          onReason={(reason) => {
            store.because(reason);
            opened.answer?.(true);
          }}
        />
      )}
      {opened.at === 'sheet' && <SheetDialog day={day} onClose={close} />}
      {opened.at === 'copy' && <CopyDialog store={store} day={day} onClose={close} />}
      {opened.at === 'delete' && <DeleteMarksDialog store={store} day={day} personIds={opened.personIds} onClose={close} onDeleted={() => void refetch()} />}
      {opened.at === 'addChild' && <QuickAddDialog day={day} onClose={close} onAdded={() => void refetch()} store={store} useCurrentTime={useCurrentTime} />}
      {opened.at === 'addDay' && <AddDayDialog sessionId={day.sessionId} sessionName={day.activityName} date={day.date} closureReason={day.state === 'closed' ? day.closureReason : null} onClose={close} onAdded={() => void refetch()} />}
      {opened.at === 'classList' && <ClassListDialog sessionId={day.sessionId} date={day.date} source={opened.source} onClose={close} onImported={() => void refetch()} />}
      {door.panel}
      <LeaveGuard store={store} left={store.left()} onSayWhy={summary.blocked?.code === LATE ? onSayWhy : undefined} />
    </FlowPage>
  );
}
