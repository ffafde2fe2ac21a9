import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Bounds {
  /** Time limit in ms for receiving the body of a request. File uploads have only the server's own limit. */
  bodyMs?: number
  /** Time limit in ms for a client that reads nothing of a finished response. */
  readMs?: number
  /** Maximum number of requests that wait on a connection while an earlier request is answered. */
  mostWaiting?: number
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Answers the requests of each connection one after another, so that at most one response waits to be read. Closes a
 * connection on which more than `mostWaiting` requests wait.
 */
function answerInTurn(server: Server, mostWaiting: number): void {
  const listeners = server.listeners('request') as Listener[]
  const waitingOn = new WeakMap<Socket, (() => void)[]>()
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const answer = () => {
      response.once('close', () => {
        const next = waitingOn.get(socket)?.shift()
        if (!next) waitingOn.delete(socket)
        else if (!socket.destroyed) next()
      })
      for (const listener of listeners) listener.call(server, request, response)
    }
    const waiting = waitingOn.get(socket)
    if (!waiting) {
      waitingOn.set(socket, [])
      answer()
    } else if (waiting.length < mostWaiting) waiting.push(answer)
    else socket.destroy()
  })
}

/** Closes a connection whose request body is not complete after `bodyMs`. */
function endSlowBody(request: IncomingMessage, response: ServerResponse, bodyMs: number): void {
  if (request.complete || request.headers['content-type']?.startsWith('multipart/')) return
  const timer = setTimeout(() => request.complete || request.socket.destroy(), bodyMs)
  timer.unref()
  response.once('close', () => clearTimeout(timer))
}

/**
 * Closes a connection that reads nothing of a finished response for `readMs`. The timeout of a socket counts from the
 * last byte sent, so a slow phone may read for as long as it needs.
 */
function endIdleReader({ socket }: IncomingMessage, response: ServerResponse, readMs: number): void {
  response.once('prefinish', () => {
    if (response.writableFinished || socket.destroyed) return
    const end = () => socket.destroy()
    socket.setTimeout(readMs, end)
    response.once('close', () => socket.off('timeout', end))
  })
}

/** Limits the memory and time that one connection can use. Call this after the server's listeners are added. */
export function boundConnections(
  server: Server,
  { bodyMs = 4000, readMs = 30_000, mostWaiting = 16 }: Bounds = {},
): void {
  answerInTurn(server, mostWaiting)
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    endSlowBody(request, response, bodyMs)
    endIdleReader(request, response, readMs)
  })
}
