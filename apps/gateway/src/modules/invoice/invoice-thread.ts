import { parentPort } from 'node:worker_threads'
import { drawInvoice, type InvoiceFacts } from './draw-invoice.ts'

/** The thread's answer about the document of an id: the PDF, or the reason why there is none. */
export interface Drawn {
  id: number
  pdf?: Uint8Array<ArrayBuffer>
  problem?: string
}

parentPort?.on('message', async ({ id, facts }: { id: number; facts: InvoiceFacts }) => {
  try {
    const pdf = await drawInvoice(facts)
    parentPort?.postMessage({ id, pdf } satisfies Drawn, [pdf.buffer])
  } catch (error) {
    parentPort?.postMessage({ id, problem: String(error) } satisfies Drawn)
  }
})
