// Before the first *.int-spec.ts: one cluster for the whole run, with a migrated template database that each file copies.
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { TEMPLATE, TEST_SECRET, asAdmin, withDatabase } = require('./clone-database.cjs');
const { startTestCluster } = require('./test-cluster.cjs');

const migrations = path.resolve(__dirname, '../../apps/api/src/migrate.ts');

/** In a process of its own: decorators leave their metadata on the global object, which Jest would hand on to the tests it runs in this process. */
function migrateApart(url) {
  const script = `require('reflect-metadata'); require(process.argv[1]).migrate(process.argv[2], process.argv[3]).then(() => process.exit(0), (error) => { console.error(error); process.exit(1); })`;
  const { status } = spawnSync(process.execPath, ['-r', path.join(__dirname, 'register-swc.cjs'), '-e', script, migrations, url, TEST_SECRET], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The test database could not be migrated: see the lines above.');
}

module.exports = async function globalSetup() {
  const cluster = await startTestCluster();
  globalThis.__testCluster = cluster;
  try {
    await asAdmin(`create database ${TEMPLATE}`, cluster.url);
    if (fs.existsSync(migrations)) {
      migrateApart(withDatabase(cluster.url, TEMPLATE));
    }
    // A template can only be copied while nobody is in it.
    await asAdmin(`alter database ${TEMPLATE} with is_template true allow_connections false`, cluster.url);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  process.env.AFTERBELL_TEST_PG = cluster.url; // the workers inherit it
};
