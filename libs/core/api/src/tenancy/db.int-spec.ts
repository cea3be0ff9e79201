import { Client } from 'pg';
import { AppError, newId, PermissionSet } from '@afterbell/core/domain';
import { cloneDatabase, TEST_SECRET } from '../../../../../tools/test/clone-database.cjs';
import { loadConfig } from '../config/config';
import { connectionFields, createAppDataSource } from './data-source';
import { Db } from './db';
import { newScope, type Principal, scopeStorage } from './scope';
import type { Tx } from './tx';

let database: { url: string; drop: () => Promise<void> };
let db: Db;
let admin: Client;
const tenants = [newId(), newId()] as const;

function principal(tenantId: string): Principal {
  return {
    tenantId,
    userId: newId(),
    accessId: newId(),
    sessionId: newId(),
    organizationId: newId(),
    organizationLevel: 'top',
    wholeTenant: true,
    termId: null,
    permissions: PermissionSet.none,
    timeZone: 'America/New_York',
  };
}

const as = <T>(tenantId: string, fn: () => Promise<T>, signal?: AbortSignal) => scopeStorage.run({ ...newScope({ principal: principal(tenantId), requestId: 'test' }), ...(signal ? { signal } : {}) }, fn);
/** On a machine that stood still for the patience of the pool, whoever waited is told so, and asks again. */
const patient = <T>(ask: () => Promise<T>): Promise<T> => ask().catch((error: unknown) => (error instanceof AppError && error.code === 'UNAVAILABLE' ? patient(ask) : Promise.reject(error as Error)));
const tenantSetting = `select current_setting('app.tenant_id', true) as tenant`;

beforeAll(async () => {
  database = await cloneDatabase();
  admin = new Client(connectionFields(database.url));
  await admin.connect();
  for (const [index, id] of tenants.entries()) await admin.query('insert into tenant (id, code, name) values ($1, $2, $2)', [id, `t${index}`]);
  const config = loadConfig({ DATABASE_URL: database.url, SESSION_SECRET: TEST_SECRET, DB_POOL_SIZE: '4' });
  db = new Db(createAppDataSource(config, [], () => undefined));
  await db.connect();
});

afterAll(async () => {
  await db?.onApplicationShutdown();
  await admin?.end();
  await database?.drop();
});

it('refuses to run without a tenant', () => {
  expect(() => db.read((tx) => tx.query('select 1'))).toThrow(/need a principal/);
  expect(() => scopeStorage.run(newScope({ principal: null, requestId: 'x' }), () => db.write((tx) => tx.query('select 1')))).toThrow(/need a principal/);
});

it('refuses a write inside a read and writing through a read', async () => {
  const [tenant] = tenants;
  await expect(as(tenant, () => db.read(() => db.write((tx) => tx.query('select 1'))))).rejects.toThrow(/inside a read/);
  await expect(as(tenant, () => db.read((tx) => tx.query(`insert into term (id, name, kind, starts_on, ends_on) values ($1, 'x', 'fall', '2026-01-01', '2026-02-01')`, [newId()])))).rejects.toThrow(
    /read-only/,
  );
});

it('joins nested calls in one transaction and rolls all of it back together', async () => {
  const [tenant] = tenants;
  const insert = (name: string) =>
    db.write((tx) => tx.execute(`insert into term (id, name, kind, starts_on, ends_on) values ($1, $2, 'fall', '2026-01-01', '2026-02-01')`, [newId(), name]));
  const failing = as(tenant, () =>
    db.write(async () => {
      await insert('outer');
      await db.write(() => insert('inner'));
      throw new Error('stop');
    }),
  );
  await expect(failing).rejects.toThrow('stop');
  const rows = await as(tenant, () => db.read((tx) => tx.query(`select name from term`)));
  expect(rows).toEqual([]);
});

it('serves many tenants over a small pool without one seeing another', async () => {
  const seen = await Promise.all(
    Array.from({ length: 400 }, (_, index) => {
      const tenant = tenants[index % 2] ?? '';
      return patient(() => as(tenant, () => db.read((tx) => tx.one<{ tenant: string }>(tenantSetting)))).then((row) => row?.tenant === tenant);
    }),
  );
  expect(seen.filter(Boolean)).toHaveLength(400);
});

