import { randomUUID } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { passShop } from '../../../test/support/pass-shop.ts'
import { liftUnpaidLimits } from '../../../test/support/unpaid-limits.ts'
import { payWithWallet, rent, startTopUp, topUp } from '../../../test/support/wallet.ts'
import { asFailure } from '../../http/errors.ts'
import type { Tx } from '../../platform/db/database.ts'
import { checkInvariants } from '../check-invariants.ts'
import { type Account, accountId, accounts, lockAccounts } from '../ledger/ledger.ts'

/** Counts the transactions that the database aborted because of a deadlock or a conflict with another one. */
let victims = 0

let shop: AfterSalesShop
const { tenantId } = testTenants.lumen
beforeAll(async () => {
  shop = await createAfterSalesShop({ poolSize: 20 })
  await liftUnpaidLimits(shop.urls.owner)
  const listening = new WeakSet<pg.PoolClient>()
  shop.db.pool.on('acquire', (client) => {
    if (listening.has(client)) return
    listening.add(client)
    const { connection } = client as unknown as { connection: EventEmitter }
    connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === '40P01' || code === '40001') victims++
    })
  })
  await passShop(shop).setPlan()
  await topUp(shop, shop.customer, 90_000)
})
afterAll(() => shop.close())

const event = async (purchaseId: string, state: 'captured' | 'refunded') =>
  shop.sendEvent({ ...(await shop.sessionOf(purchaseId)), state })
const ok = async (answer: Promise<{ status?: number; statusCode?: number; body?: unknown }>) => {
  const { status, statusCode, body } = await answer
  const result = status ?? statusCode
  return result === 200 ? result : `${result} ${JSON.stringify(body)}`
}

/** Each flow prepares an order or payment and returns the function that moves its money. */
const flows: Record<string, () => Promise<() => Promise<unknown>>> = {
  'paying a rental': async () => {
    const { purchaseId } = await shop.buy(shop.customer, await rentable())
    return () => ok(payWithWallet(shop, shop.customer, purchaseId))
  },
  'setting coins aside': async () => {
    const offerId = await rentable()
    return () => ok(shop.preOrder(shop.customer, [{ offerId, quantity: 1 }]))
  },
  'giving coins back': async () => {
    const { orderId } = await shop.buy(shop.customer, await rentable())
    return () => ok(shop.inject(calls.order.cancelOrder, { params: { id: orderId }, body: {} }, shop.as(shop.customer)))
  },
  'taking a rental back': async () => {
    const { orderId } = await rent(shop, shop.customer, await rentable())
    await shop.inject(
      calls.rental.fileRentalComplaint,
      { params: { orderId }, body: { text: 'The password is refused.' } },
      shop.as(shop.customer),
    )
    const [row] = await shop.rows<{ id: string }>(sql`select id from rental_complaint where order_id = ${orderId}`)
    const body = { accept: true, answer: 'So it is.' }
    return () =>
      ok(
        shop.inject(calls.rental.decideRentalComplaint, { params: { id: row?.id ?? '' }, body }, shop.as(shop.desk[0])),
      )
  },
  'crediting a top-up': async () => {
    const { body } = await startTopUp(shop, shop.customer, 500)
    const purchaseId = body.data?.purchaseId ?? ''
    await shop.startPayment(shop.customer, purchaseId)
    return () => ok(event(purchaseId, 'captured'))
  },
  'capturing a payment': async () => {
    const { purchaseId } = await shop.buy(shop.customer, await shop.offer())
    await shop.startPayment(shop.customer, purchaseId)
    return () => ok(event(purchaseId, 'captured'))
  },
  'paying back by the provider': async () => {
    const { purchaseId } = await shop.buyPaid(shop.customer, await shop.offer())
    return () => ok(event(purchaseId, 'refunded'))
  },
  'refunding as the seller': async () => {
    const id = await shop.sold()
    await shop.requestRefund(shop.customer, id)
    return () => ok(shop.answer(id, 'accept'))
  },
  'settling an order': async () => {
    const id = await shop.sold()
    expect((await shop.deliver(id)).status).toBe(200)
    await shop.handOver(shop.customer, id)
    return () =>
      ok(
        shop.inject(calls.order.confirmOrder, { params: { id }, body: { acknowledged: true } }, shop.as(shop.customer)),
      )
  },
  'beginning a pass': async () => {
    const by = await shop.buyer()
    const { purchaseId } = await passShop(shop).subscribe(by, false)
    await shop.startPayment(by, purchaseId)
    return () => ok(event(purchaseId, 'captured'))
  },
  'correcting a balance': async () => {
    const ownerId = shop.customer.id
    const body = { account: 'points', ownerId, unit: 'POINT', amount: 7, reason: 'A gift.' } as const
    return () => ok(shop.inject(calls.staff.correctBalance, { body }, shop.as(shop.desk[1], randomUUID())))
  },
}
const rentable = () => shop.offer({ standardType: 5, accounts: true, price: 100 })

