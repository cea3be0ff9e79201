import { PermissionSet, subSectionEntries } from '@afterbell/core/domain';
import { as, codeOf, count, counted, DAY, lockMonth, makePerson, makeWorld, openTestBed, principalOf, type TestBed, type World } from '../../test/attendance-fixture';
import type { ClassListInput } from './class-list.types';

let bed: TestBed;
let world: World;
const input = (text: string, more: Partial<ClassListInput> = {}): ClassListInput => ({ sessionId: world.sessionId, date: DAY, text, ...more });
const preview = (text: string, more: Partial<ClassListInput> = {}, by = world.taker) => as(by, () => bed.classLists.preview(input(text, more)));
const load = (text: string, more: Partial<ClassListInput> = {}, by = world.taker) => as(by, () => bed.classLists.import(input(text, more)));
const people = () => count(bed.admin, 'person where tenant_id = $1', [world.tenantId]);
const enrolled = () => count(bed.admin, 'enrollment where session_id = $1', [world.sessionId]);
const HEAD = 'First,Last,DOB,Grade,Student ID\n';

beforeAll(async () => {
  bed = await openTestBed();
});
afterAll(() => bed?.close());
beforeEach(async () => {
  world = await makeWorld(bed.admin, { people: 0 });
});

it("refuses another tenant's session, a locked month, no file and a workbook", async () => {
  const other = await makeWorld(bed.admin, { people: 0 });
  expect(await codeOf(preview('Name\nAna Diaz', { sessionId: other.sessionId }))).toBe('NOT_FOUND');
  expect(await codeOf(load('Name\nAna Diaz', { sessionId: other.sessionId }))).toBe('NOT_FOUND');
  expect(await codeOf(load('', { text: null }))).toBe('VALIDATION');
  expect(await codeOf(load('', { text: null, contentBase64: Buffer.from('PK\u0003\u0004').toString('base64') }))).toBe('VALIDATION');
  await lockMonth(bed.admin, world, '2026-11-01');
  expect(await codeOf(preview('Name\nAna Diaz'))).toBe('MONTH_LOCKED');
  expect(await codeOf(load('Name\nAna Diaz'))).toBe('MONTH_LOCKED');
  expect(await people()).toBe(0);
});

it('reads dates of birth by the day of the site, not of who imports', async () => {
  await bed.admin.query(`update organization set time_zone = 'Pacific/Honolulu' where id = $1`, [world.siteId]);
  // The 18th in New York, the 17th in Honolulu.
  const before = bed.clock.now;
  bed.clock.now = new Date('2026-11-18T05:30:00Z');
  const [row] = (await preview(`${HEAD}Ana,Diaz,11/18/2026,,\n`)).rows;
  bed.clock.now = before;
  expect(row).toMatchObject({ action: 'error', problems: [{ field: 'birthDate' }] });
});

it('says what it would do with each row and writes nothing', async () => {
  const known = await makePerson(bed.admin, world, { first: 'Ana', last: 'García', birthDate: '2015-03-14', grade: '3' });
  const already = await makePerson(bed.admin, world, { first: 'Ben', last: 'Ode', birthDate: '2016-12-01', sessionId: world.sessionId });
  const elsewhere = await makePerson(bed.admin, { ...world, siteId: world.otherSiteId }, { first: 'Cora', last: 'Poe', birthDate: '2014-01-02' });
  const text = `${HEAD}ANA,Garcia,3/14/2015,4,\nBen,Ode,12/1/2016,,\nCora,Poe,1/2/2014,,\nDan,New,5/6/2015,K,0042\n,Eve,1/1/2015,,\nDan,New,5/6/2015,,\n`;
  const report = await preview(text, {}, principalOf(world, world.topId, 'top'));
  expect(report.rows.map(({ line, action, personId }) => [line, action, personId])).toEqual([
    [2, 'enroll', known],
    [3, 'already', already],
    [4, 'decide', null],
    [5, 'add', null],
    [6, 'error', null],
    [7, 'skip', null],
  ]);
  expect(report.rows[0]?.warnings).toEqual([{ field: 'grade', message: 'The grade on record is 3, the file says 4; the record stays as it is.' }]);
  expect(report.rows[2]?.candidates).toEqual([{ id: elsewhere, label: 'Poe, Cora', reason: 'Same name and birth date', birthDate: '2014-01-02', grade: null, localId: null, generatedId: expect.stringMatching(/^P[0-9A-Z]{8}$/), enrolled: false }]);
  expect(report.rows[4]?.problems).toEqual([{ field: 'firstName', message: 'The first name is required.' }]);
  expect(report.counts).toEqual({ total: 6, enroll: 1, add: 1, already: 1, decide: 1, skip: 1, error: 1 });
  expect(report.columns.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'birthDate', 'grade', 'localId']);
  expect([await people(), await enrolled()]).toEqual([3, 1]);
  expect((await preview(text, { only: ['add', 'error'], first: 1, offset: 1 }, principalOf(world, world.topId, 'top'))).rows.map(({ line }) => line)).toEqual([6]);
});

