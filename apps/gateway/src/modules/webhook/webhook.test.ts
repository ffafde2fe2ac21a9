import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { calls } from '@tradepost/contract'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import type { WebhookTopic } from '@tradepost/domain/webhook/webhook-topics'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { purgeEnded } from '../../platform/db/purge.ts'
import { checkInvariants } from '../check-invariants.ts'

interface Heard {
  id: string
  body: string
  headers: IncomingMessage['headers']
}
let shop: PayoutShop
let owner: SignedIn
let program: Server
let origin: string
let heard: Heard[] = []
/** The status of the next answers; 200 without one. */
let answers: number[] = []

beforeAll(async () => {
  program = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    heard.push({ id: String(request.headers['webhook-id']), body, headers: request.headers })
    response.writeHead(answers.shift() ?? 200).end('a body that nobody keeps')
  })
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve))
  const { port } = program.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  shop = await createPayoutShop({ env: { SELLER_PRIVATE_HOSTS: `127.0.0.1:${port}` } })
})
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([])
  await shop.close()
  program.closeAllConnections()
  program.close()
})
beforeEach(async () => {
  heard = []
  answers = []
  await shop.asOwner('delete from shop_event')
  await shop.asOwner(`update webhook set state = 'removed'`)
  await shop.asOwner('delete from rate_window')
  owner = await signInStaff(shop)
  await shop.confirmIdentity(owner)
})

const create = (topics: WebhookTopic[], url = `${origin}/hook`, by = owner) =>
  shop.inject(calls.webhook.createWebhook, { body: { url, topics } }, shop.as(by))
async function newWebhook(...topics: WebhookTopic[]) {
  const { data, code } = (await create(topics)).body
  if (!data) throw new Error(`refused: ${code}`)
  return { ...data.webhook, signingKey: data.signingKey }
}
const deliveries = async (id: string) =>
  (await shop.inject(calls.webhook.webhookDeliveryPage, { params: { id }, body: { pageSize: 100 } }, shop.as(owner)))
    .body.data?.list ?? []
const detail = async (id: string) =>
  (await shop.inject(calls.webhook.webhookDetail, { params: { id } }, shop.as(owner))).body.data
const replay = async (id: string, body: { eventId?: string; from?: string; to?: string }) =>
  (await shop.inject(calls.webhook.replayWebhook, { params: { id }, body }, shop.as(owner))).body
/** Runs everything that is due, also what waits for its turn. */
async function settle() {
  for (let round = 0; round < 12; round++) {
    await shop.deps.jobs.runDue()
    shop.clock.advance(4000)
  }
}
/** Sets the stock of an offer in a transaction that is committed, or rolled back. */
const change = (available: number, offerId: string, isKept = true) =>
  inTenant(shop.deps, 1, 'platform', async (tx) => {
    await tx.execute(
      sql`update offer set received = received - available + ${available}::int, available = ${available}::int where id = ${offerId}`,
    )
    if (!isKept) throw new Error('rolled back')
  })
const dataOf = ({ body }: Heard) => JSON.parse(body) as { id: string; topic: string; data: Record<string, unknown> }

