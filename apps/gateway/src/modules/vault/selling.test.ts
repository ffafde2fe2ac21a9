import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createVaultShop, newCodes, type VaultShop } from '../../../test/support/vault-shop.ts'
import { checkInvariants } from '../check-invariants.ts'
import { isAnyStocked } from './unit-store.ts'

let shop: VaultShop
beforeAll(async () => {
  shop = await createVaultShop({ poolSize: 40 })
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const vendorEmail = () => `w${shop.vendor.id}@example.com`
const mailsTo = async (address: string, subject: RegExp) =>
  (await shop.mailbox()).filter((mail) => mail.toAddress === address && subject.test(mail.subject))

describe('gift cards from a vault', () => {
  it('three of them are three different codes', async () => {
    const codes = newCodes(50)
    const offerId = await shop.cards(codes)
    const { orderId } = await shop.buyAndPay(shop.customer, offerId, 3)
    expect(await shop.detail(orderId, shop.customer)).toMatchObject({ state: 'delivered', deliveredQuantity: 3 })
    const received = await shop.revealed(orderId)
    expect(new Set(received).size).toBe(3)
    expect(codes).toEqual(expect.arrayContaining(received))
    expect((await shop.units(offerId))?.counts).toMatchObject({ available: 47, delivered: 3 })
    expect((await shop.units(offerId, { state: 'delivered' }))?.list[0]).toMatchObject({ orderId })
  })

  it('the 51st of 50 is sold out, however many buyers order at once, and nobody receives the code of another', async () => {
    const codes = newCodes(50)
    const offerId = await shop.cards(codes)
    const buyers = await Promise.all(Array.from({ length: 51 }, () => shop.buyer()))
    const answers = await Promise.all(buyers.map((by) => shop.preOrder(by, [{ offerId, quantity: 1 }])))
    expect(answers.filter(({ body }) => body.code === '0000')).toHaveLength(50)
    expect(answers.filter(({ body }) => body.code === 'offer_sold_out')).toHaveLength(1)
    const received: string[] = []
    for (const [index, { body }] of answers.entries()) {
      const by = buyers[index]
      if (!body.data || !by) continue
      await shop.startPayment(by, body.data.purchaseId)
      await shop.sendEvent({ ...(await shop.sessionOf(body.data.purchaseId)), state: 'captured' })
    }
    await Promise.all(Array.from({ length: 4 }, () => shop.deps.jobs.runDue()))
    for (const [index, { body }] of answers.entries()) {
      const by = buyers[index]
      if (body.data && by) received.push(...(await shop.revealed(body.data.orderIds[0] ?? '', by)))
    }
    expect(received.toSorted()).toEqual(codes.toSorted())
    expect(await shop.stock(offerId)).toEqual({ available: 0, reserved: 0, sold: 50, status: 3 })
    await shop.paste(offerId, newCodes(1).join())
    expect(await shop.stock(offerId)).toMatchObject({ available: 1, status: 1 })
  }, 60_000)

  it('a naive choice of the next unit gives two buyers the same one (negative control)', async () => {
    const offerId = await shop.cards(newCodes(2))
    const chosen = await Promise.all(
      [1, 2].map(() =>
        shop.within('lumen', async (tx) => {
          const { rows } = await tx.execute<{ id: string }>(
            sql`select id from account_unit where offer_id = ${offerId} and state = 'free' order by id limit 1`,
          )
          await tx.execute(sql`select pg_sleep(0.05)`)
          return rows[0]?.id
        }),
      ),
    )
    expect(chosen[0]).toBe(chosen[1])
  })

  it('a refund puts the undelivered unit of an unpaid order back, and keeps a delivered one with its buyer', async () => {
    const offerId = await shop.cards(newCodes(2))
    const unpaid = await shop.buy(shop.customer, offerId)
    expect(await shop.stock(offerId)).toMatchObject({ available: 1, reserved: 1 })
    await shop.inject(calls.order.cancelOrder, { params: { id: unpaid.orderId }, body: {} }, shop.via(shop.customer))
    expect(await shop.stock(offerId)).toMatchObject({ available: 2, reserved: 0 })
    const { orderId } = await shop.buyAndPay(shop.customer, offerId)
    await shop.requestRefund(shop.customer, orderId)
    await shop.answer(orderId, 'accept')
    expect(await shop.stock(offerId)).toMatchObject({ available: 1, sold: 1 })
  })

  it('the seller is warned once each time that the stock falls to the limit', async () => {
    const offerId = await shop.cards(newCodes(4))
    const body = { lowStock: 2 }
    await shop.inject(calls.vault.setVault, { params: { id: offerId }, body }, shop.as(shop.vendor))
    const warnings = async () => {
      await shop.deps.jobs.runDue()
      return (await mailsTo(vendorEmail(), /running low/)).length
    }
    // A hold that ends unpaid warns nobody.
    const held = await shop.buy(shop.customer, offerId, 3)
    await shop.inject(calls.order.cancelOrder, { params: { id: held.orderId }, body: {} }, shop.via(shop.customer))
    expect(await warnings()).toBe(0)
    await shop.buyAndPay(shop.customer, offerId, 1)
    expect(await warnings()).toBe(0)
    await shop.buyAndPay(shop.customer, offerId, 1)
    expect(await warnings()).toBe(1)
    await shop.buyAndPay(shop.customer, offerId, 1)
    expect(await warnings()).toBe(1)
    await shop.paste(offerId, newCodes(3).join('\n'))
    await shop.buyAndPay(shop.customer, offerId, 2)
    expect(await warnings()).toBe(2)
  })
})

describe('at the same time', () => {
  it('an upload and sales leave the stock equal to the free units', async () => {
    const offerId = await shop.cards(newCodes(5))
    const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.buyer()))
    const answers = await Promise.all([
      ...buyers.map((by) => shop.preOrder(by, [{ offerId, quantity: 1 }])),
      ...Array.from({ length: 5 }, () => shop.paste(offerId, newCodes(2).join('\n'))),
    ])
    const sold = answers.filter(({ body }) => body.data && 'purchaseId' in body.data).length
    expect(sold).toBeGreaterThanOrEqual(5)
    expect(await shop.stock(offerId)).toMatchObject({ available: 15 - sold, reserved: sold })
  })

  it('one of two sellers who stock the same codes has each of them, and neither waits for ever', async () => {
    const codes = newCodes(40)
    const [one, other] = [await shop.offer({ vault: 'cards' }), await shop.offer({ vault: 'cards' })]
    const reports = await Promise.all([
      shop.paste(one, codes.join('\n')),
      shop.paste(other, codes.toReversed().join('\n')),
    ])
    expect(reports.map(({ body }) => body.code)).toEqual(['0000', '0000'])
    expect(reports.reduce((sum, { body }) => sum + (body.data?.added ?? 0), 0)).toBe(40)
    expect(reports.reduce((sum, { body }) => sum + (body.data?.refused.length ?? 0), 0)).toBe(40)
  })

  it('a look for the code before it is stored finds it for neither of two sellers (negative control)', async () => {
    const [code = ''] = newCodes(1)
    const units = [{ content: { code }, expiresAt: null, remark: null }]
    const look = () =>
      shop.within('lumen', async (tx) => {
        const found = await isAnyStocked(shop.deps, tx, { tenantId: 1, sellerId: shop.vendor.sellerId, units })
        await tx.execute(sql`select pg_sleep(0.05)`)
        return found
      })
    expect(await Promise.all([look(), look()])).toEqual([false, false])
  })

  it('the last unit goes to one of two buyers', async () => {
    for (let round = 0; round < 5; round++) {
      const [code = ''] = newCodes(1)
      const offerId = await shop.cards([code])
      const buyers = [await shop.buyer(), await shop.buyer()]
      const answers = await Promise.all(buyers.map((by) => shop.preOrder(by, [{ offerId, quantity: 1 }])))
      expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['0000', 'offer_sold_out'])
      expect(await shop.stock(offerId)).toMatchObject({ available: 0, reserved: 1 })
    }
  })

  it('the second of two replacements of one unit is refused, and takes no other unit', async () => {
    const offerId = await shop.cards(newCodes(3))
    const { orderId } = await shop.buyAndPay(shop.customer, offerId)
    const [unit] = (await shop.units(offerId, { state: 'delivered' }))?.list ?? []
    const body = { unitId: unit?.id ?? '' }
    const replace = () => shop.inject(calls.vault.replaceUnit, { params: { id: orderId }, body }, shop.as(shop.vendor))
    const answers = await Promise.all([replace(), replace()])
    expect(answers.map((answer) => answer.body.code).toSorted()).toEqual(['0000', 'state_conflict'])
    expect(await shop.stock(offerId)).toMatchObject({ available: 1, sold: 1 })
  })
})

