import { createHash, randomBytes } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { recoveryCode } from '../../../platform/db/schema/account/factor.ts'

const codeCount = 10
const codeBytes = 10

/** A code as people type it: letters of either case, with or without the hyphens. */
const hashOf = (typed: string) =>
  createHash('sha256')
    .update(typed.replace(/[^0-9a-f]/gi, '').toLowerCase())
    .digest()

/** Replaces the recovery codes of an account, and returns the new ones: they are stored as hashes only. */
export async function renewRecoveryCodes(tx: Tx, tenantId: number, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => {
    const digits = randomBytes(codeBytes).toString('hex')
    return digits.match(/.{5}/g)?.join('-') ?? digits
  })
  await tx.delete(recoveryCode).where(ofTenant(recoveryCode, tenantId, eq(recoveryCode.userId, userId)))
  await tx
    .insert(recoveryCode)
    .values(codes.map((code) => ({ tenantId, userId, codeHash: hashOf(code), createdAt: now })))
  return codes
}

/** Takes a recovery code; each works once. */
export async function takeRecoveryCode(
  tx: Tx,
  tenantId: number,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(
      ofTenant(
        recoveryCode,
        tenantId,
        eq(recoveryCode.userId, userId),
        eq(recoveryCode.codeHash, hashOf(code)),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ userId: recoveryCode.userId })
  return taken.length === 1
}
