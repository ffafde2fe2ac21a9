import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { sealSecret } from '../../src/platform/crypto/secret-box.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import { newId } from '../../src/platform/ids/ids.ts'
import { type EventBody, webhookSecret } from '../../src/platform/payment/sandbox/events.ts'
import { sign, signatureHeader } from '../../src/platform/payment/sandbox/signature.ts'
import type { Clock } from '../../src/platform/time/clock.ts'
import { createTestGateway } from './harness.ts'
import { insureCategory } from './insure-category.ts'
import { type TestTenant, testTenants } from './minimal-tenants.ts'

interface OfferOptions {
  tenant?: TestTenant
  /** US cents. */
  price?: number
  stock?: number
  /** Gives the offer units with sealed credentials. */
  accounts?: boolean
  mode?: 'platform' | 'im'
  maxQuantity?: number
  minQuantity?: number
  insured?: boolean
  status?: number
  standardType?: number
  /** Supplies the offer from its vault, without units: as gift cards, or as accounts. */
  vault?: 'cards' | 'accounts'
}

interface EventOptions {
  tenant?: TestTenant
  /** The tenant whose secret signs. */
  secretOf?: TestTenant
  at?: Date
  /** Changes the body after it was signed. */
  tamper?: (body: string) => string
}

export interface Buyer {
  id: string
  token: string
  tenant: TestTenant
}

const brandId = '1900000000000000001'
const sellerId = '1900000000000000003'
/** Standard type → id of a category of that type. */
const categoryId = (standardType: number) => `190000000000000010${standardType}`
/** The categories of goods for which one text may be delivered to several buyers, and of gift cards. */
const goodsId = '1900000000000000109'
const cardsId = '1900000000000000108'
/** The category of accounts that are all insured. */
const insuredId = '1900000000000000107'

async function stockShelves(tx: Tx, tenantId: number): Promise<void> {
  await tx.execute(sql`insert into brand (tenant_id, id, alias, name, cover_path, cover_wide_path)
    values (${tenantId}, ${brandId}, 'skyforge', 'Skyforge', 'art/a.webp', 'art/b.webp')`)
  for (const type of [0, 1, 4, 5]) {
    await tx.execute(sql`insert into category (tenant_id, id, alias, names, icon, is_standard, standard_type, category_type)
      values (${tenantId}, ${categoryId(type)}, ${`kind-${type}`}, '{"en":"Kind"}', 'coins', ${type !== 0}, ${type}, ${type === 5 ? 3 : null})`)
    await tx.execute(sql`insert into brand_category (tenant_id, brand_id, category_id, is_standard, standard_type, category_type, template)
      values (${tenantId}, ${brandId}, ${categoryId(type)}, ${type !== 0}, ${type}, ${type === 5 ? 3 : null}, 'list')`)
  }
  for (const [id, alias, handOver] of [
    [goodsId, 'kind-goods', 'items'],
    [cardsId, 'kind-cards', 'gift_card'],
    [insuredId, 'kind-insured', 'account'],
  ]) {
    await tx.execute(sql`insert into category (tenant_id, id, alias, names, icon, is_standard, standard_type, hand_over)
      values (${tenantId}, ${id}, ${alias}, '{"en":"Goods"}', 'coins', false, 0, ${handOver})`)
    await tx.execute(sql`insert into brand_category (tenant_id, brand_id, category_id, is_standard, standard_type, template)
      values (${tenantId}, ${brandId}, ${id}, false, 0, 'list')`)
  }
  if (tenantId === testTenants.lumen.tenantId) await insureCategory(tx, tenantId, insuredId)
  await tx.execute(sql`insert into seller (tenant_id, id, nick_name, avatar_path, banner_path, member_since)
    values (${tenantId}, ${sellerId}, 'North Star', 'art/s.webp', 'art/t.webp', '2024-01-01')`)
}

/** A gateway with a brand, categories and a seller in both tenants, and helpers to buy things. */
export async function createShop(options: Parameters<typeof createTestGateway>[0] = {}) {
  const gateway = await createTestGateway(options)
  const shop = openShop(gateway)
  await shop.fillShelves()
  return { ...gateway, ...shop }
}

type OpenGateway = Pick<Awaited<ReturnType<typeof createTestGateway>>, 'app' | 'deps' | 'db' | 'inject'> & {
  clock: Clock
}

