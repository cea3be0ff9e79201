// Loaded into the server: answers what its memory holds once everything that nobody needs any more is collected, and how long it has kept everybody waiting for a single piece of work.
const { monitorEventLoopDelay } = require('node:perf_hooks');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

const megabytes = (bytes) => Math.round(bytes / 1024 / 1024);
/** Runs from the first question on: it wakes the process a hundred times a second. */
let delay;

const ANSWERS = {
  memory: () => {
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    return { resident: megabytes(rss), heap: megabytes(heapUsed), committed: megabytes(heapTotal), external: megabytes(external) };
  },
  /** Of the time since it was asked last. */
  delay: () => {
    const longestMs = delay ? delay.max / 1e6 : 0;
    delay ??= monitorEventLoopDelay({ resolution: 10 });
    delay.reset();
    delay.enable();
    return { longestMs };
  },
};

process.on('message', (message) => {
  const answer = ANSWERS[message?.type];
  if (answer) process.send({ type: `${message.type}:done`, ...answer() });
});
// Nobody's message keeps the server from ending.
process.channel?.unref();
