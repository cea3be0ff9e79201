import { renderHook } from '@testing-library/react';
import { i18n } from '../i18n/i18n';
import { useActionWords } from './audit-words';

interface Files {
  readdirSync: (folder: string, options: { recursive: true; encoding: 'utf8' }) => string[];
  readFileSync: (file: string, encoding: 'utf8') => string;
}
declare const __dirname: string;

// The client's sources are typed for a browser, which has no files.
const { readdirSync, readFileSync } = jest.requireActual<Files>('node:fs');
const LIBS = `${__dirname}/../../../..`;
const said = (path: string) => i18n.exists(path, { ns: 'history' });

/** Every `noun.verb` that a service writes beside the word "action", or hands to a helper of its own that writes it. */
function recorded(): { actions: string[]; subjects: string[] } {
  const [actions, subjects] = [new Set<string>(), new Set<string>()];
  for (const file of readdirSync(LIBS, { recursive: true, encoding: 'utf8' })) {
    if (!/^\w[\w-]*\/api\/src\/.*\.ts$/.test(file) || /spec\.ts$|notif/.test(file)) continue;
    for (const line of readFileSync(`${LIBS}/${file}`, 'utf8').split('\n')) {
      if (/\baction\b|\bthis\.(note|add|change)\(/.test(line)) for (const [, action] of line.matchAll(/'([a-z][A-Za-z_]*\.[a-z][A-Za-z_]*)'/g)) actions.add(action ?? '');
      for (const [, subject] of line.matchAll(/subjectType: '(\w+)'/g)) subjects.add(subject ?? '');
    }
  }
  return { actions: [...actions].sort(), subjects: [...subjects].sort() };
}

test('whatever the services record has words', () => {
  const { actions, subjects } = recorded();
  expect(actions).toEqual(expect.arrayContaining(['organization.move', 'role.edit', 'security.reset_sign_in', 'reportingYear.create', 'session_date.close', 'access.end']));
  // Kinds of notices and a column, written on the same lines.
  const others = /^(role\.changed|access\.(changed|granted|ended|disabled)|bulk\.done|a\.action|said\.words)$/;
  expect(actions.filter((action) => !others.test(action) && !said(`action.${action}`) && !action.split('.').every((part, index) => said(`${index ? 'verb' : 'noun'}.${part}`)))).toEqual([]);
  expect(subjects.filter((subject) => !said(`noun.${subject}`))).toEqual([]);
});

test('an action that is said whole, one made of two words, and one without words', () => {
  const { current: words } = renderHook(() => useActionWords()).result;
  expect([words('security.edit_policy'), words('organization.move'), words('busRoute.turnAround')]).toEqual(['Security policy changed', 'Organization moved', 'Bus route turn around']);
});
