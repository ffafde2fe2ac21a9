import type { CallData, calls } from '@tradepost/contract'
import { countDistinct, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { ledgerFolded, posting, transfer } from '../../platform/db/schema/order/ledger.ts'
import { taxEntry } from '../../platform/db/schema/order/tax.ts'

const mostMonths = 120

/** Settled taxes of a month in UTC, by country, rate and currency, beside the amounts that the ledger moved to the tax account. */
export async function taxMonthOf(
  tx: Tx,
  tenantId: number,
  month: string,
): Promise<CallData<typeof calls.tax.taxMonth>> {
  const from = new Date(`${month}-01T00:00:00Z`)
  const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1))
  const name = sql<string>`to_char(${taxEntry.at} at time zone 'UTC', 'YYYY-MM')`
  const months = await tx
    .selectDistinct({ month: name })
    .from(taxEntry)
    .where(ofTenant(taxEntry, tenantId))
    .orderBy(desc(name))
    .limit(mostMonths)
  const sum = (minor: typeof taxEntry.grossMinor) => sql<number>`sum(${minor})`.mapWith(Number)
  // An order, or a payment for the pass.
  const subject = sql`coalesce(${taxEntry.orderId}::text, ${taxEntry.paymentId}::text)`
  const goods = [taxEntry.country, taxEntry.percent, taxEntry.isReverse, taxEntry.currency] as const
  const rows = await tx
    .select({
      ...{ country: taxEntry.country, percent: taxEntry.percent, isReverse: taxEntry.isReverse },
      ...{ currency: taxEntry.currency, orders: countDistinct(subject) },
      ...{ gross: sum(taxEntry.grossMinor), tax: sum(taxEntry.taxMinor) },
    })
    .from(taxEntry)
    .where(ofTenant(taxEntry, tenantId, gte(taxEntry.at, from), lt(taxEntry.at, until)))
    .groupBy(...goods)
    .orderBy(...goods)
  const ledger = await tx
    .select({ currency: transfer.unit, tax: sql<number>`sum(${posting.amount})`.mapWith(Number) })
    .from(transfer)
    .innerJoin(posting, ofTenant(posting, transfer.tenantId, eq(posting.transferId, transfer.id)))
    .innerJoin(ledgerFolded, ofTenant(ledgerFolded, posting.tenantId, eq(ledgerFolded.id, posting.accountId)))
    .where(
      ofTenant(
        transfer,
        tenantId,
        eq(ledgerFolded.purpose, 'tax'),
        gte(transfer.createdAt, from),
        lt(transfer.createdAt, until),
      ),
    )
    .groupBy(transfer.unit)
    .orderBy(transfer.unit)
  return {
    month,
    months: months.map((row) => row.month),
    list: rows.map((row) => ({ ...row, net: row.gross - row.tax })),
    ledger,
  }
}
