// Loaded before a version's server.js: a front that is killed cannot stop the servers it started, so they stop themselves.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// An open channel would keep the process of a closed server alive.
process.channel?.unref()
