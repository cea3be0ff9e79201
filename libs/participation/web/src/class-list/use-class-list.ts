import { failuresOf, silent } from '@afterbell/core/web';
import type { ClassListField, DateOrder } from '@afterbell/participation/domain';
import { useCallback, useRef, useState } from 'react';
import { type PreviewClassListMutation, useImportClassListMutation, usePreviewClassListMutation } from './__generated__/class-list';
import { type ListSource, readSource, type SourceProblem } from './read-source';

export type Report = NonNullable<PreviewClassListMutation['previewClassList']['report']>;
export type ReportRow = Report['rows'][number];
export type Mapping = Partial<Record<ClassListField, number>>;

export interface Decision {
  line: number;
  decision: 'create' | 'use' | 'skip';
  personId?: string;
}

/** What the person chose about the list; an absent choice is the server's guess. */
interface Choices {
  text: string;
  mapping?: Mapping;
  dateOrder?: DateOrder;
  decisions: readonly Decision[];
}

export type ClassListProblem = { kind: SourceProblem | 'offline' | 'failed' } | { kind: 'refused'; message: string };

export interface ClassListState {
  report: Report | null;
  imported: Report | null;
  decisions: readonly Decision[];
  busy: 'reading' | 'importing' | null;
  problem: ClassListProblem | null;
  read: (source: ListSource) => void;
  remap: (mapping: Mapping) => void;
  setDateOrder: (order: DateOrder) => void;
  decide: (line: number, decision: Omit<Decision, 'line'> | null) => void;
  runImport: () => void;
  again: () => void;
  restart: () => void;
}

/** The rows that are asked for; counts are always of the whole file. */
const FIRST = 200;

/** A class list from its bytes to its report. Every choice is previewed by the server before anything is written. */
export function useClassList(sessionId: string, date: string, onImported: () => void): ClassListState {
  const [preview] = usePreviewClassListMutation();
  const [importList] = useImportClassListMutation();
  const [choices, setChoices] = useState<Choices | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [imported, setImported] = useState<Report | null>(null);
  const [busy, setBusy] = useState<ClassListState['busy']>(null);
  const [problem, setProblem] = useState<ClassListProblem | null>(null);
  const turn = useRef(0);

  const inputOf = useCallback(
    ({ text, mapping, dateOrder, decisions }: Choices) => ({ sessionId, date, text, first: FIRST, decisions: [...decisions], ...(mapping ? { mapping } : {}), ...(dateOrder ? { dateOrder } : {}) }),
    [sessionId, date],
  );
  const faultOf = (error: unknown): ClassListProblem => {
    const [failure] = failuresOf(error);
    if (!failure) return { kind: 'offline' };
    return failure.statusCode === 413 ? { kind: 'tooLarge' } : { kind: 'failed' };
  };

  const show = useCallback(
    async (next: Choices) => {
      const mine = ++turn.current;
      setChoices(next);
      setBusy('reading');
      setProblem(null);
      try {
        const { data } = await preview({ variables: { input: inputOf(next) }, context: silent(), fetchPolicy: 'no-cache' });
        // Only the answer to the last question counts.
        if (mine !== turn.current || !data) return;
        const { report: read, problems } = data.previewClassList;
        const [refusal] = problems;
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
      void readSource(source).then((answer) => ('text' in answer ? show({ text: answer.text, decisions: [] }) : setProblem({ kind: answer.problem })));
    },
    [show],
  );

  async function runImport() {
    if (!choices || busy === 'importing') return;
    setBusy('importing');
    setProblem(null);
    try {
      const { data } = await importList({ variables: { input: { ...inputOf(choices), only: ['decide', 'skip', 'error'] } }, context: silent(), fetchPolicy: 'no-cache' });
      const [refusal] = data?.importClassList.problems ?? [];
      if (data?.importClassList.report) {
        setImported(data.importClassList.report);
        onImported();
      } else if (refusal) setProblem({ kind: 'refused', message: refusal.message });
    } catch (error) {
      setProblem(faultOf(error));
    } finally {
      setBusy(null);
    }
  }

  return {
    report,
    imported,
    decisions: choices?.decisions ?? [],
    busy,
    problem,
    read,
    remap: (mapping) => choices && void show({ ...choices, mapping }),
    setDateOrder: (dateOrder) => choices && void show({ ...choices, dateOrder }),
    decide: (line, decision) => {
      if (!choices) return;
      const others = choices.decisions.filter((other) => other.line !== line);
      void show({ ...choices, decisions: decision ? [...others, { line, ...decision }] : others });
    },
    runImport: () => void runImport(),
    again: () => choices && void show(choices),
    restart: () => {
      turn.current += 1;
      setChoices(null);
      setReport(null);
      setImported(null);
      setProblem(null);
      setBusy(null);
    },
  };
}

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
