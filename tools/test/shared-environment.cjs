// The environment of tests on the database: they run in the worker's own context, as the server does, instead of a context made anew for each file.
// Together with shared-runtime.cjs, the application and its packages are loaded once for each worker; evaluating them anew took longer than most files' tests.
const vm = require('node:vm');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { compileOnce } = require('./compile-once.cjs');

/**
 * What packages put on the global object, such as Nest's types of GraphQL: put away while the worker runs another project's file, whose context
 * would find it there and add classes of its own.
 */
const kept = new Map();
const given = new Set(Reflect.ownKeys(globalThis));

function bringBack() {
  for (const [key, descriptor] of kept) Object.defineProperty(globalThis, key, descriptor);
  kept.clear();
}

function putAway() {
  for (const key of Reflect.ownKeys(globalThis)) {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, key);
    if (given.has(key) || !descriptor.configurable) continue;
    kept.set(key, descriptor);
    delete globalThis[key];
  }
}

/** Stands for this context where Jest asks for one of its own. */
const HERE = Object.freeze({});

const compileApart = vm.compileFunction;
vm.compileFunction = (code, parameters, options = {}) =>
  options.parsingContext === HERE
    ? compileOnce(code, parameters, { filename: options.filename, importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER }).runInThisContext()
    : compileApart(code, parameters, options);

module.exports = class SharedEnvironment {
  constructor({ projectConfig }) {
    bringBack();
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    // What Jest wraps or a test sets for a file ends with the file.
    this.before = { exit: process.exit, env: { ...process.env }, console: globalThis.console };
  }

  async setup() {}

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    process.exit = this.before.exit;
    globalThis.console = this.before.console;
    for (const name of Object.keys(process.env)) if (!(name in this.before.env)) delete process.env[name];
    Object.assign(process.env, this.before.env);
    putAway();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return HERE;
  }
};
