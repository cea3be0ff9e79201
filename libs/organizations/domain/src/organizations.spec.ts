import { DEFAULT_LEVEL_NAMES, type OrganizationLevel } from '@afterbell/core/domain';
import { outsideWords } from './grades-served';
import { guessImportMapping, readImport } from './import-columns';
import { type ImportContext, type KnownOrganization, planImport } from './import-plan';
import { parseDetails, tidyName } from './organization-input';
import { branchFacts, type TreeRow, withoutHidden } from './organization-tree';
import { stepsTo, type WantedNode } from './tree-change';

const row = (id: string, parentId: string | null, level: OrganizationLevel = 'site', enabled = true): TreeRow => ({ id, parentId, name: id, level, enabled });
const problemsOf = (input: Parameters<typeof parseDetails>[0]) => parseDetails(input).problems.map(({ path, message }) => `${path} ${message}`);

describe('names', () => {
  it.each(['', '   ', '\u200b\u2060', '\u202e\u0000', '\u200d'])('%j is no name', (name) => expect(problemsOf({ name })).toEqual(['name is required']));
  it('keeps letters of every script and drops what cannot be seen', () => {
    expect(tidyName(' Mañana\u200b \u202eSite\t ')).toBe('Mañana Site');
    expect(tidyName('מרכז קהילתי')).toBe('מרכז קהילתי');
    expect(tidyName('Cafe\u0301')).toBe('Café');
    expect(problemsOf({ name: '👩‍👩‍👧' })).toEqual([]);
  });
  it('says what is too long, by its field', () => {
    expect(problemsOf({ name: 'x'.repeat(10_000), stateId: '1'.repeat(101), timeZone: 'Mars/Olympus' })).toEqual(['name has more than 200 characters', 'timeZone is not a time zone', 'stateId has more than 100 characters']);
  });
});

describe('grades served', () => {
  it.each([
    [{ gradeFrom: '3' }, ['gradeTo is needed beside the lowest grade']],
    [{ gradeTo: '3' }, ['gradeFrom is needed beside the highest grade']],
    [{ gradeFrom: '6', gradeTo: 'K' }, ['gradeTo is below the lowest grade']],
    [{ gradeFrom: '13', gradeTo: 'x'.repeat(10_000) }, ['gradeFrom is not a grade', 'gradeTo is not a grade']],
    [{ gradeFrom: '', gradeTo: null }, []],
    [{ gradeFrom: 'PK', gradeTo: '12' }, []],
  ])('%j', (grades, problems) => expect(problemsOf({ name: 'Harbor', ...grades })).toEqual(problems));

  it('are told to whoever is outside, and to nobody where nothing is said', () => {
    const said = (grade: string | null, gradeFrom: string | null, gradeTo: string | null) => outsideWords(grade, { gradeFrom, gradeTo, name: 'Harbor Site' });
    expect(said('9', '3', '6')).toBe('Grade 9 is outside the grades 3–6 that Harbor Site serves.');
    expect(said('PK', 'K', 'K')).toBe('Pre-K is outside the grade K that Harbor Site serves.');
    expect([said('3', '3', '6'), said('6', '3', '6'), said('10', '9', '12'), said(null, '3', '6'), said('9', null, null)]).toEqual([null, null, null, null, null]);
  });
});

it('counts what is enabled and what runs beneath, whatever the order of the rows', () => {
  const rows = [row('c', 'b'), row('d', 'b', 'site', false), row('a', null, 'top'), row('b', 'a', 'institution')];
  const facts = branchFacts(rows, new Set(['d']));
  expect([facts.get('a'), facts.get('b'), facts.get('c')]).toEqual([
    { enabledBeneath: 2, running: true },
    { enabledBeneath: 1, running: true },
    { enabledBeneath: 0, running: false },
  ]);
});

it('hangs what stands beneath a hidden level under the nearest that is shown', () => {
  const rows = [row('a', null, 'top'), row('b', 'a', 'institution'), row('c', 'b')];
  expect(withoutHidden(rows, ({ level }) => level !== 'institution').map(({ id, parentId }) => [id, parentId])).toEqual([['a', null], ['c', 'a']]);
});