it('asks before a session is made too full: waiting in the order of the file, or more with the right and a reason', async () => {
  await makePerson(bed.admin, world, { first: 'Zed', last: 'Zane', sessionId: world.sessionId });
  await bed.admin.query('update session set capacity = 2 where id = $1', [world.sessionId]);
  const text = `${HEAD}Ana,Diaz,3/14/2015,,\nBen,Ode,5/6/2015,,\n`;
  expect(await codeOf(load(text))).toBe('SESSION_FULL');
  expect(await codeOf(load(text, { whenFull: 'exceed', reason: 'Court order' }))).toBe('FORBIDDEN');
  expect([await people(), await enrolled()]).toEqual([1, 1]);
  expect(await load(text, { whenFull: 'wait', reason: 'Sister is here' })).toMatchObject({ waiting: 1, counts: { add: 2 } });
  expect([await people(), await enrolled(), await count(bed.admin, `session_waiting where session_id = $1 and reason = 'Sister is here'`, [world.sessionId])]).toEqual([3, 2, 1]);
  const leader = { ...world.taker, permissions: new PermissionSet([...subSectionEntries('participation.by_activity', 'edit'), ...subSectionEntries('people.participants', 'edit'), ...subSectionEntries('activities.session', 'edit')]) };
  expect(await load(text, { whenFull: 'exceed', reason: 'Court order' }, leader)).toMatchObject({ waiting: 0, counts: { enroll: 1, already: 1 } });
  expect([await enrolled(), await count(bed.admin, 'session_waiting where session_id = $1', [world.sessionId])]).toEqual([3, 0]);
});

it('imports the good rows, reports the others, and changes nothing the second time', async () => {
  const known = await makePerson(bed.admin, world, { first: 'Ana', last: 'García', birthDate: '2015-03-14' });
  const text = `${HEAD}Ana,García,3/14/2015,,\nDan,New,5/6/2015,K,0042\n,Eve,1/1/2015,,\nFay,Fox,,2nd,\n`;
  const report = await load(text);
  expect(report.counts).toEqual({ total: 4, enroll: 1, add: 2, already: 0, decide: 0, skip: 0, error: 1 });
  expect(report.rows[0]?.personId).toBe(known);
  const dan = report.rows[1]?.personId as string;
  expect(await count(bed.admin, `person where id = $1 and local_id = '0042' and grade = 'K' and birth_date = '2015-05-06'`, [dan])).toBe(1);
  expect(await count(bed.admin, 'stay where person_id = $1 and organization_id = $2 and starts_on = $3', [dan, world.siteId, DAY])).toBe(1);
  expect(await count(bed.admin, `audit where action = 'class_list.import' and subject_id = $1`, [world.sessionId])).toBe(1);
  const told = () => bed.admin.query(`select user_id, kind, params, path from notification where user_id = $1`, [world.userId]).then(({ rows }) => rows as unknown[]);
  const notice = { user_id: world.userId, kind: 'import.done', params: { name: expect.stringMatching(/^Class list of ./), count: 3 }, path: `/participation/activity/select-participants?sessionId=${world.sessionId}&date=${DAY}` };
  expect(await told()).toEqual([notice]);
  const again = await load(text);
  expect(again.counts).toEqual({ total: 4, enroll: 0, add: 0, already: 3, decide: 0, skip: 0, error: 1 });
  expect([await people(), await enrolled()]).toEqual([3, 3]);
  expect(await count(bed.admin, `audit where action = 'class_list.import' and subject_id = $1`, [world.sessionId])).toBe(1);
  expect(await told()).toHaveLength(1);
});

