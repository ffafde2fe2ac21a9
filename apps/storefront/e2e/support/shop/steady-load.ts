import { Agent, request } from 'node:https'

interface Wish {
  method: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  body?: string
}

/** An answer: its status, or the code of the error with which the connection ended. */
interface Answer {
  wish: Wish
  status: number | string
}

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })

/**
 * Sends one request, without following redirects, and reads the whole answer. As browsers do, it sends the request again if
 * it was sent on a kept connection that the server was closing at that moment.
 */
function send(wish: Wish): Promise<Answer> {
  return new Promise((resolve) => {
    const sent = request(
      wish.url,
      {
        agent,
        method: wish.method,
        headers: { ...wish.headers, 'content-length': Buffer.byteLength(wish.body ?? '') },
      },
      (response) => {
        response.resume()
        response.once('end', () => resolve({ wish, status: response.statusCode ?? 0 }))
        response.once('aborted', () => resolve({ wish, status: 'aborted' }))
      },
    )
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send(wish))
      else resolve({ wish, status: error.code ?? error.message })
    })
    sent.end(wish.body)
  })
}

/** Visitors who send one request after another, until `end`, which resolves with all answers. */
export function startLoad(visitors: number, wishes: (n: number) => Wish) {
  const answers: Answer[] = []
  let ended = false
  let count = 0
  const visitor = async () => {
    while (!ended) answers.push(await send(wishes(count++)))
  }
  const all = Array.from({ length: visitors }, visitor)
  return {
    answers,
    /** Resolves when this many more requests were answered. */
    async passes(more: number) {
      const until = answers.length + more
      while (answers.length < until) await new Promise((resolve) => setTimeout(resolve, 20))
    },
    async end(): Promise<Answer[]> {
      ended = true
      await Promise.all(all)
      return answers
    },
  }
}

/** The answers that a visitor would notice, by method, address and status. */
export const failuresOf = (answers: readonly Answer[]): string[] =>
  answers
    .filter(({ status }) => typeof status === 'string' || status >= 500)
    .map(({ wish, status }) => `${wish.method} ${wish.url} ${status}`)
