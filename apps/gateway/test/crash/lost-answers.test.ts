import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { createFaultProxy } from '../support/fault-proxy.ts'
import { testTenants } from '../support/minimal-tenants.ts'
import { createShop, type Shop } from '../support/shop.ts'
import { testClientSecrets } from '../support/test-clients.ts'

let shop: Shop
let proxy: Awaited<ReturnType<typeof createFaultProxy>>
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
  proxy = await createFaultProxy({ host: '127.0.0.1', port: Number(new URL(shop.deps.config.publicUrl).port) })
})
afterAll(async () => {
  await proxy.close()
  await shop.close()
})

it('R4 repeats a request whose answer was lost with the same order and one charge', async () => {
  const by = await shop.buyer()
  const offerId = await shop.offer({ stock: 9, price: 2000 })
  const post = (path: string, body: object, key: string = randomUUID()) =>
    fetch(`http://127.0.0.1:${proxy.port}${path}`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'idempotency-key': key, authorization: `Bearer ${by.token}` },
        ...{ 'x-client-id': 'lumen-web', 'x-client-secret': testClientSecrets['lumen-web'], lang: 'en' },
      },
      body: JSON.stringify(body),
    }).then((response) => response.json() as Promise<{ code: string; data: Record<string, unknown> }>)
  const count = async (query: ReturnType<typeof sql>) => (await shop.rows<{ n: number }>(query))[0]?.n

  /** Sends a request, loses its answer, checks by `happened` that it took effect, and sends it again. */
  async function loseAndRepeat(path: string, body: object, happened: ReturnType<typeof sql>) {
    const key = randomUUID()
    proxy.loseAnswers(true)
    await expect(post(path, body, key)).rejects.toThrow('fetch failed')
    expect([path, await count(happened)]).toEqual([path, 1])
    proxy.loseAnswers(false)
    const again = await post(path, body, key)
    expect([path, again.code, await count(happened)]).toEqual([path, '0000', 1])
    expect(await post(path, body, key)).toEqual(again)
    return again.data
  }

  const order = { lines: [{ offerId, quantity: 1 }], deliveryEmail: shop.email }
  const orders = sql`select count(*)::int as n from order_head where buyer_id = ${by.id}`
  const body = { order, toCurrencyId: '1', isBuyByCart: false }
  const bought = await loseAndRepeat(calls.checkout.preOrder.path, body, orders)
  const [orderId] = bought.orderIds as string[]
  expect(await shop.rows(sql`select available, reserved from offer where id = ${offerId}`)).toEqual([
    { available: 8, reserved: 1 },
  ])

  const pay = {
    provider: 'card',
    successUrl: `${testTenants.lumen.origin}/payment/success`,
    failedUrl: `${testTenants.lumen.origin}/payment/failed`,
  }
  const sessions = sql`select count(*)::int as n from sandbox_session s join payment p on p.id = s.payment_id
    where p.purchase_id = ${String(bought.purchaseId)}`
  const path = calls.payment.startPayment.path.replace('{id}', String(bought.purchaseId))
  const started = await loseAndRepeat(path, pay, sessions)
  await shop.typeCard(String(started.redirectUrl), '4242424242424242')
  await shop.typeCard(String(started.redirectUrl), '4242424242424242')
  await shop.deps.jobs.runDue()

  await shop.handOver(by, orderId ?? '')
  const confirm = calls.order.confirmOrder.path.replace('{id}', orderId ?? '')
  const settled = sql`select count(*)::int as n from transfer where kind = 'settle' and ref_id = ${orderId}`
  expect(await loseAndRepeat(confirm, { acknowledged: true }, settled)).toMatchObject({
    id: orderId,
    state: 'confirmed',
  })
  const money = await shop.rows<{ kind: string; n: number; amount: number }>(
    sql`select t.kind, count(distinct t.id)::int as n, sum(p.amount) filter (where p.amount > 0)::int as amount
      from transfer t join posting p on p.transfer_id = t.id where t.unit = 'USD' group by t.kind order by t.kind`,
  )
  expect(money).toEqual([
    { kind: 'capture', n: 1, amount: 2000 },
    { kind: 'settle', n: 1, amount: 2000 },
  ])
  expect(await checkInvariants(shop.db)).toEqual([])

  // Control: the same request with another key makes another order.
  await post(calls.checkout.preOrder.path, body)
  expect(await count(orders)).toBe(2)
})
