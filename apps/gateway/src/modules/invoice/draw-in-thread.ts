import { Worker } from 'node:worker_threads'
import { createTurns } from '../../platform/limits/turns.ts'
import type { InvoiceFacts } from './draw-invoice.ts'

/** Fonts of some languages take a second to prepare, in which the gateway answers others: it draws in a thread. */
function inThread(facts: InvoiceFacts): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./invoice-thread.ts', import.meta.url), { workerData: facts })
    worker.once('message', (pdf: Uint8Array) => {
      resolve(pdf)
      void worker.terminate()
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error(`${facts.number} was not drawn`)))
  })
}

/** Draws documents for one caller after the other, as Base64. A caller who asks for many at once is refused. */
export function createInvoiceDrawing() {
  const inTurn = createTurns({ atOnce: 1, waiting: 5, patienceMs: 10_000, of: 'one caller' })
  return (userId: string, facts: InvoiceFacts): Promise<string> =>
    inTurn(userId, async () => Buffer.from(await inThread(facts)).toString('base64'))
}
