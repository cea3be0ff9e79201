// Loaded into an API that is drilled, before its own code: faults that no request can bring about, and what only the process itself can measure.
const { monitorEventLoopDelay } = require('node:perf_hooks');

// A clock that is wrong: `DRILL_CLOCK_MS` ahead of everybody else's.
const shift = Number(process.env.DRILL_CLOCK_MS ?? 0);
if (shift) {
  const Real = Date;
  globalThis.Date = class Date extends Real {
    constructor(...args) {
      if (args.length) super(...args);
      else super(Real.now() + shift);
    }
    static now() {
      return Real.now() + shift;
    }
  };
}

const delay = monitorEventLoopDelay({ resolution: 20 });
process.on('message', (asked) => {
  // A promise that nobody looks after.
  if (asked === 'fault') void Promise.reject(new Error('The drill broke a promise.'));
  if (asked !== 'vitals') return;
  const { rss, heapUsed } = process.memoryUsage();
  process.send({ type: 'vitals', rss, heapUsed, delayMs: delay.percentile(99) / 1e6 });
  delay.reset();
});
if (process.env.DRILL_VITALS) delay.enable();
// Listening must not keep the process alive.
process.channel?.unref();
