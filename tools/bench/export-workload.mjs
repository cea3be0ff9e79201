// All participants as a file, with the columns that a list shows.
import { as, bare, fail, rest } from './requests.mjs';

export const EXPORTED = ['name', 'grade', 'birthDate', 'sites', 'localId', 'stateId', 'email'];

const address = ({ question: { filter } }) => `/export/participants?${new URLSearchParams({ format: 'csv', columns: EXPORTED.join(), filter: JSON.stringify(filter) })}`;

export const exportOfAll = {
  title: 'export of all participants, CSV',
  targets: 'exports',
  aside: true,
  concurrency: 1,
  /** What a row of the file costs, and what the server holds meanwhile, are said beside the table. */
  unit: { name: 'row', of: ({ rows }) => rows },
  memory: true,
  contenders: {
    bare: { request: ({ question, user }) => bare('/export', 'bare', { question, user: as(user) }) },
    walls: { request: ({ question, user }) => bare('/export', 'walls', { question, user: as(user) }) },
    rest: { request: (target) => ({ ...rest(address(target), undefined, target.user), method: 'GET' }) },
  },
  check: (text, target) => {
    const rows = text.split('\r\n').length - 2;
    if (rows !== target.rows) fail(`a file of ${rows} rows instead of ${target.rows}`);
  },
  essence: (text) => text,
};