/** The helpers for a gateway that is already running. */
export function openShop(gateway: OpenGateway) {
  const { deps, db, clock, inject } = gateway
  const within = <T>(tenant: TestTenant, fn: (tx: Tx) => Promise<T>, actor = 'test') =>
    db.withTenant(testTenants[tenant].tenantId, actor, fn)
  async function fillShelves(): Promise<void> {
    for (const tenant of ['lumen', 'sahra'] as const) {
      await within(tenant, (tx) => stockShelves(tx, testTenants[tenant].tenantId))
    }
  }

  async function offer(given: OfferOptions = {}): Promise<string> {
    const { tenant = 'lumen', price = 1250, accounts = false, mode = 'platform', standardType = 0, vault } = given
    const stock = vault ? 0 : (given.stock ?? 1)
    const { tenantId } = testTenants[tenant]
    const id = newId(clock)
    const hasText = !accounts && !vault && mode === 'platform'
    const ofText = standardType === 0 && hasText ? goodsId : categoryId(standardType)
    const ofKind = given.insured ? insuredId : ofText
    await within(tenant, async (tx) => {
      await tx.execute(sql`
        insert into offer (tenant_id, id, brand_id, category_id, seller_id, standard_type, category_type, status, title,
          price_minor, min_quantity, max_quantity, received, available, delivery_mode, delivery_minutes, delivery_template,
          cover_path, cover_wide_path, listed_at, vault_since)
        values (${tenantId}, ${id}, ${brandId}, ${vault === 'cards' ? cardsId : ofKind}, ${sellerId}, ${standardType},
          ${standardType === 5 ? 3 : null}, ${given.status ?? (vault ? 3 : 1)}, 'A thing worth having', ${price}, ${given.minQuantity ?? 1},
          ${given.maxQuantity ?? 50}, ${stock}, ${stock}, ${mode}, ${mode === 'im' ? 120 : 5},
          ${accounts || vault ? null : 'Meet the courier at the north gate.'}, 'art/a.webp', 'art/b.webp', ${clock.now().toISOString()},
          ${accounts || vault ? clock.now().toISOString() : null})`)
      if (!accounts) return
      const secrets = await deps.secrets.forTenant(tx, tenantId)
      for (let n = 0; n < stock; n++) {
        const unitId = randomUUID()
        const sealed = sealSecret(secrets, unitId, [
          { label: 'login', value: `hero-${unitId}` },
          { label: 'password', value: `canary-${unitId}` },
        ])
        await tx.execute(sql`insert into account_unit (tenant_id, id, offer_id, secret_ct, secret_key_id)
          values (${tenantId}, ${unitId}, ${id}, ${sealed.ciphertext}, ${sealed.keyId})`)
      }
    })
    return id
  }

  /** A signed-in buyer whose session lasts longer than any test. */
  async function buyer(tenant: TestTenant = 'lumen', registeredAt = clock.now()): Promise<Buyer> {
    const { tenantId, clientId } = testTenants[tenant]
    const id = newId(clock)
    const token = randomBytes(32).toString('base64url')
    const family = randomUUID()
    const end = new Date(clock.now().getTime() + 1000 * dayMs).toISOString()
    await within(tenant, async (tx) => {
      await tx.execute(sql`insert into app_user (tenant_id, id, email, email_key, nick_name, created_at)
        values (${tenantId}, ${id}, ${`b${id}@example.com`}, ${`b${id}@example.com`}, 'Buyer', ${registeredAt.toISOString()})`)
      await tx.execute(sql`insert into refresh_family (tenant_id, id, user_id, client_id, remember, created_at, absolute_end)
        values (${tenantId}, ${family}, ${id}, ${clientId}, true, ${registeredAt.toISOString()}, ${end})`)
      await tx.execute(sql`insert into access_token (tenant_id, token_hash, family_id, user_id, expires_at)
        values (${tenantId}, ${createHash('sha256').update(token).digest()}, ${family}, ${id}, ${end})`)
    })
    return { id, token, tenant }
  }

  const via = ({ tenant, token }: Buyer, key?: string) => ({
    tenant,
    token,
    headers: key ? { 'idempotency-key': key } : {},
  })
  const email = 'where-to@example.com'

  const preOrder = (by: Buyer, lines: { offerId: string; quantity: number }[], key: string = randomUUID()) =>
    inject(
      calls.checkout.preOrder,
      { body: { order: { lines, deliveryEmail: email }, toCurrencyId: '1', isBuyByCart: false } },
      via(by, key),
    )

  /** Orders one offer and returns the purchase; throws if the gateway refuses. */
  async function buy(by: Buyer, offerId: string, quantity = 1) {
    const { body } = await preOrder(by, [{ offerId, quantity }])
    if (!body.data) throw new Error(`pre-order refused: ${body.code}`)
    const [orderId] = body.data.orderIds
    return { ...body.data, orderId: orderId ?? '' }
  }

  function startPayment(by: Buyer, purchaseId: string, key: string = randomUUID()) {
    const { origin } = testTenants[by.tenant]
    const body = {
      provider: 'card' as const,
      successUrl: `${origin}/payment/success`,
      failedUrl: `${origin}/payment/failed`,
    }
    return inject(calls.payment.startPayment, { params: { id: purchaseId }, body }, via(by, key))
  }

  /** Submits a card on the hosted page, as a browser without scripts would. */
  async function typeCard(redirectUrl: string, number: string) {
    const payload = new URLSearchParams({
      number,
      expiry: '12/40',
      cvc: '123',
      name: 'A Buyer',
      action: 'pay',
    }).toString()
    const url = new URL(redirectUrl).pathname
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return gateway.app.inject({ method: 'POST', url, headers, payload })
  }

  /** Starts listening, because the provider sends its events over HTTP. */
  async function listen(): Promise<void> {
    await gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const address = gateway.app.server.address()
    if (!address || typeof address === 'string') throw new Error('the gateway is not listening')
    Object.assign(deps.config, { publicUrl: `http://127.0.0.1:${address.port}` })
  }

  /** Buys, pays and runs due jobs, which deliver the order of a platform offer. */
  async function buyAndPay(by: Buyer, offerId: string, quantity = 1) {
    const bought = await buy(by, offerId, quantity)
    const started = await startPayment(by, bought.purchaseId)
    await typeCard(started.body.data?.redirectUrl ?? '', '4242424242424242')
    await deps.jobs.runDue()
    return bought
  }

  /** Ticks all handover steps of a delivered order, so that its buyer may confirm. */
  async function handOver(by: Buyer, id: string) {
    const { body } = await inject(calls.order.orderDetail, { params: { id } }, via(by))
    const steps = body.data?.handover.map(({ step }) => step) ?? []
    return inject(calls.order.tickHandover, { params: { id }, body: { steps, done: true } }, via(by))
  }

  /** The provider's session of a purchase's newest payment. */
  async function sessionOf(purchaseId: string, tenant: TestTenant = 'lumen') {
    const [row] = await rows<{ id: string; amount_minor: string; currency: string }>(
      sql`select s.id, s.amount_minor, s.currency from sandbox_session s join payment p on p.id = s.payment_id
        where p.purchase_id = ${purchaseId} order by p.created_at desc limit 1`,
      tenant,
    )
    if (!row) throw new Error(`purchase ${purchaseId} has no payment session`)
    return { session: row.id, amount: { minor: Number(row.amount_minor), currency: row.currency } }
  }

  /** Signs and sends an event as the provider would, without waiting for its job. */
  async function sendEvent(
    given: Pick<EventBody, 'session' | 'amount' | 'state'> & Partial<EventBody>,
    { tenant = 'lumen', secretOf = tenant, at = clock.now(), tamper = (body) => body }: EventOptions = {},
  ) {
    const { tenantId } = testTenants[tenant]
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      account: tenantId,
      failure: null,
      created: at.toISOString(),
      ...given,
    })
    const secret = webhookSecret(deps.secrets, testTenants[secretOf].tenantId)
    return gateway.app.inject({
      method: 'POST',
      url: '/finance/payment/webhook/sandbox',
      headers: { 'content-type': 'application/json', [signatureHeader]: sign(secret, body, at) },
      payload: tamper(body),
    })
  }

  /** Orders, starts the payment and reports it as captured, but runs no jobs. */
  async function buyPaid(by: Buyer, offerId: string, quantity = 1) {
    const bought = await buy(by, offerId, quantity)
    await startPayment(by, bought.purchaseId)
    const session = await sessionOf(bought.purchaseId, by.tenant)
    await sendEvent({ ...session, state: 'captured' }, { tenant: by.tenant })
    return bought
  }

  async function rows<T extends Record<string, unknown>>(
    query: ReturnType<typeof sql>,
    tenant: TestTenant = 'lumen',
  ): Promise<T[]> {
    return within(tenant, async (tx) => (await tx.execute(query)).rows as T[])
  }

  return {
    ...{ fillShelves, offer, buyer, via, preOrder, buy, startPayment, typeCard, listen, buyAndPay },
    ...{ rows, within, email, sessionOf, sendEvent, buyPaid, handOver },
  }
}

export type Shop = Awaited<ReturnType<typeof createShop>>
