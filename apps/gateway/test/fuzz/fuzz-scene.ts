import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { type ContractEntry, exampleOf } from '@tradepost/contract/openapi'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { TSchema } from 'typebox'
import { testTenants } from '../support/minimal-tenants.ts'
import { passShop } from '../support/pass-shop.ts'
import { signInSeller, signInStaff } from '../support/people.ts'
import { type Buyer, createShop } from '../support/shop.ts'
import { createStripeServer } from '../support/stripe-server.ts'
import { testClientSecrets } from '../support/test-clients.ts'
import type { Node } from './hostile-values.ts'

const { origin, tenantId, siteId, clientId } = testTenants.lumen
const clientSecret = testClientSecrets[clientId]
export const parts = ['params', 'query', 'body'] as const
export type Part = (typeof parts)[number]
export type Input = Partial<Record<Part, Record<string, unknown>>>
export const personas = ['anonymous', 'buyer', 'seller', 'staff'] as const
export type Persona = (typeof personas)[number]

export const nameOf = ({ topic, name }: ContractEntry) => `${topic}.${name}`
export const propertiesOf = (schema: TSchema | undefined) => (schema as Node | undefined)?.properties ?? {}

/** A shop with an example of every kind of data that calls use. */
export async function createFuzzScene() {
  // Without an answer from Stripe, the calls of payment keys would say that it is not available.
  const stripe = await createStripeServer({}, {})
  const shop = await createShop({ env: { STRIPE_API: stripe.api } })
  await shop.listen()
  await passShop(shop).setPlan()
  const rentalOfferId = await shop.offer({ standardType: 5, stock: 1, accounts: true })
  let owner: Buyer
  let ids: Record<string, string>
  let tokens: Record<Exclude<Persona, 'anonymous'>, string>

  /** Takes back the ends that calls gave the secrets of clients, before the clock reaches them. */
  async function keepSecrets(): Promise<void> {
    const admin = new pg.Client({ connectionString: shop.urls.admin })
    await admin.connect()
    await admin.query('delete from client_secret').finally(() => admin.end())
  }

  /** Replaces users and their data by new ones, which no rate limit has counted yet. */
  async function refresh(): Promise<void> {
    await keepSecrets()
    shop.clock.advance(hourMs)
    // An earlier call may have suspended the seller, or sent the seller on vacation.
    await shop.rows(sql`update seller set standing = 'active', standing_reason = null, vacation_until = null`)
    const offerId = await shop.offer({ stock: 10_000, maxQuantity: 9999 })
    const chatOfferId = await shop.offer({ mode: 'im', stock: 1000 })
    owner = await shop.buyer()
    const vendor = await signInSeller(shop)
    tokens = { buyer: owner.token, seller: vendor.token, staff: (await signInStaff(shop)).token }
    const bought = await shop.buyAndPay(owner, chatOfferId)
    const delivered = await shop.buyAndPay(owner, offerId)
    const disputed = await shop.buyAndPay(owner, chatOfferId)
    const key = () => ({ 'idempotency-key': randomUUID() })
    const ofOrder = { params: { id: disputed.orderId } }
    const as = (token: string) => ({ token, headers: key() })
    await shop.inject(
      calls.afterSales.requestRefund,
      { ...ofOrder, body: { reason: 'It never came.' } },
      as(owner.token),
    )
    await shop.inject(calls.afterSales.sellerAnswerRefund, { ...ofOrder, body: { answer: 'refuse' } }, as(vendor.token))
    await shop.inject(
      calls.afterSales.openDispute,
      { ...ofOrder, body: { statement: 'Please look.' } },
      as(owner.token),
    )
    const waiting = await shop.buy(owner, offerId)
    const { body } = await shop.inject(
      calls.messages.openConversation,
      { body: { sellerId: vendor.sellerId, orderId: disputed.orderId } },
      shop.via(owner),
    )
    const [unit] = await shop.rows<{ id: string }>(sql`select id from account_unit where offer_id = ${rentalOfferId}`)
    ids = {
      ...{ offerId, sellerId: vendor.sellerId, toCurrencyId: '1', currencyId: '1', brandId: '1900000000000000001' },
      ...{ orderId: bought.orderId, purchaseId: waiting.purchaseId, conversationId: body.data?.id ?? '1' },
      ...{ buyerId: owner.id, userId: owner.id, ownerId: owner.id, unitId: unit?.id ?? '1' },
      ...{ deliveredId: delivered.orderId, disputedId: disputed.orderId, siteId, domain: new URL(origin).host },
      ...{ brandRouteName: 'skyforge', categoryRouteName: 'kind-0', product: 'skyforge' },
      ...{ tenantId: String(tenantId), client_id: clientId, client_secret: clientSecret },
    }
  }

  const kinds = [
    ['/conversation/', 'conversationId'],
    ['/purchase/', 'purchaseId'],
    ['/order/buyer/', 'deliveredId'],
    ['/service/order/', 'disputedId'],
    ['/website/brand/', 'siteId'],
    ['/order/', 'orderId'],
    ['/product', 'offerId'],
    ['/seller/offer/', 'offerId'],
    ['/rental-unit/', 'unitId'],
  ] as const

  /** Optional fields that are left out, because most calls would fail with their example values. */
  const conditions = new Set(['expectedTotal', 'couponId', 'corrects', 'fileIds', 'inviteToken'])

  /** A valid input about existing data. */
  function baseInput({ call, schemas }: ContractEntry): Input {
    const idFor = (name: string) =>
      name === 'id' ? ids[kinds.find(([piece]) => call.path.includes(piece))?.[1] ?? ''] : ids[name]
    const fill = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(fill)
      if (!value || typeof value !== 'object') return value
      const members = Object.entries(value).filter(([name]) => !conditions.has(name))
      return Object.fromEntries(members.map(([name, one]) => [name, idFor(name) ?? fill(one)]))
    }
    return Object.fromEntries(
      parts.flatMap((part) => (schemas[part] ? [[part, fill(exampleOf(schemas[part] as TSchema))]] : [])),
    )
  }

  let sent = 0
  const headersFor = (persona: Persona): Record<string, string> => ({
    origin,
    'x-client-id': clientId,
    'x-client-secret': clientSecret,
    'x-client-ip': `2001:db8:${(sent >> 16).toString(16)}:${(sent++ & 0xffff).toString(16)}::1`,
    'idempotency-key': `fuzz-${sent}-key`,
    ...(persona === 'anonymous' ? {} : { authorization: `Bearer ${tokens[persona]}` }),
  })

  function urlOf({ call }: ContractEntry, { params = {}, query = {} }: Input): string {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params[name] ?? '').toWellFormed()),
    )
    const pairs = Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((one) => one !== undefined)
        .map((one): [string, string] => [name, typeof one === 'object' ? JSON.stringify(one) : String(one)]),
    )
    return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
  }

  function send(entry: ContractEntry, persona: Persona, input: Input) {
    const { method } = entry.call
    const takesBody = method !== 'GET' && method !== 'DELETE' && !entry.call.multipart
    return shop.app.inject({
      method,
      url: urlOf(entry, input),
      headers: { ...headersFor(persona), ...(takesBody ? { 'content-type': 'application/json' } : {}) },
      ...(takesBody ? { payload: JSON.stringify(input.body ?? {}) } : {}),
    })
  }

  async function close(): Promise<void> {
    await shop.close()
    await stripe.close()
  }

  await refresh()
  return { ...shop, refresh, baseInput, headersFor, urlOf, send, close }
}

export type FuzzScene = Awaited<ReturnType<typeof createFuzzScene>>
