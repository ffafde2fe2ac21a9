import { connect, createServer, type Socket } from 'node:net'

/** A TCP relay that can cut, refuse and delay connections. */
export async function createFaultProxy(target: { host: string; port: number }) {
  const open = new Set<Socket>()
  let refusing = false
  let losing = false
  let delayMs = 0
  let cuts = 0
  let passed = 0
  let cutAfter = Number.POSITIVE_INFINITY
  let cutShare = 0
  const count = () => {
    if (++passed % cutAfter === 0) cut(cutShare)
  }
  const server = createServer((client) => {
    if (refusing) return client.destroy()
    const upstream = connect(target.port, target.host)
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    upstream.on('data', () => {
      if (losing) client.resetAndDestroy()
    })
    client.pipe(upstream)
    client.on('data', count)
    upstream.on('data', count)
    upstream.on('data', (chunk) => {
      const pass = () => client.writable && client.write(chunk)
      if (delayMs === 0) pass()
      else if (delayMs !== Number.POSITIVE_INFINITY) setTimeout(pass, delayMs)
    })
    upstream.on('end', () => client.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the proxy has no port')
  const cut = (share = 1) => {
    cuts++
    for (const socket of open) if (Math.random() < share) socket.resetAndDestroy()
  }
  return {
    port: address.port,
    /** Resets every connection, or a random share of them. */
    cut,
    cuts: () => cuts,
    /**
     * Cuts a random share after every `messages` messages in either direction; `Infinity` stops it. Counting messages
     * instead of time lets the same work happen between two cuts on any machine.
     */
    cutEvery(messages: number, share = 1) {
      cutAfter = messages
      cutShare = share
    },
    /** Refuses new connections, or accepts them again. */
    refuse(on: boolean) {
      refusing = on
      if (on) cut()
    },
    /** Passes requests on, but resets the client at the first byte of an answer. */
    loseAnswers(on: boolean) {
      losing = on
    },
    /** Delays every answer; `Infinity` drops them all. */
    slow(milliseconds: number) {
      delayMs = milliseconds
    },
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
