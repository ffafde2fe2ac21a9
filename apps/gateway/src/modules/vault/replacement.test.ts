import { calls } from '@tradepost/contract'
import { maskedUnit } from '@tradepost/domain/offer/unit-content'
import { hourMs } from '@tradepost/domain/time/durations'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createVaultShop, newCodes, type VaultShop } from '../../../test/support/vault-shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: VaultShop
beforeAll(async () => {
  shop = await createVaultShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const mailsTo = async (address: string, subject: RegExp) =>
  (await shop.mailbox()).filter((mail) => mail.toAddress === address && subject.test(mail.subject))

describe('a replacement', () => {
  it('the seller replaces a bad code, the buyer is told and sees the new one, and the old one stays as evidence', async () => {
    const codes = newCodes(3)
    const offerId = await shop.cards(codes)
    const { orderId } = await shop.buyAndPay(shop.customer, offerId, 2)
    const before = await shop.revealed(orderId)
    const [bad] = (await shop.units(offerId, { state: 'delivered' }))?.list ?? []
    const replace = (unitId: string) =>
      shop.inject(calls.vault.replaceUnit, { params: { id: orderId }, body: { unitId } }, shop.as(shop.vendor))
    expect((await shop.change(bad?.id ?? '', 'bad')).body.data?.state).toBe('bad')
    expect((await replace(bad?.id ?? '')).body.code).toBe('0000')
    const after = await shop.revealed(orderId)
    expect(after).toHaveLength(2)
    expect(new Set([...before, ...after])).toEqual(new Set(codes))
    expect((await shop.units(offerId))?.counts).toMatchObject({ replaced: 1, delivered: 2, available: 0 })
    expect(await shop.stock(offerId)).toMatchObject({ available: 0, sold: 2, status: 3 })
    const told = await mailsTo(shop.email, /replacement/i)
    expect(told).toHaveLength(1)
    for (const code of codes) expect(JSON.stringify(told)).not.toContain(code)
    // There is no unit left, and a replaced one cannot be replaced again.
    expect((await replace(bad?.id ?? '')).body).toMatchObject({ code: 'state_conflict', field: 'unitId' })
    const [other] = (await shop.units(offerId, { state: 'delivered' }))?.list ?? []
    expect((await replace(other?.id ?? '')).body.code).toBe('offer_sold_out')
  })

  it('keeps what was delivered by hand, and can be replaced itself', async () => {
    const expiresAt = new Date(shop.clock.now().getTime() + hourMs).toISOString()
    const [second = '', third = '', byHand = '', ...expired] = newCodes(5)
    const offerId = await shop.cards(expired, expiresAt)
    const { orderId } = await shop.buyPaid(shop.customer, offerId, 2)
    shop.clock.advance(2 * hourMs)
    await shop.paste(offerId, second)
    await shop.deps.jobs.runDue()
    const give = { params: { id: orderId }, body: { text: byHand } }
    expect((await shop.inject(calls.seller.sellerDeliver, give, shop.as(shop.vendor))).body.code).toBe('0000')
    expect((await shop.revealed(orderId)).toSorted()).toEqual([second, byHand].toSorted())
    const unitOf = async (code: string) => {
      const { list = [] } = (await shop.units(offerId)) ?? {}
      return list.find((unit) => unit.masked === maskedUnit({ code }))?.id ?? ''
    }
    const replace = async (code: string) => {
      const input = { params: { id: orderId }, body: { unitId: await unitOf(code) } }
      return (await shop.inject(calls.vault.replaceUnit, input, shop.as(shop.vendor))).body.code
    }
    await shop.paste(offerId, third)
    expect(await replace(second)).toBe('0000')
    expect((await shop.revealed(orderId)).toSorted()).toEqual([third, byHand].toSorted())
    const [last = ''] = newCodes(1)
    await shop.paste(offerId, last)
    expect(await replace(third)).toBe('0000')
    expect((await shop.revealed(orderId)).toSorted()).toEqual([last, byHand].toSorted())
  })
})
