import type { CallData, calls } from '@tradepost/contract'
import type { Handlers } from '../../fake-call.ts'
import { orderOf } from '../../find-order.ts'
import { uuid } from '../../fixtures/ids.ts'
import { page } from '../../present.ts'
import { refuse } from '../../refuse.ts'

/** The shortest file that begins as a PDF does. */
const emptyPdf = 'JVBERi0xLjcKJSVFT0YK'

type Head = CallData<typeof calls.invoice.ownInvoicePage>['list'][number]
const document = (n: number, kind: Head['kind'], number: string, minor: number): Head => ({
  ...{ id: uuid(7000 + n), kind, number, issuedAt: '2026-11-20T09:26:53.000Z' },
  amount: { minor, currency: 'USD' },
})
const own = {
  top_up: [document(1, 'receipt', 'RCT-2026-000012', 2800)],
  pass: [
    document(2, 'credit_note', 'CN-2026-000003', 999),
    document(3, 'invoice', 'INV-2026-000051', 999),
    document(4, 'invoice', 'INV-2026-000029', 999),
  ],
}

export const invoice: Handlers<'invoice'> = {
  invoiceFile({ params }, context) {
    const { invoices } = orderOf(context, params.id)
    const { number } = invoices.find(({ id }) => id === params.invoiceId) ?? refuse('not_found', 'id')
    return { fileName: `${number}.pdf`, document: emptyPdf }
  },
  ownInvoicePage: ({ body }) => page(own[body.subject], body),
  ownInvoiceFile({ params }) {
    const found = [...own.top_up, ...own.pass].find(({ id }) => id === params.id) ?? refuse('not_found', 'id')
    return { fileName: `${found.number}.pdf`, document: emptyPdf }
  },
}