describe('what may take long', () => {
  const HELD = 4711;
  /** Each waits in the database until `admin` lets go, as a statement that takes long. */
  const slow = (tenant = '', signal?: AbortSignal) => as(tenant, () => db.apart(() => db.read((tx) => tx.one<{ tenant: string }>(`${tenantSetting}, pg_advisory_xact_lock_shared(${HELD})`))), signal);
  const atIt = async () => Number((await admin.query(`select count(*) as count from pg_locks where locktype = 'advisory' and objid = ${HELD} and not granted`)).rows[0].count);
  async function until(check: () => Promise<boolean>): Promise<void> {
    while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  beforeEach(() => admin.query(`select pg_advisory_lock(${HELD})`));
  afterEach(() => admin.query(`select pg_advisory_unlock_all()`));

  it('has half of the connections: whoever takes attendance finds one, and each report is answered', async () => {
    const running = Array.from({ length: 12 }, (_, index) => slow(tenants[index % 2]));
    await until(async () => (await atIt()) === 2);
    const quick = await Promise.all(Array.from({ length: 20 }, () => as(tenants[0] ?? '', () => db.read((tx) => tx.one<{ one: number }>('select 1 as one')))));
    expect(quick.map((row) => row?.one)).toEqual(Array(20).fill(1));
    expect(await atIt()).toBe(2);
    await admin.query(`select pg_advisory_unlock(${HELD})`);
    expect((await Promise.all(running)).map((row) => row?.tenant)).toEqual(Array.from({ length: 12 }, (_, index) => tenants[index % 2]));
  });

  it('waits for no place of its own within another, nor within a transaction', async () => {
    await admin.query(`select pg_advisory_unlock(${HELD})`);
    const nested = Array.from({ length: 8 }, () => as(tenants[0] ?? '', () => db.report(() => db.read(() => db.apart(() => db.report(() => db.read((tx) => tx.one<{ one: number }>('select 1 as one'))))))));
    expect((await Promise.all(nested)).map((row) => row?.one)).toEqual(Array(8).fill(1));
  });

  it('is not begun for whoever has gone meanwhile, and the next has the place', async () => {
    const gone = new AbortController();
    const [first, second] = [slow(tenants[0]), slow(tenants[0])];
    await until(async () => (await atIt()) === 2);
    const left = slow(tenants[0], gone.signal);
    const next = slow(tenants[1]);
    await new Promise(setImmediate);
    gone.abort(new Error('has gone'));
    const late = slow(tenants[0], gone.signal);
    for (const asked of [left, late]) await expect(asked).rejects.toThrow('has gone');
    await admin.query(`select pg_advisory_unlock(${HELD})`);
    expect((await Promise.all([first, second, next])).map((row) => row?.tenant)).toEqual([tenants[0], tenants[0], tenants[1]]);
  });
});

it('leaves a connection clean after a failed statement', async () => {
  const [one, two] = tenants;
  await expect(as(one, () => db.read((tx) => tx.query('select nonsense')))).rejects.toThrow(/nonsense/);
  for (let round = 0; round < 8; round += 1) {
    const row = await as(two, () => db.read((tx) => tx.one<{ tenant: string }>(tenantSetting)));
    expect(row?.tenant).toBe(two);
  }
});

it('survives the loss of its connections', async () => {
  const [one] = tenants;
  await as(one, () => db.read((tx) => tx.query('select 1')));
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'afterbell_app' and datname = current_database()`);
  const outcomes: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    outcomes.push(await as(one, () => db.read((tx) => tx.query('select 1'))).then(() => 'ok', () => 'failed'));
  }
  expect(outcomes.at(-1)).toBe('ok');
});

it('gives TypeORM the same connection and transaction', async () => {
  const [one] = tenants;
  const inside = await as(one, () =>
    db.write(async (tx) => {
      const row = await tx.one<{ pid: number }>('select pg_backend_pid() as pid');
      const [manager] = (await tx.manager.query('select pg_backend_pid() as pid')) as { pid: number }[];
      return [row?.pid, manager?.pid];
    }),
  );
  expect(inside[0]).toBe(inside[1]);
});

describe('statements that go out together', () => {
  const state = { text: `select current_setting('app.tenant_id', true) as tenant, current_setting('transaction_read_only') as read_only, pg_backend_pid() as pid` };
  const terms = { text: 'select count(*)::int as count from term' };
  const insert = { text: `insert into term (id, name, kind, starts_on, ends_on) values ($1, 'x', 'fall', '2026-01-01', '2026-02-01')`, values: [newId()] };
  const asText = (value: unknown, name = 'trip_text') => ({ name, text: 'select $1::uuid as id, $2::text[] as list, $3::date::timestamptz as at', values: [value, ['a', null, '"b"'], '2026-01-02'] });
  /** Every connection of the pool, as the next user finds it. */
  const leftBehind = async () => {
    const clients = await Promise.all(Array.from({ length: 4 }, () => db['checkOut']()));
    try {
      return await Promise.all(clients.map(async (client) => {
        const { rows } = await client.query<Record<string, unknown>>(`select current_setting('app.tenant_id', true) || current_setting('app.org_id', true) || current_setting('app.org_all', true) as place, current_setting('transaction_read_only') as read_only`);
        return [rows[0]?.place || '', rows[0]?.read_only, client.getTransactionStatus()];
      }));
    } finally {
      for (const client of clients) client.release();
    }
  };
  const clean = Array.from({ length: 4 }, () => ['', 'off', 'I']);

  it('need a principal, answer in order, and leave nothing on the connection', async () => {
    await expect(db.readTogether([state])).rejects.toThrow(/need a principal/);
    const [one] = tenants;
    const [[where], none, [second]] = await as(one, () => db.readTogether<[{ tenant: string; read_only: string }, object, { two: number }]>([state, { text: 'select 1 where false' }, { text: 'select 2 as two' }]));
    expect([where?.tenant, where?.read_only, none, second]).toEqual([one, 'on', [], { two: 2 }]);
    expect(await leftBehind()).toEqual(clean);
  });

  it('cannot write, and none of them counts when one fails', async () => {
    const [one] = tenants;
    await expect(as(one, () => db.readTogether([insert]))).rejects.toThrow(/read-only/);
    await expect(as(one, () => db.readTogether([{ text: `select set_config('transaction_read_only', 'off', true)` }, insert]))).rejects.toThrow(/read-write mode|read-only/);
    await expect(as(one, () => db.readTogether([terms, { text: 'select 1 / $1::int as x', values: [0] }, state]))).rejects.toThrow(/division by zero/);
    await expect(as(one, () => db.readTogether([{ text: 'select nonsense' }, terms]))).rejects.toThrow(/nonsense/);
    expect(await leftBehind()).toEqual(clean);
    expect(await as(one, () => db.readTogether([terms]))).toEqual([[{ count: 0 }]]);
  });

  it('keep prepared statements in order whatever fails between', async () => {
    const [one] = tenants;
    const id = newId();
    const good = () => as(one, () => db.readTogether([asText(id), asText(id, 'trip_other')]));
    const expected = [{ id, list: ['a', null, '"b"'], at: expect.any(Date) as Date }];
    const circular: unknown[] = [];
    circular.push({ circular });
    for (let round = 0; round < 6; round += 1) {
      await expect(as(one, () => db.readTogether([asText('no id', `trip_${round}`), asText(id, 'trip_late')]))).rejects.toThrow(/uuid/);
      await expect(as(one, () => db.readTogether([{ ...asText(id), values: [circular, [], '2026-01-02'] }, terms]))).rejects.toThrow();
      expect(await good()).toEqual([expected, expected]);
      expect(await as(one, () => db.readTogether([asText(id, `trip_${round}`), asText(id, 'trip_late')]))).toEqual([expected, expected]);
      // The same names through an ordinary transaction of the same pool.
      expect(await as(one, () => db.read((tx) => tx.query(asText(id).text, asText(id).values, 'trip_text')))).toEqual(expected);
    }
    expect(await leftBehind()).toEqual(clean);
  });

  it('serve many tenants over a small pool, some of them failing, without one seeing another', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 300 }, async (_, index) => {
        const tenant = tenants[index % 2] ?? '';
        if (index % 7 === 0) return as(tenant, () => db.readTogether([asText('bad'), state])).then(() => false, () => true);
        const [[row], [again]] = await patient(() => as(tenant, () => db.readTogether<[{ tenant: string; pid: number }, { tenant: string; pid: number }]>([state, state])));
        return row?.tenant === tenant && again?.tenant === tenant && row?.pid === again?.pid;
      }),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(300);
    expect(await leftBehind()).toEqual(clean);
  });

  it('join a transaction that is open, and see what it wrote', async () => {
    const [, two] = tenants;
    const seen = as(two, () =>
      db.write(async (tx) => {
        await tx.execute(insert.text, insert.values);
        const [[row]] = await db.readTogether<[{ count: number }]>([terms]);
        expect(row?.count).toBe(1);
        throw new Error('enough');
      }),
    );
    await expect(seen).rejects.toThrow('enough');
    expect(await as(two, () => db.readTogether([terms]))).toEqual([[{ count: 0 }]]);
  });

  it('are asked again on another connection when theirs is lost; lost twice, they come back as unavailable, and the next ones work', async () => {
    const [one] = tenants;
    await admin.query('select pg_advisory_lock(4711)');
    const wait = () => as(one, () => db.readTogether<[{ done: number }]>([{ text: 'select 1 as done from (select pg_advisory_xact_lock_shared(4711)) x' }])).catch((error: unknown) => error);
    const waiting = async (not = 0) => {
      for (;;) {
        const { rows } = await admin.query<{ pid: number }>(`select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%pg_advisory_xact_lock_shared%' and datname = current_database() and pid <> all($1::int[])`, [[not]]);
        if (rows[0]) return rows[0].pid;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    const lose = async (pid: number) => (await admin.query('select pg_terminate_backend($1)', [pid]), pid);

    const lostOnce = wait();
    await waiting(await lose(await waiting()));
    await admin.query('select pg_advisory_unlock(4711)');
    expect(await lostOnce).toEqual([[{ done: 1 }]]);

    await admin.query('select pg_advisory_lock(4711)');
    const lostTwice = wait();
    await lose(await waiting(await lose(await waiting())));
    expect(await lostTwice).toMatchObject({ code: 'UNAVAILABLE' });
    await admin.query('select pg_advisory_unlock(4711)');
    expect(await as(one, () => db.readTogether([terms]))).toEqual([[{ count: 0 }]]);
  });
});

