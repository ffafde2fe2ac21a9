import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverBySeller } from '../../src/modules/delivery/delivery-flow.ts'
import { inTenant } from '../../src/platform/call/unit-of-work.ts'
import { createSecretBox, openSecret, sealSecret } from '../../src/platform/crypto/secret-box.ts'
import { signInSeller } from '../support/people.ts'
import { createShop, type Shop } from '../support/shop.ts'
import { dump, traces } from '../support/stored-text.ts'

const lines: string[] = []
let shop: Shop
beforeAll(async () => {
  shop = await createShop({ log: { write: (line) => void lines.push(line) } })
  await shop.listen()
})
afterAll(() => shop.close())

describe('delivered credentials', () => {
  it('S53 are nowhere in plain text, neither in the database nor in logs, and open only with the key', async () => {
    const [unitSecret, chatSecret, sellerSecret] = ['canary-Unit-7Q4', 'canary-Chat-9Z2', 'canary-Hand-3K8']
    const by = await shop.buyer()
    const seller = await signInSeller(shop)
    const offerId = await shop.offer({ accounts: true, stock: 1 })
    await shop.within('lumen', async (tx) => {
      const secrets = await shop.deps.secrets.forTenant(tx, 1)
      const { rows } = await tx.execute<{ id: string }>(sql`select id from account_unit where offer_id = ${offerId}`)
      const unit = rows[0]?.id ?? ''
      const sealed = sealSecret(secrets, unit, [{ label: 'password', value: unitSecret }])
      await tx.execute(
        sql`update account_unit set secret_ct = ${sealed.ciphertext}, secret_key_id = ${sealed.keyId} where id = ${unit}`,
      )
    })
    await shop.buyAndPay(by, offerId)
    const chatOrder = await shop.buyPaid(by, await shop.offer({ mode: 'im' }))
    const body = { sellerId: seller.sellerId, orderId: chatOrder.orderId }
    const opened = await shop.inject(calls.messages.openConversation, { body }, shop.via(by))
    const params = { id: opened.body.data?.id ?? '' }
    const message = { params, body: { text: `It is ${chatSecret}`, sendKey: randomUUID() } }
    expect((await shop.inject(calls.messages.sellerSendMessage, message, { token: seller.token })).status).toBe(200)
    await inTenant(shop.deps, 1, `seller:${seller.sellerId}`, (tx) =>
      deliverBySeller(shop.deps, tx, 1, chatOrder.orderId, { text: `login / ${sellerSecret}` }),
    )
    const reveal = (orderId: string) =>
      shop.inject(calls.order.revealDelivery, { params: { id: orderId }, body: {} }, shop.via(by))
    const shown = await reveal(chatOrder.orderId)
    // Control: the buyer does receive them, in an answer that is not cached, and the reveal is recorded.
    expect(shown.body.data?.items).toEqual([{ label: 'note', value: `login / ${sellerSecret}` }])
    expect(shown.headers['cache-control']).toBe('no-store')
    const reveals = await shop.rows<{ n: string }>(
      sql`select count(*) n from delivery_reveal where order_id = ${chatOrder.orderId}`,
    )
    expect(reveals[0]?.n).toBe('1')

    const all = await dump(shop)
    // The delivery mail contains what the platform delivers, but nothing from a chat.
    const mails = JSON.stringify(await shop.mailbox())
    expect(mails).toContain(unitSecret)
    for (const secret of [chatSecret, sellerSecret]) expect(mails).not.toContain(secret)
    for (const secret of [unitSecret, chatSecret, sellerSecret]) {
      for (const trace of traces(secret)) {
        expect([secret, all.includes(trace)]).toEqual([secret, false])
        expect([secret, lines.join('').includes(trace)]).toEqual([secret, false])
      }
    }
    // Control: the search finds plain text.
    expect(all).toContain(shop.email)
    expect(lines.length).toBeGreaterThan(5)

    const [unit] = await shop.rows<{ id: string; secret_ct: Buffer; secret_key_id: string }>(
      sql`select id, secret_ct, secret_key_id from account_unit where offer_id = ${offerId}`,
    )
    if (!unit) throw new Error('no unit')
    const sealed = { ciphertext: unit.secret_ct, keyId: unit.secret_key_id }
    await shop.within('lumen', async (tx) => {
      const right = await shop.deps.secrets.forTenant(tx, 1)
      expect(openSecret(right, unit.id, sealed)).toEqual([{ label: 'password', value: unitSecret }])
      // A secret is sealed for its row and does not open in another one.
      expect(() => openSecret(right, randomUUID(), sealed)).toThrow()
      await expect(createSecretBox(Buffer.alloc(32, 'another')).forTenant(tx, 1)).rejects.toThrow()
    })
    for (let n = 1; n < 10; n++) expect((await reveal(chatOrder.orderId)).status).toBe(200)
    expect((await reveal(chatOrder.orderId)).status).toBe(429)
  })
})
