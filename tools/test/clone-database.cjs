// A database of its own for a test file: a copy of the migrated template, made in about 0.1 s.
const { randomBytes } = require('node:crypto');
const { Client } = require('pg');

const TEMPLATE = 'afterbell_template';

/** SESSION_SECRET of the tests: the passwords of the database's roles are derived from it, so all files share it. */
const TEST_SECRET = 'a-secret-for-tests-only-0123456789abcdef';

/** The address of another database on the same server. */
function withDatabase(url, name) {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** @param {string} sql @param {string} [url] */
async function asAdmin(sql, url = process.env.AFTERBELL_TEST_PG) {
  if (!url) throw new Error('AFTERBELL_TEST_PG is not set: only *.int-spec.ts files have a database.');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** @returns {Promise<{ url: string, drop: () => Promise<void> }>} */
async function cloneDatabase() {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  return {
    url: withDatabase(process.env.AFTERBELL_TEST_PG, name),
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  };
}

module.exports = { TEMPLATE, TEST_SECRET, asAdmin, cloneDatabase, withDatabase };
