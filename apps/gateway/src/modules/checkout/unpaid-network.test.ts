import { randomUUID } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signInStaff } from '../../../test/support/people.ts'
import type { Buyer } from '../../../test/support/shop.ts'
import { createUnpaidShop, setUnpaidLimits, tally, type UnpaidShop } from '../../../test/support/unpaid-limits.ts'
import { purgeEnded } from '../../platform/db/purge.ts'
import { collectPersonalData } from '../account/personal-data/personal-data.ts'
import { checkInvariants } from '../check-invariants.ts'
import { lockUnpaid, requireUnpaidRoom } from './unpaid-room.ts'

const day = 24 * 3_600_000
let shop: UnpaidShop
/** The number of transactions that the database ended because of a deadlock. */
let deadlocks = 0
beforeAll(async () => {
  shop = await createUnpaidShop()
  shop.db.pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: EventEmitter }
    connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === '40P01') deadlocks++
    })
  })
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

let networks = 0
/** An address of a network that no other test uses. */
const freshIp = () => `203.0.113.${++networks}`
const crowd = (count: number) => Promise.all(Array.from({ length: count }, () => shop.buyer()))
const orderOne = async (by: Buyer, ip?: string) => shop.order(by, await shop.singles(1), ip ? { ip } : {})

describe('unpaid stock of a network', { timeout: 120_000 }, () => {
  it.each([
    ['one address', (ip: string) => ip],
    ['addresses of one IPv6 network', (_: string, n: number) => `2001:db8:0:9::${n + 1}`],
  ])('Z9 accounts at %s share a limit', async (_, addressOf) => {
    const ip = freshIp()
    const buyers = await crowd(5)
    const answers = []
    for (const [n, by] of buyers.entries())
      answers.push(await shop.order(by, await shop.singles(45), { ip: addressOf(ip, n) }))
    expect(tally(answers)).toEqual({ '0000': 4, too_much_unpaid: 1 })
    expect(answers.at(-1)).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
    const last = buyers.at(-1) as Buyer
    expect((await orderOne(last, addressOf(ip, 9))).body.code).toBe('too_much_unpaid')
    expect((await orderOne(last, '198.51.100.1')).status).toBe(200)
    // The network is free again as soon as one of its buyers cancels.
    const first = answers[0]?.body.data
    await shop.cancel(buyers[0] as Buyer, first?.orderIds[0] ?? '')
    expect((await orderOne(last, addressOf(ip, 9))).status).toBe(200)
    await shop.expire()
  })

  it('Z9 one network may have twenty unpaid purchases, a private address any number, because many share it', async () => {
    const ip = freshIp()
    const answers = []
    for (const by of await crowd(22)) answers.push(await orderOne(by, ip))
    expect(tally(answers)).toEqual({ '0000': 20, too_much_unpaid: 2 })
    const inside = []
    for (const by of await crowd(25)) inside.push(await orderOne(by, '10.0.0.9'))
    expect(tally(inside)).toEqual({ '0000': 25 })
    await shop.expire()
  })

  it('Z9 new accounts of a network that lets purchases expire may hold less, except buyers with a finished order', async () => {
    const ip = freshIp()
    for (let round = 0; round < 3; round++) {
      for (const by of await crowd(4)) await shop.order(by, await shop.singles(45), { ip })
      await shop.expire()
    }
    const [one, two, customer] = (await crowd(3)) as [Buyer, Buyer, Buyer]
    expect((await shop.order(one, await shop.singles(60).then((ids) => ids.slice(0, 50)), { ip })).status).toBe(200)
    expect((await shop.order(two, await shop.singles(11), { ip })).body.code).toBe('too_much_unpaid')

    expect((await shop.order(customer, await shop.singles(11), { ip })).body.code).toBe('too_much_unpaid')
    const { orderId } = await shop.buyAndPay(customer, await shop.offer())
    expect((await shop.order(customer, await shop.singles(11), { ip })).body.code).toBe('too_much_unpaid')
    await shop.handOver(customer, orderId)
    const confirm = { params: { id: orderId }, body: { acknowledged: true } } as const
    expect((await shop.inject(calls.order.confirmOrder, confirm, shop.via(customer, randomUUID()))).status).toBe(200)
    expect((await shop.order(customer, await shop.singles(11), { ip })).status).toBe(200)
    await shop.expire()
  })

  it('Z9 keeps a network as a hash for a day, and exports it to nobody', async () => {
    const [by] = (await crowd(1)) as [Buyer]
    const ip = freshIp()
    await orderOne(by, ip)
    const keyOf = () => shop.rows(sql`select network_key as key from purchase where buyer_id = ${by.id}`)
    expect(await keyOf()).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/) }])
    const data = await shop.within('lumen', (tx) => collectPersonalData(tx, 1, by.id))
    expect(data.purchase).toHaveLength(1)
    // The country of the network is evidence of place, and belongs to the buyer.
    expect(JSON.stringify(data).replaceAll('network_country', '')).not.toMatch(/network/)
    shop.clock.advance(day + 1000)
    await purgeEnded(shop.db, shop.clock)
    expect(await keyOf()).toEqual([{ key: null }])
    await shop.deps.jobs.runDue()
  })
})

