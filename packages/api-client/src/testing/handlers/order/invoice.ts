import type { Handlers } from '../../fake-call.ts'
import { orderOf } from '../../find-order.ts'
import { refuse } from '../../refuse.ts'

/** The shortest file that begins as a PDF does. */
const emptyPdf = 'JVBERi0xLjcKJSVFT0YK'

export const invoice: Handlers<'invoice'> = {
  invoiceFile({ params }, context) {
    const { invoices } = orderOf(context, params.id)
    const { number } = invoices.find(({ id }) => id === params.invoiceId) ?? refuse('not_found', 'id')
    return { fileName: `${number}.pdf`, document: emptyPdf }
  },
}
