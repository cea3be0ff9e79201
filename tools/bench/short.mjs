// npm run bench -- --short, as npm test runs it: every workload of the bench, asked of everybody and checked, on a database as small as it can be. No time is taken.
//   BENCH_DATABASE_URL: a migrated, empty database of a cluster that runs; BENCH_SECRET: its secret
import { UserError } from '../scripts/common.mjs';
import { checkAnswers, checkSaved } from './answers.mjs';
import { BY_SITE_CLOCKS, connect } from './cluster.mjs';
import { startContenders, startServer } from './contenders.mjs';
import { fill, shapeOf } from './fill.mjs';
import { classLists, treeFiles } from './import-files.mjs';
import { prepare } from './targets.mjs';
import { WORKLOADS } from './workloads.mjs';

const QUESTIONS = 2;
/** Rows of each kind of file. */
const IMPORTED = 200;

export async function runShort(names) {
  const url = process.env.BENCH_DATABASE_URL;
  if (!url) throw new UserError('bench: --short needs BENCH_DATABASE_URL, the address of a migrated and empty database.');
  await fill(url, 'short', () => undefined, { migrated: true });
  // Compiling a statement costs seconds where the tables have no statistics yet.
  const db = await connect(url, { options: `${BY_SITE_CLOCKS} -c jit=off` });
  const running = [{ stop: () => db.end() }];
  try {
    const { tenant, tree, targets } = await prepare(db, names, shapeOf('short'));
    const server = startServer(url);
    running.unshift(server);
    const { port } = await server.ready;
    const bench = await startContenders({ url, db, tenant, tree, targets, start: { server, port }, flags: { names } });
    running.unshift(...bench.running);
    const problems = [...(await checkAnswers(bench, QUESTIONS)), ...(await checkSaved(bench))];
    const imported = [];
    for (const files of [treeFiles, classLists]) {
      await (await files({ db, port, targets, rows: IMPORTED }))();
      imported.push(files.name);
    }
    console.log(JSON.stringify({ workloads: Object.fromEntries(names.map((name) => [name, Object.keys(WORKLOADS[name].contenders)])), imported, problems }));
  } finally {
    for (const part of running) await part.stop().catch((error) => console.error(error.message));
  }
}
