// Whether everybody answers the same, and whether what was acknowledged is in the database.
import { UserError } from '../scripts/common.mjs';
import { settleSums } from './attendance-sums.mjs';
import { checkSigned } from './sign-in-targets.mjs';
import { checkMoved, checkSwitched } from './tree-targets.mjs';
import { WORKLOADS } from './workloads.mjs';

export const contendersOf = (name) => Object.keys(WORKLOADS[name].contenders);

/** What the queue, which does not run here, does half a minute after a save; and what a round has used up. */
export async function beforeRound({ db, tenantId }, name) {
  const { settled, reset } = WORKLOADS[name];
  if (settled) await settleSums(db, tenantId);
  if (reset) await reset(db, tenantId);
}

/** `count` questions of each workload to every contender: what differs. */
export async function checkAnswers(bench, count = 25) {
  const problems = [];
  for (const name of bench.flags.names) {
    const contenders = contendersOf(name);
    await beforeRound(bench, name);
    const { differences, bytes, error } = await bench.load.ask({ type: 'compare', name, contenders, servers: bench.servers, count });
    if (error) throw new UserError(`bench: ${name} does not answer right: ${error}`);
    problems.push(...differences);
    for (const contender of contenders.filter((other) => ['walls', 'graphql'].includes(other))) {
      const ratio = bytes[contender] / bytes.bare;
      if (!WORKLOADS[name].bytesDiffer && Math.abs(ratio - 1) > 0.05) problems.push(`${name}: answers of ${contender} have ${(ratio * 100).toFixed(0)} % of the bytes of the bare handler's`);
    }
  }
  return problems;
}

/** What was acknowledged must be in the database: nothing lost, nothing half. */
export async function checkSaved({ db, load, flags }) {
  const { saves, moved, switched, signed, error } = await load.ask({ type: 'state' });
  if (error) throw new Error(error);
  const problems = [];
  if (flags.names.some((name) => name.startsWith('tree-move'))) problems.push(...(await checkMoved(db, moved)));
  if (flags.names.includes('switch')) problems.push(...(await checkSwitched(db, switched)));
  if (flags.names.includes('sign-in')) problems.push(...(await checkSigned(db, signed)));
  if (!flags.names.some((name) => name.startsWith('save'))) return problems;
  const { rows } = await db.query(
    `select w.n, count(*)::int as marks, jsonb_array_length(min(save->>'people')::jsonb) as people, count(*) filter (where t.status = m->>1 and t.version = (m->>2)::int)::int as kept
       from jsonb_array_elements($1::jsonb) with ordinality as w (save, n), jsonb_array_elements(save->'people') as m,
            lateral (select status, version from attendance t where t.session_id = (save->>'sessionId')::uuid and t.on_date = (save->>'date')::date and t.person_id = (m->>0)::uuid) t
      group by w.n`,
    [JSON.stringify(saves)],
  );
  const wrong = rows.filter(({ marks, kept, people }) => marks !== people || kept !== people).length + (saves.length - rows.length);
  if (wrong) problems.push(`${wrong} of ${saves.length} rosters are not as they were saved`);
  return problems;
}
