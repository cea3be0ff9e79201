// What a request sends to PostgreSQL, by pg_stat_statements, and how it is planned there, by auto_explain.
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

async function setting(db, name, value) {
  await db.query(`alter system set ${name} = ${typeof value === 'number' ? value : `'${value}'`}`);
  await db.query('select pg_reload_conf()');
  await sleep(150); // until every backend has heard of it
}

const isFrame = (text) => /^(begin|commit|rollback|select set_config)/i.test(text);

/** @returns {Promise<{ queries: number, frames: number, texts: string[] }>} per request; frames open, enter and end transactions */
export async function countStatements(db, requests) {
  await setting(db, 'pg_stat_statements.track', 'top');
  await db.query('select pg_stat_statements_reset()');
  const done = await requests();
  const { rows } = await db.query(
    `select s.query as text, sum(s.calls)::int as calls, sum(s.total_exec_time) / sum(s.calls) as ms
       from pg_stat_statements s where s.dbid = (select oid from pg_database where datname = current_database()) and s.query !~ 'pg_stat_statements|pg_reload_conf|alter system'
      group by s.query order by 2 desc`,
  );
  await setting(db, 'pg_stat_statements.track', 'none');
  const sum = (wanted) => rows.filter(({ text }) => isFrame(text) === wanted).reduce((total, { calls }) => total + calls, 0) / done;
  return { queries: sum(false), frames: sum(true), texts: rows.map(({ text }) => text.trim()), milliseconds: rows.map(({ text, calls, ms }) => ({ calls: calls / done, ms: Number(ms.toFixed(3)), text: text.trim() })) };
}

/** Tables of people and attendance that a plan of these requests reads from end to end. */
export async function findSequentialScans(db, logFile, requests) {
  const from = fs.statSync(logFile).size;
  // What this run itself sends between requests is nobody's request.
  await db.query('set auto_explain.log_min_duration = -1');
  await setting(db, 'auto_explain.log_min_duration', 0);
  await requests();
  await setting(db, 'auto_explain.log_min_duration', -1);
  const log = Buffer.alloc(fs.statSync(logFile).size - from);
  const file = fs.openSync(logFile);
  fs.readSync(file, log, 0, log.length, from);
  fs.closeSync(file);
  const found = new Set();
  for (const [, table] of log.toString().matchAll(/Seq Scan on (?:public\.)?(attendance|person|person_search|enrollment|stay|session_date)\b/g)) found.add(table);
  return found;
}