describe('goods that only one buyer can use', () => {
  it('are never delivered twice from one text: the offer is sold out with the first', async () => {
    const offerId = await shop.offer({ stock: 3 })
    await shop.rows(sql`update offer set category_id = 1900000000000000108 where id = ${offerId}`)
    const [first, second] = [await shop.buyPaid(shop.customer, offerId), await shop.buyPaid(shop.customer, offerId)]
    await shop.deps.jobs.runDue()
    const states = [await shop.detail(first.orderId, shop.customer), await shop.detail(second.orderId, shop.customer)]
    expect(states.map((order) => order?.deliveredQuantity).toSorted()).toEqual([0, 1])
    expect(await shop.stock(offerId)).toMatchObject({ available: 0, status: 3 })
    expect((await shop.preOrder(shop.customer, [{ offerId, quantity: 1 }])).body.code).toBe('offer_sold_out')
    // The platform refunds what it could not deliver.
    shop.clock.advance(49 * hourMs)
    await shop.deps.jobs.runDue()
    const ends = [await shop.detail(first.orderId, shop.customer), await shop.detail(second.orderId, shop.customer)]
    expect(ends.map((order) => order?.state).toSorted()).toEqual(['delivered', 'refunded'])
    expect(await shop.stock(offerId)).toMatchObject({ available: 0 })
  })

  it('have the stock of one piece if a text is all there is', async () => {
    const offerId = await shop.offer({ stock: 1 })
    await shop.rows(sql`update offer set category_id = 1900000000000000108 where id = ${offerId}`)
    const edit = (available: number) =>
      shop.inject(calls.seller.sellerOfferEdit, { params: { id: offerId }, body: { available } }, shop.as(shop.vendor))
    expect((await edit(2)).body).toMatchObject({ code: 'quantity_invalid', field: 'available' })
    expect((await edit(0)).body.data).toMatchObject({ available: 0 })
    expect((await edit(1)).body.data).toMatchObject({ available: 1 })
  })
})
