import { eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { generateSecret, generateURI, verifySync } from 'otplib'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { totpFactor } from '../../../platform/db/schema/account/factor.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Owner } from './factors-of.ts'

const periodSeconds = 30
/** The otpauth address that authenticators read from a QR code. */
export const addressOf = ({ secret, issuer, label }: { secret: string; issuer: string; label: string }): string =>
  generateURI({ issuer, label, secret, period: periodSeconds })

const column = 'totp_factor.secret_ct'
const isUnconfirmed = isNull(totpFactor.confirmedAt)

/** Stores a new secret that no code has confirmed, in place of an earlier one without a confirmation; else null. */
export async function enrolTotp({ secrets }: Deps, tx: Tx, owner: Owner, now: Date): Promise<string | null> {
  const secret = generateSecret()
  const { ciphertext, keyId } = (await secrets.forTenant(tx, owner.tenantId)).seal(owner.userId, column, secret)
  await tx
    .delete(totpFactor)
    .where(ofTenant(totpFactor, owner.tenantId, eq(totpFactor.userId, owner.userId), isUnconfirmed))
  const stored = await tx
    .insert(totpFactor)
    .values({ ...owner, secretCt: ciphertext, secretKeyId: keyId, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: totpFactor.userId })
  return stored.length === 0 ? null : secret
}

/** The time step whose code this is, at most one step from now; null if it is the code of none. */
function stepOf(secret: string, token: string, now: Date): number | null {
  if (!/^\d{6}$/.test(token)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token, epoch, period: periodSeconds, epochTolerance: periodSeconds })
  return result.valid ? Math.floor(epoch / periodSeconds) + result.delta : null
}

/**
 * Takes a code, once: of parallel uses of one code, the condition of the update lets one pass. `first` takes the code
 * that confirms a new secret; else the secret must be confirmed.
 */
export async function takeTotp(
  { secrets }: Deps,
  tx: Tx,
  owner: Owner,
  { code, first = false }: { code: string; first?: boolean },
  now: Date,
): Promise<boolean> {
  const state = first ? isUnconfirmed : isNotNull(totpFactor.confirmedAt)
  const [row] = await tx
    .select({ ciphertext: totpFactor.secretCt, keyId: totpFactor.secretKeyId })
    .from(totpFactor)
    .where(ofTenant(totpFactor, owner.tenantId, eq(totpFactor.userId, owner.userId), state))
  if (!row) return false
  const step = stepOf((await secrets.forTenant(tx, owner.tenantId)).open(owner.userId, column, row), code, now)
  if (step === null) return false
  const taken = await tx
    .update(totpFactor)
    .set({ lastStep: step, ...(first ? { confirmedAt: now } : {}) })
    .where(
      ofTenant(totpFactor, owner.tenantId, eq(totpFactor.userId, owner.userId), state, lt(totpFactor.lastStep, step)),
    )
    .returning({ userId: totpFactor.userId })
  return taken.length === 1
}
