// Preloaded by tests alone (NODE_OPTIONS=--import): makes a process do what no request of ours can.
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
