// Loaded into the server: answers what its memory holds once everything that nobody needs any more is collected.
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

const megabytes = (bytes) => Math.round(bytes / 1024 / 1024);

process.on('message', (message) => {
  if (message?.type !== 'memory') return;
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  process.send({ type: 'memory:done', resident: megabytes(rss), heap: megabytes(heapUsed), committed: megabytes(heapTotal), external: megabytes(external) });
});
// Nobody's message keeps the server from ending.
process.channel?.unref();
