// Files that nobody has sent before, as other systems write them, and how they are sent: looked through first, then imported.
import { createHash, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { UserError } from '../scripts/common.mjs';
import { send } from '../drill/takers.mjs';
import { clientOperation } from './client-operation.mjs';
import { TREE_TENANT } from './fill-tree.mjs';

const GROUPS = 2;
const INSTITUTIONS = 40;
/** Of a file: rows that cannot be, and rows that are there already. */
const WRONG = 50;
const THERE = 50;
/** Of a class list. */
const LONGEST_LIST = 2_000;
/** Of its children who are new: those whose names are like another's by chance are asked about. */
const ADDED = 0.9;
const SYLLABLES = 'al an ber ca chi da del do el fer ga gon ha her i jo ka ki la lo ma mar men mo na ne ngu o ol or pa per qui ra re ri ro ru sa sal san sho si sta su ta tor tran tri u va val vi vu wa we xi ya yen yu za zo'.split(' ');

const ways = (file, preview, change) => ({ preview: [preview, clientOperation(file, preview)], import: [change, clientOperation(file, change)] });
const TREE = ways('libs/organizations/web/src/import/organization-import.graphql', 'previewOrganizationImport', 'importOrganizations');
const LISTS = ways('libs/participation/web/src/class-list/class-list.graphql', 'previewClassList', 'importClassList');

async function ask(port, { tenant, cookie }, [operationName, query], input) {
  const { text } = await send({ port, path: '/graphql', tenant, cookie, body: { operationName, query, variables: { input } } });
  const { data, errors } = JSON.parse(text);
  const { report, problems } = data?.[operationName] ?? {};
  if (!report) throw new UserError(`bench: import: ${JSON.stringify(errors ?? problems).slice(0, 300)}`);
  return report.counts;
}

function must(counts, wanted) {
  for (const [name, count] of Object.entries(wanted)) if (counts[name] !== count) throw new UserError(`bench: import: ${JSON.stringify(counts)} where ${JSON.stringify(wanted)} is in the file`);
}

const plain = (serial) => String(serial).padStart(3, '0');

/** A tree in one file. @returns what imports the next one and answers how long each step took */
export async function treeFiles({ db, port, targets, rows }) {
  const { cookie } = targets.tree[0].user;
  const { rows: there } = await db.query(
    `select o.name, p.name as parent from organization o join organization p on p.tenant_id = o.tenant_id and p.id = o.parent_id join tenant t on t.id = o.tenant_id
      where t.code = $1 and o.level = 'site' order by o.name limit ${THERE}`,
    [TREE_TENANT],
  );
  const sites = rows - GROUPS - INSTITUTIONS - WRONG - there.length;
  const fileOf = (serial) => {
    const of = (kind, n) => `${kind} ${plain(serial)}-${String(n).padStart(5, '0')}`;
    return [
      'Organization Name,Type,Parent Name,State ID,NCES ID',
      ...Array.from({ length: GROUPS }, (_, n) => `${of('Région', n)},Institution group,,G${serial}-${n},`),
      ...Array.from({ length: INSTITUTIONS }, (_, n) => `"${of('District', n)}, Unified",Institution,${of('Région', n % GROUPS)},D${serial}-${n},`),
      ...Array.from({ length: sites }, (_, n) => `${of('School', n)},Site,"${of('District', n % INSTITUTIONS)}, Unified",S${serial}-${n},`),
      ...there.map(({ name, parent }) => `${name},Site,${parent},,`),
      ...Array.from({ length: WRONG }, (_, n) => `${of('Nowhere', n)},Site,No such district,,`),
    ].join('\r\n');
  };
  let serial = 0;
  return async () => {
    const input = { contentBase64: gzipSync(fileOf((serial += 1))).toString('base64') };
    const steps = [];
    for (const step of ['preview', 'import']) {
      const begun = performance.now();
      must(await ask(port, { tenant: TREE_TENANT, cookie }, TREE[step], input), { total: rows, add: rows - WRONG - there.length, already: there.length, error: WRONG });
      steps.push(performance.now() - begun);
    }
    return steps;
  };
}

/** Children in class lists, each of a session of its own, at one site after the other. */
export async function classLists({ db, port, targets, rows }) {
  const places = [...new Map(targets.rosters.map((roster) => [roster.organizationId, roster])).values()];
  const length = Math.min(LONGEST_LIST, rows);
  const newSession = async ({ user: { tenantId }, activityId, organizationId, date }) => {
    const id = randomUUID();
    await db.query('begin');
    await db.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
    await db.query(
      `insert into session (id, activity_id, organization_id, name, starts_on, ends_on, start_time, end_time, weekdays) values ($1, $2, $3, $4, $5::date - 30, $5::date + 90, '15:00', '16:00', '{1,3}')`,
      [id, activityId, organizationId, `Imported ${id}`, date],
    );
    await db.query('commit');
    return id;
  };
  const childrenOf = async ({ user: { tenantId }, sessionId }) =>
    (await db.query(
      `select first_name as "firstName", last_name as "lastName", birth_date::text as "birthDate" from person p join enrollment e on e.tenant_id = p.tenant_id and e.person_id = p.id
        where e.tenant_id = $1 and e.session_id = $2 and p.birth_date is not null order by p.id limit ${THERE / 5}`,
      [tenantId, sessionId],
    )).rows;
  const word = (seed, syllables) => {
    const bytes = createHash('sha256').update(`${seed}`).digest();
    const text = Array.from({ length: syllables }, (_, at) => SYLLABLES[bytes[at] % SYLLABLES.length]).join('');
    return text[0].toUpperCase() + text.slice(1);
  };
  const born = (n) => new Date(Date.UTC(2014, 0, 1 + (n % 1500))).toISOString().slice(0, 10);
  const fileOf = (serial, there) =>
    [
      'First name,Last name,Date of birth,Grade',
      ...Array.from({ length: length - WRONG - there.length }, (_, n) => `${word(`first ${serial} ${n}`, 2)}${n % 9 ? '' : 'ë'},"${word(`last ${serial} ${n}`, 4)}${n % 7 ? '' : ', Jr.'}",${born(n)},${1 + (n % 5)}`),
      ...there.map(({ firstName, lastName, birthDate }) => `${firstName},"${lastName}",${birthDate},`),
      ...Array.from({ length: WRONG }, (_, n) => `Tomorrow,Child${n},2999-01-01,3`),
    ].join('\r\n');
  let serial = 0;
  return async () => {
    const steps = [0, 0];
    for (let list = 0; list < rows / length; list += 1) {
      const place = places[(serial += 1) % places.length];
      const there = await childrenOf(place);
      const input = { sessionId: await newSession(place), date: place.date, contentBase64: Buffer.from(fileOf(serial, there)).toString('base64') };
      for (const [at, step] of ['preview', 'import'].entries()) {
        const begun = performance.now();
        const counts = await ask(port, { tenant: 'bench', cookie: place.user.cookie }, LISTS[step], input);
        must(counts, { total: length, error: WRONG, already: 0, skip: 0 });
        if (counts.add < (length - WRONG - there.length) * ADDED || counts.enroll < there.length) throw new UserError(`bench: import: of a class list ${JSON.stringify(counts)}`);
        steps[at] += performance.now() - begun;
      }
    }
    return steps;
  };
}
