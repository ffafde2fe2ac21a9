import { timingSafeEqual } from 'node:crypto'
import { keepFresh } from '@tradepost/serving/keep-fresh'
import { eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { TenantContext } from '../platform/call/call-context.ts'
import type { Config } from '../platform/config/config.ts'
import { isPublicSecret } from '../platform/config/defaults.ts'
import { sha256 } from '../platform/crypto/secret-box.ts'
import type { Database } from '../platform/db/database.ts'
import { ofTenant } from '../platform/db/of-tenant.ts'
import { clientSecret } from '../platform/db/schema/operation/client-secret.ts'
import { client, site, tenant } from '../platform/db/schema/platform.ts'

export interface SiteFacts extends TenantContext {
  companyName: string
  themeColor: string
  logoUrl: string | null
  defaultLanguage: string
}

interface ClientFacts {
  id: string
  /** The SHA-256 of the environment's secret. */
  secretHash: Buffer
  site: SiteFacts
}

interface Directory {
  byOrigin: Map<string, SiteFacts>
  byClient: Map<string, ClientFacts>
  all: SiteFacts[]
}

/** A secret that staff made or ended, or that was used. */
interface SecretRow {
  clientId: string
  secretHash: Buffer
  hasEnded: boolean
  /** False for a secret of the environment without an end: it works only while the environment has it. */
  isOwn: boolean
}

const freshMs = 10_000
/** A use of a secret is noted at most this often by one process. */
const noteMs = 600_000
const retryMs = 1000
/** Compared with the given secret if the client does not exist, so that the check takes the same time. */
const noHash = Buffer.alloc(32)
const isSame = (given: Buffer, stored: Buffer) => timingSafeEqual(given, stored.length === 32 ? stored : noHash)

/** Finds sites by client credential or by origin. Read from the database and cached for seconds. */
export function createTenants(db: Database, { nodeEnv }: Pick<Config, 'nodeEnv'>) {
  // While the database is down, an old directory is better than none.
  const cache = keepFresh<Directory>({ orStale: true })
  const secretCache = keepFresh<SecretRow[]>({ orStale: true })
  const notedAt = new Map<string, number>()

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
          return facts ? [[row.id, { id: row.id, secretHash: row.secretHash, site: facts }] as const] : []
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

  const secretRows = (tenantId: number, maxAgeMs: number) =>
    secretCache.get(String(tenantId), maxAgeMs, () =>
      db.withTenant(tenantId, 'gateway', (tx) =>
        tx
          .select({
            ...{ clientId: clientSecret.clientId, secretHash: clientSecret.secretHash },
            hasEnded: sql<boolean>`coalesce(${clientSecret.endsAt} <= moment(), false)`,
            isOwn: sql<boolean>`${clientSecret.source} = 'staff' or ${clientSecret.endsAt} is not null`,
          })
          .from(clientSecret)
          .where(ofTenant(clientSecret, tenantId)),
      ),
    )

  /** True if the hash is that of a working secret: one of staff, or the environment's as long as it has no end. */
  async function works({ id, secretHash, site: { tenantId } }: ClientFacts, given: Buffer, maxAgeMs: number) {
    const rows = (await secretRows(tenantId, maxAgeMs)).filter(({ clientId }) => clientId === id)
    const row = rows.filter((one) => isSame(given, one.secretHash)).at(0)
    return row?.isOwn ? !row.hasEnded : isSame(given, secretHash)
  }

  /** Notes that a secret is used, so that staff see which of them nobody needs any more. */
  async function noteUse({ id, site: { tenantId } }: ClientFacts, secretHash: Buffer): Promise<void> {
    const name = `${id} ${secretHash.toString('hex')}`
    const before = notedAt.get(name)
    if (before !== undefined && performance.now() - before < noteMs) return
    notedAt.set(name, performance.now())
    const lastUsedAt = sql`moment()`
    await db
      .withTenant(tenantId, 'gateway', (tx) =>
        tx
          .insert(clientSecret)
          .values({ tenantId, clientId: id, secretHash, source: 'installation', lastUsedAt })
          .onConflictDoUpdate({
            target: [clientSecret.tenantId, clientSecret.clientId, clientSecret.secretHash],
            set: { lastUsedAt },
            setWhere: or(isNull(clientSecret.lastUsedAt), lt(clientSecret.lastUsedAt, sql`moment()`)),
          }),
      )
      // A database that takes no writes must not keep a shop from reading.
      .catch(() => notedAt.delete(name))
  }

  return {
    /** The next look-up reads the database again. */
    forget() {
      cache.forget()
      secretCache.forget()
    },
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
      if (!row) {
        isSame(given, noHash)
        return undefined
      }
      // A secret that another process made a moment ago is looked for once more.
      if (!(await works(row, given, freshMs)) && !(await works(row, given, retryMs))) return undefined
      await noteUse(row, given)
      return row.site
    },
  }
}

export type Tenants = ReturnType<typeof createTenants>
