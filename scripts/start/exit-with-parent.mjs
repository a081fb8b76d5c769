// Loaded into every service that `npm start` starts: when the starter is gone, however it ended, the service ends too.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
