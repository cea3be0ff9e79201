import { auditChanges, MOST_AUDIT_CHANGES } from './audit-changes';

it('tells what came, went and changed, and leaves out what stayed', () => {
  expect(auditChanges({ name: 'Lincoln', stateId: '7', enabled: true }, { name: 'Lincoln Park', enabled: true, ncesId: '0012' })).toEqual([
    { path: 'name', before: 'Lincoln', after: 'Lincoln Park' },
    { path: 'ncesId', before: null, after: '0012' },
    { path: 'stateId', before: '7', after: null },
  ]);
});

it('goes into lists and objects, and writes numbers and flags as text', () => {
  expect(auditChanges(null, { a: { b: [1, { c: false }] } })).toEqual([
    { path: 'a.b.0', before: null, after: '1' },
    { path: 'a.b.1.c', before: null, after: 'false' },
  ]);
  expect(auditChanges(null, { a: { b: { c: { d: { e: 1 } } } } })).toEqual([{ path: 'a.b.c.d', before: null, after: '{"e":1}' }]);
});

it('is empty for equal values, for nothing, and never without end', () => {
  expect(auditChanges({ a: 1 }, { a: 1 })).toEqual([]);
  expect(auditChanges(null, undefined)).toEqual([]);
  expect(auditChanges(null, Array.from({ length: 5_000 }, (_, index) => index))).toHaveLength(MOST_AUDIT_CHANGES);
});

it('sets members of a list against the same one, wherever it stands', () => {
  const before = [{ personId: 'ana', status: 'Enrolled' }, { personId: 'ben', status: 'Enrolled' }];
  const after = [{ personId: 'ben', status: 'Present' }, { personId: 'ana', status: 'Enrolled' }];
  expect(auditChanges({ marks: before }, { marks: after })).toEqual([{ path: 'marks.ben.status', before: 'Enrolled', after: 'Present' }]);
});
