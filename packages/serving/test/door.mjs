// Preloaded by tests only (NODE_OPTIONS=--import): on SIGUSR2, makes the process block or fail as no request can.
const doors = {
  block() {
    for (;;);
  },
  throw() {
    setTimeout(() => {
      throw new Error('through the door')
    })
  },
  reject() {
    void Promise.reject(new Error('through the door'))
  },
}
process.on('SIGUSR2', () => doors[process.env.DOOR ?? 'block']?.())