/** Runs two transactions; each takes its first step before either takes its second. */
async function crossing(first: (tx: Tx) => Promise<unknown>, second: (tx: Tx) => Promise<unknown>) {
  let arrived = 0
  let open = () => {}
  const both = new Promise<void>((resolve) => {
    open = resolve
  })
  const meet = async () => {
    arrived++
    if (arrived >= 2) open()
    await both
  }
  const run = (one: (tx: Tx) => Promise<unknown>, other: (tx: Tx) => Promise<unknown>) =>
    shop.within('lumen', async (tx) => {
      await one(tx)
      await meet()
      await other(tx)
    })
  return Promise.allSettled([run(first, second), run(second, first)])
}

describe('the order of locks', () => {
  it('Z1c runs every pair of flows that move money concurrently without a deadlock', async () => {
    const names = Object.keys(flows)
    const before = victims
    for (const [index, one] of names.entries()) {
      for (const other of names.slice(index)) {
        // Prepared one after the other: in parallel, jobs of one flow could run while the other is being prepared.
        const acts = [await flows[one]?.(), await flows[other]?.()]
        const answers = await Promise.all(acts.map((act) => act?.()))
        expect(answers, `${one} and ${other}`).toEqual([200, 200])
      }
    }
    expect(victims).toBe(before)
    expect(await checkInvariants(shop.db)).toEqual([])
  }, 120_000)

  it('Z1c locks the accounts of all transfers of a transaction in one order, and rejects any other', async () => {
    const usd = (account: Account) => ({ account, unit: 'USD' })
    const wanted = [usd(accounts.fee), usd(accounts.psp), usd(accounts.payable('1')), usd(accounts.clearing)]
    await shop.within('lumen', async (tx) => {
      await lockAccounts(tx, tenantId, wanted)
      await lockAccounts(tx, tenantId, [...wanted].reverse())
      await lockAccounts(tx, tenantId, [usd(accounts.passIncome)])
    })
    const backwards = shop.within('lumen', async (tx) => {
      await lockAccounts(tx, tenantId, [usd(accounts.fee)])
      await lockAccounts(tx, tenantId, [usd(accounts.clearing)])
    })
    await expect(backwards).rejects.toThrow('clearing is locked after')
  })

  it('Z1c answers busy with a time to wait when two transactions do deadlock', async () => {
    const lock = (account: Account) => (tx: Tx) =>
      tx.execute(sql`select 1 from ledger_account where id = ${accountId(tenantId, account, 'USD')} for update`)
    const before = victims
    const outcomes = await crossing(lock(accounts.psp), lock(accounts.escrow))
    expect(victims).toBeGreaterThan(before)
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })
    expect(outcomes.map(({ status }) => status)).toContain('fulfilled')
    const failure = asFailure(new Error('query failed', { cause: deadlock }))
    expect(failure).toMatchObject({ code: 'busy', status: 503, details: { retryAfterSeconds: 1 } })
  })
})
