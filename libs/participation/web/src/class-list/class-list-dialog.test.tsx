import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '../../test/render-kit';
import { DATE, SESSION } from '../../test/roster-fixture';
import { ClassListDialog } from './class-list-dialog';
import { looksLikeList, type ListSource, readSource } from './read-source';
import { type Report, type ReportRow, withField } from './use-class-list';

const counts = (values: Partial<Report['counts']> = {}): Report['counts'] => ({ __typename: 'ClassListCounts', total: 3, enroll: 1, add: 0, already: 0, decide: 1, skip: 0, error: 1, ...values });
const row = (line: number, values: Partial<ReportRow>): ReportRow => ({ __typename: 'ClassListReportRow', line, firstName: 'Ana', lastName: 'Núñez', birthDate: null, grade: '3', localId: null, action: 'enroll', personId: null, personName: 'Núñez, Ana', candidates: [], changes: [], problems: [], warnings: [], ...values });
const column = (index: number, header: string, field: Report['columns'][number]['field']): Report['columns'][number] => ({ __typename: 'ClassListColumn', index, header, samples: ['x'], field });

const REPORT: Report = {
  __typename: 'ClassListReport',
  hasHeader: true,
  dateOrder: 'mdy',
  fileProblems: [],
  changedValues: 0,
  waiting: 0,
  changedFields: [],
  columns: [column(0, 'Apellidos', 'lastName'), column(1, 'Nombre', 'firstName'), column(2, 'Grado', 'grade'), column(3, 'Phone', null)],
  counts: counts(),
  rows: [
    row(2, {}),
    row(3, { action: 'decide', firstName: 'Luis', candidates: [{ __typename: 'DuplicateCandidate', id: 'p7', label: 'Nuñez, Luis', reason: 'Similar name', birthDate: '2015-03-14', grade: '3', localId: '0042', generatedId: 'PX3K9M2TQ', enrolled: true }] }),
    row(4, { action: 'error', firstName: '', problems: [{ __typename: 'ClassListIssue', field: 'firstName', message: 'The first name is required.' }] }),
  ],
};

function show(source: ListSource | null = { text: 'Apellidos;Nombre;Grado\nNúñez;Ana;3' }) {
  const asked: Record<string, unknown>[] = [];
  const imported: Record<string, unknown>[] = [];
  const onImported = jest.fn();
  renderKit(<ClassListDialog sessionId={SESSION} date={DATE} source={source} onClose={() => undefined} onImported={onImported} />, {
    previewClassList: ({ input }) => {
      asked.push(input as Record<string, unknown>);
      return { previewClassList: { __typename: 'ClassListPayload', problems: [], report: REPORT } };
    },
    importClassList: ({ input }) => {
      imported.push(input as Record<string, unknown>);
      return { importClassList: { __typename: 'ClassListPayload', problems: [], report: { ...REPORT, rows: REPORT.rows.slice(1) } } };
    },
  });
  return { asked, imported, onImported };
}

it('reads a pasted list and says what each row would do', async () => {
  const { asked } = show();
  expect(await screen.findByText('Enrolls Núñez, Ana')).toBeVisible();
  expect(asked[0]).toMatchObject({ sessionId: SESSION, date: DATE, text: 'Apellidos;Nombre;Grado\nNúñez;Ana;3' });
  expect(screen.getByText('The first name is required.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enroll 1 child' })).toBeEnabled();
  expect(screen.getByText(/^Not used: the column Phone\./)).toBeVisible();
});

