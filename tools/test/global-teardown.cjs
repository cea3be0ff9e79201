module.exports = async function globalTeardown() {
  await globalThis.__testCluster?.stop();
};
