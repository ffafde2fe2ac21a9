import type { CallData, CallInput, calls } from '@tradepost/contract'
import { currencyDigits } from '@tradepost/domain/money/money'
import { isUuid } from '@tradepost/domain/typed/id'
import { and, asc, count, desc, eq, gt, gte, lt, max, min, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { invoice } from '../../platform/db/schema/order/invoice.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { startsWith } from '../../platform/text/starts-with.ts'
import { corrected, headOf, type InvoiceRow } from './invoice-store.ts'
import { taxOfPass } from './tax-of-pass.ts'

type Filter = NonNullable<CallInput<typeof calls.invoice.staffInvoicePage>['body']>

/** The documents of a month in UTC. */
function inMonth(month: string): SQL | undefined {
  const from = new Date(`${month}-01T00:00:00Z`)
  const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1))
  return and(gte(invoice.issuedAt, from), lt(invoice.issuedAt, until))
}

/** The documents with a number or of an order or payment, or of a buyer whose name or address begins with the text. */
function isFound(keyword: string): SQL | undefined {
  const key = keyword.toLowerCase()
  return or(
    eq(invoice.number, keyword.toUpperCase()),
    isUuid(key) ? eq(invoice.paymentId, key) : undefined,
    fitsId64(keyword) ? eq(invoice.orderId, keyword) : undefined,
    startsWith(invoice.buyerNameKey, key),
    startsWith(invoice.buyerEmailKey, key),
  )
}

/** The months from the newest document back to the first one, 120 at most. Reads two rows, however many there are. */
async function monthsOf(tx: Tx, tenantId: number): Promise<string[]> {
  const [span] = await tx
    .select({ first: min(invoice.issuedAt), last: max(invoice.issuedAt) })
    .from(invoice)
    .where(ofTenant(invoice, tenantId))
  if (!span?.first || !span.last) return []
  const months: string[] = []
  const [year, month] = [span.last.getUTCFullYear(), span.last.getUTCMonth()]
  for (let back = 0; back < 120; back++) {
    const start = new Date(Date.UTC(year, month - back, 1))
    const end = new Date(Date.UTC(year, month - back + 1, 1))
    if (end <= span.first) break
    months.push(start.toISOString().slice(0, 7))
  }
  return months
}

export async function invoicePage(
  tx: Tx,
  tenantId: number,
  { keyword: typed, month, kind, pageNo = 1, pageSize = 24 }: Filter,
): Promise<CallData<typeof calls.invoice.staffInvoicePage>> {
  const keyword = typed?.normalize('NFC').trim()
  const where = ofTenant(
    invoice,
    tenantId,
    month ? inMonth(month) : undefined,
    kind ? eq(invoice.kind, kind) : undefined,
    keyword ? isFound(keyword) : undefined,
  )
  const [all] = await tx.select({ n: count() }).from(invoice).where(where)
  const rows = await tx
    .select({ row: invoice, corrects: corrected.number })
    .from(invoice)
    .leftJoin(corrected, ofTenant(corrected, invoice.tenantId, eq(corrected.id, invoice.corrects)))
    .where(where)
    .orderBy(desc(invoice.issuedAt), desc(invoice.number))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  const taxes = await taxOfPass(
    tx,
    tenantId,
    rows.map(({ row }) => row),
  )
  return {
    ...{ total: all?.n ?? 0, pageNo, pageSize },
    list: rows.map(({ row, corrects }) => {
      const tax = taxes.get(row.id)
      return {
        ...headOf(row),
        ...{ subject: row.subject, orderId: row.orderId, paymentId: row.paymentId, corrects, issuer: row.issuer.name },
        ...(tax ? { tax } : {}),
        buyer: row.buyer ? { name: row.buyer.name, email: row.buyer.email } : null,
      }
    }),
    months: await monthsOf(tx, tenantId),
  }
}

const mostExported = 2000
const columns = [
  ...['number', 'kind', 'issued_at', 'order', 'corrects', 'issuer', 'issuer_country', 'issuer_tax_number'],
  ...[
    'buyer',
    'buyer_email',
    'buyer_country',
    'buyer_vat_number',
    'tax_country',
    'tax_percent',
    'reverse_charge',
    'tax',
  ],
  ...['subject', 'payment', 'currency', 'amount'],
]

/** A cell that no spreadsheet takes for a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** An amount as a decimal number; that of a credit note is negative. */
function decimalOf({ kind, amountMinor, currency }: InvoiceRow, minor = amountMinor): string {
  const digits = currencyDigits(currency)
  const padded = String(minor).padStart(digits + 1, '0')
  const whole = digits === 0 ? padded : `${padded.slice(0, -digits)}.${padded.slice(-digits)}`
  return kind === 'credit_note' ? `-${whole}` : whole
}

/** The documents of a month as CSV, in the order of their series and numbers. */
export async function exportInvoices(
  tx: Tx,
  tenantId: number,
  { month, after }: CallInput<typeof calls.invoice.invoiceExport>['body'],
): Promise<CallData<typeof calls.invoice.invoiceExport>> {
  const rows = await tx
    .select({ row: invoice, corrects: corrected.number })
    .from(invoice)
    .leftJoin(corrected, ofTenant(corrected, invoice.tenantId, eq(corrected.id, invoice.corrects)))
    .where(ofTenant(invoice, tenantId, inMonth(month), after ? gt(invoice.number, after) : undefined))
    .orderBy(asc(invoice.number))
    .limit(mostExported + 1)
  const shown = rows.slice(0, mostExported)
  const lines = shown.map(({ row, corrects }) =>
    [
      ...[row.number, row.kind, row.issuedAt.toISOString(), row.orderId ?? '', corrects ?? ''].map(cell),
      ...[row.issuer.name, row.issuer.country ?? '', row.issuer.taxNumber].map(cell),
      ...[row.buyer?.name ?? '', row.buyer?.email ?? '', row.buyer?.country ?? '', row.buyer?.taxNumber ?? ''].map(
        cell,
      ),
      ...[row.taxCountry ?? '', row.taxPercent ?? '', row.taxReverse ? 'yes' : ''],
      ...[row.taxCountry === null ? '' : decimalOf(row, row.taxMinor)],
      ...[row.subject, row.paymentId ?? '', row.currency, decimalOf(row)],
    ].join(','),
  )
  return {
    csv: (after ? lines : [columns.join(','), ...lines]).map((line) => `${line}\r\n`).join(''),
    next: rows.length > mostExported ? (shown.at(-1)?.row.number ?? null) : null,
  }
}
