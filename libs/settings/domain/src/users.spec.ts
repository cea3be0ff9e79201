import { entriesFor, PermissionSet, standardRole, subSectionEntries } from '@afterbell/core/domain';
import { describeEntries, grantRefusal } from './access-grant';
import { accessDateProblems, tidyUserName, userEmailProblem, userNameProblem } from './user-input';

const setOf = (key: Parameters<typeof standardRole>[0]) => new PermissionSet(standardRole(key).entries);

describe('granting', () => {
  it('refuses a role at a level that it is not tied to, whoever grants', () => {
    expect(grantRefusal(setOf('tenant_administrator'), standardRole('attendance_taker'), 'institution')).toEqual({ kind: 'level' });
    expect(grantRefusal(setOf('tenant_administrator'), standardRole('guest'), 'site')).toEqual({ kind: 'level' });
  });

  it('refuses a role that allows one thing more than the granter may do', () => {
    const role = { levels: ['site'] as const, entries: [...standardRole('attendance_taker').entries, ...subSectionEntries('settings.roles', 'edit')] };
    expect(grantRefusal(setOf('institution_administrator'), role, 'site')).toEqual({ kind: 'beyond', entries: subSectionEntries('settings.roles', 'edit') });
    expect(grantRefusal(PermissionSet.none, standardRole('attendance_taker'), 'site')).toMatchObject({ kind: 'beyond' });
  });

  it('allows what the granter may do too', () => {
    expect(grantRefusal(setOf('institution_administrator'), standardRole('attendance_taker'), 'site')).toBeNull();
    expect(grantRefusal(setOf('tenant_administrator'), standardRole('tenant_administrator'), 'top')).toBeNull();
  });

  it('names what is too much, briefly', () => {
    expect(describeEntries(entriesFor('settings.roles', 'edit', 'export'))).toBe('Settings: Roles');
    expect(describeEntries(standardRole('attendance_taker').entries)).toBe('Dashboard: Switch access, Dashboard: Switch tenants, Participation: By activity and 3 more');
  });
});

describe('input', () => {
  it.each([
    ['', 'is required'],
    [' \t\n', 'is required'],
    ['\u200b\u200e\u2060', 'is required'],
    ['x'.repeat(201), 'has more than 200 characters'],
    ['عائشة الزهراني', null],
    ['Zoë  O’Brien', null],
  ])('name %j', (name, problem) => expect(userNameProblem(name)).toBe(problem));

  it('a name is one line', () => expect(tidyUserName('  \u202eAna\r\nBcc:  x ')).toBe('Ana Bcc: x'));

  it.each([
    ['', 'is required'],
    ['ana', 'is not an e-mail address'],
    ['a\u200b@example.org', 'is not an e-mail address'],
    ['É@example.org', null],
    ['Ana@Example.ORG', null],
  ])('address %j', (email, problem) => expect(userEmailProblem(email)).toBe(problem));

  it.each([
    [{ startsOn: '2026-02-30', endsOn: null }, true, ['startsOn']],
    [{ startsOn: '2026-05-02', endsOn: '2026-05-01' }, true, ['endsOn']],
    [{ startsOn: null, endsOn: '2026-04-30' }, true, ['endsOn']],
    [{ startsOn: null, endsOn: '2026-04-30' }, false, []],
    [{ startsOn: '2026-05-01', endsOn: '2026-05-01' }, true, []],
    [{ startsOn: null, endsOn: null }, true, []],
  ])('dates %j, new %s', (dates, isNew, paths) => {
    expect(accessDateProblems(dates, { isNew, today: '2026-05-01' }).map(({ path }) => path)).toEqual(paths);
  });
});
