// Before the first *.int-spec.ts: one cluster for the whole run, with a migrated template database that each file copies.
const fs = require('node:fs');
const path = require('node:path');
const { TEMPLATE, TEST_SECRET, asAdmin, withDatabase } = require('./clone-database.cjs');
const { startTestCluster } = require('./test-cluster.cjs');

const migrations = path.resolve(__dirname, '../../apps/api/src/migrate.ts');

module.exports = async function globalSetup() {
  const cluster = await startTestCluster();
  globalThis.__testCluster = cluster;
  try {
    await asAdmin(`create database ${TEMPLATE}`, cluster.url);
    if (fs.existsSync(migrations)) {
      require('./register-swc.cjs');
      require('reflect-metadata');
      await require(migrations).migrate(withDatabase(cluster.url, TEMPLATE), TEST_SECRET);
    }
    // A template can only be copied while nobody is in it.
    await asAdmin(`alter database ${TEMPLATE} with is_template true allow_connections false`, cluster.url);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  process.env.AFTERBELL_TEST_PG = cluster.url; // the workers inherit it
};
