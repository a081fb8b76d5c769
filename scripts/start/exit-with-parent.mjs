// Loaded into every service that `npm start` starts: when the starter is gone, however it ended, the service ends too.
// Not into the services' own children, which inherit this import and have a channel of their own.
if (process.channel && process.env.MENAGERIE_STARTER === String(process.ppid)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
