import { type Visitor, visit } from '../shop/shop.ts'
import type { Shops } from '../shop/start-shops.ts'
import { untilReady } from './desk.ts'

/** A visitor whose paths are those of an origin of an installation that a test started for itself. */
export async function visitAt(shops: Shops, origin: string): Promise<Visitor> {
  const visitor = await visit({ kept: true })
  return {
    ...visitor,
    origin,
    async go(path) {
      await visitor.page.goto(origin + path, { waitUntil: 'load' })
      if (Object.values(shops.desks).includes(origin)) await untilReady(visitor.page)
    },
  }
}