it('says what would change of what is on record, and writes it once it is ticked', async () => {
  const change = { __typename: 'ClassListChange' as const, field: 'grade' as const, recorded: '3', given: '4', isProtected: true, source: 'staff' as const, sourceRef: null, at: '2026-09-02T14:00:00.000Z', applies: false };
  const stays = { __typename: 'ClassListIssue' as const, field: 'grade' as const, message: 'The grade on record is 3, the file says 4; the record stays as it is.' };
  const answers = [REPORT, { ...REPORT, counts: counts({ enroll: 0, already: 1 }) }].map((report) => ({ ...report, rows: [row(2, { action: 'already', changes: [change], warnings: [stays] }), ...report.rows.slice(1)] }));
  const asked: Record<string, unknown>[] = [];
  renderKit(<ClassListDialog sessionId={SESSION} date={DATE} source={{ text: 'x' }} onClose={() => undefined} onImported={() => undefined} />, {
    previewClassList: ({ input }) => {
      asked.push(input as Record<string, unknown>);
      return { previewClassList: { __typename: 'ClassListPayload', problems: [], report: asked.length === 1 ? answers[0] : { ...answers[1], changedValues: 1, changedFields: [{ __typename: 'ClassListChangedField', field: 'grade', count: 1 }] } } };
    },
  });
  const box = await screen.findByRole('checkbox', { name: /Grade: 3 becomes 4/ });
  expect(box).not.toBeChecked();
  expect(screen.getByText('Would change. Protected: typed by staff on 09/02/2026.')).toBeVisible();
  expect(screen.queryByText(stays.message)).not.toBeInTheDocument();
  await userEvent.click(box);
  await waitFor(() => expect(asked[1]).toMatchObject({ changes: [{ line: 2, fields: ['grade'] }] }));
  expect(await screen.findByRole('button', { name: 'Change 1 value' })).toBeEnabled();
  expect(screen.getByText('1 grade changes')).toBeVisible();
});

it('asks again with a changed column, each column once', async () => {
  const { asked } = show();
  await userEvent.selectOptions(await screen.findByLabelText('First name'), '0');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ mapping: { firstName: 0, grade: 2 } });
  expect((asked[1]?.['mapping'] as object)).not.toHaveProperty('lastName');
});

it('lets the guess about headings be changed, and guesses the columns anew', async () => {
  const { asked } = show();
  await userEvent.selectOptions(await screen.findByLabelText('First name'), '0');
  await waitFor(() => expect(asked).toHaveLength(2));
  const headings = screen.getByRole('checkbox', { name: 'First row is headings' });
  expect(headings).toBeChecked();
  await userEvent.click(headings);
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]).toMatchObject({ hasHeader: false });
  expect(asked[2]).not.toHaveProperty('mapping');
});

it('sends decisions and reports what was left', async () => {
  const { asked, imported, onImported } = show();
  const decision = await screen.findByLabelText('Decision for line 3, Luis Núñez');
  expect(within(decision).getByText('It is Nuñez, Luis · born 03/14/2015 · 3rd grade · local ID 0042 · ID PX3K9M2TQ · already on this roster · Similar name')).toBeInTheDocument();
  await userEvent.selectOptions(decision, 'p7');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ decisions: [{ line: 3, decision: 'use', personId: 'p7' }] });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enroll 1 child' })).toBeEnabled());
  await userEvent.dblClick(screen.getByRole('button', { name: 'Enroll 1 child' }));
  expect(await screen.findByText('1 child was enrolled')).toBeVisible();
  expect(screen.getByText('2 rows were not imported')).toBeVisible();
  expect(imported).toHaveLength(1);
  expect(onImported).toHaveBeenCalledTimes(1);
});

it('says in the report what became of a row that nobody decided about', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Enroll 1 child' }));
  expect(await screen.findByText('Not imported: not decided')).toBeVisible();
  expect(screen.getByText(/May be on record as Nuñez, Luis/)).toBeVisible();
});

