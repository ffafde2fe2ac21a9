import { sql } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure.ts'
import { countUse, type RateRule } from '../../platform/rate-limit.ts'
import { recordSecurity } from './security-events.ts'

const windowMs = 15 * 60_000
const perAccount: RateRule = { name: 'login-account', limit: 5, windowMs }
const perAddress: RateRule = { name: 'login-ip', limit: 60, windowMs }

interface Attempt {
  tenantId: number
  ip: string
  key: string
}

/** Counts a login attempt before any hashing; it commits by itself, so that a failed one stays counted. */
export async function countAttempt({ db, clock }: Deps, { tenantId, ip, key }: Attempt): Promise<void> {
  const now = clock.now()
  const blocked = await db.withTenant(tenantId, 'gateway', async (tx) => {
    const address = await countUse(tx, tenantId, perAddress, ip, now)
    const account = await countUse(tx, tenantId, perAccount, `${ip} ${key}`, now)
    if (address.allowed && account.allowed) return null
    await recordSecurity(tx, tenantId, { kind: 'login_blocked', ip, at: now })
    return address.allowed ? account : address
  })
  if (blocked) throw new Failure('rate_limited', { retryAfterSeconds: blocked.retryAfterSeconds })
}

/** The right person got in: what this attempt counted is given back, the account's mistakes are forgotten. */
export async function forgiveAttempts({ db, clock }: Deps, { tenantId, ip, key }: Attempt): Promise<void> {
  const start = new Date(Math.floor(clock.now().getTime() / windowMs) * windowMs).toISOString()
  await db.withTenant(tenantId, 'gateway', async (tx) => {
    await tx.execute(sql`delete from rate_window
      where tenant_id = ${tenantId} and rule = ${perAccount.name} and subject = ${`${ip} ${key}`.slice(0, 300)}`)
    await tx.execute(sql`update rate_window set hits = hits - 1
      where tenant_id = ${tenantId} and rule = ${perAddress.name} and subject = ${ip}
        and window_start = ${start}::timestamptz and hits > 1`)
  })
}
