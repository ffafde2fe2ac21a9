import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { reservationMinutes } from '@tradepost/domain/time/windows'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { webhookSecret } from '../../src/platform/payment/sandbox/events.ts'
import { sign, signatureHeader } from '../../src/platform/payment/sandbox/signature.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { startGateway } from '../support/gateway-process.ts'
import { testTenants } from '../support/minimal-tenants.ts'
import { type Buyer, createShop, type Shop } from '../support/shop.ts'
import { testClientSecrets } from '../support/test-clients.ts'

let shop: Shop
let by: Buyer
let env: Record<string, string>
beforeAll(async () => {
  shop = await createShop({ clock: createTestClock(new Date()) })
  by = await shop.buyer()
  env = { DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir, WORKER: 'none' }
})
afterAll(() => shop.close())

/** Sends one request to a gateway that crashes while handling it. */
async function crashAt(point: string, path: string, body: string, headers: Record<string, string>): Promise<void> {
  const dying = await startGateway({ ...env, CRASH_AT: point })
  const answer = fetch(`http://127.0.0.1:${dying.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  await expect(answer).rejects.toThrow()
  await dying.exited
  expect([point, dying.child.signalCode]).toEqual([point, 'SIGKILL'])
  // Release the lock of the unfinished attempt, which would last half a minute.
  await shop.rows(sql`update idempotency set locked_until = '2020-01-01' where state = 'running'`)
}
const asBuyer = (key: string) => ({
  'x-client-id': 'lumen-web',
  'x-client-secret': testClientSecrets['lumen-web'],
  authorization: `Bearer ${by.token}`,
  'idempotency-key': key,
})
const stockOf = async (offerId: string) =>
  (await shop.rows(sql`select available, reserved, sold from offer where id = ${offerId}`))[0]
const orderOf = async (offerId: string) =>
  shop.rows<{ id: string; purchase_id: string; state: string }>(
    sql`select id::text, purchase_id, state from order_head where offer_id = ${offerId}`,
  )
const capture = async (purchaseId: string) =>
  shop.sendEvent({ ...(await shop.sessionOf(purchaseId)), state: 'captured' })

describe('a purchase whose gateway is killed', () => {
  it('R5 at any step is completed by a repeated request, or leaves nothing behind', async () => {
    for (const point of ['purchase.reserved', 'purchase.created']) {
      const offerId = await shop.offer({ accounts: true })
      const key = randomUUID()
      const lines = [{ offerId, quantity: 1 }]
      const body = { order: { lines, deliveryEmail: shop.email }, toCurrencyId: '1', isBuyByCart: false }
      await crashAt(point, calls.checkout.preOrder.path, JSON.stringify(body), asBuyer(key))
      expect([point, await stockOf(offerId), await orderOf(offerId)]).toEqual([
        point,
        { available: 1, reserved: 0, sold: 0 },
        [],
      ])
      const again = await shop.preOrder(by, lines, key)
      expect(again.body.code).toBe('0000')
      expect(await orderOf(offerId)).toHaveLength(1)
      await shop.startPayment(by, again.body.data?.purchaseId ?? '')
      await capture(again.body.data?.purchaseId ?? '')
    }

    const [paid, left] = [await shop.offer({ accounts: true }), await shop.offer({ accounts: true })]
    const { purchaseId } = await shop.buy(by, paid)
    await shop.buy(by, left)
    const { origin } = testTenants.lumen
    const urls = { provider: 'card', successUrl: `${origin}/payment/success`, failedUrl: `${origin}/payment/failed` }
    const path = calls.payment.startPayment.path.replace('{id}', purchaseId)
    const key = randomUUID()
    await crashAt('payment.created', path, JSON.stringify(urls), asBuyer(key))
    expect((await shop.startPayment(by, purchaseId, key)).status).toBe(200)
    expect(await shop.rows(sql`select 1 from payment where purchase_id = ${purchaseId}`)).toHaveLength(1)

    const event = {
      ...{ id: `evt_${randomUUID()}`, account: 1, state: 'captured' as const, failure: null },
      ...(await shop.sessionOf(purchaseId)),
    }
    const text = JSON.stringify({ ...event, created: new Date().toISOString() })
    const signature = sign(webhookSecret(shop.deps.secrets, 1), text, new Date())
    await crashAt('payment.captured', '/finance/payment/webhook/sandbox', text, { [signatureHeader]: signature })
    expect((await orderOf(paid))[0]?.state).toBe('awaiting_payment')
    expect(
      await shop.rows(
        sql`select 1 from transfer where ref_id in (select id::text from payment where purchase_id = ${purchaseId})`,
      ),
    ).toEqual([])
    // The provider repeats an event that was not acknowledged.
    await shop.sendEvent(event)
    await shop.sendEvent(event)
    await shop.deps.jobs.runDue()
    expect(await orderOf(paid)).toMatchObject([{ state: 'delivered' }])
    expect(await stockOf(paid)).toEqual({ available: 0, reserved: 0, sold: 1 })

    // The other order was never paid, so its stock is released when its reservation expires.
    expect(await stockOf(left)).toEqual({ available: 0, reserved: 1, sold: 0 })
    shop.clock.advance((reservationMinutes + 1) * minuteMs)
    await shop.deps.jobs.runDue()
    expect(await orderOf(left)).toMatchObject([{ state: 'expired' }])
    expect(await stockOf(left)).toEqual({ available: 1, reserved: 0, sold: 0 })
    expect(await shop.rows(sql`select 1 from reservation where state = 'held'`)).toEqual([])
    expect(await checkInvariants(shop.db)).toEqual([])
  }, 180_000)
})
