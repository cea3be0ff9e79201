import { failuresOf, silent } from '@afterbell/core/web';
import type { ClassListAction, ClassListField, DateOrder } from '@afterbell/participation/domain';
import { useCallback, useRef, useState } from 'react';
import { type PreviewClassListMutation, useImportClassListMutation, usePreviewClassListMutation } from './__generated__/class-list';
import type { FullAnswer } from '../places/full-question';
import { type ListSource, readSource, type SourceProblem } from './read-source';

export type Report = NonNullable<PreviewClassListMutation['previewClassList']['report']>;
export type ReportRow = Report['rows'][number];
export type Mapping = Partial<Record<ClassListField, number>>;

export interface Decision {
  line: number;
  decision: 'create' | 'use' | 'skip';
  personId?: string;
}

/** Values of a row that are written over those on record. */
export interface TickedValues {
  line: number;
  fields: ClassListField[];
}

/** Which rows are shown. */
export interface ClassListView {
  only: ClassListAction | null;
  offset: number;
}

/** What the person chose about the list; an absent choice is the server's guess. */
interface Choices {
  text: string;
  mapping?: Mapping;
  dateOrder?: DateOrder;
  hasHeader?: boolean;
  decisions: readonly Decision[];
  ticked: readonly TickedValues[];
  full?: FullAnswer;
}

export type ClassListProblem = { kind: SourceProblem | 'offline' | 'failed' } | { kind: 'refused'; message: string };

export interface ClassListState {
  report: Report | null;
  imported: Report | null;
  /** Every row that was not imported, as far as they have come; null before the import. */
  rest: Rest | null;
  view: ClassListView;
  show: (view: ClassListView) => void;
  decisions: readonly Decision[];
  busy: 'reading' | 'importing' | null;
  problem: ClassListProblem | null;
  read: (source: ListSource) => void;
  remap: (mapping: Mapping) => void;
  setDateOrder: (order: DateOrder) => void;
  setHasHeader: (hasHeader: boolean) => void;
  decide: (line: number, decision: Omit<Decision, 'line'> | null) => void;
  tick: (line: number, fields: ClassListField[]) => void;
  runImport: () => void;
  /** The session has not places enough: what is to become of the others. */
  full: string | null;
  answerFull: (answer: FullAnswer) => void;
  gatherRest: () => void;
  again: () => void;
  restart: () => void;
}

/** The rows of one answer; counts are always of the whole file. */
export const ROWS_PER_PAGE = 200;
const TOP: ClassListView = { only: null, offset: 0 };
const LEFT: ClassListAction[] = ['decide', 'skip', 'error'];

export interface Rest {
  rows: readonly ReportRow[];
  total: number;
  state: 'complete' | 'gathering' | 'failed';
}

