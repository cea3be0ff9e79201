// jsdom with what every browser has and jsdom leaves out, taken from Node itself.
require('./compile-once.cjs');
const { lazyComputedStyle } = require('./computed-style.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = ['structuredClone', 'TextEncoder', 'TextDecoder', 'TextDecoderStream', 'ReadableStream', 'WritableStream', 'TransformStream', 'fetch', 'Request', 'Response', 'BroadcastChannel'];

module.exports = class BrowserEnvironment extends TestEnvironment {
  // Take packages' CommonJS builds; their "browser" entries are mostly ES modules.
  exportConditions() {
    return [];
  }

  async setup() {
    await super.setup();
    this.global.getComputedStyle = lazyComputedStyle(this.global);
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
    // Node keeps a process alive for an open channel; a tab that is closed takes its channels along, and so does a test file.
    const channels = (this.channels = new Set());
    this.global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name);
        channels.add(this);
      }
    };
    // jsdom has its own realm: without this, `new Uint8Array() instanceof Uint8Array` fails for values made by Node's parts.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }

  async teardown() {
    for (const channel of this.channels ?? []) channel.close();
    await super.teardown();
  }
};
