// Loaded into the server for `--profile`: takes a CPU profile between two messages, so that its start is not in it.
const { writeFileSync } = require('node:fs');
const { Session } = require('node:inspector');

const session = new Session();
const post = (method, params) => new Promise((resolve, reject) => session.post(method, params, (error, result) => (error ? reject(error) : resolve(result))));

process.on('message', async (message) => {
  if (message?.type === 'profile-start') {
    session.connect();
    await post('Profiler.enable');
    await post('Profiler.setSamplingInterval', { interval: 250 });
    await post('Profiler.start');
    process.send({ type: 'profile-start:done' });
  }
  if (message?.type === 'profile-stop') {
    const { profile } = await post('Profiler.stop');
    writeFileSync(message.file, JSON.stringify(profile));
    process.send({ type: 'profile-stop:done' });
  }
});
