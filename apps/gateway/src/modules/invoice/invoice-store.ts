import type { CallData, CallInput, calls, InvoiceHead } from '@tradepost/contract'
import { asc, count, desc, eq, isNotNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { invoice } from '../../platform/db/schema/order/invoice.ts'
import { tenant } from '../../platform/db/schema/platform.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { InvoiceFacts } from './draw-invoice.ts'

export type InvoiceRow = typeof invoice.$inferSelect
/** The invoice that another document corrects or adds to. */
export const corrected = alias(invoice, 'corrected')

export const headOf = (row: InvoiceRow): InvoiceHead => ({
  ...{ id: row.id, kind: row.kind, number: row.number, issuedAt: row.issuedAt.toISOString() },
  amount: { minor: row.amountMinor, currency: row.currency },
})

/** The documents of an order, oldest first. */
export async function invoicesOf(tx: Tx, tenantId: number, orderId: string): Promise<InvoiceHead[]> {
  const rows = await tx
    .select()
    .from(invoice)
    .where(ofTenant(invoice, tenantId, eq(invoice.orderId, orderId)))
    .orderBy(asc(invoice.issuedAt), asc(isNotNull(invoice.corrects)), asc(invoice.seq))
  return rows.map(headOf)
}

/** A page of a buyer's documents about G Coin or the pass, newest first. */
export async function ownDocuments(
  tx: Tx,
  { tenantId, buyerId }: { tenantId: number; buyerId: string },
  { subject, pageNo = 1, pageSize = 24 }: CallInput<typeof calls.invoice.ownInvoicePage>['body'],
): Promise<CallData<typeof calls.invoice.ownInvoicePage>> {
  const where = ofTenant(invoice, tenantId, eq(invoice.buyerId, buyerId), eq(invoice.subject, subject))
  const [all] = await tx.select({ n: count() }).from(invoice).where(where)
  const rows = await tx
    .select()
    .from(invoice)
    .where(where)
    .orderBy(desc(invoice.issuedAt), desc(isNotNull(invoice.corrects)), desc(invoice.seq))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  return { total: all?.n ?? 0, pageNo, pageSize, list: rows.map(headOf) }
}

/** The words and numbers of the document that meets a condition. Throws `not_found`. */
export async function factsOf(tx: Tx, tenantId: number, condition: SQL | undefined): Promise<InvoiceFacts> {
  const [found] = await tx
    .select({ row: invoice, corrects: corrected.number, company: tenant.companyName })
    .from(invoice)
    .innerJoin(tenant, eq(tenant.id, invoice.tenantId))
    .leftJoin(corrected, ofTenant(corrected, invoice.tenantId, eq(corrected.id, invoice.corrects)))
    .where(ofTenant(invoice, tenantId, condition))
  if (!found) throw new Failure('not_found', { field: 'id' })
  const { row, corrects, company } = found
  return {
    ...{ kind: row.kind, number: row.number, issuedAt: row.issuedAt, orderId: row.orderId, soldBy: row.soldBy },
    ...{ subject: row.subject, paymentId: row.paymentId, coversFrom: row.coversFrom, coversUntil: row.coversUntil },
    ...{ reason: row.reason, issuer: row.issuer, company, note: row.note, buyer: row.buyer, locale: row.locale },
    ...{ currency: row.currency, title: row.title, quantity: row.quantity, fullMinor: row.fullMinor },
    ...{ discountMinor: row.discountMinor, amountMinor: row.amountMinor, corrects },
    ...{ taxCountry: row.taxCountry, taxPercent: row.taxPercent, taxMinor: row.taxMinor, taxReverse: row.taxReverse },
  }
}
