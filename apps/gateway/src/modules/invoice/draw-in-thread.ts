import { Worker } from 'node:worker_threads'
import { createTurns } from '../../platform/limits/turns.ts'
import type { InvoiceFacts } from './draw-invoice.ts'
import type { Drawn } from './invoice-thread.ts'

interface Waiting {
  resolve(pdf: Uint8Array): void
  reject(error: Error): void
}

/**
 * A thread that draws documents, because the fonts of some languages take a second to prepare, in which the gateway
 * answers others. It starts with the first document and stays, which saves loading the fonts and words again.
 */
function createThread() {
  let worker: Worker | null = null
  let last = 0
  const waiting = new Map<number, Waiting>()
  const end = (error: Error) => {
    worker = null
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  function start(): Worker {
    const started = new Worker(new URL('./invoice-thread.ts', import.meta.url))
    started.on('message', ({ id, pdf, problem }: Drawn) => {
      if (pdf) waiting.get(id)?.resolve(pdf)
      else waiting.get(id)?.reject(new Error(problem))
      waiting.delete(id)
    })
    started.on('error', end)
    started.on('exit', (code) => end(new Error(`the thread that draws documents ended with ${code}`)))
    // A gateway that stops does not wait for it.
    started.unref()
    return started
  }
  return (facts: InvoiceFacts): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      worker ??= start()
      worker.postMessage({ id, facts })
    })
}

/** Draws documents for one caller after the other, as Base64. A caller who asks for many at once is refused. */
export function createInvoiceDrawing() {
  const draw = createThread()
  const inTurn = createTurns({ atOnce: 1, waiting: 5, patienceMs: 10_000, of: 'one caller' })
  return (userId: string, facts: InvoiceFacts): Promise<string> =>
    inTurn(userId, async () => Buffer.from(await draw(facts)).toString('base64'))
}
