import { calls } from '@tradepost/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStatements } from '../support/count-statements.ts'
import { createShop, type Shop } from '../support/shop.ts'

/** The most that each step may send: statements without `begin` and `commit`, and transactions that write. */
const most: Record<string, [statements: number, commits: number]> = {
  preOrder: [14, 1],
  // Two of the gateway, because the provider is asked in between, and one of the sandbox that stands in for it.
  startPayment: [14, 3],
  openCardPage: [2, 0],
  payByCard: [4, 1],
  // The event of the sandbox and the delivery are jobs, claimed one after the other until none is left. That of the
  // sandbox is removed by itself, the delivery's with its effect.
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
  it('takes no more statements and commits from pre-order to delivered than its limits', async () => {
    const counter = countStatements([shop.db.pool, shop.db.ownPool])
    const by = await shop.buyer()
    const offerId = await shop.offer({ accounts: true, stock: 5 })
    // What is planned once a day and read once in a while does not count.
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
    // Control: the counter misses nothing.
    expect(counts.preOrder?.[0]).toBeGreaterThan(5)
  })
})
