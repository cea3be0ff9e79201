import { as, makeTenant, openTestBed } from '../test/test-bed';
import { participantList } from './participant-list';
import { compileList } from '@afterbell/core/api';
import { matchSql } from './participant-match.sql';
jest.setTimeout(600000);
it('bench', async () => {
  const bed = await openTestBed();
  const tenant = await makeTenant(bed);
  const other = await makeTenant(bed);
  const out: string[] = [];
  const time = async <T>(name: string, fn: () => Promise<T>): Promise<T> => { const t = process.hrtime.bigint(); let r: T; try { r = await fn(); } catch (e) { out.push(`${name}: FAILED ${String(e)}`); return [] as T; } out.push(`${name}: ${Number(process.hrtime.bigint() - t) / 1e6} ms`); return r; };
  const L = ['Garcia','Okafor','Smith','Nguyen','Rodriguez','Johnson','Williams','Brown','Jones','Miller','Davis','Martinez','Hernandez','Lopez','Gonzalez','Wilson','Anderson','Thomas','Taylor','Moore','Jackson','Martin','Lee','Perez','Thompson','White','Harris','Sanchez','Clark','Ramirez'];
  const F = ['Sofia','Liam','Emma','Noah','Olivia','Mateo','Ava','Lucas','Mia','Ethan','Zoe','Leo','Isla','Kai','Ana','Luis','Maria','Jose','Aisha','Omar','Priya','Wei','Yuki','Ivan'];
  const syl = ['ba','co','di','fu','ga','he','ki','lo','mu','ne','po','qua','ri','sa','to','vu','wy','xe','yo','zi'];
  let seed = 42; const rnd = (n: number) => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed % n; };
  const last = () => rnd(3) ? L[rnd(L.length)]! : syl[rnd(20)]! + syl[rnd(20)]! + syl[rnd(20)]!;
  const first = () => rnd(2) ? F[rnd(F.length)]! : syl[rnd(20)]! + syl[rnd(20)]!;
  const child = (i: number) => ({ firstName: first(), lastName: last(), birthDate: new Date(Date.UTC(2008, 0, 1) + rnd(4700) * 86400000).toISOString().slice(0, 10), localId: `L${i}`, grade: '5', startsOn: '2026-09-01' });
  const sites: string[] = [tenant.siteId];
  await as(tenant.top, async () => {
    const inst = await bed.organizations.create({ parentId: tenant.top.organizationId, level: 'institution', name: 'Big' });
    for (let i = 0; i < 266; i++) sites.push(await bed.organizations.create({ parentId: inst, level: 'site', name: `Site ${i}` }));
  });
  let n = 0;
  await as(tenant.top, () => bed.participants.createManyInSite(sites[5]!, Array.from({ length: 300 }, () => child(n++)))); await bed.admin.query('analyze');
  await time('createMany 80k', async () => { for (const s of sites) await as(tenant.top, () => bed.participants.createManyInSite(s, Array.from({ length: 300 }, () => child(n++)))); });
  await as(other.top, () => bed.participants.createManyInSite(other.siteId, Array.from({ length: 2000 }, () => child(n++))));
  await bed.admin.query('vacuum analyze');
  const q = (c: object) => ({ offset: 0, limit: 25, ...c });
  for (let round = 0; round < 2; round++) {
    for (const [who, p] of [['top', tenant.top], ['site', tenant.site]] as const) {
      const l = (name: string, c: object) => time(`${who} ${name}`, () => as(p, () => bed.participants.list(q(c))));
      await l('list', {});
      await l('list offset 50000', { offset: 50000 });
      await l('desc', { sort: [{ field: 'lastName', direction: 'desc' }] });
      await l('search okaf', { search: 'okaf' });
      await l('search okafor sofia', { search: 'okafor sofia' });
      await l('search L1234', { search: 'L1234' });
      await l('search a', { search: 'a' });
      await l('sort birth', { sort: [{ field: 'birthDate', direction: 'asc' }] });
      await l('filter lastName contains', { filter: { match: 'and', rules: [{ field: 'lastName', mode: 'contains', value: 'okaf' }] } });
      await l('filter siteId', { filter: { match: 'and', rules: [{ field: 'siteId', mode: 'equals', value: sites[100] }] } });
      await l('filter site name', { filter: { match: 'and', rules: [{ field: 'site', mode: 'contains', value: 'site 100' }] } });
      const page = await as(p, () => bed.participants.list(q({ search: 'ma' })));
      await time(`${who} count capped`, () => as(p, () => page.count(false)));
      await time(`${who} count exact`, () => as(p, () => page.count(true)));
      for (const rows of [1, 20, 300, 2000]) {
        const list = Array.from({ length: rows }, (_, i) => child(i + 500));
        const r = await time(`${who} match ${rows}`, () => as(p, () => bed.matcher.findMatches(list, tenant.siteId)));
        if (!round) out.push(`   found ${r.filter((m) => m.length).length}`);
      }
      if (!round) await time(`${who} create`, () => as(p, () => bed.participants.createInSite({ ...child(900000 + n++), lastName: 'Qwertz' + who, firstName: 'Unique', siteId: tenant.siteId })));
    }
  }
  const { base } = participantList(false, 'UTC');
  const explain = async (p: typeof tenant.top, sql: string, values: unknown[]) => as(p, () => bed.db.read(async (tx) => (await tx.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers off) ${sql}`, values)).map((r) => r['QUERY PLAN']).join('\n')));
  for (const p of [tenant.top, tenant.site]) {
    const l = participantList(p.wholeTenant, 'UTC');
    for (const c of [{}, { search: 'okaf' }]) {
      const k = compileList(l, q(c));
      out.push(await explain(p, `select ${l.select} from ${l.from} where ${l.base} and ${k.where} order by ${k.orderBy} limit 26`, k.values));
    }
  }
  void base;
  const { foldText } = require('@afterbell/core/domain');
  const wanted = (rows: number) => JSON.stringify(Array.from({ length: rows }, (_, i) => { const c = child(i + 500); return { n: i, sortName: `${foldText(c.lastName)}, ${foldText(c.firstName)}`, firstName: foldText(c.firstName), stem: `${foldText(c.lastName)}, ${foldText(c.firstName)[0]}`, birthDate: c.birthDate, localId: c.localId, stateId: null }; }));
  for (const p of [tenant.top, tenant.site]) for (const [rows, thorough] of [[1, true], [50, false]] as const) { out.push(`== match ${rows}`); try { out.push(await explain(p, matchSql(thorough), [wanted(rows), tenant.siteId])); } catch (e) { out.push(String(e)); } }

  console.log(out.join('\n'));
  await bed.close();
});
