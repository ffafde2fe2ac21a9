import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { boundConnections } from './bound-connections.ts'

const servers = new Set<Server>()
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  servers.clear()
})

async function open(bounds: Parameters<typeof boundConnections>[1], answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer)
  servers.add(server)
  if (bounds) boundConnections(server, bounds)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

describe('a connection', () => {
  it('Z20 gets its responses one after another, in the order of its requests', async () => {
    for (const bounded of [true, false]) {
      const begun: string[] = []
      const releases: (() => void)[] = []
      const socket = await open(bounded ? {} : undefined, (request, response) => {
        begun.push(request.url ?? '')
        releases.push(() => response.end(`<${request.url}>`))
      })
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.write(get('/1') + get('/2') + get('/3'))
      await expect.poll(() => begun.length).toBe(bounded ? 1 : 3)
      for (let n = 0; n < 3; n++) {
        await expect.poll(() => releases.length).toBeGreaterThan(n)
        releases[n]?.()
      }
      await expect.poll(() => text.match(/<[^>]*>/g)).toEqual(['</1>', '</2>', '</3>'])
    }
  })

  it('Z20 is closed when it sends more requests ahead than may wait', async () => {
    let begun = 0
    const socket = await open({ mostWaiting: 3 }, () => {
      begun++
    })
    socket.write(get('/').repeat(5))
    await once(socket, 'close')
    expect(begun).toBe(1)
  })

  it('Z20 is closed when it does not read its response', async () => {
    const socket = await open({ readMs: 100 }, (_, response) => void response.end(Buffer.alloc(20_000_000)))
    socket.pause()
    socket.write(get('/'))
    let read = 0
    await new Promise((resolve) => setTimeout(resolve, 400))
    socket.on('data', (chunk) => {
      read += chunk.length
    })
    socket.resume()
    await once(socket, 'close')
    expect(read).toBeLessThan(20_000_000)
  })

  it('stays open for a client that keeps reading, however slowly', async () => {
    const readMs = 500
    const socket = await open({ readMs }, (_, response) => void response.end(Buffer.alloc(20_000_000)))
    let read = 0
    let pausesLeft = 30
    // Reading everything takes longer than `readMs`, but each pause is shorter.
    socket.on('data', (chunk) => {
      read += chunk.length
      if (pausesLeft === 0 || read < (31 - pausesLeft) * 600_000) return
      pausesLeft--
      socket.pause()
      setTimeout(() => socket.resume(), 50)
    })
    const began = performance.now()
    socket.write(get('/'))
    await expect.poll(() => read, { timeout: 20_000 }).toBeGreaterThan(20_000_000)
    expect(performance.now() - began).toBeGreaterThan(2 * readMs)
  })
})
