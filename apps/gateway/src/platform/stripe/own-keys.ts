import { keepFresh } from '@tradepost/serving/keep-fresh'
import { ne, sql } from 'drizzle-orm'
import type { SecretBox } from '../crypto/secret-box.ts'
import type { Database } from '../db/database.ts'
import { ofTenant } from '../db/of-tenant.ts'
import { paymentKey } from '../db/schema/operation/payment-key.ts'
import { site } from '../db/schema/platform.ts'
import type { Clock } from '../time/clock.ts'

/** The notice between processes that a tenant has other payment keys. */
export const paymentKeysChanged = 'payment-keys'

/** The column that a key is sealed for. */
export const sealedColumn = 'payment_key.secret_ct'

/** The keys that staff of a tenant set and that count now. */
export interface OwnKeys {
  /** Null if calls are made with the environment's key. */
  apiKey: string | null
  /** Signing secrets of events: the present one, and those that go on for a while. */
  webhookSecrets: readonly string[]
  /** True if events may be signed with the environment's secret as well. */
  acceptsOthers: boolean
}

interface StoredKey {
  tenantId: number
  kind: 'api' | 'webhook'
  value: string
  othersUntil: Date | null
  endsAt: Date | null
}

const freshMs = 10_000
const none: OwnKeys = { apiKey: null, webhookSecrets: [], acceptsOthers: true }

interface Parts {
  db: Database
  secrets: SecretBox
  clock: Clock
}

/**
 * The payment keys that staff set in the desk, for every tenant of the installation. A process keeps them opened in memory
 * for seconds, and until it hears of a change.
 */
export function createOwnKeys({ db, secrets, clock }: Parts) {
  // While the database is down, the keys of before are better than none.
  const cache = keepFresh<StoredKey[]>({ orStale: true })

  const readTenant = (tenantId: number) =>
    db.withTenant(tenantId, 'gateway', async (tx) => {
      const rows = await tx
        .select()
        .from(paymentKey)
        .where(ofTenant(paymentKey, tenantId, ne(sql`length(${paymentKey.secretCt})`, 0)))
      if (rows.length === 0) return []
      const box = await secrets.forTenant(tx, tenantId)
      return rows.map(({ id, kind, secretCt, secretKeyId, othersUntil, endsAt }): StoredKey => {
        const value = box.open(id, sealedColumn, { ciphertext: secretCt, keyId: secretKeyId })
        return { tenantId, kind, value, othersUntil, endsAt }
      })
    })

  async function readAll(): Promise<StoredKey[]> {
    const marked = await db.withoutTenant((tx) =>
      tx
        .selectDistinct({ tenantId: site.tenantId })
        .from(site)
        .where(sql`(${site.financeSettings} ->> 'hasPaymentKeys')::boolean`),
    )
    const keys: StoredKey[] = []
    for (const { tenantId } of marked) keys.push(...(await readTenant(tenantId)))
    return keys
  }

  /** The keys that count now, by tenant. Tenants without keys of their own are left out. */
  async function all(): Promise<ReadonlyMap<number, OwnKeys>> {
    const now = clock.now()
    const byTenant = new Map<number, OwnKeys>()
    for (const { tenantId, kind, value, othersUntil, endsAt } of await cache.get('', freshMs, readAll)) {
      if (endsAt && endsAt <= now) continue
      const before = byTenant.get(tenantId) ?? none
      byTenant.set(
        tenantId,
        kind === 'api'
          ? { ...before, apiKey: value }
          : {
              ...before,
              webhookSecrets: [...before.webhookSecrets, value],
              acceptsOthers: before.acceptsOthers && othersUntil !== null && othersUntil > now,
            },
      )
    }
    return byTenant
  }

  return {
    all,
    of: async (tenantId: number): Promise<OwnKeys> => (await all()).get(tenantId) ?? none,
    /** The next use reads the database again. */
    forget: cache.forget,
  }
}
export type OwnPaymentKeys = ReturnType<typeof createOwnKeys>
