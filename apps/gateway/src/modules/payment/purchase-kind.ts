import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { purchase } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import type { ProviderEvent } from '../../platform/payment/payment-provider.ts'
import type { PaymentRow } from '../order/order-store.ts'

export type PurchaseRow = typeof purchase.$inferSelect

/** A kind of purchase that holds no orders: what it costs, and what its money does. Everything runs in the caller's transaction. */
export interface PurchaseKind {
  /** The card that pays is to pay again, without its holder. */
  savesCard?: true
  /** What is to be paid now, in minor units; null when nothing is (any more). */
  due(deps: Deps, tx: Tx, bought: PurchaseRow): Promise<number | null>
  /** The money is there. The payment is locked; asked again for events that overtake or repeat each other. */
  captured(deps: Deps, tx: Tx, row: PaymentRow): Promise<void>
  /** An attempt came to nothing. */
  failed?(deps: Deps, tx: Tx, row: PaymentRow): Promise<void>
  /** The provider gave money back, by our wish or its own; `captured` ran before. */
  refunded(
    deps: Deps,
    tx: Tx,
    row: PaymentRow,
    event: Pick<ProviderEvent, 'state' | 'amount' | 'failure'>,
  ): Promise<void>
}

const kinds = new Map<string, PurchaseKind>()

/** Says what a `purchase.kind` other than `order` means; called by modules while the app is built. */
export const registerPurchaseKind = (name: string, kind: PurchaseKind): void => void kinds.set(name, kind)

/** The kind of a name; undefined for purchases of orders. */
export function purchaseKind(name: string): PurchaseKind | undefined {
  const kind = kinds.get(name)
  if (!kind && name !== 'order') throw new Error(`nothing is known about purchases of kind ${name}`)
  return kind
}

export async function kindOfPayment(tx: Tx, row: PaymentRow): Promise<PurchaseKind | undefined> {
  const [bought] = await tx
    .select({ kind: purchase.kind })
    .from(purchase)
    .where(ofTenant(purchase, row.tenantId, eq(purchase.id, row.purchaseId)))
  return purchaseKind(bought?.kind ?? 'order')
}