describe('orders placed at once', { timeout: 120_000 }, () => {
  it('Z9 by one buyer never exceed the limit', async () => {
    const [by] = (await crowd(1)) as [Buyer]
    const offers = await shop.singles(30)
    const answers = await Promise.all(offers.map((id, n) => shop.order(by, [id], n % 2 ? { ip: freshIp() } : {})))
    expect(tally(answers)).toEqual({ '0000': 5, too_much_unpaid: 25 })
    expect(await shop.heldBy(by)).toBe(5)
    await shop.expire()
  })

  it('Z9 by many buyers of one network never exceed its limit', async () => {
    const ip = freshIp()
    const buyers = await crowd(40)
    const offers = await shop.singles(40)
    const answers = await Promise.all(buyers.map((by, n) => shop.order(by, [offers[n] ?? ''], { ip })))
    expect(tally(answers)).toEqual({ '0000': 20, too_much_unpaid: 20 })
    expect(await shop.heldBy(...buyers)).toBe(20)
    await shop.expire()
  })

  it.each([
    ['one buyer', null],
    ['one network', 'a-network'],
  ])('Z9 negative control: without the lock two of %s both get the last place', async (_, networkKey) => {
    await setUnpaidLimits(shop.urls.owner, { unpaidPurchases: 2, unpaidNetworkPurchases: networkKey ? 2 : 20 })
    const pair = async (locked: boolean) => {
      const [one, two] = (await crowd(2)) as [Buyer, Buyer]
      const holders = [one, networkKey ? two : one].map((by) => ({
        by,
        holder: { tenantId: 1, buyerId: by.id, networkKey: networkKey && `${networkKey} ${locked}` },
      }))
      const first = (await orderOne(one)).body.data
      await shop.rows(
        sql`update purchase set network_key = ${holders[0]?.holder.networkKey ?? null} where id = ${first?.purchaseId}`,
      )
      const [offerId = ''] = await shop.singles(1)
      const seen = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
      const look = ({ by, holder }: (typeof holders)[number], n: number) =>
        shop.within(
          'lumen',
          async (tx) => {
            if (locked) await lockUnpaid(tx, holder)
            await requireUnpaidRoom(shop.deps, tx, holder, [{ offerId, quantity: 1 }])
            seen[n]?.resolve()
            if (!locked) await Promise.all(seen.map(({ promise }) => promise))
            const id = randomUUID()
            await tx.execute(sql`insert into purchase (tenant_id, id, buyer_id, total_minor, currency, delivery_email, locale, pay_before,
                created_at, network_key)
              select tenant_id, ${id}, ${by.id}, total_minor, currency, delivery_email, locale, pay_before, created_at, ${holder.networkKey}
              from purchase where id = ${first?.purchaseId}`)
            await tx.execute(sql`insert into order_head (tenant_id, id, purchase_id, buyer_id, seller_id, offer_id, quantity, unit_price_minor,
                full_minor, total_minor, currency, per_usd, title, offer, delivery_mode, delivery_email, deadline_at, created_at, held_units, fee_percent)
              select tenant_id, id + ${n + 1}, ${id}, ${by.id}, seller_id, offer_id, quantity, unit_price_minor,
                full_minor, total_minor, currency, per_usd, title, offer, delivery_mode, delivery_email, deadline_at, created_at, held_units, fee_percent
              from order_head where purchase_id = ${first?.purchaseId}`)
          },
          `buyer:${by.id}`,
        )
      const outcomes = await Promise.allSettled(holders.map(look))
      // These orders took no stock, so there is none to release.
      await shop.within(
        'lumen',
        (tx) =>
          tx.execute(sql`update order_head set state = 'cancelled', deadline_at = null
            where purchase_id <> ${first?.purchaseId} and buyer_id in (${one.id}, ${two.id})`),
        `buyer:${one.id}`,
      )
      return outcomes.map(({ status }) => status).sort()
    }
    expect(await pair(false)).toEqual(['fulfilled', 'fulfilled'])
    expect(await pair(true)).toEqual(['fulfilled', 'rejected'])
    await setUnpaidLimits(shop.urls.owner, { unpaidPurchases: 5, unpaidNetworkPurchases: 20 })
    await shop.expire()
  })

  it('Z9 from two networks by the same buyers never deadlock with each other, with payments or with cancellations', async () => {
    await setUnpaidLimits(shop.urls.owner, {
      unpaidPurchases: 50,
      unpaidUnits: 500,
      unpaidNetworkPurchases: 200,
      unpaidNetworkUnits: 2000,
    })
    const buyers = await crowd(4)
    const addresses = [freshIp(), freshIp()]
    const offers = await Promise.all(Array.from({ length: 6 }, () => shop.offer({ stock: 200 })))
    const before = deadlocks
    const rounds = Array.from({ length: 24 }, async (_x, n) => {
      const by = buyers[n % 4] as Buyer
      const wanted = n % 3 ? offers : offers.toReversed()
      const placed = await shop.order(by, wanted, { ip: addresses[(n >> 1) % 2] ?? '' })
      expect(placed.body.code).toBe('0000')
      const { purchaseId = '', orderIds = [] } = placed.body.data ?? {}
      if (n % 4 === 0) await shop.startPayment(by, purchaseId)
      if (n % 4 === 0) await shop.sendEvent({ ...(await shop.sessionOf(purchaseId)), state: 'captured' })
      if (n % 4 === 1) await shop.cancel(by, orderIds[0] ?? '')
    })
    await Promise.all(rounds)
    expect(deadlocks).toBe(before)
    await setUnpaidLimits(shop.urls.owner, {
      unpaidPurchases: 5,
      unpaidUnits: 60,
      unpaidNetworkPurchases: 20,
      unpaidNetworkUnits: 180,
    })
    await shop.expire()
  })
})

