// NOTE: loaded before a version's own server.js, of whatever age: a front that is killed cannot end what it started.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// NOTE: by itself the channel would keep a server from ending that has closed.
process.channel?.unref()
