import { screen } from '@testing-library/react';
import { show } from '../test-kit';
import '../i18n/level-words';
import { AuditChanges } from './audit-changes';

const change = (path: string, before: string | null, after: string | null, kind?: string) => ({
  __typename: 'AuditChange' as const, path, label: path, before, after, beforeRecord: null, afterRecord: kind ? { __typename: 'AuditReference' as const, kind, name: null } : null,
});

test('a change is said in words', () => {
  show(
    <AuditChanges
      entry={{
        sealed: false,
        changes: [
          change('stateId', null, 'S-1'), change('ncesId', 'N-1', null), change('enabled', 'false', 'true'), change('email', 'a@b.example', 'c@b.example'), change('by', null, 'leave'), change('accesses.0', null, 'Viewer, Lincoln'),
          change('ids.0', null, 'x', 'user'), change('parentId', null, 'x', 'organization'), change('marks.0.startTime', null, '15:00'), change('name', null, 'true'), change('somethingNew', null, 'x', 'unheard'),
          change('level', null, 'site'), change('levels.0', 'lea', null), change('fileName', null, 'Élèves.csv'), change('level', null, 'unheard'),
        ],
      }}
    />,
  );
  expect(screen.getAllByRole('row').slice(1).map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '))).toEqual([
    'State ID |  | S-1', 'NCES ID | N-1 | ', 'Enabled | No | Yes', 'E-mail | a@b.example | c@b.example', 'How |  | They left', 'Access |  | Viewer, Lincoln',
    'User |  | A user whom you may not see', 'Part of |  | An organization that you may not see', 'Marks 1, starts at |  | 15:00', 'Name |  | true', 'Something new |  | A record that you may not see',
    'Level |  | Site', 'Level | District | ', 'File name |  | Élèves.csv', 'Level |  | unheard',
  ]);
});