describe('steps from one tree to another', () => {
  const current = [row('t', null, 'top'), row('i', 't', 'institution'), row('g', 'i', 'site_group'), row('s', 'g'), row('off', 'i', 'site', false)];
  const byId = new Map(current.map((one) => [one.id, one]));
  const want = (id: string, parentKey: string | null, more: Partial<WantedNode> = {}): WantedNode => ({ key: id, id, parentKey, name: id, level: byId.get(id)?.level ?? 'site', enabled: byId.get(id)?.enabled ?? true, version: null, path: id, ...more });
  const said = (wanted: WantedNode[]) => stepsTo(wanted, byId).map(({ kind, node }) => `${kind} ${node.key}`);
  const same = () => [want('t', null), want('i', 't'), want('g', 'i'), want('s', 'g'), want('off', 'i')];

  it('are none for the same tree', () => expect(said(same())).toEqual([]));
  it('go down for what is new, moved or enabled, and up for what is disabled', () => {
    const wanted = [want('t', null), want('i', 't', { enabled: false }), want('g', 'i', { enabled: false }), want('s', 'i', { name: 'S' }), want('off', 'i', { enabled: true }), { ...want('-1', 'g'), id: null }];
    expect(said(wanted)).toEqual(['move s', 'rename s', 'enable off', 'create -1', 'disable g', 'disable i']);
  });
});

