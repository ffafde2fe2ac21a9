import { createTestGateway } from '@tradepost/gateway/test/harness'
import pg from 'pg'
import { seedDatabase } from '../src/seed.ts'

/** A gateway whose shops are seeded as on the first start, by default with few orders. */
export async function createFilledGateway(offers: number, { orders = 60 } = {}) {
  const gateway = await createTestGateway()
  await seedDatabase({ deps: gateway.deps, ownerUrl: gateway.urls.owner, offers, orders, say: () => {} })
  return gateway
}

/** Lets every shop sell in every currency that has rates. */
export async function sellInEveryCurrency(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(`insert into site_currency (site_id, currency_id, position)
    select s.id, c.id, 9 from site s, currency c on conflict do nothing`)
  await owner.end()
}

export type FilledGateway = Awaited<ReturnType<typeof createFilledGateway>>
export const sites = { lumen: { tenantId: '1', siteId: '1001' }, sahra: { tenantId: '2', siteId: '2001' } } as const
