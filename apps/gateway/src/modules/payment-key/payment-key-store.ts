import { randomUUID } from 'node:crypto'
import type { CallData, calls } from '@tradepost/contract'
import { isLiveKey, lastFourOf } from '@tradepost/domain/money/payment-keys'
import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { paymentKey } from '../../platform/db/schema/operation/payment-key.ts'
import type { Deps } from '../../platform/deps.ts'
import { sealedColumn } from '../../platform/stripe/own-keys.ts'

const mostShown = 20
const wiped = Buffer.alloc(0)

type Detail = CallData<typeof calls.paymentKey.paymentKeyDetail>
type Kind = (typeof paymentKey.$inferSelect)['kind']
export type KeyRow = typeof paymentKey.$inferSelect

const isCurrent = isNull(paymentKey.endsAt)

/** The keys that count for a tenant. Two who change them take turns. */
export async function lockKeys(tx: Tx, tenantId: number): Promise<Partial<Record<Kind, KeyRow>>> {
  await tx.execute(sql`select pg_advisory_xact_lock(${tenantId}::int, hashtext('payment_key'))`)
  const rows = await tx
    .select()
    .from(paymentKey)
    .where(ofTenant(paymentKey, tenantId, isCurrent))
  return Object.fromEntries(rows.map((row) => [row.kind, row]))
}

interface End {
  tenantId: number
  kind: Kind
  endsAt: Date
  endedBy: string
}

/** Gives the current key of a kind an end, and wipes the secrets of all that have ended. */
export async function endKeys(deps: Deps, tx: Tx, { tenantId, kind, endsAt, endedBy }: End): Promise<void> {
  // An end that is now is the moment of the transaction: the machine's clock is already later, and a secret of a key that
  // has not ended there cannot be wiped.
  const end = endsAt <= deps.clock.now() ? sql`moment()` : sql`${endsAt.toISOString()}::timestamptz`
  await tx
    .update(paymentKey)
    .set({ endsAt: end, endedBy })
    .where(
      ofTenant(
        paymentKey,
        tenantId,
        eq(paymentKey.kind, kind),
        // One that was to go on for a while ends as well, if everything ends now.
        or(isCurrent, and(lte(end, sql`moment()`), gt(paymentKey.endsAt, end))),
      ),
    )
  await tx
    .update(paymentKey)
    .set({ secretCt: wiped })
    .where(
      ofTenant(paymentKey, tenantId, lte(paymentKey.endsAt, sql`moment()`), sql`length(${paymentKey.secretCt}) > 0`),
    )
}

interface NewKey {
  tenantId: number
  kind: Kind
  value: string
  accountRef?: string | null
  othersUntil?: Date | null
  createdBy: string
}

/** Seals and stores a key. */
export async function addKey(deps: Deps, tx: Tx, { value, ...given }: NewKey): Promise<void> {
  const id = randomUUID()
  const secrets = await deps.secrets.forTenant(tx, given.tenantId)
  const { ciphertext, keyId } = secrets.seal(id, sealedColumn, value)
  await tx.insert(paymentKey).values({
    ...given,
    ...{ id, secretCt: ciphertext, secretKeyId: keyId, lastFour: lastFourOf(value), createdAt: deps.clock.now() },
  })
}

/** True if the environment has this kind of key for a tenant. */
export function isInEnvironment({ config }: Deps, tenantId: number, kind: Kind): boolean {
  const { stripe } = config
  return stripe !== null && Object.hasOwn(kind === 'api' ? stripe.keys : stripe.webhookSecrets, tenantId)
}

/** The keys of a tenant as staff see them: never more of a secret than its last four characters. */
export async function keysOf(deps: Deps, tx: Tx, tenantId: number): Promise<Detail> {
  const now = deps.clock.now()
  const rows = await tx
    .select({ key: paymentKey, nickName: appUser.nickName })
    .from(paymentKey)
    .leftJoin(appUser, ofTenant(appUser, paymentKey.tenantId, eq(appUser.id, paymentKey.createdBy)))
    .where(ofTenant(paymentKey, tenantId))
    .orderBy(sql`${paymentKey.endsAt} is not null`, desc(paymentKey.createdAt), paymentKey.kind)
    .limit(mostShown)
  const sourceOf = (kind: Kind) => {
    if (rows.some(({ key }) => key.kind === kind && key.endsAt === null)) return 'staff'
    return isInEnvironment(deps, tenantId, kind) ? 'installation' : 'none'
  }
  const api = sourceOf('api')
  return {
    ...{ provider: api === 'none' && !deps.config.stripe ? 'sandbox' : 'stripe', api, webhook: sourceOf('webhook') },
    webhookUrl: `${deps.config.publicUrl}/finance/payment/webhook/stripe`,
    takesTestKeys: takesTestKeys(deps),
    list: rows.map(({ key, nickName }) => ({
      ...{ id: key.id, kind: key.kind, lastFour: key.lastFour, account: key.accountRef },
      ...{ createdAt: key.createdAt.toISOString(), createdBy: nickName, endsAt: key.endsAt?.toISOString() ?? null },
      state: key.endsAt === null ? 'active' : key.endsAt > now ? 'ending' : 'ended',
    })),
  }
}

/** False where only keys that move money are taken. */
export const takesTestKeys = ({ config }: Deps): boolean =>
  config.nodeEnv !== 'production' || config.standInsInProduction.includes('SANDBOX_PAYMENT')

/** True if a key may be used in this installation. */
export const mayUse = (deps: Deps, apiKey: string): boolean => isLiveKey(apiKey) || takesTestKeys(deps)