it('fails a whole write when a statement that nobody awaited is refused', async () => {
  const [one] = tenants;
  const term = [newId(), 'x'];
  const text = `insert into term (id, name, kind, starts_on, ends_on) values ($1, $2, 'fall', '2026-01-01', '2026-02-01')`;
  const count = async () => (await as(one, () => db.read((tx) => tx.query('select 1 from term')))).length;
  await expect(
    as(one, () =>
      db.write(async (tx) => {
        await tx.execute(text, term);
        tx.send(text, term);
      }),
    ),
  ).rejects.toThrow(/duplicate key/);
  expect(await count()).toBe(0);
  await as(one, () => db.write((tx) => Promise.resolve(tx.send(text, term))));
  expect(await count()).toBe(1);
  await as(one, () => db.write((tx) => tx.execute('delete from term where id = $1', [term[0]]).catch(() => 0)));
});

it('does not end well where a statement was refused and whoever sent it went on', async () => {
  const [one] = tenants;
  const text = `insert into term (id, name, kind, starts_on, ends_on) values ($1, 'x', 'fall', '2026-01-01', '2026-02-01')`;
  const seen = as(one, () =>
    db.write(async (tx) => {
      await tx.execute(text, [newId()]);
      await tx.query('select 1 / 0').catch(() => null);
    }),
  );
  await expect(seen).rejects.toThrow('Nothing was saved');
  expect(await as(one, () => db.read((tx) => tx.query('select 1 from term')))).toEqual([]);
});

