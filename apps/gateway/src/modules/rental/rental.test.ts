import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signInSeller, signInStaff } from '../../../test/support/people.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { liftUnpaidLimits } from '../../../test/support/unpaid-limits.ts'
import { balanceOf, payWithWallet, rent, topUp } from '../../../test/support/wallet.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: Shop
let by: Buyer
beforeAll(async () => {
  shop = await createShop({ poolSize: 40 })
  await liftUnpaidLimits(shop.urls.owner)
  by = await shop.buyer()
  await topUp(shop, by, 50_000)
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const rentable = (price = 250, stock = 1) => shop.offer({ standardType: 5, accounts: true, price, stock })
const cardOf = async (id: string) => (await shop.inject(calls.offer.offerCard, { params: { id } })).body.data
const unitOf = async (offerId: string) =>
  (
    await shop.rows<{ id: string; state: string; wiped: boolean }>(
      sql`select id, state, length(secret_ct) = 0 as wiped from account_unit where offer_id = ${offerId}`,
    )
  )[0]
const reveal = (renter: Buyer, orderId: string) =>
  shop.inject(calls.order.revealDelivery, { params: { id: orderId }, body: {} }, shop.via(renter))
const rotate = (token: string, id: string, password: string, maintenanceUntil?: string) =>
  shop.inject(
    calls.rental.rotateRentalUnit,
    {
      params: { id },
      body: { items: [{ label: 'password', value: password }], ...(maintenanceUntil ? { maintenanceUntil } : {}) },
    },
    { token },
  )
const complain = (renter: Buyer, orderId: string) =>
  shop.inject(
    calls.rental.fileRentalComplaint,
    { params: { orderId }, body: { text: 'The password is refused.' } },
    shop.via(renter, randomUUID()),
  )
const rentalOf = async (renter: Buyer, orderId: string) =>
  (await shop.inject(calls.rental.rentalDetail, { params: { orderId } }, shop.via(renter))).body.data

describe('a rental', () => {
  it('I-24 lasts 14 days of 24 hours, shows the state of its account, and goes on sale again only with new details', async () => {
    const owner = await signInSeller(shop)
    const offerId = await rentable()
    const before = (await balanceOf(shop, by)) ?? 0
    const start = shop.clock.now()
    const { orderId } = await rent(shop, by, offerId)
    expect(await balanceOf(shop, by)).toBe(before - 250)
    const ends = new Date(start.getTime() + 336 * hourMs).toISOString()
    expect(await rentalOf(by, orderId)).toMatchObject({ state: 'renting', startsAt: start.toISOString(), endsAt: ends })
    expect(await cardOf(offerId)).toMatchObject({ status: 6, releasedOn: ends, maintenanceUntil: null, available: 0 })
    const shown = await reveal(by, orderId)
    expect(shown.body.data?.items.map((item) => item.label)).toEqual(['login', 'password'])
    // No mail contains the details of a lent account.
    const password = shown.body.data?.items.find((item) => item.label === 'password')?.value ?? 'none'
    expect((await shop.mailbox()).some((mail) => mail.textBody.includes(password))).toBe(false)

    const ending = async () => (await shop.mailbox()).filter(({ mailKey }) => mailKey === `rentalEnding:${orderId}:1`)
    shop.clock.advance(312 * hourMs - 1000)
    await shop.deps.jobs.runDue()
    expect(await ending()).toEqual([])
    shop.clock.advance(1000)
    await shop.deps.jobs.runDue()
    expect((await ending()).map(({ subject }) => subject)).toEqual([expect.stringContaining('ends in 24 hours')])
    shop.clock.advance(dayMs - 1000)
    await shop.deps.jobs.runDue()
    expect(await ending()).toHaveLength(1)
    expect((await reveal(by, orderId)).status).toBe(200)
    expect((await unitOf(offerId))?.state).toBe('rented')
    shop.clock.advance(1000)
    await shop.deps.jobs.runDue()
    expect(await unitOf(offerId)).toMatchObject({ state: 'release_due', wiped: true })
    expect((await reveal(by, orderId)).body.code).toBe('rental_over')
    const sellerMails = (await shop.mailbox()).filter(({ mailKey }) => mailKey === `seller:unitWaiting:${orderId}:1`)
    expect(sellerMails.map(({ subject }) => subject)).toEqual([expect.stringContaining('waits for new details')])
    expect(await rentalOf(by, orderId)).toMatchObject({ state: 'over', endedBy: 'term' })
    expect(await cardOf(offerId)).toMatchObject({ status: 7, releasedOn: null, maintenanceUntil: null, available: 0 })
    expect((await shop.preOrder(by, [{ offerId, quantity: 1 }])).body.code).toBe('offer_sold_out')

    const { token } = owner
    const other = await signInSeller(shop, { sellerId: null })
    const unitId = (await unitOf(offerId))?.id ?? ''
    expect((await rotate(other.token, unitId, 'new-one')).body.code).toBe('not_found')
    expect((await rotate(token, unitId, password)).body.code).toBe('credentials_unchanged')
    const until = new Date(shop.clock.now().getTime() + 6 * hourMs).toISOString()
    expect((await rotate(token, unitId, 'new-one', until)).body.data).toEqual({ id: unitId, state: 'maintenance' })
    expect(await cardOf(offerId)).toMatchObject({ status: 7, maintenanceUntil: until, available: 0 })
    expect((await rotate(token, unitId, 'again')).body.code).toBe('state_conflict')
    shop.clock.advance(6 * hourMs)
    await shop.deps.jobs.runDue()
    expect(await cardOf(offerId)).toMatchObject({ status: 1, maintenanceUntil: null, available: 1 })
    const next = await rent(shop, by, offerId)
    expect((await reveal(by, next.orderId)).body.data?.items).toEqual([{ label: 'password', value: 'new-one' }])
  })

  it('cannot be put on sale early by writing to the database either', async () => {
    const offerId = await rentable()
    await rent(shop, by, offerId)
    const force = (actor: string, change: ReturnType<typeof sql>) =>
      shop
        .within('lumen', (tx) => tx.execute(sql`update account_unit set ${change} where offer_id = ${offerId}`), actor)
        .then(
          () => 'done',
          (error: { cause?: { code?: string } }) => error.cause?.code,
        )
    for (const actor of ['platform', 'seller:1', 'buyer:1']) {
      expect(await force(actor, sql`state = 'free'`)).toBe('TP409')
      expect(await force(actor, sql`state = 'maintenance'`)).toBe('TP409')
    }
    expect(await force('platform', sql`state = 'release_due'`)).toBe('TP409')
    shop.clock.advance(336 * hourMs)
    await shop.deps.jobs.runDue()
    expect(await force('platform', sql`state = 'free'`)).toBe('TP409')
    expect(await force('seller:1', sql`state = 'free'`)).toBe('23514')
  })

  it('D-53 is paid in G Coin only, and G Coin pays for nothing else', async () => {
    const offerId = await rentable(300)
    const { purchaseId, orderId, total } = await shop.buy(by, offerId)
    expect(total).toEqual({ minor: 300, currency: 'USD' })
    expect((await shop.startPayment(by, purchaseId)).body.code).toBe('rental_wallet_only')
    const thing = await shop.buy(by, await shop.offer({ stock: 3 }))
    expect((await payWithWallet(shop, by, thing.purchaseId)).body.code).toBe('wallet_rental_only')
    // One coin is worth a cent of a US dollar, whatever currency the site shows.
    const inEuro = await shop.inject(
      calls.checkout.preOrder,
      {
        body: {
          order: { lines: [{ offerId: await rentable(100), quantity: 1 }], deliveryEmail: shop.email },
          toCurrencyId: '2',
          isBuyByCart: false,
        },
      },
      shop.via(by, randomUUID()),
    )
    expect(inEuro.body.data?.total).toEqual({ minor: 100, currency: 'USD' })
    // The coins are returned once the order is cancelled or its time to pay is over.
    const before = await balanceOf(shop, by)
    await shop.inject(calls.order.cancelOrder, { params: { id: orderId }, body: {} }, shop.via(by, randomUUID()))
    expect(await balanceOf(shop, by)).toBe((before ?? 0) + 300)
    shop.clock.advance(16 * minuteMs)
    await shop.deps.jobs.runDue()
    expect(await balanceOf(shop, by)).toBe((before ?? 0) + 400)
    const poor = await shop.buyer()
    expect((await shop.preOrder(poor, [{ offerId, quantity: 1 }])).body.code).toBe('gcoin_insufficient')
    expect((await cardOf(offerId))?.available).toBe(1)
    const two = await shop.preOrder(by, [
      { offerId, quantity: 1 },
      { offerId: await shop.offer(), quantity: 1 },
    ])
    expect(two.body.code).toBe('rental_alone')
  })

  it('R13 of 150 concurrent rentals at 1.00 from a balance of 100.00 succeeds exactly 100 times', async () => {
    const renter = await shop.buyer()
    await topUp(shop, renter, 10_000)
    const offerId = await rentable(100, 150)
    const answers = await Promise.all(
      Array.from({ length: 150 }, async () => {
        const { body } = await shop.preOrder(renter, [{ offerId, quantity: 1 }])
        if (!body.data) return body.code
        return (await payWithWallet(shop, renter, body.data.purchaseId)).body.code
      }),
    )
    expect(answers.filter((code) => code === '0000')).toHaveLength(100)
    expect(answers.filter((code) => code === 'gcoin_insufficient')).toHaveLength(50)
    expect(await balanceOf(shop, renter)).toBe(0)
    await shop.deps.jobs.runDue()
    // Control: a payment that reads the balance before it writes would overspend.
    const rich = await shop.buyer()
    await topUp(shop, rich, 100)
    const naive = await Promise.all(
      Array.from({ length: 10 }, () =>
        shop.within('lumen', async (tx) => {
          const { rows } = await tx.execute<{ n: string }>(
            sql`select balance as n from ledger_account where owner_id = ${rich.id} and purpose = 'wallet'`,
          )
          await tx.execute(sql`select pg_sleep(0.02)`)
          return Number(rows[0]?.n) >= 100
        }),
      ),
    )
    expect(naive.filter(Boolean).length).toBeGreaterThan(1)
  }, 60_000)
})

describe('a login complaint', () => {
  it('D-44 I-26 is accepted 29:59 after ordering, but not at 30:01', async () => {
    const early = await rent(shop, by, await rentable())
    const late = await rent(shop, by, await rentable())
    shop.clock.advance(30 * minuteMs - 1000)
    expect(await rentalOf(by, early.orderId)).toMatchObject({ canComplain: true })
    expect((await complain(by, early.orderId)).body.data).toMatchObject({
      canComplain: false,
      complaint: { state: 'open' },
    })
    expect((await complain(by, early.orderId)).body.code).toBe('state_conflict')
    shop.clock.advance(2000)
    expect(await rentalOf(by, late.orderId)).toMatchObject({ canComplain: false })
    expect((await complain(by, late.orderId)).body.code).toBe('complaint_window_closed')
    expect((await complain(await shop.buyer(), late.orderId)).body.code).toBe('not_found')
  })

  it('returns the coins when staff accept it, and the account waits for new details', async () => {
    const offerId = await rentable(700)
    const before = await balanceOf(shop, by)
    const { orderId } = await rent(shop, by, offerId)
    const id = (await complain(by, orderId)).body.data?.complaint?.id ?? ''
    const confirm = { params: { id: orderId }, body: { acknowledged: true as const } }
    expect((await shop.inject(calls.order.confirmOrder, confirm, shop.via(by, randomUUID()))).body.code).toBe(
      'state_conflict',
    )
    const { token } = await signInStaff(shop)
    const decide = (accept: boolean, via = token) =>
      shop.inject(
        calls.rental.decideRentalComplaint,
        { params: { id }, body: { accept, answer: 'We looked into it.' } },
        { token: via },
      )
    expect((await decide(true, by.token)).body.code).toBe('forbidden')
    const answers = await Promise.all([decide(true), decide(true), decide(true)])
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect((await decide(false)).body.code).toBe('state_conflict')
    expect(await balanceOf(shop, by)).toBe(before)
    expect(await unitOf(offerId)).toMatchObject({ state: 'release_due', wiped: true })
    expect((await reveal(by, orderId)).status).toBe(409)
    expect(await rentalOf(by, orderId)).toMatchObject({
      state: 'over',
      endedBy: 'reversal',
      complaint: { state: 'accepted' },
    })
  })

  it('leaves the rental as it is when staff reject it, and the order is confirmed after its time', async () => {
    const { orderId } = await rent(shop, by, await rentable())
    const id = (await complain(by, orderId)).body.data?.complaint?.id ?? ''
    const { token } = await signInStaff(shop)
    shop.clock.advance(80 * hourMs)
    await shop.deps.jobs.runDue()
    const detail = async () =>
      (await shop.inject(calls.order.orderDetail, { params: { id: orderId } }, shop.via(by))).body.data?.state
    expect(await detail()).toBe('delivered')
    const input = { params: { id }, body: { accept: false, answer: 'It worked for us.' } }
    expect((await shop.inject(calls.rental.decideRentalComplaint, input, { token })).body.data?.state).toBe('rejected')
    await shop.deps.jobs.runDue()
    expect(await detail()).toBe('confirmed')
    expect(await rentalOf(by, orderId)).toMatchObject({ state: 'renting' })
  })
})
