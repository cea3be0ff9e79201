// Jest's runtime, which hands all that is not the test file itself to Node: our sources (compiled as in the server build) and packages are loaded
// once for each worker and shared by its files, as one process of the product shares them among its requests.
require('./register-swc.cjs');
const { createRequire } = require('node:module');
const { default: Runtime } = require('jest-runtime');

/** What the test file and Jest share, whatever file it stands in. */
const OF_JEST = /^(@jest\/globals|jest-|@jest\/|expect$)/;

module.exports = {
  __esModule: true,
  default: class SharedRuntime extends Runtime {
    requireModuleOrMock(from, name) {
      return OF_JEST.test(name) ? super.requireModuleOrMock(from, name) : createRequire(from)(name);
    }
  },
};
