import type { Tx } from '../../platform/db/database.ts'
import type { payment } from '../../platform/db/schema/order/payment.ts'
import { taxEntry } from '../../platform/db/schema/order/tax.ts'
import type { membershipCharge } from '../../platform/db/schema/pass.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { type Step, taxIn } from './order-tax.ts'
import { likelyCountry, type PlacedTax, requirePlacedTax } from './tax-rates.ts'

type Charge = Pick<typeof membershipCharge.$inferSelect, 'taxCountry' | 'taxPercent' | 'taxNumber' | 'taxReverse'>
type Payment = Pick<typeof payment.$inferSelect, 'tenantId' | 'id' | 'currency' | 'amountMinor' | 'refundedMinor'>

/** The tax of a period of the pass, as its charge keeps it. */
export const chargeTaxOf = (placed: PlacedTax | null): Charge => ({
  taxCountry: placed?.country ?? null,
  taxPercent: placed?.percentOfPass ?? null,
  taxNumber: placed?.vatNumber ?? null,
  taxReverse: placed?.isReverse ?? false,
})

interface Renewal {
  tenantId: number
  buyerId: string
  /** The charge of the period that ends. */
  last: Charge
  now: Date
}

/**
 * The tax of a renewal at today's rate. Its buyer is not there to state a country, so the one of the last charge counts,
 * or the most likely one if the shop charged no tax then.
 */
export async function renewedTax(tx: Tx, { tenantId, buyerId, last, now }: Renewal): Promise<Charge> {
  const country = last.taxCountry ?? (await likelyCountry(tx, tenantId, buyerId, null))
  const stated = country === null ? undefined : { country, vatNumber: last.taxNumber ?? undefined }
  const { finance } = await siteOf(tx, tenantId)
  return chargeTaxOf(await requirePlacedTax(tx, tenantId, stated, now, finance))
}

/** The change of what a payment for the pass owes, once `minor` of it is taken back. */
export function owedBack(charge: Charge, { amountMinor, refundedMinor }: Payment, minor: number): Step {
  const before = amountMinor - refundedMinor
  return { gross: -minor, tax: taxIn(charge, before - minor) - taxIn(charge, before) }
}

/** The tax that a payment for the pass owes when its period begins. */
export const owedForPeriod = (charge: Charge, { amountMinor }: Payment): Step => ({
  ...{ gross: amountMinor, tax: taxIn(charge, amountMinor) },
})

/** Notes the change of what a payment for the pass owes, beside the transfer with this id that moves the tax. */
export async function noteOwedByPass(
  tx: Tx,
  { taxCountry, taxPercent, taxReverse }: Charge,
  row: Payment,
  { id, gross, tax }: Step & { id: string },
): Promise<void> {
  if (taxCountry === null || taxPercent === null) return
  await tx.insert(taxEntry).values({
    ...{ tenantId: row.tenantId, id, paymentId: row.id, country: taxCountry, percent: taxPercent },
    ...{ isReverse: taxReverse, currency: row.currency, grossMinor: gross, taxMinor: tax },
  })
}