/** A class list from its bytes to its report. Every choice is previewed by the server before anything is written. */
export function useClassList(sessionId: string, date: string, onImported: () => void): ClassListState {
  const [preview] = usePreviewClassListMutation();
  const [importList] = useImportClassListMutation();
  const [choices, setChoices] = useState<Choices | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [imported, setImported] = useState<Report | null>(null);
  const [rest, setRest] = useState<Rest | null>(null);
  const [view, setView] = useState<ClassListView>(TOP);
  const [busy, setBusy] = useState<ClassListState['busy']>(null);
  const [problem, setProblem] = useState<ClassListProblem | null>(null);
  const [full, setFull] = useState<string | null>(null);
  const turn = useRef(0);

  const inputOf = useCallback(
    ({ text, mapping, dateOrder, hasHeader, decisions, ticked, full }: Choices) => ({ sessionId, date, text, first: ROWS_PER_PAGE, decisions: [...decisions], changes: [...ticked], ...(mapping ? { mapping } : {}), ...(dateOrder ? { dateOrder } : {}), ...(hasHeader === undefined ? {} : { hasHeader }), ...full }),
    [sessionId, date],
  );
  const faultOf = (error: unknown): ClassListProblem => {
    const [failure] = failuresOf(error);
    if (!failure) return { kind: 'offline' };
    return failure.statusCode === 413 ? { kind: 'tooLarge' } : { kind: 'failed' };
  };

  const show = useCallback(
    async (next: Choices, wanted: ClassListView = TOP) => {
      const mine = ++turn.current;
      setChoices(next);
      setView(wanted);
      setBusy('reading');
      setProblem(null);
      setFull(null);
      try {
        const { data } = await preview({ variables: { input: { ...inputOf(next), offset: wanted.offset, ...(wanted.only ? { only: [wanted.only] } : {}) } }, context: silent(), fetchPolicy: 'no-cache' });
        // Only the answer to the last question counts.
        if (mine !== turn.current || !data) return;
        const { report: read, problems } = data.previewClassList;
        const [refusal] = problems;
        // A filter or a page whose last row has just been decided would show nothing.
        if (read && read.rows.length === 0 && read.counts.total > 0 && (wanted.only !== null || wanted.offset > 0)) return void show(next);
        if (read) setReport(read);
        else if (refusal) setProblem({ kind: 'refused', message: refusal.message });
      } catch (error) {
        if (mine === turn.current) setProblem(faultOf(error));
      } finally {
        if (mine === turn.current) setBusy(null);
      }
    },
    [preview, inputOf],
  );

  const read = useCallback(
    (source: ListSource) => {
      setProblem(null);
      void readSource(source).then((answer) => ('text' in answer ? show({ text: answer.text, decisions: [], ticked: [] }) : setProblem({ kind: answer.problem })));
    },
    [show],
  );

  async function runImport(answer?: FullAnswer) {
    if (!choices || busy === 'importing') return;
    const asked: Choices = answer ? { ...choices, full: answer } : choices;
    setBusy('importing');
    setProblem(null);
    try {
      const { data } = await importList({ variables: { input: { ...inputOf(asked), only: LEFT } }, context: silent(), fetchPolicy: 'no-cache' });
      const [refusal] = data?.importClassList.problems ?? [];
      const done = data?.importClassList.report;
      if (done) {
        setFull(null);
        setChoices(asked);
        setImported(done);
        onImported();
        void gather(asked, done.rows, leftOf(done));
      } else if (refusal?.code === 'SESSION_FULL') setFull(refusal.message);
      else if (refusal) setProblem({ kind: 'refused', message: refusal.message });
    } catch (error) {
      setProblem(faultOf(error));
    } finally {
      setBusy(null);
    }
  }

  /** Repeating an import changes nothing and answers its other rows: so the file that is taken away has every one of them. */
  async function gather(from: Choices, have: readonly ReportRow[], total: number) {
    const mine = turn.current;
    let rows = have;
    setRest({ rows, total, state: rows.length < total ? 'gathering' : 'complete' });
    try {
      while (rows.length < total) {
        const { data } = await importList({ variables: { input: { ...inputOf(from), only: LEFT, offset: rows.length } }, context: silent(), fetchPolicy: 'no-cache' });
        if (mine !== turn.current) return;
        const more = data?.importClassList.report?.rows ?? [];
        if (more.length === 0) throw new Error('The report ended early');
        rows = [...rows, ...more];
        setRest({ rows, total, state: rows.length < total ? 'gathering' : 'complete' });
      }
    } catch {
      if (mine === turn.current) setRest({ rows, total, state: 'failed' });
    }
  }

  return {
    report,
    imported,
    rest,
    view,
    show: (wanted) => choices && void show(choices, wanted),
    decisions: choices?.decisions ?? [],
    busy,
    problem,
    read,
    remap: (mapping) => choices && void show({ ...choices, mapping }),
    setDateOrder: (dateOrder) => choices && void show({ ...choices, dateOrder }),
    // Other headings, other columns: they are guessed anew.
    setHasHeader: (hasHeader) => choices && void show({ ...choices, hasHeader, mapping: undefined }),
    decide: (line, decision) => {
      if (!choices) return;
      const others = choices.decisions.filter((other) => other.line !== line);
      void show({ ...choices, decisions: decision ? [...others, { line, ...decision }] : others }, view);
    },
    tick: (line, fields) => choices && void show({ ...choices, ticked: [...choices.ticked.filter((other) => other.line !== line), { line, fields }] }, view),
    runImport: () => void runImport(),
    full,
    answerFull: (answer) => void runImport(answer),
    gatherRest: () => choices && rest && void gather(choices, rest.rows, rest.total),
    again: () => choices && void show(choices, view),
    restart: () => {
      turn.current += 1;
      setChoices(null);
      setFull(null);
      setReport(null);
      setImported(null);
      setRest(null);
      setView(TOP);
      setProblem(null);
      setBusy(null);
    },
  };
}

/** Rows that were not imported. */
export const leftOf = ({ counts }: Report): number => counts.decide + counts.skip + counts.error;

export function mappingOf(report: Report): Mapping {
  return Object.fromEntries(report.columns.flatMap(({ field, index }) => (field ? [[field, index]] : [])));
}

/** One column for one field: a full name excludes its parts, and a column cannot be two things. */
export function withField(mapping: Mapping, field: ClassListField, column: number | null): Mapping {
  const next = Object.fromEntries(Object.entries(mapping).filter(([name, index]) => name !== field && index !== column)) as Mapping;
  if (column === null) return next;
  if (field === 'fullName') {
    delete next.firstName;
    delete next.lastName;
  } else if (field === 'firstName' || field === 'lastName') delete next.fullName;
  return { ...next, [field]: column };
}
