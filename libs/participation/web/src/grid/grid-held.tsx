import { formatDate } from '@afterbell/core/domain';
import { Button, i18n, Notice } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { shortDayName } from '../shared/day-words';
import { useMarkWords } from '../shared/mark-words';
import { asksEach, GridDecide } from './grid-decide';
import type { GridView, Held } from './grid-edits';
import { type GridData, nameOf } from './grid-model';
import { Lines, numberWords } from './grid-notices';
import type { GridStore } from './grid-store';
import { useGridTexts } from './grid-texts';
import type { GridDays } from './use-grid-days';

/** Server's questions that may be answered with yes. */
const ASKS: ReadonlySet<string> = new Set(['ATTENDANCE_OVERLAP', 'ATTENDANCE_LONG']);
const Details = chakra('details', { base: { flex: '1 1 100%', '& summary': { cursor: 'pointer', width: 'fit-content', color: 'fg.link' }, '& ul': { maxH: 'none', mt: '1' } } });

export interface HeldMarksProps {
  data: GridData;
  store: GridStore;
  view: GridView;
  closing: GridDays | null;
}

/** Marks that somebody must decide about: those that one day refused for one cause are one line, however many they are. */
export function HeldMarks({ data, store, view, closing }: HeldMarksProps) {
  const t = useGridTexts();
  const held = [...view.edits.values()].flatMap((edit) => edit.held ?? []);
  if (held.length === 0) return null;
  const groups = new Map<string, Held[]>();
  for (const one of held) {
    const key = `${one.date} ${one.theirs ? `theirs ${one.byYou}` : one.code}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const days = (dates: readonly string[]) => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(dates.map((date) => formatDate(date).slice(0, 5)));
  return (
    <Notice severity="warn" live title={t('held.title', { count: held.length, marks: numberWords(held.length) })}>
      {view.parts && (
        <p>
          {view.parts.saved.length > 0 ? t('held.parts', { saved: days(view.parts.saved), left: days(view.parts.left) }) : t('held.nothing')}{' '}
          <Button variant="link" onClick={() => store.undo()}>
            {t('held.undo')}
          </Button>
        </p>
      )}
      <Lines>
        {[...groups].map(([key, group]) =>
          group.length > 1 ? <ManyHeld key={key} group={group} data={data} store={store} closing={closing} /> : group.map((one) => <OneHeld key={key} held={one} data={data} store={store} closing={closing} />),
        )}
      </Lines>
    </Notice>
  );
}

interface LineProps {
  data: GridData;
  store: GridStore;
  closing: GridDays | null;
}

function ManyHeld({ group, data, store, closing }: LineProps & { group: readonly Held[] }) {
  const t = useGridTexts();
  const [first] = group;
  if (!first) return null;
  const messages = [...new Set(group.map(({ message }) => message))].filter(Boolean);
  const differ = messages.length !== 1;
  const message = first.theirs ? t(group.every(({ byYou }) => byYou) ? 'held.manyYours' : 'held.manyTheirs') : differ ? t('held.manyReasons') : (messages[0] ?? '');
  return (
    <li>
      {t('held.many', { count: group.length, day: shortDayName(first.date), message })}
      {(first.theirs !== null || group.every(({ code }) => ASKS.has(code))) && (
        <Button variant="link" onClick={() => group.forEach((one) => store.insist(one))}>
          {t(first.theirs ? 'held.allMine' : 'held.both')}
        </Button>
      )}
      <Button variant="link" onClick={() => group.forEach((one) => store.yieldTo(one))}>
        {t(!first.theirs ? 'held.allBack' : group.every(({ byYou }) => byYou) ? 'held.allStored' : 'held.allTheirs')}
      </Button>
      <EachTime group={group} data={data} store={store} />
      <ReopenDay group={group} data={data} store={store} closing={closing} />
      {differ && (
        <Details>
          <summary>{t('held.each')}</summary>
          <Lines>
            {group.map((one) => (
              <OneHeld key={one.personId} held={one} data={data} store={store} closing={null} />
            ))}
          </Lines>
        </Details>
      )}
    </li>
  );
}

/** Both say that the child was there, at other times: start and end may each be another's. */
function EachTime({ group, data, store }: Omit<LineProps, 'closing'> & { group: readonly Held[] }) {
  const t = useGridTexts();
  const [asked, setAsked] = useState(false);
  if (!group.some(asksEach)) return null;
  return (
    <>
      <Button variant="link" onClick={() => setAsked(true)}>
        {t('held.eachTime')}
      </Button>
      {asked && <GridDecide group={group} data={data} store={store} onClose={() => setAsked(false)} />}
    </>
  );
}

/** The day was closed as without anybody: reopened, it takes the marks. */
function ReopenDay({ group, data, store, closing }: LineProps & { group: readonly Held[] }) {
  const t = useGridTexts();
  const day = data.days.find(({ date }) => date === group[0]?.date);
  if (!closing || !day || (day.outcome !== 'did_not_run' && day.outcome !== 'nobody_came')) return null;
  async function reopen(date: string) {
    if (await closing?.reopen(date)) group.forEach((one) => store.insist(one));
  }
  return (
    <Button variant="link" disabled={closing.busy} onClick={() => void reopen(day.date)}>
      {t('close.reopen', { day: shortDayName(day.date) })}
    </Button>
  );
}

function OneHeld({ held, data, store, closing }: LineProps & { held: Held }) {
  const t = useGridTexts();
  const markWords = useMarkWords();
  function words({ personId, date, mark, theirs, byYou, message }: Held): string {
    const person = data.rows.find((row) => row.personId === personId);
    const about = { name: person ? nameOf(person) : '', day: shortDayName(date) };
    if (!theirs) return t('held.other', { ...about, message });
    const values = { ...about, yours: markWords(mark), theirs: markWords(theirs) };
    if (byYou) return t('held.conflictYours', values);
    return theirs.changedBy ? t('held.conflictBy', { ...values, by: theirs.changedBy }) : t('held.conflict', values);
  }
  return (
    <li>
      {words(held)}
      {(held.theirs !== null || ASKS.has(held.code)) && (
        <Button variant="link" onClick={() => store.insist(held)}>
          {t(held.theirs ? 'held.mine' : 'held.both')}
        </Button>
      )}
      <Button variant="link" onClick={() => store.yieldTo(held)}>
        {t(!held.theirs ? 'held.back' : held.byYou ? 'held.stored' : 'held.theirs')}
      </Button>
      <EachTime group={[held]} data={data} store={store} />
      <ReopenDay group={[held]} data={data} store={store} closing={closing} />
    </li>
  );
}
