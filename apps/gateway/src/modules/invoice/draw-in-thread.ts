import { createTurns } from '../../platform/limits/turns.ts'
import { createDrawingThread } from '../../platform/process/drawing-thread.ts'
import type { InvoiceFacts } from './draw-invoice.ts'

/** Draws documents for one caller after the other, as Base64. A caller who asks for many at once is refused. */
export function createInvoiceDrawing() {
  const draw = createDrawingThread<InvoiceFacts>(new URL('./invoice-thread.ts', import.meta.url))
  const inTurn = createTurns({ atOnce: 1, waiting: 5, patienceMs: 10_000, of: 'one caller' })
  return (userId: string, facts: InvoiceFacts): Promise<string> =>
    inTurn(userId, async () => Buffer.from(await draw(facts)).toString('base64'))
}