it('lets nothing leave once the transaction is over', async () => {
  const [one] = tenants;
  const heard: string[] = [];
  const listen = ({ payload = '' }: { payload?: string }) => void heard.push(payload);
  admin.on('notification', listen);
  await admin.query('listen late');
  const tell = (payload: string, fails: boolean) =>
    as(one, () =>
      db.write((tx) => {
        tx.send(`select pg_notify('late', $1)`, [payload]);
        if (fails) throw new Error('stop');
        return Promise.resolve();
      }),
    );
  await expect(tell('taken back', true)).rejects.toThrow('stop');
  await tell('saved', false);
  await admin.query('unlisten late');
  admin.off('notification', listen);
  expect(heard).toEqual(['saved']);
});

it('keeps the order of what TypeORM and others send on the connection', async () => {
  const [one] = tenants;
  const id = newId();
  await as(one, () =>
    db.write(async (tx) => {
      const { manager } = tx;
      tx.send(`insert into term (id, name, kind, starts_on, ends_on) values ($1, 'first', 'fall', '2026-01-01', '2026-02-01')`, [id]);
      await manager.query(`update term set name = name || ', second' where id = $1`, [id]);
      expect(await tx.query('select name from term where id = $1', [id])).toEqual([{ name: 'first, second' }]);
      expect(await tx.execute('delete from term where id = $1', [id])).toBe(1);
    }),
  );
});

