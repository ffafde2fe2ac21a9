import type { Tx } from '../../platform/db/database.ts'
import type { purchase } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import type { ProviderEvent } from '../../platform/payment/payment-provider.ts'
import type { PaymentRow } from '../order/order-store.ts'
import { purchaseFacts } from '../order/purchase-facts.ts'

export type PurchaseRow = typeof purchase.$inferSelect

/** Hooks of a kind of purchase without orders. They run in the caller's transaction. */
export interface PurchaseKind {
  /** True saves the card for later off-session charges. */
  savesCard?: true
  /** The amount to pay now, in minor units; null if the purchase is not payable. */
  due(deps: Deps, tx: Tx, bought: PurchaseRow): Promise<number | null>
  /** Called after the locked payment was captured, and again when events are repeated or out of order. */
  captured(deps: Deps, tx: Tx, row: PaymentRow): Promise<void>
  /** Called after an attempt to pay failed. */
  failed?(deps: Deps, tx: Tx, row: PaymentRow): Promise<void>
  /** Called when the provider reports a refund, whoever initiated the refund; always after `captured`. */
  refunded(
    deps: Deps,
    tx: Tx,
    row: PaymentRow,
    event: Pick<ProviderEvent, 'state' | 'amount' | 'failure'>,
  ): Promise<void>
}

const kinds = new Map<string, PurchaseKind>()

/** Registers the hooks of a `purchase.kind` other than `order`. Called by modules while the app is built. */
export const registerPurchaseKind = (name: string, kind: PurchaseKind): void => void kinds.set(name, kind)

/** The hooks of a kind; undefined for purchases of orders. */
export function purchaseKind(name: string): PurchaseKind | undefined {
  const kind = kinds.get(name)
  if (!kind && name !== 'order') throw new Error(`no purchase kind is registered as ${name}`)
  return kind
}

export async function kindOfPayment(tx: Tx, row: PaymentRow): Promise<PurchaseKind | undefined> {
  const { kind } = await purchaseFacts(tx, row.tenantId, row.purchaseId)
  return purchaseKind(kind)
}
