import { calls } from '@tradepost/contract'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createVaultShop, newCodes, type VaultShop } from '../../../test/support/vault-shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: VaultShop
beforeAll(async () => {
  shop = await createVaultShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const setSupply = (id: string, supply: 'vault' | 'manual') =>
  shop.inject(calls.vault.setVault, { params: { id }, body: { supply } }, shop.as(shop.vendor))

describe('a unit with a date', () => {
  it('one that expires first is sold first, and none is sold after its date', async () => {
    const now = shop.clock.now().getTime()
    const at = (ms: number) => new Date(now + ms).toISOString()
    const [late = '', soon = '', tooSoon = ''] = newCodes(3)
    const offerId = await shop.cards([late])
    await shop.paste(offerId, soon, { expiresAt: at(2 * dayMs) })
    await shop.paste(offerId, tooSoon, { expiresAt: at(5 * minuteMs) })
    // The first date ends before the buyer would have to pay.
    const first = await shop.buyAndPay(shop.customer, offerId)
    expect(await shop.revealed(first.orderId)).toEqual([soon])
    shop.clock.advance(6 * minuteMs)
    await shop.deps.jobs.runDue()
    expect((await shop.units(offerId))?.counts).toMatchObject({ available: 1, expired: 1, delivered: 1 })
    expect(await shop.stock(offerId)).toMatchObject({ available: 1 })
    const second = await shop.buyAndPay(shop.customer, offerId)
    expect(await shop.revealed(second.orderId)).toEqual([late])
    expect(await shop.stock(offerId)).toMatchObject({ available: 0, status: 3 })
  })

  it('a unit that expires between payment and delivery is replaced, or its piece waits for the next one', async () => {
    const expiresAt = new Date(shop.clock.now().getTime() + hourMs).toISOString()
    const [fresh = '', later = ''] = newCodes(2)
    const offerId = await shop.cards(newCodes(3), expiresAt)
    const { orderId } = await shop.buyPaid(shop.customer, offerId, 3)
    shop.clock.advance(2 * hourMs)
    await shop.paste(offerId, fresh)
    await shop.deps.jobs.runDue()
    expect(await shop.detail(orderId, shop.customer)).toMatchObject({ state: 'delivering', deliveredQuantity: 1 })
    expect(await shop.revealed(orderId)).toEqual([fresh])
    expect((await shop.units(offerId))?.counts).toMatchObject({ expired: 3, delivered: 1, available: 0 })
    // New units go to the waiting pieces before anybody can buy them.
    await shop.paste(offerId, later)
    await shop.deps.jobs.runDue()
    expect((await shop.revealed(orderId)).toSorted()).toEqual([fresh, later].toSorted())
    // The seller gives the last piece by hand: it becomes a unit, so that no code is given twice.
    const give = (text: string) =>
      shop.inject(calls.seller.sellerDeliver, { params: { id: orderId }, body: { text } }, shop.as(shop.vendor))
    expect((await give(later)).body).toMatchObject({ code: 'unit_duplicate', field: 'text' })
    const [byHand = ''] = newCodes(1)
    expect((await give(byHand)).body.data).toMatchObject({ state: 'delivered', deliveredQuantity: 3 })
    expect((await shop.addUnit(offerId, { code: byHand })).body.code).toBe('unit_duplicate')
  })

  it('a refund of the pieces that are missing puts no unit back that does not exist', async () => {
    const expiresAt = new Date(shop.clock.now().getTime() + hourMs).toISOString()
    const offerId = await shop.cards(newCodes(2), expiresAt)
    const { orderId } = await shop.buyPaid(shop.customer, offerId, 2)
    shop.clock.advance(2 * hourMs)
    await shop.deps.jobs.runDue()
    expect(await shop.detail(orderId, shop.customer)).toMatchObject({ state: 'paid', deliveredQuantity: 0 })
    await shop.requestRefund(shop.customer, orderId)
    await shop.answer(orderId, 'accept')
    await shop.deps.jobs.runDue()
    expect((await shop.detail(orderId, shop.customer))?.state).toBe('refunded')
    expect(await shop.stock(offerId)).toMatchObject({ available: 0, reserved: 0, sold: 0 })
  })

  it('expires when it comes back to the stock after its date, from an order or a withdrawal', async () => {
    const expiresAt = new Date(shop.clock.now().getTime() + hourMs).toISOString()
    const offerId = await shop.cards(newCodes(2), expiresAt)
    const [withdrawn] = (await shop.units(offerId))?.list ?? []
    await shop.change(withdrawn?.id ?? '', 'withdraw')
    const { orderId } = await shop.buyPaid(shop.customer, offerId)
    await shop.requestRefund(shop.customer, orderId)
    shop.clock.advance(2 * hourMs)
    await shop.answer(orderId, 'accept')
    expect((await shop.change(withdrawn?.id ?? '', 'restore')).body.code).toBe('0000')
    const early = await shop.preOrder(shop.customer, [{ offerId, quantity: 1 }])
    expect(early.body.code).toBe('offer_sold_out')
    await shop.deps.jobs.runDue()
    expect((await shop.units(offerId))?.counts).toMatchObject({ expired: 2, available: 0 })
    expect(await shop.stock(offerId)).toMatchObject({ available: 0, status: 3 })
  })

  it('is not delivered after it, also if the seller has closed the vault since', async () => {
    const expiresAt = new Date(shop.clock.now().getTime() + hourMs).toISOString()
    const [code = ''] = newCodes(1)
    const offerId = await shop.cards([code], expiresAt)
    const { orderId } = await shop.buyPaid(shop.customer, offerId)
    expect((await setSupply(offerId, 'manual')).body.data).toMatchObject({ supply: 'manual' })
    shop.clock.advance(2 * hourMs)
    await shop.deps.jobs.runDue()
    expect(await shop.detail(orderId, shop.customer)).toMatchObject({ state: 'paid', deliveredQuantity: 0 })
    expect(await shop.revealed(orderId)).toEqual([])
  })

  it('is delivered before it, also if the seller has closed the vault since', async () => {
    const codes = newCodes(2)
    const offerId = await shop.cards(codes)
    const { orderId } = await shop.buyPaid(shop.customer, offerId, 2)
    await setSupply(offerId, 'manual')
    await shop.deps.jobs.runDue()
    expect((await shop.revealed(orderId)).toSorted()).toEqual(codes.toSorted())
  })
})
