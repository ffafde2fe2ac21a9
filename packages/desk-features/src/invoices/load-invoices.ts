import { type CallData, calls } from '@tradepost/contract'
import { countriesIn, type DeskContext, pageNoOf } from '../kernel/server.ts'

const kinds = ['invoice', 'credit_note', 'receipt'] as const

/** The filter of an address. Ignores what no document could match. */
function filterOf(url: URL) {
  const month = url.searchParams.get('month') ?? ''
  return {
    keyword: (url.searchParams.get('keyword') ?? '').trim().slice(0, 120),
    month: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : '',
    kind: kinds.find((kind) => kind === url.searchParams.get('kind')) ?? ('' as const),
  }
}
export type InvoiceFilter = ReturnType<typeof filterOf>

/** A page of documents that match the filter, and the details of the company. */
export async function loadInvoices(context: DeskContext) {
  const { api, url } = context
  const filter = filterOf(url)
  const { keyword, month, kind } = filter
  const body = {
    ...(keyword ? { keyword } : {}),
    ...(month ? { month } : {}),
    ...(kind ? { kind } : {}),
    pageNo: pageNoOf(url),
  }
  const [page, { countries, ...settings }] = await Promise.all([
    api(calls.invoice.staffInvoicePage, { body }),
    api(calls.invoice.invoiceSettings),
  ])
  return { filter, page, ...settings, countries: countriesIn(context, countries) }
}

/** The details of the seller, for invoices in the seller's name. */
export async function loadInvoiceParty(context: DeskContext) {
  const { countries, ...own } = await context.api(calls.invoice.sellerInvoiceParty)
  return { ...own, countries: countriesIn(context, countries) }
}

const fileOf = ({ fileName, document }: CallData<typeof calls.invoice.staffInvoiceFile>) => ({
  fileName,
  pdf: new Uint8Array(Buffer.from(document, 'base64')),
})

/** A document as PDF. */
export const loadInvoiceFile = async ({ api }: DeskContext, id: string) =>
  fileOf(await api(calls.invoice.staffInvoiceFile, { params: { id } }))

/** All documents of a month as CSV, for the accountant. */
export async function exportInvoices({ api }: DeskContext, month: string): Promise<string> {
  let csv = ''
  for (let after: string | null = ''; after !== null; ) {
    const part: CallData<typeof calls.invoice.invoiceExport> = await api(calls.invoice.invoiceExport, {
      body: { month, ...(after ? { after } : {}) },
    })
    csv += part.csv
    after = part.next
  }
  return csv
}
