import type { ChargebackEvidence } from '@tradepost/contract'
import { asc, eq } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { openSecret, type SecretItem } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { conversation } from '../../platform/db/schema/message.ts'
import { orderListing } from '../../platform/db/schema/order/after-sales.ts'
import { accountUnit, delivery, deliveryReveal, deliveryUnit } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { deliveryColumn } from '../delivery/delivery-flow.ts'
import { handoverOf } from '../delivery/handover.ts'
import { invoicesOf } from '../invoice/invoice-store.ts'
import { threadPage, viewMessages } from '../messages/message-store.ts'
import { participantOf } from '../messages/sides.ts'
import { givenInputs } from '../offer/delivery-inputs.ts'
import type { OrderRow } from '../order/order-view.ts'
import { timelineOf } from '../seller/order-view.ts'
import { maskOfItem, secretsIn, withoutSecrets } from './hide-delivered.ts'

type OrderEvidence = ChargebackEvidence['orders'][number]

const mostMessages = 100
const mostOpenings = 50
const iso = (at: Date | null) => at?.toISOString() ?? null

/** The delivered values, which are opened only to hide them where a chat repeats them. Empty once a rental is over. */
async function deliveredItems(
  deps: Deps,
  tx: Tx,
  row: OrderRow,
): Promise<{ units: SecretItem[][]; all: SecretItem[] }> {
  const { tenantId, id } = row
  const [sealed] = await tx
    .select()
    .from(delivery)
    .where(ofTenant(delivery, tenantId, eq(delivery.orderId, id)))
  const rows = await tx
    .select({ unit: accountUnit })
    .from(deliveryUnit)
    .innerJoin(accountUnit, ofTenant(accountUnit, deliveryUnit.tenantId, eq(accountUnit.id, deliveryUnit.unitId)))
    .where(ofTenant(deliveryUnit, tenantId, eq(deliveryUnit.orderId, id)))
    .orderBy(asc(accountUnit.addedAt), asc(accountUnit.id))
  const secrets = await deps.secrets.forTenant(tx, tenantId)
  const open = ({ ciphertext, keyId }: { ciphertext: Buffer; keyId: string }) =>
    JSON.parse(secrets.open(id, deliveryColumn, { ciphertext, keyId })) as SecretItem[]
  const mailed =
    sealed && sealed.secretCt.length > 0 ? open({ ciphertext: sealed.secretCt, keyId: sealed.secretKeyId }) : []
  const units = rows
    .filter(({ unit }) => unit.secretCt.length > 0)
    .map(({ unit }) => openSecret(secrets, unit.id, { ciphertext: unit.secretCt, keyId: unit.secretKeyId }))
  return { units: units.length > 0 ? units : mailed.map((item) => [item]), all: [...mailed, ...units.flat()] }
}

/** One delivered unit by its last characters: of an account, by those of its login. */
function maskOf(items: readonly SecretItem[]): string {
  const named = items.find(({ label }) => label === 'code' || label === 'login') ?? items[0]
  return named ? maskOfItem(named) : '••••'
}

async function deliveryOf(tx: Tx, row: OrderRow, units: readonly SecretItem[][]): Promise<OrderEvidence['delivery']> {
  const { tenantId, id } = row
  const [found] = await tx
    .select({ at: delivery.deliveredAt, mailedTo: delivery.mailedTo })
    .from(delivery)
    .where(ofTenant(delivery, tenantId, eq(delivery.orderId, id)))
  if (!found) return null
  const opened = await tx
    .select({ at: deliveryReveal.at, address: deliveryReveal.ip })
    .from(deliveryReveal)
    .where(ofTenant(deliveryReveal, tenantId, eq(deliveryReveal.orderId, id)))
    .orderBy(asc(deliveryReveal.at))
    .limit(mostOpenings)
  return {
    ...{ at: found.at.toISOString(), mailedTo: found.mailedTo, units: units.map(maskOf) },
    opened: opened.map(({ at, address }) => ({ at: at.toISOString(), address })),
  }
}

/** The newest messages. A delivery in the conversation holds what was delivered, so it is left out. */
async function messagesOf(deps: Deps, tx: Tx, context: CallContext, row: OrderRow, secrets: readonly string[]) {
  const [thread] = await tx
    .select()
    .from(conversation)
    .where(ofTenant(conversation, row.tenantId, eq(conversation.orderId, row.id)))
  if (!thread) return []
  const { rows } = await threadPage(tx, thread, { limit: mostMessages })
  const messages = await viewMessages(deps, tx, participantOf('service', context), rows)
  return messages
    .filter(({ kind, text }) => kind === 'text' && text !== '')
    .map(({ at, author, text }) => ({ at, author, text: withoutSecrets(text, secrets) }))
}

/** The evidence of an order: its listing as sold, hand-over, delivery, conversation and documents. */
export async function orderEvidence(deps: Deps, tx: Tx, context: CallContext, row: OrderRow): Promise<OrderEvidence> {
  const [listing] = await tx
    .select()
    .from(orderListing)
    .where(ofTenant(orderListing, row.tenantId, eq(orderListing.orderId, row.id)))
  const { units, all } = await deliveredItems(deps, tx, row)
  const documents = await invoicesOf(tx, row.tenantId, row.id)
  return {
    ...{ id: row.id, title: row.title, quantity: row.quantity, seller: row.offer.seller.nickName },
    total: { minor: row.totalMinor, currency: row.currency },
    paidAt: iso(row.paidAt),
    confirmedAt: iso(row.confirmedAt),
    description: listing?.description ?? '',
    facts: [
      ...row.offer.attributes.map(({ name, value }) => ({ name, value })),
      ...(listing?.assets ?? []).map(({ name, value }) => ({ name, value })),
    ],
    inputs: givenInputs(row.inputs, 'en').map(({ label, text }) => ({ name: label, value: text })),
    handover: await handoverOf(tx, row),
    timeline: await timelineOf(tx, row),
    delivery: await deliveryOf(tx, row, units),
    messages: await messagesOf(deps, tx, context, row, secretsIn(all)),
    invoices: documents.map(({ number }) => number),
  }
}
