import pg from 'pg'
import { seedDatabase } from '../src/seed/seed.ts'
import { createTestGateway } from './harness.ts'

/** A gateway whose shops are filled as on a first start, and sell in every currency. */
export async function createFilledGateway(offers: number) {
  const gateway = await createTestGateway()
  await seedDatabase({ deps: gateway.deps, ownerUrl: gateway.urls.owner, offers, say: () => {} })
  const owner = new pg.Client({ connectionString: gateway.urls.owner })
  await owner.connect()
  await owner.query(`insert into site_currency (site_id, currency_id, position)
    select s.id, c.id, 9 from site s, currency c on conflict do nothing`)
  await owner.end()
  return gateway
}

export type FilledGateway = Awaited<ReturnType<typeof createFilledGateway>>
export const sites = { lumen: { tenantId: '1', siteId: '1001' }, sahra: { tenantId: '2', siteId: '2001' } } as const
