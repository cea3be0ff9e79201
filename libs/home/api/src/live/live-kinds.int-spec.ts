import { newId } from '@afterbell/core/domain';
import { as, insertTenant, openTestDatabase, principalAt, type TestDatabase } from '@afterbell/testing/api';
import { LIST_SPECS, LIVE_LISTS, RECORD_KINDS, RECORD_VERSIONS } from './live-kinds';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

it('asks for every kind of record and every list as the API may', async () => {
  const { db, admin } = database;
  const at = principalAt(await insertTenant(admin), newId(), 'institution');
  for (const kind of RECORD_KINDS) expect([kind, await as(at, () => db.read((tx) => tx.query(RECORD_VERSIONS[kind], [newId()])))]).toEqual([kind, []]);
  for (const list of LIVE_LISTS) {
    const [row] = await as(at, () => db.read((tx) => tx.query<{ count: number }>(LIST_SPECS[list].count, [[newId()]])));
    // Roles are the whole tenant's, nothing to be seen or not.
    expect([list, row?.count]).toEqual([list, list === 'roles' ? 1 : 0]);
  }
});
