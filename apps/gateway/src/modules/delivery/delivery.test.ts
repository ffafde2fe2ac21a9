import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { checkInvariants } from '../check-invariants.ts'
import { deliverCommand } from './deliver-command.ts'
import { deliverByPlatform, deliverBySeller } from './delivery-flow.ts'

let shop: Shop
let by: Buyer
const lines: string[] = []
beforeAll(async () => {
  shop = await createShop({ log: { write: (line) => lines.push(line) } })
  await shop.listen()
  by = await shop.buyer()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const reveal = (orderId: string, who = by) =>
  shop.inject(calls.order.revealDelivery, { params: { id: orderId }, body: {} }, shop.via(who))

describe('delivered details', () => {
  it('are stored as ciphertext, shown only to their owner, uncached, recorded and limited to ten views an hour', async () => {
    const bought = await shop.buy(by, await shop.offer({ accounts: true }))
    expect((await reveal(bought.orderId)).body.code).toBe('delivery_not_ready')
    const started = await shop.startPayment(by, bought.purchaseId)
    await shop.typeCard(started.body.data?.redirectUrl ?? '', '4242424242424242')
    await shop.deps.jobs.runDue()
    const shown = await reveal(bought.orderId)
    expect(shown.headers['cache-control']).toContain('no-store')
    const secret = shown.body.data?.items.find((item) => item.label === 'password')?.value ?? ''
    expect(secret).toMatch(/^canary-/)
    expect(shown.body.data?.items.map((item) => item.label)).toEqual(['login', 'password'])

    const tables = await shop.rows<{ name: string }>(sql`select c.relname as name from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'mail' and has_table_privilege(c.oid, 'select')`)
    expect(tables.length).toBeGreaterThan(40)
    for (const { name } of tables) {
      const hits = await shop.rows(sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${secret}%`}
        or t::text like ${`%${Buffer.from(secret).toString('hex')}%`}`)
      expect([name, hits]).toEqual([name, []])
    }
    expect(lines.filter((line) => line.includes('canary-'))).toEqual([])

    const views = await Promise.all(Array.from({ length: 12 }, () => reveal(bought.orderId)))
    expect(views.filter((view) => view.status === 200)).toHaveLength(9)
    expect(views.filter((view) => view.body.code === 'rate_limited')).toHaveLength(3)
    const audited = await shop.rows(sql`select actor from delivery_reveal where order_id = ${bought.orderId}`)
    expect(audited).toEqual(Array(10).fill({ actor: `buyer:${by.id}` }))
    shop.clock.advance(3_600_000)
    expect((await reveal(bought.orderId)).body.data?.firstRevealedAt).toBe(shown.body.data?.firstRevealedAt)
  })

  it('can be opened only with their tenant’s key and in their own row', async () => {
    const { orderId } = await shop.buyAndPay(by, await shop.offer({ accounts: true }))
    const { orderId: otherId } = await shop.buyAndPay(by, await shop.offer({ accounts: true }))
    await shop.within('lumen', async (tx) => {
      const secrets = await shop.deps.secrets.forTenant(tx, 1)
      const { rows } = await tx.execute<{ secret_ct: Buffer; secret_key_id: string }>(
        sql`select secret_ct, secret_key_id from delivery where order_id = ${orderId}`,
      )
      const sealed = { ciphertext: rows[0]?.secret_ct ?? Buffer.alloc(0), keyId: rows[0]?.secret_key_id ?? '' }
      expect(secrets.open(orderId, 'delivery.secret_ct', sealed)).toContain('canary-')
      expect(() => secrets.open(otherId, 'delivery.secret_ct', sealed)).toThrow()
      expect(() => secrets.open(orderId, 'account_unit.secret_ct', sealed)).toThrow()
      const flipped = Buffer.from(sealed.ciphertext)
      flipped[40] = (flipped[40] ?? 0) ^ 1
      expect(() => secrets.open(orderId, 'delivery.secret_ct', { ...sealed, ciphertext: flipped })).toThrow()
    })
  })
})

describe('delivery', () => {
  it('assigns exactly one account and sends one mail, wherever the worker dies', async () => {
    const dies = ['after the assignment', 'after the mail', 'before the commit', 'after the commit'] as const
    for (const moment of dies) {
      const offerId = await shop.offer({ accounts: true, stock: 3 })
      const { orderId } = await shop.buyPaid(by, offerId)
      const crash = inTenant(shop.deps, 1, 'platform', async (tx) => {
        const dying = {
          ...shop.deps,
          mail: {
            ...shop.deps.mail,
            enqueue: async (...given: Parameters<typeof shop.deps.mail.enqueue>) => {
              if (moment === 'after the assignment') throw new Error('killed')
              const isNew = await shop.deps.mail.enqueue(...given)
              if (moment === 'after the mail') throw new Error('killed')
              return isNew
            },
          },
        }
        await deliverByPlatform(dying, tx, 1, orderId)
        if (moment === 'before the commit') throw new Error('killed')
      })
      if (moment === 'after the commit') await crash
      else await expect(crash).rejects.toThrow('killed')
      await shop.deps.jobs.runDue()
      const units = await shop.rows(sql`select unit_id from delivery_unit where order_id = ${orderId}`)
      expect([moment, units.length]).toEqual([moment, 1])
      const mails = (await shop.mailbox()).filter((mail) => mail.textBody.includes(orderId))
      expect([moment, mails.length]).toEqual([moment, 1])
      const [offer] = await shop.rows(sql`select available, sold from offer where id = ${offerId}`)
      expect(offer).toEqual({ available: 2, sold: 1 })
      expect((await reveal(orderId)).status === 200 || moment !== 'after the commit').toBe(true)
      shop.clock.advance(3_600_000)
    }
  })

  it('of a chat order waits for the seller, and only the seller can deliver, once', async () => {
    const { orderId } = await shop.buyPaid(by, await shop.offer({ mode: 'im' }))
    await shop.deps.jobs.runDue()
    const detail = await shop.inject(calls.order.orderDetail, { params: { id: orderId } }, shop.via(by))
    expect(detail.body.data).toMatchObject({
      state: 'delivering',
      next: { actor: 'seller', action: 'deliver' },
      delivery: null,
    })
    const hand = (actor: string) =>
      inTenant(shop.deps, 1, actor, (tx) =>
        deliverBySeller(shop.deps, tx, 1, orderId, { text: 'Traded at the north gate.' }),
      )
    await expect(hand('buyer:1')).rejects.toMatchObject({ code: 'state_conflict' })
    const deliver = (given: object) =>
      deliverCommand(shop.deps, { tenant: 'lumen', orderId, text: 'Traded at the north gate.', ...given })
    await expect(deliver({ tenant: 'sahra' })).rejects.toThrow('has no order')
    await expect(deliver({ text: ' ' })).rejects.toThrow('usage')
    expect(await deliver({})).toBe(`order ${orderId} is delivered`)
    await expect(deliver({})).rejects.toThrow('not waiting')
    expect((await reveal(orderId)).body.data?.items).toEqual([{ label: 'note', value: 'Traded at the north gate.' }])
    // The mail announces the delivery without its content.
    const mails = (await shop.mailbox()).filter((mail) => mail.textBody.includes(orderId))
    expect(mails.map(({ mailKey }) => mailKey)).toEqual([`sellerDelivered:${orderId}:1`])
    expect(JSON.stringify(mails)).not.toContain('north gate')
  })

  it('of several units delivers each of them', async () => {
    const { orderId } = await shop.buyAndPay(by, await shop.offer({ accounts: true, stock: 5 }), 3)
    expect((await reveal(orderId)).body.data?.items).toHaveLength(6)
  })
})
