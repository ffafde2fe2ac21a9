import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { hourMs, minuteMs, secondMs } from '@tradepost/domain/time/durations'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { passShop } from '../../../test/support/pass-shop.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { rent, topUp } from '../../../test/support/wallet.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: Shop
let pass: ReturnType<typeof passShop>
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
  pass = passShop(shop)
  await pass.setPlan()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

/** Probes one second before the end of a window, at its end, and one second after. */
async function probeEnd(window: number, probe: (n: number) => Promise<string | undefined>) {
  const outcomes = []
  shop.clock.advance(window - secondMs)
  for (let n = 0; n < 3; n++) {
    outcomes.push(await probe(n))
    shop.clock.advance(secondMs)
  }
  return outcomes
}

const complain = async (by: Buyer, orderId: string) =>
  (
    await shop.inject(
      calls.rental.fileRentalComplaint,
      { params: { orderId }, body: { text: 'The password is refused.' } },
      shop.via(by, randomUUID()),
    )
  ).body.code
const returnSharing = async (by: Buyer, id: string) =>
  (await shop.inject(calls.afterSales.refundSharing, { params: { id }, body: {} }, shop.via(by, randomUUID()))).body
    .code

it('R31 every window ends to the second, and the lease belongs to one device at a time', async () => {
  const by = await shop.buyer()
  await topUp(shop, by, 10_000)
  const rented: { orderId: string }[] = []
  for (let n = 0; n < 3; n++) {
    const offerId = await shop.offer({ standardType: 5, accounts: true, price: 250 })
    rented.push(await rent(shop, by, offerId))
  }
  expect(await probeEnd(30 * minuteMs, (n) => complain(by, rented[n]?.orderId ?? ''))).toEqual([
    ...['0000', '0000', 'complaint_window_closed'],
  ])

  const offerId = await shop.offer({ standardType: 4, stock: 5, price: 900 })
  const shared: { orderId: string }[] = []
  for (let n = 0; n < 3; n++) shared.push(await shop.buyPaid(by, offerId))
  await shop.deps.jobs.runDue()
  expect(await probeEnd(3 * hourMs, (n) => returnSharing(by, shared[n]?.orderId ?? ''))).toEqual([
    ...['0000', '0000', 'refund_window_closed'],
  ])
  await shop.deps.jobs.runDue()

  for (const hours of [6, 24] as const) {
    const guest = await pass.trialist(hours)
    const { leaseId = '' } = (await pass.login(guest, `trial-of-${hours}`)).body.data ?? {}
    expect(await probeEnd(hours * hourMs, async () => (await pass.beat(guest, leaseId)).body.code)).toEqual([
      ...['0000', 'pass_required', 'pass_required'],
    ])
  }

  const member = await shop.buyer()
  await pass.member(member, false)
  const leaseId = (await pass.login(member, 'device-one')).body.data?.leaseId ?? ''
  const codes = await probeEnd(180 * secondMs, async (n) => (await pass.login(member, `device-at-${n}`)).body.code)
  // The device that logged in at the end has the lease now.
  expect(codes).toEqual(['device_in_use', '0000', 'device_in_use'])
  expect((await pass.beat(member, leaseId)).body.code).toBe('device_replaced')
})

it('R31 exactly one of two devices gets the lease when one beats and the other logs in at the end of a silence', async () => {
  const by = await shop.buyer()
  await pass.member(by, false)
  for (let round = 0; round < 15; round++) {
    shop.clock.advance(hourMs)
    const one = (await pass.login(by, 'racing-one')).body.data?.leaseId ?? ''
    shop.clock.advance(180 * secondMs)
    const [, login] = await Promise.all([pass.beat(by, one), pass.login(by, 'racing-two')])
    const two = login.body.data?.leaseId
    const first = (await pass.beat(by, one)).status === 200
    const latter = two !== undefined && (await pass.beat(by, two)).status === 200
    expect([round, first !== latter]).toEqual([round, true])
  }
  // Control: without the unique row per holder, both devices would get a lease.
  const places: string[] = []
  const naive = async (device: string) => {
    const isFree = places.length === 0
    await new Promise((resolve) => setImmediate(resolve))
    if (isFree) places.push(device)
  }
  await Promise.all([naive('one'), naive('two')])
  expect(places).toHaveLength(2)
})
