import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { secondMs } from '@tradepost/domain/time/durations'
import { decryptPush, newBrowserKeys, startPushService } from '@tradepost/test-config/push-service'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import { signInSeller } from '../../../test/support/people.ts'
import { newPushKey } from '../../platform/config/push-keys.ts'
import type { EventBody } from '../../platform/payment/sandbox/events.ts'
import { checkInvariants } from '../check-invariants.ts'

let service: Awaited<ReturnType<typeof startPushService>>
let shop: PayoutShop
beforeAll(async () => {
  service = await startPushService()
  shop = await createPayoutShop({
    env: {
      SELLER_PRIVATE_HOSTS: service.host,
      PUSH_PRIVATE_KEY: newPushKey(),
      PUSH_CONTACT: 'mailto:ops@shop.example',
    },
  })
  await signInSeller(shop, { sellerId: null })
})
afterAll(async () => {
  await shop.close()
  service.close()
})
const speak = (code: string) =>
  shop.asOwner(`update app_user set language_id = (select id from language where code = '${code}')`)
beforeEach(() => speak('en'))
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

type State = EventBody['state']
/** Sends events of the bank about the payment of an order, each twice. */
async function bank(orderId: string, dispute: string, states: readonly State[], amount?: EventBody['amount']) {
  const [row] = await shop.rows<{ purchase: string }>(
    sql`select purchase_id as purchase from order_head where id = ${orderId}`,
  )
  const session = await shop.sessionOf(row?.purchase ?? '')
  for (const state of states.flatMap((one) => [one, one]))
    expect((await shop.sendEvent({ ...session, dispute, state, ...(amount ? { amount } : {}) })).statusCode).toBe(200)
}
const sellersAddress = async () =>
  (
    await shop.rows<{ email: string }>(sql`select u.email from seller s join app_user u on u.id = s.user_id
    where s.id = '1900000000000000003' and s.tenant_id = 1`)
  )[0]?.email
/** Mails about the chargebacks of an order, oldest first. */
async function mailsOf(orderId: string) {
  const steps = ['Opened', 'Won', 'Lost']
  const mails = (await shop.mailbox()).filter((one) => one.mailKey?.startsWith('seller:chargeback'))
  return mails
    .filter((one) => one.mailKey?.split(':')[2] === orderId)
    .map(({ mailKey, toAddress, subject, textBody }) => ({
      ...{ step: mailKey?.split(':')[1]?.replace('chargeback', '') ?? '', to: toAddress, subject },
      text: textBody.replace(/\s+/g, ' '),
    }))
    .sort((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step))
}
async function settled(): Promise<string> {
  const id = await shop.sold()
  await shop.deliver(id)
  await shop.handOver(shop.customer, id)
  const body = { acknowledged: true } as const
  const { code } = (await shop.inject(calls.order.confirmOrder, { params: { id }, body }, shop.as(shop.customer))).body
  expect(code).toBe('0000')
  return id
}

it('a chargeback that is opened and won is told to the seller of the order alone, once each, and notified', async () => {
  const keys = newBrowserKeys()
  const path = `/send/${randomUUID()}`
  const device = {
    ...{ endpoint: `${service.origin}${path}`, p256dh: keys.pair.getPublicKey('base64url') },
    auth: keys.auth.toString('base64url'),
  }
  expect((await shop.inject(calls.push.addPushDevice, { body: device }, shop.as(shop.vendor))).body.code).toBe('0000')
  const [id, other] = [await shop.sold(), await shop.sold()]
  const before = (await shop.mailbox()).length
  await bank(id, 'dp_won', ['disputed', 'dispute_withdrawn'])
  const to = await sellersAddress()
  expect(await mailsOf(id)).toMatchObject([{ step: 'Opened', to }])
  await bank(id, 'dp_won', ['dispute_won', 'dispute_reinstated', 'dispute_lost'])
  const [opened, won, ...more] = await mailsOf(id)
  expect([more, await mailsOf(other)]).toEqual([[], []])
  expect(opened?.subject).toContain('asks for the money back')
  expect(opened?.text).toContain(`payment of order ${id} at their bank: a chargeback of 12.50 USD`)
  expect(opened?.text).toContain('the order stands still')
  expect(opened?.text).toContain(`/sell/orders/${id}`)
  expect(won?.text).toContain(`The chargeback of 12.50 USD for order ${id} is over`)
  // Nobody else is told: neither the buyer nor another seller.
  expect((await shop.mailbox()).length - before).toBe(2)
  for (let round = 0; round < 8; round++) {
    await shop.deps.jobs.runDue()
    shop.clock.advance(4 * secondMs)
  }
  const shown = service.arrived
    .filter((one) => one.path === path)
    .map(({ raw }) => decryptPush(keys, raw) as { title: string; path: string })
    .filter(({ title }) => title.includes('bank'))
  expect(shown.map(({ path: page }) => page)).toEqual([`/sell/orders/${id}`, `/sell/orders/${id}`])
})

it('a lost chargeback tells the seller what happens to the money, in their language', async () => {
  const [open, finished, part] = [await shop.sold(), await settled(), await settled()]
  await bank(open, 'dp_open', ['disputed', 'dispute_withdrawn', 'dispute_lost'])
  expect((await mailsOf(open)).map(({ step }) => step)).toEqual(['Opened', 'Lost'])
  expect((await mailsOf(open))[1]?.text).toContain('The order is refunded, and you are not paid for it.')
  await speak('de')
  // The decision arrives first: it alone is told.
  await bank(finished, 'dp_finished', ['dispute_lost', 'dispute_withdrawn', 'disputed'])
  const [lost, ...more] = await mailsOf(finished)
  expect([more, lost?.subject]).toEqual([[], expect.stringContaining('Die Bank hat für den Käufer entschieden')])
  expect(lost?.text).toMatch(/Die Bank hat dem Käufer 12[.,]50 USD aus der Zahlung/)
  expect(lost?.text).toMatch(/haben wir 11[.,]50 USD aus deinem Guthaben und deiner Reserve/)
  // The bank took a part: the shop bears it.
  await bank(part, 'dp_part', ['disputed', 'dispute_lost'], { minor: 200, currency: 'USD' })
  expect((await mailsOf(part)).map(({ text }) => /2[.,]00 USD.*Dir wird nichts abgezogen/.test(text))).toEqual([
    true,
    true,
  ])
})
