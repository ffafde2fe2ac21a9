import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createDeclaredShop, type DeclaredShop } from '../../../test/support/declared/declared-shop.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { declaredRequest } from '../../platform/db/schema/seller/declared.ts'
import { createCallTurns } from '../../platform/network/call-turns.ts'
import { checkInvariants } from '../check-invariants.ts'
import { lockRequest, readRequest } from './request-store.ts'
import { sendRequest } from './send-request.ts'

const tenantId = 1
const notAJob = { finish: async () => undefined }
let shop: DeclaredShop
beforeAll(async () => {
  shop = await createDeclaredShop({ poolSize: 30 })
})
beforeEach(() => shop.program.whenHeard(undefined))
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

/** A paid order whose units are reserved and not yet provided, with the request for them. */
async function waiting(quantity = 2) {
  const offerId = await shop.declared(50)
  const { orderId } = await shop.buyPaid(shop.customer, offerId, quantity)
  const idOf = async (kind: string) =>
    (
      await shop.rows<{ id: string }>(
        sql`select id from declared_request where order_id = ${orderId} and kind = ${kind}`,
      )
    )[0]?.id ?? ''
  await sendRequest(shop.deps, tenantId, await idOf('reserve'), notAJob)
  return { offerId, orderId, id: await idOf('provide') }
}

/** Lets every call of `count` come in before any is answered. */
function answerTogether(count: number) {
  let open = () => {}
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  let heard = 0
  shop.program.whenHeard(() => {
    if (++heard === count) open()
    return all
  })
}

it('four workers that ask for the same units deliver them once, even from a program that forgets what it gave', async () => {
  for (let round = 0; round < 3; round++) {
    const { offerId, orderId, id } = await waiting()
    answerTogether(4)
    const forget = setInterval(() => shop.program.given.delete(orderId), 1)
    await Promise.all(Array.from({ length: 4 }, () => sendRequest(shop.deps, tenantId, id, notAJob)))
    clearInterval(forget)
    expect(shop.program.events(orderId).filter((event) => event === 'provide')).toHaveLength(4)
    expect(await shop.detail(orderId, shop.customer)).toMatchObject({ state: 'delivered', deliveredQuantity: 2 })
    expect(await shop.rows(sql`select 1 from account_unit where offer_id = ${offerId}`)).toHaveLength(2)
    expect(await shop.revealed(orderId)).toHaveLength(2)
  }
})

it('two workers that only read whether a request is pending would both deliver (negative control)', async () => {
  const { id } = await waiting()
  let arrived = 0
  const both = async (read: 'reads' | 'locks') => {
    arrived = 0
    return Promise.all(
      [0, 1].map(() =>
        inTenant(shop.deps, tenantId, 'platform', async (tx) => {
          const isPending =
            read === 'reads'
              ? (await readRequest(tx, tenantId, id))?.state === 'pending'
              : (await lockRequest(tx, tenantId, id)) !== null
          if (read === 'reads') {
            arrived++
            while (arrived < 2) await new Promise((resolve) => setTimeout(resolve, 5))
            return isPending
          }
          if (isPending)
            await tx
              .update(declaredRequest)
              .set({ state: 'dropped', finishedAt: shop.clock.now() })
              .where(ofTenant(declaredRequest, tenantId, eq(declaredRequest.id, id)))
          return isPending
        }),
      ),
    )
  }
  expect(await both('reads')).toEqual([true, true])
  expect((await both('locks')).toSorted()).toEqual([false, true])
})

it('a refund at the moment of the answer leaves the order either delivered or refunded and cancelled', async () => {
  const seen = new Set<string | undefined>()
  for (let round = 0; round < 8; round++) {
    const { offerId, orderId, id } = await waiting()
    await shop.requestRefund(shop.customer, orderId)
    const state = (await shop.detail(orderId, shop.customer))?.state
    expect(state).toBe('refund_requested')
    await Promise.all([shop.answer(orderId, 'accept'), sendRequest(shop.deps, tenantId, id, notAJob)])
    await shop.deps.jobs.runDue()
    expect((await shop.detail(orderId, shop.customer))?.state).toBe('refunded')
    expect(shop.program.cancelled.has(orderId)).toBe(true)
    expect(await shop.rows(sql`select 1 from account_unit where offer_id = ${offerId}`)).toEqual([])
  }
  for (let round = 0; round < 8; round++) {
    const { orderId, id } = await waiting()
    await Promise.all([
      shop.requestRefund(shop.customer, orderId),
      shop.deliver(orderId),
      sendRequest(shop.deps, tenantId, id, notAJob),
    ])
    await shop.deps.jobs.runDue()
    const [facts] = await shop.rows<{ units: number; delivered: number }>(sql`
      select (select count(*)::int from delivery_unit d where d.order_id = h.id) as units, delivered_quantity as delivered
      from order_head h where id = ${orderId}`)
    // Units of the program or the seller's text, never both.
    expect([0, facts?.delivered]).toContain(facts?.units)
    seen.add(`${facts?.units} of ${facts?.delivered}`)
  }
  expect(seen.size).toBeGreaterThan(0)
})

it('one process calls a program once at a time, and two programs at most', async () => {
  const turns = createCallTurns()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const running = [turns.take('1:a', () => held), turns.take('1:b', () => held)]
  expect(await turns.take('1:a', async () => undefined)).toBe(false)
  expect(await turns.take('1:c', async () => undefined)).toBe(false)
  release()
  expect(await Promise.all(running)).toEqual([true, true])
  expect(await turns.take('1:c', async () => undefined)).toBe(true)
  await expect(turns.take('1:c', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.take('1:c', async () => undefined)).toBe(true)
})
