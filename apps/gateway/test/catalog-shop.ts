import { seedDatabase } from '../src/seed/seed.ts'
import { createTestGateway } from './harness.ts'

/** A gateway whose shops are filled as on a first start. */
export async function createFilledGateway(offers: number) {
  const gateway = await createTestGateway()
  await seedDatabase({ deps: gateway.deps, ownerUrl: gateway.urls.owner, offers, say: () => {} })
  return gateway
}

export type FilledGateway = Awaited<ReturnType<typeof createFilledGateway>>
export const sites = { lumen: { tenantId: '1', siteId: '1001' }, sahra: { tenantId: '2', siteId: '2001' } } as const