it('answers what was done before a statement whose values cannot be written, and nothing behind it runs', async () => {
  const [one] = tenants;
  const circular: unknown[] = [];
  circular.push({ circular });
  for (const name of [undefined, 'unwritable', 'unwritable']) {
    const answers = await as(one, () =>
      db.read(async (tx) => {
        const asked = [tx.query('select 1 as n', [], name && 'n_one'), tx.query('select $1::jsonb as n', [circular], name), tx.query('select 3 as n', [], name && 'n_three')];
        return Promise.allSettled(asked);
      }),
    );
    expect(answers).toMatchObject([{ value: [{ n: 1 }] }, { status: 'rejected' }, { status: 'rejected', reason: { code: '25P02' } }]);
  }
});

it('reads on the way of the commit what the transaction wrote, and fails the whole where that cannot be read', async () => {
  const [one] = tenants;
  const term = [newId(), 'later'];
  const write = (tx: Tx) => tx.send(`insert into term (id, name, kind, starts_on, ends_on) values ($1, $2, 'fall', '2026-01-01', '2026-02-01')`, term);
  const read = (text: string) =>
    as(one, async () => {
      const { rows } = await db.write(async (tx) => {
        write(tx);
        return { rows: tx.later({ text, values: [term[0]], name: text.includes('/') ? undefined : 'term_later' }) };
      });
      return rows;
    });
  const stored = () => as(one, () => db.read((tx) => tx.query('select name from term where id = $1', [term[0]])));
  await expect(read('select 1 / 0 from term where id = $1')).rejects.toThrow('division by zero');
  expect(await stored()).toEqual([]);
  expect(await read('select name from term where id = $1')).toEqual([{ name: 'later' }]);
  expect(await stored()).toEqual([{ name: 'later' }]);
  await as(one, () => db.write((tx) => tx.execute('delete from term where id = $1', [term[0]])));
});

it('says why the first statement was refused, in the words of whoever sent it, also where the next one was waited for', async () => {
  const [one] = tenants;
  const term = [newId(), 'x'];
  const text = `insert into term (id, name, kind, starts_on, ends_on) values ($1, $2, 'fall', '2026-01-01', '2026-02-01')`;
  const twice = (after: (tx: Tx) => Promise<unknown>) =>
    as(one, () =>
      db.write(async (tx) => {
        await tx.execute(text, term);
        tx.send(text, term, undefined, (error) => new AppError('NOT_FOUND', {}, { cause: error }));
        await after(tx);
      }),
    );
  for (const after of [(tx: Tx) => tx.query('select 1'), (tx: Tx) => tx.together([{ text: 'select 1' }, { text: 'select 2' }]), () => Promise.resolve()]) await expect(twice(after)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  // What fails before it, and for a reason of its own, is not hidden by it.
  await expect(twice(() => Promise.reject(new Error('stop')))).rejects.toThrow('stop');
  expect(await as(one, () => db.read((tx) => tx.query('select 1 from term')))).toEqual([]);
});

it('answers statements that do not wait for each other in their order, and throws what the first that failed did', async () => {
  const [one] = tenants;
  await as(one, () =>
    db.read(async (tx) => {
      const numbers = Array.from({ length: 12 }, (_, index) => ({ text: 'select $1::int as n', values: [index], name: index % 2 ? 'together_n' : undefined }));
      expect((await tx.together(numbers as never)).flat()).toEqual(numbers.map((_, n) => ({ n })));
      expect(await tx.together([])).toEqual([]);
    }),
  );
  await expect(as(one, () => db.read((tx) => tx.together([{ text: 'select 1' }, { text: 'select 1 / 0' }, { text: 'select nothing' }])))).rejects.toThrow('division by zero');
});
