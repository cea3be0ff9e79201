import { csvCell, isWorkbook } from '@afterbell/core/domain';
import { failuresOf, saveCsv, silent } from '@afterbell/core/web';
import { useRef, useState } from 'react';
import { type PreviewOrganizationImportMutation, type PreviewOrganizationImportMutationVariables, useImportOrganizationsMutation, usePreviewOrganizationImportMutation } from './__generated__/organization-import';

export type ImportReport = NonNullable<PreviewOrganizationImportMutation['previewOrganizationImport']['report']>;
export type ImportReportRow = ImportReport['rows'][number];
export type ImportMapping = NonNullable<PreviewOrganizationImportMutationVariables['input']['mapping']>;
export type ImportProblem = { kind: 'workbook' | 'tooLarge' | 'unreadable' | 'failed' } | { kind: 'refused'; message: string };

export const ROWS_PER_PAGE = 200;
const MAX_FILE_BYTES = 8_000_000;

/** The bytes of a file, gzipped for the way: a call carries half a megabyte. */
async function packed(file: File): Promise<string> {
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}

/** Which rows of the file are looked at. */
export interface ImportView {
  only: ImportReportRow['action'] | null;
  offset: number;
}

const TOP: ImportView = { only: null, offset: 0 };

export interface OrganizationImport {
  fileName: string | null;
  view: ImportView;
  report: ImportReport | null;
  imported: ImportReport | null;
  busy: 'reading' | 'importing' | 'collecting' | null;
  problem: ImportProblem | null;
  read: (file: File) => Promise<void>;
  remap: (mapping: ImportMapping) => Promise<void>;
  show: (view: ImportView) => Promise<void>;
  run: () => Promise<void>;
  /** Every row that is not or was not imported, as a file to mend and bring again. */
  saveRest: (headings: readonly string[], levelName: (row: ImportReportRow) => string) => Promise<void>;
  restart: () => void;
}

/** A tree from its file to its report; the server reads the file, so that the preview is what the import will do. */
export function useOrganizationImport(onImported: () => void): OrganizationImport {
  const [preview] = usePreviewOrganizationImportMutation();
  const [importAll] = useImportOrganizationsMutation();
  const [source, setSource] = useState<{ name: string; contentBase64: string; mapping?: ImportMapping } | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [imported, setImported] = useState<ImportReport | null>(null);
  const [busy, setBusy] = useState<OrganizationImport['busy']>(null);
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  const [view, setView] = useState(TOP);
  const turn = useRef(0);

  async function ask(kind: 'preview' | 'import', input: PreviewOrganizationImportMutationVariables['input']): Promise<ImportReport | null> {
    try {
      const options = { variables: { input }, context: silent(), fetchPolicy: 'no-cache' as const };
      const payload = kind === 'preview' ? (await preview(options)).data?.previewOrganizationImport : (await importAll(options)).data?.importOrganizations;
      const [refusal] = payload?.problems ?? [];
      if (refusal) setProblem({ kind: 'refused', message: refusal.message });
      return payload?.report ?? null;
    } catch (error) {
      setProblem({ kind: failuresOf(error)[0]?.statusCode === 413 ? 'tooLarge' : 'failed' });
      return null;
    }
  }
  const inputOf = ({ contentBase64, mapping }: NonNullable<typeof source>) => ({ contentBase64, first: ROWS_PER_PAGE, ...(mapping ? { mapping } : {}) });

  async function show(next: NonNullable<typeof source>, wanted = TOP) {
    const mine = ++turn.current;
    setSource(next);
    setBusy('reading');
    setProblem(null);
    const answer = await ask('preview', { ...inputOf(next), offset: wanted.offset, ...(wanted.only ? { only: [wanted.only] } : {}) });
    // Only the answer to the last question counts.
    if (mine !== turn.current) return;
    setBusy(null);
    if (!answer) return;
    setReport(answer);
    setView(wanted);
  }

  return {
    fileName: source?.name ?? null,
    view,
    report,
    imported,
    busy,
    problem,
    read: async (file) => {
      if (file.size > MAX_FILE_BYTES) return setProblem({ kind: 'tooLarge' });
      try {
        if (isWorkbook(new Uint8Array(await file.slice(0, 4).arrayBuffer()))) return setProblem({ kind: 'workbook' });
        await show({ name: file.name, contentBase64: await packed(file) });
      } catch {
        setProblem({ kind: 'unreadable' });
      }
    },
    remap: async (mapping) => {
      if (source) await show({ ...source, mapping });
    },
    show: async (wanted) => {
      if (source) await show(source, wanted);
    },
    run: async () => {
      if (!source || busy) return;
      setBusy('importing');
      setProblem(null);
      const answer = await ask('import', { ...inputOf(source), fileName: source.name, only: ['error'] });
      setBusy(null);
      if (!answer) return;
      setImported(answer);
      onImported();
    },
    saveRest: async (headings, levelName) => {
      const known = imported ?? report;
      if (!source || !known) return;
      setBusy('collecting');
      setProblem(null);
      const rows = imported ? [...imported.rows] : [];
      // Importing again adds nothing, and answers the next rows that cannot be: some are known to be so only where they were tried.
      while (rows.length < known.counts.error) {
        const more = await ask(imported ? 'import' : 'preview', { ...inputOf(source), only: ['error'], offset: rows.length });
        // A file that looks whole and is not would be mended and brought again without the rest.
        if (!more) return setBusy(null);
        if (!more.rows.length) break;
        rows.push(...more.rows);
      }
      setBusy(null);
      const lines = rows.map((row) => [String(row.line), row.name, levelName(row), row.parentName ?? '', row.stateId ?? '', row.ncesId ?? '', row.issues.map(({ message }) => message).join(' ')]);
      saveCsv('organizations-not-imported.csv', [headings, ...lines].map((cells) => cells.map(csvCell).join(',')).join('\r\n'));
    },
    restart: () => {
      turn.current += 1;
      setSource(null);
      setReport(null);
      setView(TOP);
      setImported(null);
      setProblem(null);
      setBusy(null);
    },
  };
}
