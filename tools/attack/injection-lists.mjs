// Random signs in each search, filter and sort of each list: no fault, and no row beyond what the filter means.
import { createRequire } from 'node:module';
import { faultsIn } from './compare.mjs';
import { schema } from './generate.mjs';
import { graphql, inTurn } from './wire.mjs';

const require = createRequire(import.meta.url);
const fc = require('fast-check');
const { getNamedType, isInputObjectType } = require('graphql');

/** Lists that can be searched, filtered and sorted, with the fields of their own. */
function listFields() {
  return Object.values(schema.getQueryType().getFields()).flatMap((field) => {
    const arg = (name) => field.args.find((one) => one.name === name);
    const filter = arg('filter');
    const type = filter && getNamedType(filter.type);
    const rules = isInputObjectType(type) && type.getFields().rules && getNamedType(type.getFields().rules.type);
    const nodes = getNamedType(field.type).getFields?.().nodes && getNamedType(getNamedType(field.type).getFields().nodes.type);
    if (!rules || !nodes?.getFields().id || field.args.some((one) => String(one.type).endsWith('!') && one.defaultValue === undefined)) return [];
    const sort = arg('sort') && getNamedType(getNamedType(arg('sort').type).getFields().field.type);
    return [{ name: field.name, filterType: type.name, fields: getNamedType(rules.getFields().field.type).getValues().map(({ name }) => name).filter((name) => name !== 'custom'), sorts: sort?.getValues().map(({ name }) => name) ?? [], sortType: arg('sort') && String(arg('sort').type), searches: Boolean(arg('search')) }];
  });
}

const MOST = 200;
const signs = fc.string({ unit: fc.constantFrom("'", '"', '\\', '%', '_', '$', ';', '-', '(', ')', '*', 'a', 'Q', ' ', 'é', '\u0000', '\ud800', '\u200f', '{', '}', ':', '&', '|', '!', '<', '>'), maxLength: 12 });

export async function lists({ tally, server, caller, runs }) {
  const modes = schema.getType('FilterMode').getValues().map(({ name }) => name);
  // The short form tries the same each time: what it finds is a change's doing.
  const seed = Number(process.env.ATTACK_SEED ?? (runs > 1 ? Date.now() % 1e9 : 42));
  tally.tell(`the seed of its texts: ${seed} (ATTACK_SEED)`);
  const texts = fc.sample(signs, { numRuns: runs, seed });
  for (const list of listFields()) {
    const ids = async (variables) => {
      const answer = await graphql(server, caller, `query ($search: String, $filter: ${list.filterType}) { ${list.name}(first: ${MOST}, filter: $filter${list.searches ? ', search: $search' : ''}) { nodes { id } } }`.replace('$search: String, ', list.searches ? '$search: String, ' : ''), variables);
      return { answer, ids: answer.data?.[list.name]?.nodes?.map(({ id }) => id) ?? null };
    };
    const all = new Set((await ids({})).ids ?? []);
    // A list that goes on after a page, or that every question adds to, is not all here.
    if (all.size >= MOST || list.name === 'auditTrail') continue;
    const judge = (what, { answer, ids: found }) => {
      const faults = faultsIn(answer, []);
      if (found?.some((id) => !all.has(id))) faults.push('finds a row that the list does not have');
      tally.try(faults.length ? `${list.name} ${what} ${faults.join(', ')}` : null);
    };
    const ways = texts.flatMap((text) => [...(list.searches ? [['search', text]] : []), ...list.fields.flatMap((field) => modes.map((mode) => [field, text, mode]))]);
    if (runs > 1) await inTurn(ways, 6, async ([field, text, mode]) => judge(`${field} ${mode ?? ''} ${JSON.stringify(text)}`, await ids(mode ? { filter: { match: 'and', rules: [{ field, mode, value: text }] } } : { search: text })));
    // What holds a text and what does not hold it are everything together, whatever the signs mean elsewhere.
    const tried = runs > 1 ? list.fields : list.fields.filter((_, at) => at % 5 === 0);
    await inTurn(texts.flatMap((text) => tried.map((field) => [field, text])), 6, async ([field, text]) => {
      const rule = (mode) => ids({ filter: { match: 'and', rules: [{ field, mode, value: text }] } });
      const [has, hasNot] = [await rule('contains'), await rule('notContains')];
      for (const { answer, ids: found } of [has, hasNot]) judge(`${field} ${JSON.stringify(text)}`, { answer, ids: found });
      if (!has.ids || !hasNot.ids || !text.trim()) return;
      tally.must(has.ids.length + hasNot.ids.length === all.size || has.ids.length === all.size, `${list.name}: ${field} holds ${JSON.stringify(text)} in ${has.ids.length}, not in ${hasNot.ids.length}, of ${all.size}`);
    });
    for (const sort of ['name; drop table person', "name' --", '(select 1)', '__proto__', 7].slice(0, runs > 1 ? 5 : 1)) {
      const answer = await graphql(server, caller, `query ($sort: ${list.sortType}) { ${list.name}(sort: $sort) { nodes { id } } }`, { sort: [{ field: sort, direction: 'asc' }] });
      tally.must(answer.status === 400, `${list.name} sorted by ${sort} is answered with ${answer.status} ${answer.text.slice(0, 120)}`);
    }
    for (const direction of ['asc; select 1', 'ASC'].slice(0, runs > 1 ? 2 : 1)) {
      const answer = await graphql(server, caller, `query ($sort: ${list.sortType}) { ${list.name}(sort: $sort) { nodes { id } } }`, { sort: [{ field: list.sorts[0] ?? 'name', direction }] });
      tally.must(answer.status === 400, `${list.name} in the order "${direction}" is answered with ${answer.status}`);
    }
  }
}
