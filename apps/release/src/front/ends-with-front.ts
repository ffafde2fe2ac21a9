// Preloaded into a version's server: a killed front cannot stop its servers, so they stop when they lose the front.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Without `unref`, the open IPC channel would keep the process alive after its server has closed.
process.channel?.unref()
