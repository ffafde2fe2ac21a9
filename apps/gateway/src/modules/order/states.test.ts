import { calls } from '@tradepost/contract'
import { orderActors, orderEdges, orderStates } from '@tradepost/domain/order/order-states'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'

const runs = process.env.SEED ? { seed: Number(process.env.SEED) } : {}
const paymentStates = ['created', 'pending', 'captured', 'failed', 'cancelled', 'refunded', 'partially_refunded']
const actors = [...orderActors, 'guest', '']
let shop: Shop
let owner: pg.Client
let by: Buyer
beforeAll(async () => {
  shop = await createShop()
  owner = new pg.Client({ connectionString: shop.urls.admin })
  await owner.connect()
  by = await shop.buyer()
})
afterAll(async () => {
  await owner.end()
  await shop.close()
})

/** Puts a row into a state, bypassing every trigger as only a superuser can. */
async function force(table: 'order_head' | 'payment', id: string, state: string) {
  await owner.query('set session_replication_role = replica')
  // The database allows every state only for a fully delivered order.
  const whole = table === 'order_head' ? ', delivered_at = now(), delivered_quantity = quantity' : ''
  await owner.query(`update ${table} set state = $1${whole} where id = $2`, [state, id])
  await owner.query('set session_replication_role = origin')
}

const attempt = (table: 'order_head' | 'payment', id: string, to: string, actor: string) =>
  shop
    .within(
      'lumen',
      (tx) => tx.execute(sql`update ${sql.identifier(table)} set state = ${to} where id = ${id}`),
      actor && `${actor}:1`,
    )
    .then(
      () => 'moved',
      (error: { cause?: { code?: string } }) => error.cause?.code,
    )

describe('state machines', () => {
  it('have the same transitions of an order in the database as in the domain', async () => {
    const rows = await shop.rows<{ edge: string; actors: string[] }>(
      sql`select from_state || ' ' || to_state as edge, actors from state_edge where machine = 'order'`,
    )
    const sorted = (edges: readonly (readonly [string, readonly string[]])[]) =>
      edges.map(([edge, by]) => `${edge}: ${by.toSorted().join(', ')}`).sort()
    expect(sorted(rows.map(({ edge, actors: by }) => [edge, by]))).toEqual(
      sorted(orderEdges.map(([from, to, by]) => [`${from} ${to}`, by])),
    )
  })

  it('R19 allow only the transitions of the table, by the actors it names', async () => {
    const { purchaseId, orderId } = await shop.buy(by, await shop.offer({ stock: 5 }))
    await shop.startPayment(by, purchaseId)
    const [payment] = await shop.rows<{ id: string }>(sql`select id from payment where purchase_id = ${purchaseId}`)
    const edges = await shop.rows<{ machine: string; from_state: string; to_state: string; actors: string[] }>(
      sql`select * from state_edge`,
    )
    expect(edges.length).toBeGreaterThan(30)
    const pick = (machine: 'order' | 'payment', states: readonly string[]) =>
      fc.record({
        machine: fc.constant(machine),
        from: fc.constantFrom(...states),
        to: fc.constantFrom(...states),
        actor: fc.constantFrom(...actors),
      })
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(pick('order', orderStates), pick('payment', paymentStates)),
        async ({ machine, from, to, actor }) => {
          const [table, id] =
            machine === 'order' ? (['order_head', orderId] as const) : (['payment', payment?.id ?? ''] as const)
          await force(table, id, from)
          const allowed =
            from === to ||
            edges.some(
              (edge) =>
                edge.machine === machine &&
                edge.from_state === from &&
                edge.to_state === to &&
                edge.actors.includes(actor),
            )
          expect(await attempt(table, id, to, actor)).toBe(allowed ? 'moved' : 'TP409')
        },
      ),
      { numRuns: 600, ...runs },
    )
  })

  it('R19 answer 409 to the second of two concurrent calls, and to every call in a wrong state', async () => {
    const offerId = await shop.offer({ stock: 100 })
    for (let round = 0; round < 10; round++) {
      const { orderId, purchaseId } = await shop.buy(by, offerId)
      await shop.startPayment(by, purchaseId)
      const session = await shop.sessionOf(purchaseId)
      const cancel = () => shop.inject(calls.order.cancelOrder, { params: { id: orderId }, body: {} }, shop.via(by))
      const [, first, second] = await Promise.all([
        shop.sendEvent({ ...session, state: 'captured' }),
        cancel(),
        shop.inject(calls.order.cancelOrder, { params: { id: orderId }, body: {} }, shop.via(by, `second-${round}`)),
      ])
      const [row] = await shop.rows<{ state: string; n: string }>(
        sql`select state, (select count(*) from order_event e where e.order_id = o.id and to_state in ('paid', 'cancelled')) as n from order_head o where id = ${orderId}`,
      )
      expect(['paid', 'cancelled']).toContain(row?.state)
      expect(Number(row?.n)).toBe(1)
      const won = [first, second].filter((answer) => answer.status === 200).length
      expect(won).toBe(row?.state === 'cancelled' ? 1 : 0)
      expect([first, second].filter((answer) => answer.status === 409)).toHaveLength(2 - won)
    }
    for (const state of orderStates) {
      const { orderId } = await shop.buy(by, offerId)
      await force('order_head', orderId, state)
      const confirm = await shop.inject(
        calls.order.confirmOrder,
        { params: { id: orderId }, body: { acknowledged: true } },
        shop.via(by),
      )
      const cancel = await shop.inject(calls.order.cancelOrder, { params: { id: orderId }, body: {} }, shop.via(by))
      expect([state, confirm.status, cancel.status]).toEqual([
        state,
        state === 'delivered' ? expect.any(Number) : 409,
        state === 'awaiting_payment' ? 200 : 409,
      ])
    }
  })
})
