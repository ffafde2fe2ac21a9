import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { createVaultShop, newCodes, type VaultShop } from '../../../test/support/vault-shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: VaultShop
let agent: SignedIn
let colleague: SignedIn
beforeAll(async () => {
  shop = await createVaultShop({ poolSize: 20 })
  agent = await signInStaff(shop, 'lumen', 'support')
  colleague = await signInStaff(shop, 'lumen', 'support_lead')
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const reason = 'The code was used before.'
const replace = (id: string, unitId: string, by = agent) =>
  shop.inject(calls.support.replaceGoods, { params: { id }, body: { unitId, reason } }, shop.as(by))
const ask = (id: string, by = agent) =>
  shop.inject(calls.support.askReplacement, { params: { id }, body: { reason } }, shop.as(by))
const goods = async (id: string) =>
  (await shop.inject(calls.support.staffOrder, { params: { id } }, shop.as(agent))).body.data?.goods
const mailsTo = async (address: string, subject: RegExp) =>
  (await shop.mailbox()).filter((mail) => mail.toAddress === address && subject.test(mail.subject))
const vendorMail = () => `w${shop.vendor.id}@example.com`
const transfers = (orderId: string) =>
  shop.rows(sql`select kind, id from transfer where ref_id = ${orderId} order by created_at, id`)

/** A paid order of one code, whose unit does not work, with some more codes in the vault. */
async function badOrder(spare: number) {
  const codes = newCodes(spare + 1)
  const offerId = await shop.cards(codes)
  const { orderId } = await shop.buyAndPay(shop.customer, offerId, 1)
  const [unit] = (await goods(orderId))?.units ?? []
  return { codes, offerId, orderId, unitId: unit?.id ?? '' }
}

describe('goods that staff replace', () => {
  it('are another unit of the vault, told to both sides, with the same money', async () => {
    const { offerId, orderId, unitId } = await badOrder(1)
    const before = await shop.revealed(orderId)
    const booked = await transfers(orderId)
    expect(await goods(orderId)).toMatchObject({
      ...{ isReplaceable: true, inStock: 1 },
      units: [{ id: unitId, state: 'delivered', replaces: null }],
    })
    const { body } = await replace(orderId, unitId)
    expect(body.code).toBe('0000')
    expect(body.data?.inStock).toBe(0)
    expect(body.data?.units.find(({ id }) => id === unitId)?.state).toBe('replaced')
    expect(body.data?.units.find(({ replaces }) => replaces === unitId)?.state).toBe('delivered')
    const after = await shop.revealed(orderId)
    expect(after).toHaveLength(1)
    expect(after).not.toEqual(before)
    expect(await transfers(orderId)).toEqual(booked)
    expect(await shop.stock(offerId)).toMatchObject({ available: 0, sold: 1 })
    for (const [address, subject] of [
      [shop.email, /support replaced/i],
      [vendorMail(), /support replaced/i],
    ] as const) {
      const told = await mailsTo(address, subject)
      expect(told).toHaveLength(1)
      expect(JSON.stringify(told)).toContain(reason)
      for (const code of [...before, ...after]) expect(JSON.stringify(told)).not.toContain(code)
    }
    const [entry] = await shop.rows<{ call: string; before: object; after: object }>(
      sql`select call, before, after from audit_entry where call = 'support.replaceGoods' order by seq desc limit 1`,
    )
    expect(entry).toMatchObject({ before: { unitId }, after: { unitId, state: 'replaced' } })
    // The vault is empty, and a replaced unit cannot be replaced again.
    expect((await replace(orderId, unitId)).body).toMatchObject({ code: 'state_conflict', field: 'unitId' })
    const fresh = body.data?.units.find(({ replaces }) => replaces === unitId)?.id ?? ''
    expect((await replace(orderId, fresh)).body.code).toBe('offer_sold_out')
  })

  it('answer the open claim of the buyer about the unit', async () => {
    const { orderId, unitId } = await badOrder(1)
    const claim = { params: { id: orderId }, body: { unitId, kind: 'used' as const, statement: 'It is used.' } }
    const claimed = await shop.inject(calls.unitClaim.claimUnit, claim, shop.via(shop.customer))
    if (claimed.body.code !== '0000') throw new Error(JSON.stringify(claimed.body))
    expect((await replace(orderId, unitId)).body.code).toBe('0000')
    const { body } = await shop.inject(calls.support.staffOrder, { params: { id: orderId } }, shop.as(agent))
    expect(body.data?.afterSales.unitClaims).toMatchObject([{ answer: 'replaced', answerText: reason }])
  })

  it('are asked of the seller where the vault has none, once a day', async () => {
    const { orderId } = await badOrder(0)
    expect((await ask(orderId)).body.code).toBe('0000')
    expect((await ask(orderId, colleague)).body.code).toBe('rate_limited')
    const told = [...(await mailsTo(vendorMail(), /needs a replacement/i)), ...(await mailsTo(shop.email, /we asked/i))]
    expect(told).toHaveLength(2)
    expect(JSON.stringify(told)).toContain(reason)
    shop.clock.advance(dayMs + 1000)
    agent = await signInStaff(shop, 'lumen', 'support')
    colleague = await signInStaff(shop, 'lumen', 'support_lead')
    const again = await badOrder(0)
    expect((await ask(again.orderId)).body.code).toBe('0000')
  })

  it('need the permission, a reason, and a paid order of the tenant', async () => {
    const { orderId, unitId } = await badOrder(1)
    const finance = await signInStaff(shop, 'lumen', 'finance')
    const other = await signInStaff(shop, 'sahra', 'owner')
    expect((await replace(orderId, unitId, finance)).status).toBe(403)
    expect((await replace(orderId, unitId, other)).body.code).toBe('not_found')
    expect((await replace('9'.repeat(19), unitId)).body.code).toBe('not_found')
    expect((await replace(orderId, crypto.randomUUID())).body).toMatchObject({ code: 'not_found', field: 'unitId' })
    const blank = { params: { id: orderId }, body: { unitId, reason: '\u200b\u200b\u200b' } }
    const refused = await shop.inject(calls.support.replaceGoods, blank, shop.as(agent))
    expect(refused.body).toMatchObject({ code: 'data_error', field: 'reason' })
    const unpaid = await shop.buy(shop.customer, await shop.cards(newCodes(1)))
    expect((await ask(unpaid.orderId)).body.code).toBe('state_conflict')
  })

  it('are replaced once, although two of the staff do it at the same time', async () => {
    const { orderId, unitId, offerId } = await badOrder(2)
    const answers = await Promise.all([replace(orderId, unitId), replace(orderId, unitId, colleague)])
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['0000', 'state_conflict'])
    expect(await goods(orderId)).toMatchObject({ inStock: 1 })
    expect(await shop.revealed(orderId)).toHaveLength(1)
    expect(await shop.stock(offerId)).toMatchObject({ available: 1, sold: 1 })
  })

  it('without the lock, both would replace the unit (negative control)', async () => {
    const { unitId } = await badOrder(2)
    const seen = await Promise.all(
      [1, 2].map(() =>
        shop.within('lumen', async (tx) => {
          const { rows } = await tx.execute<{ state: string }>(
            sql`select state from account_unit where id = ${unitId}::uuid`,
          )
          await tx.execute(sql`select pg_sleep(0.05)`)
          return rows[0]?.state
        }),
      ),
    )
    expect(seen).toEqual(['sold', 'sold'])
  })

  it('never take the unit that somebody buys at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { orderId, unitId, offerId } = await badOrder(1)
      const rival = await shop.buyer()
      const [replaced, ordered] = await Promise.all([
        replace(orderId, unitId),
        shop.preOrder(rival, [{ offerId, quantity: 1 }]),
      ])
      const outcome = [replaced.body.code, ordered.body.code]
      expect([
        ['0000', 'offer_sold_out'],
        ['offer_sold_out', '0000'],
      ]).toContainEqual(outcome)
      const holders = await shop.rows(sql`select u.id from account_unit u
        left join delivery_unit d on d.tenant_id = u.tenant_id and d.unit_id = u.id
        left join reservation r on r.tenant_id = u.tenant_id and r.unit_id = u.id and r.state = 'held'
        where u.offer_id = ${offerId} and d.unit_id is not null and r.id is not null`)
      expect(holders).toEqual([])
    }
  })
})
