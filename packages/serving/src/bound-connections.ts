import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Bounds {
  /** How long the body of a request may be on its way; files have the time of any request. */
  bodyMs?: number
  /** How long nothing of a finished answer may be read. */
  readMs?: number
  /** Requests that may wait on a connection behind the one being answered. */
  mostWaiting?: number
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Answers the requests of one connection one after another, so that what waits to be read is one answer; whoever sends
 * more requests ahead than may wait is cut off.
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

/** Ends the connection of a body that is still on its way after a while. */
function endSlowBody(request: IncomingMessage, response: ServerResponse, bodyMs: number): void {
  if (request.complete || request.headers['content-type']?.startsWith('multipart/')) return
  const timer = setTimeout(() => request.complete || request.socket.destroy(), bodyMs)
  timer.unref()
  response.once('close', () => clearTimeout(timer))
}

/**
 * Ends the connection of a finished answer of which nothing is read for a while. The timeout of a socket counts from the
 * last byte that went out, so that a slow phone reads as long as it needs.
 */
function endIdleReader({ socket }: IncomingMessage, response: ServerResponse, readMs: number): void {
  response.once('prefinish', () => {
    if (response.writableFinished || socket.destroyed) return
    const end = () => socket.destroy()
    socket.setTimeout(readMs, end)
    response.once('close', () => socket.off('timeout', end))
  })
}

/** Bounds what one connection can hold of a server: call it once the server has its listeners. */
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
