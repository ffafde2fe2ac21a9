import { calls } from '@tradepost/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStatements } from '../support/count-statements.ts'
import { createShop, type Shop } from '../support/shop.ts'

/** Limits of each step: statements without `begin` and `commit`, and transactions that write. */
const most: Record<string, [statements: number, commits: number]> = {
  // Two of them ask whether the shop is open and whether the buyer must agree to new terms.
  preOrder: [16, 1],
  // The gateway commits twice, before and after its request to the provider. The sandbox provider commits once.
  startPayment: [14, 3],
  openCardPage: [2, 0],
  payByCard: [4, 1],
  // The sandbox's event and the delivery are two jobs, claimed one after the other until none is left. A separate
  // statement removes the event's job. The transaction that delivers removes the delivery's job.
  captureAndDeliver: [25, 6],
  lookAtPurchase: [6, 0],
}

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
})
afterAll(() => shop.close())

describe('an order', () => {
  it('stays within the limits of statements and commits in each step from pre-order to delivery', async () => {
    const counter = countStatements([shop.db.pool, shop.db.ownPool])
    const by = await shop.buyer()
    const offerId = await shop.offer({ accounts: true, stock: 5 })
    // Buy once before counting, so that work that is needed only once a day or once in a while is not counted.
    await shop.buyAndPay(by, offerId)

    const counts: Record<string, [number, number]> = {}
    const sent: string[] = []
    async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
      counter.take()
      const answer = await run()
      const { statements, commits } = counter.take()
      counts[name] = [statements.length, commits]
      sent.push(...statements.map((text) => `${name}: ${text.slice(0, 200)}`))
      return answer
    }
    const bought = await step('preOrder', () => shop.buy(by, offerId))
    const started = await step('startPayment', () => shop.startPayment(by, bought.purchaseId))
    const url = started.body.data?.redirectUrl ?? ''
    await step('openCardPage', () => shop.app.inject({ url: new URL(url).pathname }))
    await step('payByCard', () => shop.typeCard(url, '4242424242424242'))
    await step('captureAndDeliver', () => shop.deps.jobs.runDue())
    const { body } = await step('lookAtPurchase', () =>
      shop.inject(calls.checkout.getPurchase, { params: { id: bought.purchaseId } }, shop.via(by)),
    )
    expect(body.data?.orders[0]?.state).toBe('delivered')
    const over = Object.entries(counts).filter(([name, [statements, commits]]) => {
      const [mostStatements, mostCommits] = most[name] ?? [0, 0]
      return statements > mostStatements || commits > mostCommits
    })
    expect(over, sent.join('\n')).toEqual([])
    // Control: the counter does count statements.
    expect(counts.preOrder?.[0]).toBeGreaterThan(5)
  })
})
