import type { InvoiceHead } from '@tradepost/contract'
import { asc, eq, isNotNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { invoice } from '../../platform/db/schema/order/invoice.ts'
import { country, tenant } from '../../platform/db/schema/platform.ts'
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
    ...{ reason: row.reason, issuer: row.issuer, company, note: row.note, buyer: row.buyer, locale: row.locale },
    ...{ currency: row.currency, title: row.title, quantity: row.quantity, fullMinor: row.fullMinor },
    ...{ discountMinor: row.discountMinor, amountMinor: row.amountMinor, corrects },
  }
}

/** The codes of all countries, in alphabetical order. */
export const countryCodes = async (tx: Tx): Promise<string[]> =>
  (await tx.select({ code: country.code }).from(country).orderBy(country.code)).map(({ code }) => code)