it('asks about a column with both orders of dates, and answers rows of any page', async () => {
  const text = `${HEAD}Ana,Day,13/4/2015,,\nBen,Month,4/13/2015,,\nCem,Either,4/5/2015,,\n${Array.from({ length: 250 }, (_, index) => `,Nr${index},5/6/2015,,`).join('\n')}`;
  const report = await load(text, { only: ['error'] });
  expect([report.dateOrder, report.counts.add, report.counts.error]).toEqual([null, 2, 251]);
  expect(report.rows[0]?.problems).toEqual([{ field: 'birthDate', message: '"4/5/2015" could be 2015-04-05 or 2015-05-04: this column has both orders. Choose how such dates are read.' }]);
  const rest = await load(text, { only: ['error'], offset: 200 });
  expect([rest.counts.already, report.rows.length, rest.rows.length, rest.rows.at(-1)?.line]).toEqual([2, 200, 51, 254]);
  expect((await load(text, { dateOrder: 'dmy', only: ['add'] })).rows).toMatchObject([{ firstName: 'Cem', birthDate: '2015-05-04' }]);
});

it('takes its word on whether a row of headings comes first', async () => {
  expect(await preview('Ana,García\nBen,Soto\n')).toMatchObject({ hasHeader: false, counts: { total: 2 } });
  expect(await preview('Ana,García\nBen,Soto\n', { hasHeader: true })).toMatchObject({ hasHeader: true, counts: { total: 1 }, rows: [{ firstName: 'Ben', lastName: 'Soto' }] });
  expect(await preview('First,Last\nBen,Soto\n', { hasHeader: false })).toMatchObject({ hasHeader: false, counts: { total: 2 }, rows: [{ firstName: 'First', lastName: 'Last' }, {}] });
});

it('makes nobody twice when it is sent twice at once', async () => {
  const text = `${HEAD}${Array.from({ length: 40 }, (_, index) => `Kid${'abcdefghij'[index % 10]},Nr${index},1/${(index % 27) + 1}/2015,3,`).join('\n')}`;
  const reports = await Promise.all([load(text), load(text)]);
  expect(reports.map(({ counts }) => counts.add).sort((a, b) => a - b)).toEqual([0, 40]);
  expect(reports.map(({ counts }) => counts.already).sort((a, b) => a - b)).toEqual([0, 40]);
  expect([await people(), await enrolled()]).toEqual([40, 40]);
});

it('does what was decided, and the same again changes nothing', async () => {
  const elsewhere = await makePerson(bed.admin, { ...world, siteId: world.otherSiteId }, { first: 'Cora', last: 'Poe', birthDate: '2014-01-02' });
  const namesake = await makePerson(bed.admin, world, { first: 'Ana', last: 'García', birthDate: '2013-01-01' });
  const top = principalOf(world, world.topId, 'top');
  const text = `${HEAD}Cora,Poe,1/2/2014,,\nAna,García,3/14/2015,,\nDan,New,5/6/2015,,\n`;
  expect((await preview(text, {}, top)).rows.map(({ action }) => action)).toEqual(['decide', 'decide', 'add']);
  const decisions: ClassListInput['decisions'] = [
    { line: 2, decision: 'use', personId: elsewhere },
    { line: 3, decision: 'create' },
    { line: 4, decision: 'skip' },
  ];
  const report = await load(text, { decisions }, top);
  expect(report.rows.map(({ action }) => action)).toEqual(['enroll', 'add', 'skip']);
  expect(report.rows[1]?.personId).not.toBe(namesake);
  expect(await count(bed.admin, 'stay where person_id = $1 and organization_id = $2', [elsewhere, world.siteId])).toBe(1);
  expect((await load(text, { decisions }, top)).rows.map(({ action }) => action)).toEqual(['already', 'already', 'skip']);
  expect([await people(), await enrolled()]).toEqual([3, 2]);
  // Read anew, nobody having decided: its own children are known, though a namesake is there.
  expect((await preview(text, {}, top)).rows.map(({ action, personId }) => [action, personId === report.rows[1]?.personId])).toEqual([['already', false], ['already', true], ['add', false]]);
});

