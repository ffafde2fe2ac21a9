import { timingSafeEqual } from 'node:crypto'
import { keepFresh } from '@tradepost/serving/keep-fresh'
import { eq } from 'drizzle-orm'
import type { TenantContext } from '../platform/call/call-context.ts'
import type { Config } from '../platform/config/config.ts'
import { isPublicSecret } from '../platform/config/defaults.ts'
import { sha256 } from '../platform/crypto/secret-box.ts'
import type { Database } from '../platform/db/database.ts'
import { client, site, tenant } from '../platform/db/schema/platform.ts'

export interface SiteFacts extends TenantContext {
  companyName: string
  themeColor: string
  logoUrl: string | null
  defaultLanguage: string
}

interface Directory {
  byOrigin: Map<string, SiteFacts>
  byClient: Map<string, { secretHash: Buffer; site: SiteFacts }>
  all: SiteFacts[]
}

const freshMs = 10_000
const retryMs = 1000
/** Compared with the given secret if the client does not exist, so that the check takes the same time. */
const dummyHash = Buffer.alloc(32)

/** Finds sites by client credential or by origin. Read from the database and cached for seconds. */
export function createTenants(db: Database, { nodeEnv }: Pick<Config, 'nodeEnv'>) {
  // While the database is down, an old directory is better than none.
  const cache = keepFresh<Directory>({ orStale: true })

  async function read(): Promise<Directory> {
    const [sites, clients] = await db.withoutTenant(async (tx) => [
      await tx.select().from(site).innerJoin(tenant, eq(tenant.id, site.tenantId)),
      await tx.select().from(client).where(eq(client.enabled, true)),
    ])
    const all = sites.map(({ site: row, tenant: owner }) => ({
      tenantId: owner.id,
      siteId: row.id,
      origin: row.origin,
      code: owner.code,
      companyName: owner.companyName,
      themeColor: row.themeColor,
      logoUrl: row.logoUrl,
      defaultLanguage: row.defaultLanguage,
    }))
    const ofTenant = new Map(all.map((facts) => [facts.tenantId, facts]))
    return {
      all,
      byOrigin: new Map(all.map((facts) => [facts.origin, facts])),
      byClient: new Map(
        clients.flatMap((row) => {
          const facts = ofTenant.get(row.tenantId)
          return facts ? [[row.id, { secretHash: row.secretHash, site: facts }] as const] : []
        }),
      ),
    }
  }

  const current = (maxAgeMs: number) => cache.get('', maxAgeMs, read)

  async function find<T>(pick: (from: Directory) => T | undefined): Promise<T | undefined> {
    const kept = cache.peekFresh('', freshMs)
    const known = kept && pick(kept)
    return known ?? pick(await current(freshMs)) ?? pick(await current(retryMs))
  }

  return {
    /** The next look-up reads the database again. */
    forget: cache.forget,
    all: async () => (await current(freshMs)).all,
    byOrigin: (origin: string) => find((from) => from.byOrigin.get(origin.toLowerCase())),
    async byTenantId(tenantId: number) {
      return find((from) => from.all.find((facts) => facts.tenantId === tenantId))
    },
    /** Constant time, also for a client that does not exist. */
    async byCredential(id: string, secret: string): Promise<SiteFacts | undefined> {
      const row = await find((from) => from.byClient.get(id))
      const given = sha256(secret)
      // A database that was set up outside production may still contain a default secret that is public.
      if (nodeEnv === 'production' && isPublicSecret(secret)) return undefined
      const isSame = timingSafeEqual(given, row?.secretHash.length === 32 ? row.secretHash : dummyHash)
      return isSame && row ? row.site : undefined
    },
  }
}

export type Tenants = ReturnType<typeof createTenants>