describe('limited coupons', () => {
  it('Z9 can be claimed by twenty accounts of one network a day, so that it does not take all of them', async () => {
    const desk = await signInStaff(shop)
    const claimUntil = new Date(shop.clock.now().getTime() + 9 * day).toISOString()
    const body = {
      code: 'SCARCE',
      name: 'For you',
      amountOff: 10,
      currency: 'USD' as const,
      validHours: 72,
      claims: 40,
      claimUntil,
    }
    const keyed = (token: string, more = {}) => ({ token, headers: { 'idempotency-key': randomUUID(), ...more } })
    expect((await shop.inject(calls.coupon.createCoupon, { body }, keyed(desk.token))).status).toBe(200)
    const claim = (by: Buyer, ip: string) =>
      shop.inject(calls.coupon.claimCoupon, { body: { code: 'SCARCE' } }, keyed(by.token, { 'x-client-ip': ip }))
    const ip = freshIp()
    const answers = await Promise.all((await crowd(24)).map((by) => claim(by, ip)))
    expect(tally(answers)).toEqual({ '0000': 20, rate_limited: 4 })
    const [one, two] = (await crowd(2)) as [Buyer, Buyer]
    expect((await claim(one, ip)).headers).toHaveProperty('retry-after')
    expect((await claim(one, freshIp())).status).toBe(200)
    shop.clock.advance(day)
    expect((await claim(two, ip)).status).toBe(200)
  })
})
