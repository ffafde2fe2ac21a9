import { buyAtGateway } from './buy-at-gateway.ts'
import type { OrdersJob } from './orders.ts'

// Buyers at the gateway, in a process of their own: each orders one thing, pays by card and looks at the purchase.

async function run({ gatewayUrl, shops, orders, atOnce }: OrdersJob) {
  let next = 0
  let failed = 0
  let problem = ''
  const work = async (worker: number) => {
    const shop = shops[worker % shops.length]
    if (!shop) return
    // The workers of one shop share its buyers out, so that none waits for a lock of its own buyer.
    const [place, workers] = [Math.floor(worker / shops.length), Math.ceil(atOnce / shops.length)]
    const buyers = shop.tokens.map((_, buyer) => buyer).filter((buyer) => buyer % workers === place)
    for (let turn = 0; next < orders; turn++) {
      const n = next++
      try {
        const buyer = buyers[turn % buyers.length] ?? 0
        const offerId = shop.offerIds[n % shop.offerIds.length] ?? ''
        // Each buyer has an address of their own, because unpaid orders of one network are limited.
        const address = `10.${shop.tenantId % 256}.${buyer}.1`
        await buyAtGateway({ gatewayUrl, ...shop, token: shop.tokens[buyer] ?? '', address }, offerId)
      } catch (error) {
        failed++
        problem = String(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)))
  return { failed, problem }
}

process.once('message', async (job: OrdersJob) => {
  process.send?.(await run(job))
  process.disconnect()
})
