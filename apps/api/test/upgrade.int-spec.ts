import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { connectionFields } from '@afterbell/core/api';
import { asAdmin, TEST_SECRET, withDatabase } from '../../../tools/test/clone-database.cjs';
import { migrate } from '../src/migrate';
import { migrations } from '../src/migrations';

/** The first migration of each version that somebody may run today: what came before it is in their database already. */
const VERSIONS = ['Notifications1763800000000', 'Forms1763800000020', 'KindsOfPersons1763900000000', 'SavedViews1764000000010', 'GlobalSearch1764000000030', 'PlacesEndWithStays1764100000010'];

const name = `test_upgrade_${randomBytes(6).toString('hex')}`;
const url = () => withDatabase(process.env['AFTERBELL_TEST_PG'] ?? '', name);
beforeAll(() => asAdmin(`create database ${name}`));
afterAll(() => asAdmin(`drop database if exists ${name} with (force)`));

it('brings a database of every earlier version to the present, one version after the other', async () => {
  const first = VERSIONS.map((version) => migrations.findIndex((one) => one.name === version));
  expect(first.every((place) => place > 0)).toBe(true);
  for (const place of first) await migrate(url(), TEST_SECRET, migrations.slice(0, place));
  await migrate(url(), TEST_SECRET);
  const client = new Client(connectionFields(url()));
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
  await client.end();
  expect(rows.map((row) => row.name)).toEqual(migrations.map((one) => one.name));
});
