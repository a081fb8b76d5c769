// Loaded into every service that `npm start` starts. When the starter has ended, for any reason, the service ends,
// too. It does nothing in the services' own children, which inherit this import and have their own channel.
if (process.channel && process.env.MENAGERIE_STARTER === String(process.ppid)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
