// One throw-away PostgreSQL for a run: quick, not durable, and gone afterwards even when an earlier run was killed.
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const PREFIX = 'afterbell-test-';

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
async function startTestCluster() {
  const { startPostgres, stopAbandoned } = await import('../scripts/postgres.mjs');
  for (const name of fs.readdirSync(os.tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    if (isAlive(Number(name.slice(PREFIX.length).split('-')[0]))) continue;
    const dir = path.join(os.tmpdir(), name);
    try {
      await stopAbandoned(path.join(dir, 'pg'));
      fs.rmSync(dir, { recursive: true, force: true });
    } catch {
      // another user's: theirs to sweep
    }
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
  fs.chmodSync(folder, 0o711); // mkdtemp makes 0700, which PostgreSQL's account could not pass
  const postgres = await startPostgres({ dataDir: path.join(folder, 'pg'), durable: false });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      fs.rmSync(postgres.dataDir, { recursive: true, force: true });
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

module.exports = { startTestCluster };
