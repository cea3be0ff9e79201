import pino from 'pino';
import { Client, Pool } from 'pg';
import { cloneDatabase, TEST_SECRET } from '../../../../../tools/test/clone-database.cjs';
import { loadConfig } from '../config/config';
import { connectionFields } from '../tenancy/data-source';
import { JobRunners } from './job-runners';
import { JobsService } from './jobs.service';

let database: { url: string; drop: () => Promise<void> };
let admin: Client;
let pool: Pool;

beforeAll(async () => {
  database = await cloneDatabase();
  admin = new Client(connectionFields(database.url));
  await admin.connect();
  pool = new Pool({ ...connectionFields(loadConfig({ DATABASE_URL: database.url, SESSION_SECRET: TEST_SECRET }).systemDatabaseUrl), max: 8 });
  // The queue insists on a listener of the pool's own.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
});
afterAll(async () => {
  await pool?.end();
  await admin?.end();
  await database?.drop();
});

const enqueue = (task: string, key: string) => admin.query(`select enqueue_job($1, '{}'::json, $2)`, [task, key]);
const holders = async () => (await admin.query<{ key: string; holder: string | null }>(`select key, locked_by as holder from graphile_worker._private_jobs where locked_by is not null order by key`)).rows;

describe('a runner that is gone', () => {
  const runners = () => new JobRunners(pool);
  const hold = async (key: string, holder: string, seenAgo: string) => {
    await enqueue('nobody_does_this', key);
    await admin.query('update graphile_worker._private_jobs set locked_by = $2, locked_at = now() where key = $1', [key, holder]);
    await admin.query('insert into job_runner (id, seen_at) values ($1, now() - $2::interval)', [holder, seenAgo]);
  };

  it('loses its jobs to others, and who lives keeps them; not by the word of one that was away itself', async () => {
    await hold('of-dead', 'dead', '1 minute');
    await hold('of-living', 'living', '3 seconds');
    // Just come: it has not been watching.
    expect(await runners().beat('me')).toBe(0);
    await admin.query(`update job_runner set seen_at = now() - interval '20 seconds' where id = 'me'`);
    expect(await runners().beat('me')).toBe(0);
    expect(await holders()).toHaveLength(2);
    expect(await runners().beat('me')).toBe(1);
    expect(await holders()).toEqual([{ key: 'of-living', holder: 'living' }]);
    expect((await admin.query('select id from job_runner order by id')).rows).toEqual([{ id: 'living' }, { id: 'me' }]);
  });

  it('leaves in order what it did not finish', async () => {
    await runners().leave('living');
    expect(await holders()).toEqual([]);
  });
});

describe('the queue', () => {
  it('begins anew when it stopped by itself, and ends for good when it is told to', async () => {
    const jobs = new JobsService(pool, pino({ enabled: false }));
    const done: string[] = [];
    let heard: () => void = () => undefined;
    jobs.register('note', async () => {
      done.push('note');
      heard();
    });
    const next = () => new Promise<void>((resolve) => (heard = resolve));
    const rounds = { often: 0, later: 0 };
    jobs.every(10, async () => {
      rounds.often += 1;
      throw new Error('A round that fails is followed by the next one.');
    }, 'not looked after');
    jobs.every(60_000, async () => void (rounds.later += 1), 'not looked after', { later: true });
    await jobs.start();
    // As it does when the database goes away under a job that ends.
    await jobs['runner']?.stop();
    const again = next();
    await enqueue('note', 'first');
    await again;
    await jobs.beforeApplicationShutdown();
    expect((await admin.query(`select id from job_runner where id like 'pool-%'`)).rows.length).toBeLessThanOrEqual(1);
    expect(done).toEqual(['note']);
    expect(jobs['runner']).toBeNull();
    const { often } = rounds;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([often > 1, rounds.often === often, rounds.later]).toEqual([true, true, 0]);
  });
});
