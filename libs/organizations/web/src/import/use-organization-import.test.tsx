import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of, throwError } from 'rxjs';
import type { PreviewOrganizationImportMutationVariables } from './__generated__/organization-import';
import { useOrganizationImport } from './use-organization-import';

const WRONG = 450;
const row = (line: number) => ({
  ...{ __typename: 'OrganizationImportRow', line, name: `Site ${line}`, level: 'site', parentName: 'Nowhere', stateId: null, ncesId: null, action: 'error' },
  issues: [{ __typename: 'OrganizationImportIssue', field: 'parentName', message: 'There is no organization of this name.' }],
});

/** The second of three answers about rows with a problem is lost as long as `lost.now`. */
function asking(lost: { now: boolean }) {
  const link = new ApolloLink(({ variables }) => {
    const { offset, first, only } = (variables as PreviewOrganizationImportMutationVariables).input;
    const from = offset ?? 0;
    if (only && from > 0 && lost.now) return throwError(() => new TypeError('Failed to fetch'));
    const rows = Array.from({ length: Math.min(first ?? 0, WRONG - from) }, (_, n) => row(from + n + 2));
    const report = { __typename: 'OrganizationImportReport', fileProblems: [], columns: [], counts: { __typename: 'OrganizationImportCounts', total: WRONG, add: 0, already: 0, error: WRONG }, rows };
    return of({ data: { previewOrganizationImport: { __typename: 'OrganizationImportPayload', report, problems: [] } } });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const wrapper = ({ children }: { children: ReactNode }) => <ApolloProvider client={client}>{children}</ApolloProvider>;
  return renderHook(() => useOrganizationImport(() => undefined), { wrapper });
}

/** jsdom has no streams: the bytes are not what is tried here. */
const FILE = { name: 'tree.csv', size: 11, slice: () => ({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(4)) }), stream: () => ({ pipeThrough: () => 'packed' }) } as unknown as File;

let saved: Blob[];
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
beforeEach(() => {
  saved = [];
  Object.assign(globalThis, { CompressionStream: class {} });
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('rows with a problem are saved whole or not at all: an answer that is lost half-way leaves no file, and says so', async () => {
  const lost = { now: true };
  const { result } = asking(lost);
  await act(() => result.current.read(FILE));
  expect(result.current.report?.counts.error).toBe(WRONG);
  await act(() => result.current.saveRest(['Line'], () => 'Site'));
  expect(saved).toEqual([]);
  expect(result.current).toMatchObject({ busy: null, problem: { kind: 'failed' } });

  lost.now = false;
  await act(() => result.current.saveRest(['Line'], () => 'Site'));
  expect(result.current).toMatchObject({ busy: null, problem: null });
  const lines = (await textOf(saved[0] as Blob)).trim().split('\r\n');
  expect(lines.length).toBe(1 + WRONG);
  expect(lines.at(-1)).toContain(`Site ${WRONG + 1}`);
});
