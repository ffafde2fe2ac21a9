import type { HandoverStep, OfferCard, OrderState } from '@tradepost/contract'
import type { InputValues } from '@tradepost/domain/order/delivery-inputs'
import { boolean, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { StoredInput } from '../brand.ts'
import { bytea, id64, instant, minor, tenantId } from '../columns.ts'
import type { CouponBearer } from './cart.ts'

/** The delivery inputs that applied when the order was made, and the buyer's values. */
export interface OrderInputs {
  asked: StoredInput[]
  values: InputValues
}

export const purchase = pgTable(
  'purchase',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    buyerId: id64('buyer_id').notNull(),
    /** `order`, or a kind of purchase that a module registered. */
    kind: text('kind').notNull().default('order'),
    totalMinor: minor('total_minor').notNull(),
    currency: text('currency').notNull(),
    deliveryEmail: text('delivery_email').notNull(),
    locale: text('locale').notNull(),
    referrerUrl: text('referrer_url'),
    cartVersion: integer('cart_version'),
    /** Hash of the buyer's network, kept for a day; null if the address stands for many visitors. */
    networkKey: text('network_key'),
    /** The country of the buyer's network address as evidence of place; null if unknown or if the shop charges no tax. */
    networkCountry: text('network_country'),
    payBefore: instant('pay_before').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const orderHead = pgTable(
  'order_head',
  {
    tenantId: tenantId(),
    id: id64('id').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    buyerId: id64('buyer_id').notNull(),
    sellerId: id64('seller_id').notNull(),
    offerId: id64('offer_id').notNull(),
    state: text('state').$type<OrderState>().notNull().default('awaiting_payment'),
    version: integer('version').notNull().default(0),
    quantity: integer('quantity').notNull(),
    unitPriceMinor: minor('unit_price_minor').notNull(),
    /** Price of the whole line without a coupon. */
    fullMinor: minor('full_minor').notNull(),
    discountMinor: minor('discount_minor').notNull().default(0),
    discountBorneBy: text('discount_borne_by').$type<CouponBearer>().notNull().default('platform'),
    totalMinor: minor('total_minor').notNull(),
    currency: text('currency').notNull(),
    perUsd: numeric('per_usd', { precision: 20, scale: 8 }).notNull(),
    feePercent: numeric('fee_percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** The country whose tax the price includes; null if the shop charged none. */
    taxCountry: text('tax_country'),
    taxPercent: numeric('tax_percent', { precision: 5, scale: 2, mode: 'number' }),
    /** The VAT number of a business that buys. */
    taxNumber: text('tax_number'),
    /** True if the business owes the tax itself (reverse charge). */
    taxReverse: boolean('tax_reverse').notNull().default(false),
    title: text('title').notNull(),
    offer: jsonb('offer').$type<OfferCard>().notNull(),
    deliveryMode: text('delivery_mode').$type<'platform' | 'im'>().notNull(),
    deliveryEmail: text('delivery_email').notNull(),
    deadlineAt: instant('deadline_at'),
    insuredUntil: instant('insured_until'),
    late: boolean('late').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    paidBy: uuid('paid_by'),
    paidAt: instant('paid_at'),
    deliveredAt: instant('delivered_at'),
    confirmedAt: instant('confirmed_at'),
    /** The part of the price that the seller offers instead of a refund. */
    partOfferedMinor: minor('part_offered_minor'),
    /** The part of the price that the buyer got back. */
    partRefundedMinor: minor('part_refunded_minor').notNull().default(0),
    /** The part of the price that the bank gave back to the buyer, although the order was not refunded. */
    chargedBackMinor: minor('charged_back_minor').notNull().default(0),
    /** The coupon's share in the parts of the price that went back. */
    partDiscountMinor: minor('part_discount_minor').notNull().default(0),
    deliveredQuantity: integer('delivered_quantity').notNull().default(0),
    /** The pieces that were not delivered and whose price went back. */
    refundedQuantity: integer('refunded_quantity').notNull().default(0),
    inputs: jsonb('inputs').$type<OrderInputs>().notNull().default({ asked: [], values: {} }),
    /** Number of units that this order adds to the limits while it awaits payment. */
    heldUnits: integer('held_units').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const orderEvent = pgTable(
  'order_event',
  {
    tenantId: tenantId(),
    orderId: id64('order_id').notNull(),
    seq: integer('seq').notNull(),
    fromState: text('from_state').$type<OrderState>(),
    toState: text('to_state').$type<OrderState>().notNull(),
    actor: text('actor').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.orderId, t.seq] })],
)

export const orderHandover = pgTable(
  'order_handover',
  {
    tenantId: tenantId(),
    orderId: id64('order_id').notNull(),
    step: text('step').$type<HandoverStep>().notNull(),
    n: integer('n').notNull(),
    tickedAt: instant('ticked_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.orderId, t.step] })],
)

/** States that only accounts of rentals have. */
type LentState = 'rented' | 'release_due' | 'maintenance'

export const accountUnit = pgTable(
  'account_unit',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    offerId: id64('offer_id').notNull(),
    state: text('state')
      .$type<LentState | 'free' | 'reserved' | 'sold' | 'withdrawn' | 'bad' | 'replaced' | 'expired'>()
      .notNull()
      .default('free'),
    secretCt: bytea('secret_ct').notNull(),
    secretKeyId: text('secret_key_id').notNull(),
    maintenanceUntil: instant('maintenance_until'),
    retiredMac: bytea('retired_mac'),
    /** Keyed hash of the content, by which a second copy is refused; null for units that were not added to a vault. */
    contentMac: bytea('content_mac'),
    expiresAt: instant('expires_at'),
    /** The seller's own remark, which no buyer sees. */
    remark: text('remark'),
    addedAt: instant('added_at').notNull().defaultNow(),
    /** The size of a unit that is a file; null for any other unit. */
    fileBytes: integer('file_bytes'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const reservation = pgTable(
  'reservation',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    orderId: id64('order_id').notNull(),
    offerId: id64('offer_id').notNull(),
    unitId: uuid('unit_id'),
    quantity: integer('quantity').notNull(),
    state: text('state').$type<'held' | 'consumed' | 'released'>().notNull().default('held'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const delivery = pgTable(
  'delivery',
  {
    tenantId: tenantId(),
    orderId: id64('order_id').notNull(),
    secretCt: bytea('secret_ct').notNull(),
    secretKeyId: text('secret_key_id').notNull(),
    mailedTo: text('mailed_to').notNull(),
    deliveredAt: instant('delivered_at').notNull().defaultNow(),
    firstRevealedAt: instant('first_revealed_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.orderId] })],
)

export const deliveryUnit = pgTable(
  'delivery_unit',
  {
    tenantId: tenantId(),
    unitId: uuid('unit_id').notNull(),
    orderId: id64('order_id').notNull(),
    /** The bad unit that this one was given for. */
    replaces: uuid('replaces'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.unitId] })],
)

export const deliveryReveal = pgTable(
  'delivery_reveal',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull().defaultRandom(),
    orderId: id64('order_id').notNull(),
    actor: text('actor').notNull(),
    ip: text('ip').notNull(),
    at: instant('at').notNull().defaultNow(),
    /** The unit whose file was opened; null if the delivered details were. */
    unitId: uuid('unit_id'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
