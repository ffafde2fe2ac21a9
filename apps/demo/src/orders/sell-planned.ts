import { createHash } from 'node:crypto'
import { lineTotal, wholeUsd } from '@tradepost/domain/money/money'
import { minutesToDeliver } from '@tradepost/domain/order/order-rules'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { confirmHours, insuranceDays, reservationMinutes } from '@tradepost/domain/time/windows'
import { deliveryColumn } from '@tradepost/gateway/modules/delivery/delivery-flow'
import { type Account, accountId, accounts, lockAccounts } from '@tradepost/gateway/modules/ledger/ledger'
import { narrowed } from '@tradepost/gateway/modules/offer/delivery-inputs'
import { offerCards } from '@tradepost/gateway/modules/offer/offer-cards'
import { feeOf } from '@tradepost/gateway/modules/order/line-share'
import { settleId } from '@tradepost/gateway/modules/order/settlement'
import type { Tx } from '@tradepost/gateway/platform/db/database'
import type { Deps } from '@tradepost/gateway/platform/deps'
import { uuid5 } from '@tradepost/gateway/platform/ids/uuid5'
import { dollars } from '@tradepost/gateway/platform/money/price'
import { type FinanceSettings, siteOf } from '@tradepost/gateway/platform/site/site-settings'
import type pg from 'pg'
import { deliveryInputs } from '../catalogue/delivery-inputs.ts'
import { unitOf } from '../offers/stock.ts'
import { seedId, seedUuid } from '../rows/ids.ts'
import type { SeedTenant } from '../tenant/tenants.ts'
import { gatewayAt, returnToNow } from './gateway-at.ts'
import { addBuyers, buyersOf } from './past-buyers.ts'
import type { PlannedSale } from './plan-sales.ts'
import { recordSales } from './record-sales.ts'

const locale = 'en'
const at = (time: number) => new Date(time).toISOString()
export const orderIdOf = (tenant: SeedTenant, n: number) => seedId(tenant.id, 'order', n)

type Card = Awaited<ReturnType<typeof offerCards>>[number]

/** The cards of all offers that were sold, as orders keep them: in US dollars. */
async function cardsOfSales(tx: Tx, { id: tenantId, code, siteId, origin }: SeedTenant, sales: readonly PlannedSale[]) {
  const audience = { tenant: { tenantId, code, siteId, origin }, locale } as const
  const ids = [...new Set(sales.map(({ offer }) => offer.row.id))]
  const cards = await offerCards(tx, audience, ids, await dollars(tx))
  return new Map(cards.map((card) => [card.id, card]))
}

/** The delivery to the buyer: the units of the offer, or a message of its seller. */
function handedOver({ offer: { secrets, game, row }, nth, quantity }: PlannedSale) {
  if (secrets === null) {
    const words = row.delivery_template ?? 'Handed over as agreed. Thank you for your order.'
    return { units: [], items: [{ label: 'note', value: words }] }
  }
  const units = Array.from({ length: quantity }, (_, n) =>
    unitOf(secrets, game.alias, row, row.available + nth * quantity + n),
  ).sort((one, other) => (one.id < other.id ? -1 : 1))
  return { units: units.map(({ id }) => id), items: units.flatMap(({ items }) => items) }
}

/** The answers of the buyer to what the seller needs to know. */
function inputsOf({ offer: { game, kind, row }, buyer }: PlannedSale) {
  const attributes = row.attributes.map(({ v }) => ({ a: '', v }))
  const asked = row.vault_since === null ? narrowed(deliveryInputs(game, kind), attributes) : []
  const digits = createHash('sha256').update(buyer.id).digest('hex').replace(/\D/g, '').padEnd(16, '7')
  const answer = ({ shape, choices, minLength = 6 }: (typeof asked)[number]) =>
    choices?.[0]?.value ?? (shape === 'digits' ? digits.slice(0, minLength) : `Player${digits.slice(0, 4)}`)
  return { asked, values: Object.fromEntries(asked.map((input) => [input.key, answer(input)])) }
}

/** The accounts of the ledger that the sales touch; creates missing ones. */
async function openAccounts(tx: Tx, tenant: SeedTenant, sales: readonly PlannedSale[]) {
  const sellers = [...new Set(sales.map(({ offer }) => offer.row.seller_id))].map((id) => accounts.payable(id))
  const { psp, escrow, fee, pointsIssue } = accounts
  const ofUnit = (unit: string, list: readonly Account[]) => list.map((account) => ({ account, unit }))
  await lockAccounts(tx, tenant.id, [
    ...ofUnit('USD', [psp, escrow, fee, ...sellers]),
    ...ofUnit('POINT', [pointsIssue, ...buyersOf(tenant).map(({ id }) => accounts.points(id))]),
  ])
}

