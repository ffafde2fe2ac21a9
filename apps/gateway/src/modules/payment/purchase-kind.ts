import type { Tx } from '../../platform/db/database.ts'
import type { purchase } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import type { ProviderEvent } from '../../platform/payment/payment-provider.ts'
import type { PaymentRow } from '../order/order-store.ts'
import { purchaseFacts } from '../order/purchase-facts.ts'

export type PurchaseRow = typeof purchase.$inferSelect

/** Hooks of a kind of purchase without orders. They run in the caller's transaction. */
export interface PurchaseKind {
  /** The card is saved for later charges without its holder. */
  savesCard?: true
  /** The amount to pay now, in minor units; null if the purchase is not payable. */
  due(deps: Deps, tx: Tx, bought: PurchaseRow): Promise<number | null>
  /** The payment, which is locked, was captured. Called again when events repeat or overtake each other. */
  captured(deps: Deps, tx: Tx, row: PaymentRow): Promise<void>
  /** An attempt to pay failed. */
  failed?(deps: Deps, tx: Tx, row: PaymentRow): Promise<void>
  /** The provider reports a refund, whoever asked for it. `captured` has run before. */
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
