import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Reference {
  url: string
  close: () => void
}

const listen = (server: Server): Promise<Reference> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ url: `http://127.0.0.1:${port}/`, close: () => server.close() })
    }),
  )

/** The fastest a page of this size can leave Node: bytes from memory. */
export function staticFile(bytes: Buffer): Promise<Reference> {
  return listen(
    createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length }).end(bytes)
    }),
  )
}
