import type { IncomingMessage, Server, ServerResponse } from 'node:http'

const patienceMs = 4000

/** Ends the connection of a form that is still on its way after a few seconds; files have the time of any request. */
export function endSlowBodies(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.complete || request.headers['content-type']?.startsWith('multipart/')) return
    const timer = setTimeout(() => request.complete || request.socket.destroy(), patienceMs)
    timer.unref()
    response.once('close', () => clearTimeout(timer))
  })
}