it('keeps in sight who else a child may be, once somebody has decided', async () => {
  const named = { first: 'Marie-Ange', last: 'Célestin', grade: '3' };
  const twins = [await makePerson(bed.admin, world, { ...named, birthDate: '2017-10-02' }), await makePerson(bed.admin, world, { ...named, birthDate: '2017-02-10' })];
  const text = `${HEAD}Marie Ange,Celestin,,3,\n`;
  const looked = async (decisions: ClassListInput['decisions']) => (await preview(text, { decisions })).rows.map(({ action, personId, candidates }) => ({ action, personId, among: candidates.map(({ id }) => id).sort() }));
  const among = [...twins].sort();
  expect(await looked([])).toEqual([{ action: 'decide', personId: null, among }]);
  for (const personId of twins) expect(await looked([{ line: 2, decision: 'use', personId }])).toEqual([{ action: 'enroll', personId, among }]);
  expect(await looked([{ line: 2, decision: 'create' }])).toEqual([{ action: 'add', personId: null, among }]);
  expect(await looked([{ line: 2, decision: 'skip' }])).toEqual([{ action: 'skip', personId: null, among }]);
});

it("reports a student ID that somebody out of sight has, and a decision for another tenant's person, without losing the other rows", async () => {
  const other = await makeWorld(bed.admin, { people: 1 });
  await makePerson(bed.admin, { ...world, siteId: world.otherSiteId }, { first: 'Gil', last: 'Far', localId: 'X7' });
  const text = `${HEAD}Dan,New,5/6/2015,,X1\nHal,Hue,5/6/2014,,X7\nIda,Ink,5/6/2013,,X2\nJon,Jay,5/6/2012,,\n`;
  const report = await load(text, { decisions: [{ line: 5, decision: 'use', personId: other.people[0] as string }] });
  expect(report.rows.map(({ line, action, problems }) => [line, action, problems[0]?.message])).toEqual([
    [2, 'add', undefined],
    [3, 'error', 'The student ID belongs to somebody else on record.'],
    [4, 'add', undefined],
    [5, 'error', 'The person chosen for this row was not found.'],
  ]);
  expect(await enrolled()).toBe(2);
});

