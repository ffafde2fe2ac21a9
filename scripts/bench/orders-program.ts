import { buyAtGateway } from './buy-at-gateway.ts'
import type { OrdersJob } from './orders.ts'

// Simulates buyers in a separate process: each order is placed at the gateway, paid by card and read again.

async function run({ gatewayUrl, shops, orders, atOnce }: OrdersJob) {
  let next = 0
  let failed = 0
  let problem = ''
  const work = async (worker: number) => {
    const shop = shops[worker % shops.length]
    if (!shop) return
    // Each worker uses different buyers of its shop, so that no two orders wait for the lock of the same buyer.
    const [place, workers] = [Math.floor(worker / shops.length), Math.ceil(atOnce / shops.length)]
    const buyers = shop.tokens.map((_, buyer) => buyer).filter((buyer) => buyer % workers === place)
    for (let turn = 0; next < orders; turn++) {
      const n = next++
      try {
        const buyer = buyers[turn % buyers.length] ?? 0
        const offerId = shop.offerIds[n % shop.offerIds.length] ?? ''
        // Each buyer has a different IP address, because the gateway limits the unpaid orders of one network.
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
