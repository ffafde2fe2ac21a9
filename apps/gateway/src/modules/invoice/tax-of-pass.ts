import type { CallData, calls } from '@tradepost/contract'
import { findPlace } from '@tradepost/domain/money/tax'
import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { purchase } from '../../platform/db/schema/order/order.ts'
import { payment } from '../../platform/db/schema/order/payment.ts'
import type { InvoiceRow } from './invoice-store.ts'

type Stated = NonNullable<CallData<typeof calls.invoice.staffInvoicePage>['list'][number]['tax']>

/** The tax of documents about the pass with the evidence of the buyer's place, by document. Orders show theirs on their page. */
export async function taxOfPass(
  tx: Tx,
  tenantId: number,
  documents: readonly InvoiceRow[],
): Promise<ReadonlyMap<string, Stated>> {
  const taxed = documents.filter(({ subject, taxCountry }) => subject === 'pass' && taxCountry !== null)
  const ids = taxed.flatMap(({ paymentId }) => paymentId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: payment.id, network: purchase.networkCountry, card: payment.cardCountry })
    .from(payment)
    .innerJoin(purchase, ofTenant(purchase, payment.tenantId, eq(purchase.id, payment.purchaseId)))
    .where(ofTenant(payment, tenantId, inArray(payment.id, ids)))
  const known = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    taxed.map(({ id, paymentId, taxCountry, taxPercent, taxReverse, taxMinor, buyer }) => {
      const country = taxCountry ?? ''
      const { network = null, card = null } = known.get(paymentId ?? '') ?? {}
      const finding = findPlace({ stated: country, network, card })
      return [
        id,
        {
          ...{ country, percent: taxPercent ?? 0, minor: taxMinor, isReverse: taxReverse },
          ...{ vatNumber: buyer?.taxNumber ?? null, network, card, finding },
        },
      ]
    }),
  )
}