describe('a list of more rows than one answer holds', () => {
  /** Short answers, so that the table stays small: `per` rows each. */
  function showMany(left: number, per: number, broken: { at: number; times: number } = { at: -1, times: 0 }) {
    const rows = Array.from({ length: left }, (_, index) => row(index + 2, { action: 'error', firstName: '', lastName: `Nr ${index}`, personName: null, problems: [{ __typename: 'ClassListIssue', field: 'firstName', message: 'The first name is required.' }] }));
    const asked: { offset?: number; only?: string[] }[] = [];
    const answer = (input: unknown) => {
      const { offset = 0, only } = input as { offset?: number; only?: string[] };
      asked.push({ offset, ...(only ? { only } : {}) });
      return { __typename: 'ClassListPayload', problems: [], report: { ...REPORT, counts: counts({ total: left + 2, enroll: 2, decide: 0, error: left }), rows: rows.slice(offset, offset + per) } };
    };
    renderKit(<ClassListDialog sessionId={SESSION} date={DATE} source={{ text: 'a,b\nc,d' }} onClose={() => undefined} onImported={() => undefined} />, {
      previewClassList: ({ input }) => ({ previewClassList: answer(input) }),
      importClassList: ({ input }) => ((input as { offset?: number }).offset === broken.at && broken.times-- > 0 ? new TypeError('Failed to fetch') : { importClassList: answer(input) }),
    });
    return asked;
  }

  it('is shown page by page, by the server', async () => {
    const asked = showMany(450, 3);
    expect(await screen.findByText('Rows 1–3 of 452')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next rows' }));
    expect(await screen.findByText('Rows 201–203 of 452')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'With a problem 450' }));
    await screen.findByText('Rows 1–3 of 450');
    expect(asked).toEqual([{ offset: 0 }, { offset: 200 }, { offset: 0, only: ['error'] }]);
  });

  it('gives every row that was left to take away, and says when some could not be fetched', async () => {
    const copied = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    showMany(5, 2, { at: 4, times: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Enroll 2 children' }));
    expect(await screen.findByText(/4 of 5 are here/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy these rows' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy these rows' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Copy these rows' }));
    const lines = String(copied.mock.calls[0]?.[0]).split('\r\n');
    expect([lines.length, lines.at(-1)]).toEqual([6, '6,Nr 4,,,3,,The first name is required.']);
  });
});

it('asks which order is meant where a column has both', async () => {
  const asked: Record<string, unknown>[] = [];
  renderKit(<ClassListDialog sessionId={SESSION} date={DATE} source={{ text: 'a,b\nc,d' }} onClose={() => undefined} onImported={() => undefined} />, {
    previewClassList: ({ input }) => {
      asked.push(input as Record<string, unknown>);
      return { previewClassList: { __typename: 'ClassListPayload', problems: [], report: { ...REPORT, dateOrder: asked.length === 1 ? null : 'dmy', columns: [...REPORT.columns, column(4, 'DOB', 'birthDate')] } } };
    },
  });
  expect(await screen.findByText(/This column has dates with the month first and dates with the day first/)).toBeVisible();
  const order = screen.getByLabelText('Dates with slashes');
  expect(order).toHaveValue('');
  await userEvent.selectOptions(order, 'dmy');
  await waitFor(() => expect(asked[1]).toMatchObject({ dateOrder: 'dmy' }));
  await waitFor(() => expect(screen.queryByText(/This column has dates/)).not.toBeInTheDocument());
});

it('takes rows typed or pasted into the field', async () => {
  const { asked } = show(null);
  await userEvent.click(screen.getByLabelText('Rows of the list'));
  await userEvent.paste('Ana\tNúñez\nLuis\tNúñez');
  await userEvent.click(screen.getByRole('button', { name: 'Read the list' }));
  await waitFor(() => expect(asked[0]).toMatchObject({ text: 'Ana\tNúñez\nLuis\tNúñez' }));
});

const file = (bytes: Uint8Array) => ({ file: { size: bytes.length, arrayBuffer: () => Promise.resolve(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)) } as File });

it('reads Latin-1 and a byte-order mark, and names a workbook', async () => {
  expect(await readSource(file(Uint8Array.from([0x4e, 0xfa, 0xf1, 0x65, 0x7a])))).toEqual({ text: 'Núñez' });
  expect(await readSource(file(new TextEncoder().encode('\uFEFFNúñez')))).toEqual({ text: 'Núñez' });
  expect(await readSource(file(Uint8Array.from([0x50, 0x4b, 3, 4])))).toEqual({ problem: 'workbook' });
  expect(await readSource({ text: '  \n' })).toEqual({ problem: 'empty' });
  expect(await readSource({ text: 'x'.repeat(500_000) })).toEqual({ problem: 'tooLarge' });
});

it('knows a list from a word', () => {
  expect(looksLikeList('Ana Soto\nBen Todd')).toBe(true);
  expect(looksLikeList('Soto')).toBe(false);
});

it('gives a column to one field, and a full name instead of its parts', () => {
  expect(withField({ firstName: 0, lastName: 1 }, 'fullName', 2)).toEqual({ fullName: 2 });
  expect(withField({ fullName: 2 }, 'firstName', 0)).toEqual({ firstName: 0 });
  expect(withField({ firstName: 0, grade: 1 }, 'grade', null)).toEqual({ firstName: 0 });
});