describe('a webhook', () => {
  it('is told of orders and stock once each, signed, and not of what it did not ask for', async () => {
    const { id, signingKey } = await newWebhook('order.changed')
    const orderId = await shop.sold({ price: 1000 })
    await settle()
    const events = heard.map(dataOf)
    expect(events.map(({ data }) => data.state)).toEqual(
      expect.arrayContaining(['awaiting_payment', 'paid', 'delivering']),
    )
    expect(events.every(({ topic, data }) => topic === 'order.changed' && data.orderId === orderId)).toBe(true)
    expect(new Set(heard.map((one) => one.id)).size).toBe(heard.length)
    expect(heard.every((one) => one.id === dataOf(one).id)).toBe(true)
    // Nothing about the buyer leaves the shop.
    expect(heard.map(({ body }) => body).join()).not.toMatch(/@|buyer/i)
    expect((await deliveries(id)).every(({ state }) => state === 'done')).toBe(true)
    expect(signingKey).toMatch(/^whsec_/)
    const [row] = await shop.rows<{ text: string }>(
      sql`select w::text || coalesce((select string_agg(a::text, ' ') from audit_entry a), '') as text from webhook w where id = ${id}`,
    )
    expect(row?.text).not.toContain(signingKey.slice(6))
  })

  it('is verified by the code that docs/webhooks.md gives, and only as it was sent', async () => {
    const page = readFileSync(path.join(import.meta.dirname, '../../../../../docs/webhooks.md'), 'utf8')
    const source = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
    const { isGenuine } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
      isGenuine(secret: string, headers: object, body: string, now?: number): boolean
    }
    const { signingKey } = await newWebhook('stock.changed')
    const offerId = await shop.offer({ price: 1000, stock: 9 })
    await change(5, offerId)
    await settle()
    const [one] = heard
    if (!one) throw new Error('nothing was sent')
    const at = Number(one.headers['webhook-timestamp'])
    expect(dataOf(one).data).toEqual(expect.objectContaining({ offerId, available: 5, isOnSale: true }))
    expect(isGenuine(signingKey, one.headers, one.body, at)).toBe(true)
    expect(isGenuine(signingKey, one.headers, `${one.body} `, at)).toBe(false)
    expect(isGenuine(signingKey, { ...one.headers, 'webhook-id': 'x' }, one.body, at)).toBe(false)
    expect(isGenuine(`whsec_${Buffer.alloc(32).toString('base64')}`, one.headers, one.body, at)).toBe(false)
    expect(isGenuine(signingKey, one.headers, one.body, at + 301)).toBe(false)
  })

  it('hears of a fact that is committed, and of none that is rolled back', async () => {
    await newWebhook('stock.changed')
    const offerId = await shop.offer({ price: 1000, stock: 9 })
    await expect(change(3, offerId, false)).rejects.toThrow('rolled back')
    await settle()
    expect(heard.filter((one) => dataOf(one).data.offerId === offerId && dataOf(one).data.available === 3)).toEqual([])
    await change(3, offerId)
    await settle()
    expect(
      heard.filter((one) => dataOf(one).data.offerId === offerId && dataOf(one).data.available === 3),
    ).toHaveLength(1)
  })

  it('is asked again with the same id until it accepts, and the attempts are logged without a body', async () => {
    const { id } = await newWebhook('stock.changed')
    const offerId = await shop.offer({ price: 1000, stock: 9 })
    await settle()
    heard = []
    answers = [500, 302, 404]
    await change(4, offerId)
    for (let round = 0; round < 8; round++) {
      await settle()
      shop.clock.advance(10 * minuteMs)
    }
    owner = await signInStaff(shop)
    expect(heard).toHaveLength(4)
    expect(new Set(heard.map((one) => one.id)).size).toBe(1)
    const [last] = await deliveries(id)
    expect(last).toMatchObject({ state: 'done', subjectId: offerId })
    expect(last?.attempts.map(({ status }) => status)).toEqual([200, 404, 302, 500])
    const [log] = await shop.rows<{ text: string }>(sql`select string_agg(a::text, ' ') as text from webhook_attempt a`)
    expect(log?.text).not.toContain('nobody keeps')
  })

  it('is switched off after days of failures, which staff are told, and catches up by a range', async () => {
    const { id, version } = await newWebhook('stock.changed')
    const offerId = await shop.offer({ price: 1000, stock: 9 })
    await settle()
    heard = []
    answers = Array.from({ length: 100 }, () => 503)
    const from = shop.clock.now().toISOString()
    await change(4, offerId)
    for (let hour = 0; hour < 80; hour++) {
      await shop.deps.jobs.runDue()
      shop.clock.advance(hourMs)
    }
    await change(2, offerId)
    await settle()
    owner = await signInStaff(shop)
    await shop.confirmIdentity(owner)
    const off = await detail(id)
    expect(off).toMatchObject({ state: 'off', version: version + 1 })
    expect(off?.gaveUpAt).not.toBeNull()
    expect(
      await shop.rows(sql`select 1 from finance_alert where kind = 'webhook_off' and ref_id = ${id}`),
    ).toHaveLength(1)
    answers = []
    heard = []
    expect((await replay(id, { from, to: shop.clock.now().toISOString() })).code).toBe('state_conflict')
    const body = { url: `${origin}/hook`, topics: ['stock.changed'] as WebhookTopic[], isActive: true }
    const edit = (edited: number) =>
      shop.inject(calls.webhook.editWebhook, { params: { id }, body: { ...body, version: edited } }, shop.as(owner))
    expect((await edit(version)).body.code).toBe('conflict')
    expect((await edit(version + 1)).body.data).toMatchObject({ state: 'active', failingSince: null, gaveUpAt: null })
    const answer = await replay(id, { from, to: shop.clock.now().toISOString() })
    expect(answer.data?.count).toBeGreaterThan(0)
    await settle()
    expect(heard).toHaveLength(answer.data?.count ?? 0)
    const [one] = heard
    expect(await replay(id, { eventId: one?.id ?? '' })).toMatchObject({ data: { count: 1 } })
    await settle()
    expect(heard.filter((again) => again.id === one?.id)).toHaveLength(2)
    expect((await replay(id, { from: shop.clock.now().toISOString() })).code).toBe('bad_request')
  })

  it('forgets a fact with its attempts after thirty days, and not before', async () => {
    const { id } = await newWebhook('order.changed')
    await shop.buyAndPay(shop.customer, await shop.offer({ stock: 5 }))
    await settle()
    const told = (await deliveries(id)).length
    expect(told).toBeGreaterThan(0)
    shop.clock.advance(29 * dayMs)
    await purgeEnded(shop.db, shop.clock)
    expect((await deliveries(id)).length).toBe(told)
    shop.clock.advance(2 * dayMs)
    await purgeEnded(shop.db, shop.clock)
    await shop.confirmIdentity(owner)
    expect(await deliveries(id)).toEqual([])
  })

  it('may not lie in a private network, also if its name leads there only later', async () => {
    for (const url of [
      ...['http://example.com/hook', 'https://127.0.0.1/hook', 'https://169.254.169.254/hook', 'https://[::1]/hook'],
      ...['https://user:pass@example.com/', 'https://example.com/?a=1', 'ftp://example.com/', 'nonsense'],
    ])
      expect([url, (await create(['order.changed'], url)).body]).toEqual([
        url,
        expect.objectContaining({ code: 'data_error', field: 'url' }),
      ])
    const { id } = await newWebhook('stock.changed')
    const offerId = await shop.offer({ price: 1000, stock: 9 })
    await settle()
    heard = []
    // The address is checked again at each call, not only where it is set.
    await shop.asOwner(`update webhook set url = 'https://127.0.0.1:1/hook' where id = $1`, [id])
    await change(1, offerId)
    await settle()
    expect(heard).toEqual([])
    const [last] = await deliveries(id)
    expect(last?.attempts[0]).toMatchObject({ status: null, failure: 'an address of a private network' })
  })

  it('signs with both secrets for a day after a new one was made', async () => {
    const { id, signingKey } = await newWebhook('stock.changed')
    const renewed = (await shop.inject(calls.webhook.renewWebhookSecret, { params: { id } }, shop.as(owner))).body.data
    expect(renewed?.signingKey).not.toBe(signingKey)
    const offerId = await shop.offer({ price: 1000, stock: 9 })
    await settle()
    heard = []
    await change(3, offerId)
    await settle()
    expect(String(heard[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2)
    shop.clock.advance(dayMs)
    heard = []
    await change(2, offerId)
    await settle()
    expect(String(heard[0]?.headers['webhook-signature']).split(' ')).toHaveLength(1)
  })

  it('is the matter of its own tenant, of a permission and of a fresh sign-in', async () => {
    const { id } = await newWebhook('order.changed')
    const other = await signInStaff(shop, 'sahra')
    expect((await shop.inject(calls.webhook.webhookDetail, { params: { id } }, shop.as(other))).body.code).toBe(
      'not_found',
    )
    const editor = await signInStaff(shop, 'lumen', 'content_editor')
    expect((await create(['order.changed'], origin, editor)).body.code).toBe('forbidden')
    shop.clock.advance(hourMs / 3)
    expect((await create(['order.changed'])).body.code).toBe('step_up_required')
    owner = await signInStaff(shop)
    await shop.confirmIdentity(owner)
    expect((await shop.inject(calls.webhook.removeWebhook, { params: { id } }, shop.as(owner))).body.code).toBe('0000')
    expect((await shop.inject(calls.webhook.webhookDetail, { params: { id } }, shop.as(owner))).body.code).toBe(
      'not_found',
    )
    heard = []
    await shop.sold({ price: 1000 })
    await settle()
    expect(heard).toEqual([])
  })
})
