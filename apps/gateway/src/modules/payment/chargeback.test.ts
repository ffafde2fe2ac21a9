import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import type { EventBody } from '../../platform/payment/sandbox/events.ts'
import { checkInvariants } from '../check-invariants.ts'
import { reconcile } from './reconcile.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const sellerId = '1900000000000000003'
type State = EventBody['state']
const stateOf = async (id: string) => (await shop.detail(id))?.state
const balance = async (purpose: string, owner?: string) =>
  (
    await shop.rows<{ n: number }>(sql`select coalesce(sum(balance), 0)::int as n from ledger_account
      where purpose = ${purpose} and unit = 'USD' and owner_id = coalesce(${owner ?? null}, owner_id)`)
  )[0]?.n ?? 0
/** Balances: chargeback losses of the platform, escrow, the seller's payable share and the platform's fees. */
const books = async () => ({
  borne: -(await balance('chargeback')),
  escrow: await balance('escrow'),
  payable: await balance('payable', sellerId),
  fee: await balance('fee'),
})
const alertsOf = async (kind: string) =>
  (await shop.rows<{ facts: Record<string, unknown> }>(sql`select facts from finance_alert where kind = ${kind}`)).map(
    ({ facts }) => facts,
  )

/** Returns a function that sends events of the bank about the payment of an order. */
async function bankOf(orderId: string, dispute = `dp_${randomUUID()}`) {
  const [row] = await shop.rows<{ purchase: string }>(
    sql`select purchase_id as purchase from order_head where id = ${orderId}`,
  )
  const session = await shop.sessionOf(row?.purchase ?? '')
  return async (...states: State[]) => {
    for (const state of states) {
      const about = state.startsWith('dispute') ? { dispute } : {}
      expect((await shop.sendEvent({ ...session, ...about, state })).statusCode).toBe(200)
    }
  }
}
async function delivered(): Promise<string> {
  const id = await shop.sold()
  await shop.deliver(id)
  return id
}
const confirm = async (id: string) => {
  await shop.handOver(shop.customer, id)
  const body = { acknowledged: true } as const
  return (await shop.inject(calls.order.confirmOrder, { params: { id }, body }, shop.as(shop.customer))).body.code
}

