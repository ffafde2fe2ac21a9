import type { OrderTax } from '@tradepost/contract'
import { splitGross } from '@tradepost/domain/money/tax'
import type { Tx } from '../../platform/db/database.ts'
import type { orderHead } from '../../platform/db/schema/order/order.ts'
import { taxEntry } from '../../platform/db/schema/order/tax.ts'

type Order = typeof orderHead.$inferSelect
type Priced = Pick<Order, 'taxPercent' | 'totalMinor' | 'partRefundedMinor' | 'chargedBackMinor'>
type Taxed = Priced & Pick<Order, 'tenantId' | 'id' | 'currency' | 'taxCountry' | 'taxReverse'>

/** The tax in a price at an agreed rate; zero if the shop charged none. */
export const taxIn = ({ taxPercent }: Pick<Priced, 'taxPercent'>, gross: number): number =>
  taxPercent === null ? 0 : splitGross(gross, taxPercent).tax

/** The price of an order without the parts that went back. */
const agreedGross = ({ totalMinor, partRefundedMinor }: Priced): number => totalMinor - partRefundedMinor

/** The tax in an order's price. The seller is paid from the rest. */
export const agreedTax = (order: Priced): number => taxIn(order, agreedGross(order))

/** The tax of an order, as buyers and staff see it; nothing if the shop charged none. */
export function taxOf(order: Taxed & Pick<Order, 'taxNumber'>): { tax?: OrderTax } {
  const { taxCountry: country, taxPercent: percent, taxNumber: vatNumber, taxReverse: isReverse } = order
  if (country === null || percent === null) return {}
  return { tax: { country, percent, minor: agreedTax(order), vatNumber, isReverse } }
}

/** The price that the shop owes tax for, and the tax: nothing for what a bank took back for good. */
export function owed(order: Priced): { gross: number; tax: number } {
  const gross = Math.max(0, agreedGross(order) - order.chargedBackMinor)
  return { gross, tax: taxIn(order, gross) }
}

export interface Step {
  /** The change of the price that is taxed. */
  gross: number
  /** The change of the tax that the shop owes. */
  tax: number
}

/** The change of what an order owes from one of its states to another. */
export function owedMore(before: Priced, after: Priced): Step {
  const [from, to] = [owed(before), owed(after)]
  return { gross: to.gross - from.gross, tax: to.tax - from.tax }
}

/**
 * Notes what a settled order owes from now on, beside the transfer with this id that moves the tax. Does nothing for an
 * order without tax, so that a shop without taxes pays for no statement.
 */
export async function noteOwed(tx: Tx, order: Taxed, id: string, { gross, tax }: Step): Promise<void> {
  if (order.taxCountry === null || order.taxPercent === null || (gross === 0 && tax === 0)) return
  await tx.insert(taxEntry).values({
    ...{ tenantId: order.tenantId, id, orderId: order.id, country: order.taxCountry, percent: order.taxPercent },
    ...{ isReverse: order.taxReverse, currency: order.currency, grossMinor: gross, taxMinor: tax },
  })
}
