import { newId } from '@afterbell/core/domain';
import { as, insertTenant, openTestDatabase, principalAt, type TestDatabase } from '@afterbell/testing/api';
import { UserNames } from './user-names';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

it('tells each tenant the name that it uses, and none of people it does not know', async () => {
  const { admin, db } = database;
  const [ana, stranger] = [newId(), newId()];
  for (const id of [ana, stranger]) await admin.query('insert into app_user (id, email, name) values ($1, $2, $3)', [id, `${id}@example.org`, id === ana ? 'Ana' : 'Stranger']);
  const north = await insertTenant(admin);
  await admin.query(`insert into tenant_user (tenant_id, user_id, name) values ($1, $2, 'Ana Nord')`, [north, ana]);
  const river = await insertTenant(admin);
  await admin.query('insert into tenant_user (tenant_id, user_id) values ($1, $2), ($1, $3)', [river, ana, stranger]);
  const names = new UserNames(db);
  const of = (tenantId: string) => as(principalAt(tenantId, newId(), 'site'), () => names.of([ana, stranger, null]));
  for (let round = 0; round < 2; round += 1) {
    expect([...(await of(north))]).toEqual([[ana, 'Ana Nord']]);
    expect([...(await of(river))]).toEqual([[ana, 'Ana'], [stranger, 'Stranger']]);
  }
});