describe('a payment that its buyer disputes at the bank', () => {
  it('Z13 is neither settled nor refunded while the dispute is open, and continues when it is won', async () => {
    const before = await books()
    const [quiet, requested, unsent] = [await delivered(), await shop.sold(), await shop.sold()]
    await shop.requestRefund(shop.customer, requested)
    const banks = [await bankOf(quiet), await bankOf(requested), await bankOf(unsent)]
    for (const send of banks) await send('disputed', 'dispute_withdrawn', 'disputed', 'dispute_withdrawn')
    expect((await alertsOf('dispute_opened')).length).toBe(3)
    expect((await books()).borne - before.borne).toBe(3 * 1250)
    expect(await confirm(quiet)).toBe('state_conflict')
    expect((await shop.answer(requested, 'accept')).body.code).toBe('state_conflict')
    expect((await shop.deliver(unsent)).body.code).toBe('state_conflict')
    // The database refuses the confirmation as well.
    await expect(
      shop.within(
        'lumen',
        (tx) => tx.execute(sql`update order_head set state = 'confirmed' where id = ${quiet}`),
        'platform',
      ),
    ).rejects.toMatchObject({ cause: { code: 'TP409' } })
    shop.clock.advance(100 * hourMs)
    await shop.deps.jobs.runDue()
    expect([await stateOf(quiet), await stateOf(requested)]).toEqual(['delivered', 'refund_requested'])

    for (const send of banks) await send('dispute_won', 'dispute_reinstated', 'dispute_lost', 'disputed')
    shop.clock.advance(7 * hourMs)
    await shop.deps.jobs.runDue()
    expect([await stateOf(quiet), await stateOf(requested)]).toEqual(['confirmed', 'auto_refunded'])
    expect((await shop.deliver(unsent)).body.code).toBe('0000')
    const after = await books()
    expect(after).toEqual({
      borne: before.borne,
      escrow: before.escrow + 1250,
      payable: before.payable + 1150,
      fee: before.fee + 100,
    })
  })

  it('Z13 ends as refunded from escrow when the dispute is lost, whatever the state of the order', async () => {
    const before = await books()
    const disputed = await shop.refused({ delivered: true })
    await shop.dispute(shop.customer, disputed)
    const requested = await shop.sold()
    await shop.requestRefund(shop.customer, requested)
    const orders = [await shop.sold(), await delivered(), requested, await shop.refused(), disputed]
    for (const id of orders) await (await bankOf(id))('disputed', 'dispute_withdrawn', 'dispute_lost')
    expect(await Promise.all(orders.map(stateOf))).toEqual(orders.map(() => 'refunded'))
    expect(await books()).toEqual(before)
    shop.clock.advance(100 * hourMs)
    await shop.deps.jobs.runDue()
    // No second refund is sent to the provider, and reconciliation finds no difference.
    expect(await Promise.all(orders.map(shop.moneyBack))).toEqual(
      orders.map(() => ({ transfers: 1, minor: 1250, refunded: 1250, provider: 0 })),
    )
    await reconcile(shop.deps, 1)
    expect(await shop.rows(sql`select * from reconciliation_break`)).toEqual([])
  })

  it('Z13 takes the share of a settled order back as far as it is not paid out, and the platform bears the rest', async () => {
    const start = await books()
    const [whole, half] = [await delivered(), await delivered()]
    expect([await confirm(whole), await confirm(half)]).toEqual(['0000', '0000'])
    await (await bankOf(whole))('dispute_lost', 'dispute_withdrawn')
    // The seller's share and the platform's fee were taken back in full.
    expect({ ...(await books()), payable: 0 }).toEqual({ ...start, fee: start.fee + 100, payable: 0 })
    expect(await stateOf(whole)).toBe('confirmed')
    // Pay out most of the seller's balance.
    const { payable } = await books()
    const body = {
      account: 'payable' as const,
      ownerId: sellerId,
      unit: 'USD',
      amount: 400 - payable,
      reason: 'Paid out.',
    }
    expect((await shop.inject(calls.staff.correctBalance, { body }, shop.as(shop.desk[0]))).body.data?.step).toBe(
      'decided',
    )
    await (await bankOf(half))('dispute_withdrawn', 'dispute_lost', 'dispute_lost')
    expect(await books()).toEqual({ ...start, borne: start.borne + 750, payable: 0 })
    expect((await alertsOf('dispute_lost')).at(-1)).toMatchObject({ minor: 1250, recoveredMinor: 500, borne: 750 })
  })

  it('Z13 has the same outcome in every order of its events, each sent twice', async () => {
    const permute = <T>(list: readonly T[]): T[][] =>
      list.length < 2
        ? [[...list]]
        : list.flatMap((head, index) => permute(list.filter((_, i) => i !== index)).map((rest) => [head, ...rest]))
    const offerId = await shop.offer({ mode: 'im', stock: 200 })
    const before = await books()
    for (const [last, state, held] of [
      [['dispute_lost'], 'refunded', 0],
      [['dispute_won', 'dispute_reinstated'], 'delivering', 1250],
    ] as const) {
      const orders = permute<State>(['captured', 'dispute_withdrawn', ...last])
      for (const order of orders) {
        const { purchaseId, orderId } = await shop.buy(shop.customer, offerId)
        await shop.startPayment(shop.customer, purchaseId)
        const send = await bankOf(orderId)
        await send(...order, 'disputed', ...order)
        expect([order.join(' '), await stateOf(orderId)]).toEqual([order.join(' '), state])
      }
      const { escrow, borne } = await books()
      expect({ escrow, borne }).toEqual({ escrow: before.escrow + orders.length * held, borne: before.borne })
    }
  }, 60_000)

  it('Z13 can be simulated with a sandbox card', async () => {
    const { purchaseId, orderId } = await shop.buy(shop.customer, await shop.offer({ mode: 'im', stock: 2 }))
    const started = await shop.startPayment(shop.customer, purchaseId)
    await shop.typeCard(started.body.data?.redirectUrl ?? '', '4000000000000259')
    await shop.deps.jobs.runDue()
    expect(await stateOf(orderId)).toBe('delivering')
    shop.clock.advance(2 * 60_000)
    await shop.deps.jobs.runDue()
    expect(
      await shop.rows(sql`select 1 from payment_dispute d join payment p on p.id = d.payment_id
      where p.purchase_id = ${purchaseId} and d.state = 'open' and d.withdrawn_minor = 1250`),
    ).toHaveLength(1)
    shop.clock.advance(8 * 24 * hourMs)
    await shop.deps.jobs.runDue()
    expect(await stateOf(orderId)).toBe('refunded')
  })
})