function timesOf(sale: PlannedSale, { insured }: Card) {
  const { orderedAt, paidAt, deliveredAt, confirmedAt, closedAt, buyer, isConfirmedByBuyer, review, offer } = sale
  const { delivery_mode: deliveryMode, delivery_minutes: deliveryMinutes } = offer.row
  const deliverBy = paidAt + minutesToDeliver({ deliveryMode, deliveryMinutes }) * minuteMs
  return {
    ...{ ordered_at: at(orderedAt), paid_at: at(paidAt), delivered_at: at(deliveredAt) },
    ...{ confirmed_at: at(confirmedAt), closed_at: at(closedAt) },
    pay_before: at(orderedAt + reservationMinutes * minuteMs),
    deliver_by: at(deliverBy),
    confirm_by: at(deliveredAt + confirmHours * hourMs),
    insured_until: insured ? at(deliveredAt + insuranceDays * dayMs) : null,
    late: deliveredAt > deliverBy,
    confirmed_as: isConfirmedByBuyer ? `buyer:${buyer.id}` : 'platform',
    reviewed_at: review && at(review.at),
  }
}

function moneyOf(
  tenant: SeedTenant,
  sale: PlannedSale,
  card: Card,
  settings: FinanceSettings,
  id: string,
  paymentId: string,
) {
  const { feePercent, pointsPerUsd, pointsPerReview } = settings
  const total = lineTotal(card, sale.quantity)?.minor ?? 0
  const idOf = (account: Account, unit = 'USD') => accountId(tenant.id, account, unit)
  return {
    ...{
      unit_minor: card.price?.minor,
      total_minor: total,
      fee_percent: feePercent,
      fee_minor: feeOf(total, feePercent),
    },
    ...{ capture_id: uuid5('capture', paymentId), settle_id: settleId(id), points_id: uuid5('points', id) },
    points: wholeUsd(total, { perUsd: '1', minorDigits: 2 }) * pointsPerUsd,
    ...{ review_points_id: uuid5('review-points', id), review_points: pointsPerReview },
    ...{ psp: idOf(accounts.psp), escrow: idOf(accounts.escrow), fee: idOf(accounts.fee) },
    payable: idOf(accounts.payable(sale.offer.row.seller_id)),
    points_issue: idOf(accounts.pointsIssue, 'POINT'),
    points_account: idOf(accounts.points(sale.buyer.id), 'POINT'),
  }
}

/** Makes the planned sales real orders, and returns the id of each. Runs in the seed's transaction. */
export async function sellPlanned(
  client: pg.Client,
  tenant: SeedTenant,
  deps: Deps,
  sales: readonly PlannedSale[],
  now: Date,
): Promise<void> {
  if (sales.length === 0) return
  const { tx } = await gatewayAt(client, tenant, deps)('platform', now.getTime())
  await addBuyers(client, tenant, now)
  await openAccounts(tx, tenant, sales)
  const cards = await cardsOfSales(tx, tenant, sales)
  const { finance } = await siteOf(tx, tenant.id)
  const secrets = await deps.secrets.forTenant(tx, tenant.id)
  const uuid = (words: string) => seedUuid(tenant.id, createHash('sha256').update(`${words} ${tenant.id}`).digest())
  const rows = sales.map((sale, n) => {
    const { offer, buyer, quantity } = sale
    const card = cards.get(offer.row.id)
    if (!card) throw new Error(`offer ${offer.row.id} was not seeded`)
    const id = orderIdOf(tenant, n)
    const paymentId = uuid(`payment ${n}`)
    const { units, items } = handedOver(sale)
    const sealed = secrets.seal(id, deliveryColumn, JSON.stringify(items))
    return {
      ...{ id, purchase_id: uuid(`purchase ${n}`), payment_id: paymentId, quantity, units, locale },
      conversation_id: seedId(tenant.id, 'conversation', n),
      ...{ buyer_id: buyer.id, email: buyer.email, seller_id: offer.row.seller_id, offer_id: offer.row.id },
      ...{ title: card.title, offer: card, mode: offer.row.delivery_mode, inputs: inputsOf(sale) },
      ...{ secret_ct: `\\x${sealed.ciphertext.toString('hex')}`, secret_key_id: sealed.keyId },
      ...timesOf(sale, card),
      ...moneyOf(tenant, sale, card, finance, id, paymentId),
    }
  })
  await recordSales(client, tenant.id, rows)
  await returnToNow(client)
}
