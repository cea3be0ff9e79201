// Loaded into the API before its own code: when the script that started it is killed, it shuts down too and frees its port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