describe('a tree in a file', () => {
  const known: KnownOrganization[] = [
    { ...row('top', null, 'top'), name: 'Northlake', stateId: null, ncesId: null },
    { ...row('i1', 'top', 'institution'), name: 'Harbor Point', stateId: 'ST-1', ncesId: null },
    { ...row('i2', 'top', 'institution', false), name: 'Closed District', stateId: null, ncesId: null },
    { ...row('s1', 'i1'), name: 'Lincoln', stateId: null, ncesId: 'N-7' },
  ];
  const names = { ...DEFAULT_LEVEL_NAMES, site: { singular: 'Clubhouse', plural: 'Clubhouses' } };
  const context: ImportContext = { rootId: 'top', levelNames: names, mayAdd: (level) => level !== 'funder' };
  const plan = (text: string) => planImport(readImport(text).rows, known, context, () => Promise.resolve());
  const told = async (text: string) => (await plan(text)).map(({ line, action, issues }) => `${line} ${action}${issues.map(({ message }) => `: ${message}`).join('')}`);

  it('knows its columns in any order and language of headings', () => {
    expect(guessImportMapping(['NCES_ID', 'Parent Organization', 'Tipo', 'Organization name', 'State ID (optional)'])).toEqual({ ncesId: 0, parent: 1, level: 2, name: 3, stateId: 4 });
    expect(readImport('only,words\n1,2').problems).toHaveLength(1);
    expect(readImport('Name;Level\n').problems).toEqual(['There is no row under the headings.']);
  });

  it('says of rows that are part of each other that they form a circle', async () => {
    expect(await told('name,level,parent\nA,site group,B\nB,site group,A\n')).toEqual([2, 3].map((line) => `${line} error: Lines 2 and 3 are part of each other, in a circle: change what one of them is part of.`));
    expect(await told('name,level,parent\nA,clubhouse,B\nB,site group,C\nC,institution,A\nD,clubhouse,A\n')).toEqual([
      ...[2, 3, 4].map((line) => `${line} error: Lines 2, 3 and 4 are part of each other, in a circle: change what one of them is part of.`),
      '5 error: Clubhouse cannot stand under A (Clubhouse).',
    ]);
  });

  it('adds children before or after their parents, finds parents by name, path and id, and what is there already', async () => {
    const text = '\ufeffLevel;Name;Part of;State ID\nclubhouse;New Site;New Group;\nSite group;New Group;harbor point;\nClubhouse;Third;Northlake > Harbor Point;S-3\nsite;Fourth;ST-1;\nClubhouse;LINCOLN;Harbor Point;\ninstitution;Fresh;;\n';
    expect((await plan(text)).map(({ action, parent, id }) => [action, parent ?? id])).toEqual([
      ['add', { line: 3 }],
      ['add', { id: 'i1' }],
      ['add', { id: 'i1' }],
      ['add', { id: 'i1' }],
      ['already', 's1'],
      ['add', { id: 'top' }],
    ]);
  });

  it('says by line what cannot be, and of what stands beneath it too', async () => {
    const text = ['Name,Level,Parent,State ID,NCES ID', 'A,planet,,,', 'B,site,,,', ',site,Harbor Point,,', 'C,site,Nowhere,,', 'D,site,Closed District,,', 'E,funder,,,', 'F,school,Harbor Point,,', 'G,lea,Harbor Point,X-1,', 'H,lea,Harbor Point,X-1,', 'G,lea,Harbor Point,,', 'K,school,H,,', 'L,site,Harbor Point,ST-1,N-7'].join('\n');
    expect(await told(text)).toEqual([
      '2 error: "planet" is not a level.',
      '3 error: Clubhouse cannot stand under Northlake: say what it is part of.',
      '4 error: Name is required.',
      '5 error: No organization is called "Nowhere", here or in the file.',
      '6 error: Closed District is disabled: enable it first.',
      '7 error: Funder is a level that your role may not add.',
      '8 error: School cannot stand under Harbor Point (Institution).',
      '9 add',
      '10 error: State ID X-1 stands on line 9 already.',
      '11 error: It repeats line 9.',
      '12 error: What it is part of, on line 10, is not imported.',
      '13 error: Its two ids belong to two different organizations.',
    ]);
  });

  it('gives what is part of a repeated row to the row that it repeats', async () => {
    const rows = await plan('Name,Level,Parent,State ID\nFresh,institution,,\nFresh,institution,,X-9\nBy id,site,X-9,\nBy path,site,Northlake > Fresh,');
    expect(rows.map(({ action, parent }) => [action, parent])).toEqual([['add', { id: 'top' }], ['error', null], ['add', { line: 2 }], ['add', { line: 2 }]]);
  });

  it('says a second top, a place under oneself, fields without a heading, and quotes no more of a cell than its beginning', async () => {
    expect(await told(`Name,Level,Parent\nOther,top,\nNorthlake,top,\nLoop,site,Loop\nYork, Maine,site,Harbor Point\nZ,site,${'z'.repeat(10_000)}`)).toEqual([
      '2 error: A tree has one top: no further Agency can be added.',
      '3 already',
      '4 error: It cannot be part of itself.',
      expect.stringMatching(/^5 error: It has 4 fields under 3 headings/),
      `6 error: No organization is called "${'z'.repeat(79)}…", here or in the file.`,
    ]);
  });

  it('asks for the path where a name is there twice', async () => {
    const [, , site] = await plan('Name,Level,Parent\nTwin,institution,\nTwin,site_group,Harbor Point\nX,site,Twin');
    expect(site).toMatchObject({ action: 'error', issues: [{ message: '2 organizations are called "Twin": write the path, such as "Northlake > Harbor Point > Twin".' }] });
    const [, , found] = await plan('Name,Level,Parent\nTwin,institution,\nTwin,site_group,Harbor Point\nX,site,Harbor Point > Twin');
    expect(found).toMatchObject({ action: 'add', parent: { line: 3 } });
  });

  it('looks through a large file in pieces, so that others are answered in between', async () => {
    const text = `Name,Level,Parent\n${Array.from({ length: 5_000 }, (_, n) => `Site ${n},site,Harbor Point`).join('\n')}`;
    let pauses = 0;
    const rows = await planImport(readImport(text).rows, known, context, () => Promise.resolve((pauses += 1)));
    expect(rows.filter(({ action }) => action === 'add')).toHaveLength(5_000);
    expect(pauses).toBeGreaterThanOrEqual(50);
  });
});