it('says what it would change, writes over what a file brought before, and leaves what somebody typed unless it is ticked', async () => {
  const first = await load(`${HEAD}Ana,García,3/14/2015,3,A1\nBen,Ode,12/1/2016,2,\n`);
  const [ana, ben] = first.rows.map(({ personId }) => personId as string);
  const known = await makePerson(bed.admin, world, { first: 'Cid', last: 'Paz', birthDate: '2014-02-03', grade: '5' });
  await bed.admin.query(`update person_field_source set source = 'staff', source_ref = null, is_protected = true where person_id = $1`, [ben]);
  const text = `${HEAD}Ana,García,3/14/2015,4,A1\nBen,Ode,12/1/2016,3,\nCid,Paz,2/3/2014,6,\n`;
  const grades = () => bed.admin.query<{ grade: string }>('select grade from person where id = any($1) order by first_name', [[ana, ben, known]]).then(({ rows }) => rows.map(({ grade }) => grade));
  const said = (report: Awaited<ReturnType<typeof preview>>) => report.rows.map(({ changes }) => changes.map(({ field, recorded, given, isProtected, source, applies }) => [field, recorded, given, isProtected, source, applies]));
  expect(said(await preview(text))).toEqual([[['grade', '3', '4', false, 'import', true]], [['grade', '2', '3', true, 'staff', false]], [['grade', '5', '6', true, null, false]]]);
  const taker = { ...world.taker, permissions: new PermissionSet(subSectionEntries('participation.by_activity', 'edit')) };
  expect(said(await load(text, { changes: [{ line: 2, fields: ['grade'] }] }, taker)).flat().map((change) => change[5])).toEqual([false, false, false]);
  expect(await grades()).toEqual(['3', '2', '5']);
  const report = await load(text, { changes: [{ line: 3, fields: ['grade', 'birthDate'] }] });
  expect(report.rows.map(({ warnings }) => warnings.length)).toEqual([0, 0, 1]);
  expect(await grades()).toEqual(['4', '3', '5']);
  expect(await count(bed.admin, `person_field_source where person_id = $1 and field = 'grade' and source = 'import' and source_ref like 'Class list of %' and not is_protected`, [ben])).toBe(1);
  expect(await count(bed.admin, `audit where action = 'participant.update' and person_id = any($1)`, [[ana, ben, known]])).toBe(2);
  expect(said(await preview(text, { changes: [{ line: 4, fields: [] }] }))[0]).toEqual([]);
  await makePerson(bed.admin, { ...world, siteId: world.otherSiteId }, { first: 'Gil', last: 'Far', localId: 'X7' });
  const taken = await load(`${HEAD}Ana,García,3/14/2015,5,X7\nBen,Ode,12/1/2016,4,\n`);
  expect(taken.rows.map(({ action, changes, warnings }) => [action, changes.map(({ applies }) => applies), warnings.map(({ message }) => message)])).toEqual([
    ['already', [false, false], ['The student ID belongs to somebody else on record. The record stays as it is.']],
    ['already', [true], []],
  ]);
  expect(await grades()).toEqual(['4', '4', '5']);
});

it('lets a role that may not add people enroll those on record only', async () => {
  const known = await makePerson(bed.admin, world, { first: 'Ana', last: 'García', birthDate: '2015-03-14' });
  const taker = { ...world.taker, permissions: new PermissionSet(subSectionEntries('participation.by_activity', 'edit')) };
  const report = await load(`${HEAD}Ana,García,3/14/2015,,\nDan,New,5/6/2015,,\n`, {}, taker);
  expect(report.rows.map(({ action, personId }) => [action, personId])).toEqual([
    ['enroll', known],
    ['error', null],
  ]);
});

it('reads bytes in the encoding they have', async () => {
  const contentBase64 = Buffer.from('Nombre;Apellidos;Grado\nÁngel;Núñez;Primero\n', 'latin1').toString('base64');
  expect((await load('', { text: null, contentBase64 })).rows[0]).toMatchObject({ firstName: 'Ángel', lastName: 'Núñez', grade: '1', action: 'add' });
});

it('holds 2,000 rows in a few statements', async () => {
  const letters = (n: number) => String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 26), 97 + (Math.floor(n / 676) % 26));
  const text = `${HEAD}${Array.from({ length: 2000 }, (_, n) => `${letters(n * 3)}f,${letters(n * 7)}l,${(n % 12) + 1}/${(n % 28) + 1}/${2010 + (n % 8)},3,S${n}`).join('\n')}`;
  const { result, statements } = await counted(world.taker, () => bed.classLists.import(input(text)));
  expect(result.counts.add).toBeGreaterThan(1950);
  expect(statements).toBeLessThan(20);
  // As autovacuum does within the minute: without statistics the matcher's plan for 2,000 rows among 2,000 people takes too long.
  await bed.admin.query('analyze');
  expect((await load(text)).counts.add).toBe(0);
}, 60_000);
