import { createServer } from 'node:net'

/** A mail server that implements the part of SMTP that a client needs. It refuses everything while `down`. */
export async function createMailServer() {
  const received: string[] = []
  const state = { down: false }
  const server = createServer((socket) => {
    let data: string | null = null
    let rest = ''
    socket.on('error', () => undefined)
    socket.write(state.down ? '421 not now\r\n' : '220 test\r\n')
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (data !== null) {
          if (line !== '.') data += `${line}\n`
          else {
            received.push(data)
            data = null
            socket.write('250 taken\r\n')
          }
        } else if (line === 'DATA') {
          data = ''
          socket.write('354 go on\r\n')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 fine\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the mail server has no port')
  return { received, state, url: `smtp://127.0.0.1:${address.port}`, close: () => server.close() }
}
