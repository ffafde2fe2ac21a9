import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call that a program of a seller received, with the headers that prove who called. */
export interface AskedProgram {
  body: string
  headers: Record<string, string | undefined>
}

/** The code that the program gives for a piece of an order. */
export const codeOf = (orderId: string, piece = 1) => `PROGRAM-${orderId}-${piece}`

/** Starts a program of a seller, which provides units of declared stock and tells a test what it was asked. */
export async function startSellerProgram() {
  const asked: AskedProgram[] = []
  const server = createServer(async (request, response) => {
    const reply = (data: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(data))
    if (request.method === 'GET') return reply(asked)
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({
      body,
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, value?.toString()])),
    })
    const { event, orderId, count } = JSON.parse(body) as { event: string; orderId: string; count: number }
    if (event === 'reserve') return reply({ reserved: true })
    return reply({ units: Array.from({ length: count }, (_, index) => ({ code: codeOf(orderId, index + 1) })) })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}/calls`,
    host,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
