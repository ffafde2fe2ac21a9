import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { verifyPurposes } from '@tradepost/contract/constants'
import { minuteMs } from '@tradepost/domain/time/durations'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { hashToken, newToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { moment } from '../../../platform/db/moment.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { verifyCode, verifyTicket } from '../../../platform/db/schema/account/account.ts'
import type { Deps } from '../../../platform/deps.ts'

export type Purpose = (typeof verifyPurposes)[number]

export const codeMinutes = 10
const maxTries = 5
/** Purposes whose code opens a session. */
export const loginPurposes: readonly Purpose[] = [
  'LoginSendVerifyCode',
  'EmailLoginSendVerifyCode',
  'EmailRegisterSendVerifyCode',
  'LoginStrategySendVerifyCode',
]

/** One hash per application secret still in use; new codes use the first. */
function codeHashes({ secrets }: Deps, tenantId: number, purpose: string, key: string, code: string): Buffer[] {
  return secrets
    .deriveAll(tenantId, 'verify-code')
    .map((pepper) => createHmac('sha256', pepper).update(`${tenantId}|${purpose}|${key}|${code}`).digest())
}

const inMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * minuteMs)

/** Creates a code for an address, purpose and requester; replaces the previous one. */
export async function createCode(
  deps: Deps,
  tx: Tx,
  { tenantId, key, purpose, requester }: { tenantId: number; key: string; purpose: Purpose; requester: string },
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const [hash] = codeHashes(deps, tenantId, purpose, key, code)
  if (!hash) throw new Error('no application secret')
  const fresh = { codeHash: hash, tries: 0, ownTries: 0, expiresAt: inMinutes(await moment(tx), codeMinutes) }
  await tx
    .insert(verifyCode)
    .values({ tenantId, emailKey: key, purpose, requester, ...fresh })
    .onConflictDoUpdate({
      target: [verifyCode.tenantId, verifyCode.emailKey, verifyCode.purpose, verifyCode.requester],
      set: fresh,
    })
  return code
}

/**
 * Checks a code against each purpose for which the code may have been sent, and spends a matching code. Tries by the
 * requester and by everybody else are counted separately, so that strangers cannot use up the requester's tries. Runs
 * in its own transaction, so that a wrong guess stays counted in any case.
 */
export async function spendCode(
  deps: Deps,
  tenantId: number,
  key: string,
  purposes: readonly Purpose[],
  code: string,
  requester = '',
): Promise<boolean> {
  return deps.db.withTenant(tenantId, 'gateway', async (tx) => {
    const { tries, ownTries } = verifyCode
    const isOwn = eq(verifyCode.requester, requester)
    const rows = await tx
      .update(verifyCode)
      .set({ tries: sql`${tries} + (not ${isOwn})::int`, ownTries: sql`${ownTries} + (${isOwn})::int` })
      .where(
        ofTenant(
          verifyCode,
          tenantId,
          eq(verifyCode.emailKey, key),
          inArray(verifyCode.purpose, purposes),
          gt(verifyCode.expiresAt, sql`moment()`),
          sql`case when ${isOwn} then ${ownTries} else ${tries} end < ${maxTries}`,
        ),
      )
      .returning({ purpose: verifyCode.purpose, codeHash: verifyCode.codeHash })
    const match = rows.find((row) =>
      codeHashes(deps, tenantId, row.purpose, key, code).some((hash) => timingSafeEqual(row.codeHash, hash)),
    )
    if (!match) return false
    const spent = await tx
      .delete(verifyCode)
      .where(
        and(
          ...[ofTenant(verifyCode, tenantId), eq(verifyCode.emailKey, key)],
          ...[eq(verifyCode.purpose, match.purpose), eq(verifyCode.codeHash, match.codeHash)],
        ),
      )
      .returning({ purpose: verifyCode.purpose })
    return spent.length === 1
  })
}

/** Creates a one-time ticket for the step that a code was requested for. */
export async function createTicket(deps: Deps, tenantId: number, key: string, purpose: Purpose): Promise<string> {
  const ticket = newToken()
  await deps.db.withTenant(tenantId, 'gateway', async (tx) => {
    const expiresAt = inMinutes(await moment(tx), codeMinutes)
    await tx.insert(verifyTicket).values({ tenantId, ticketHash: hashToken(ticket), emailKey: key, purpose, expiresAt })
  })
  return ticket
}

/** Spends a ticket; true if it was valid for this address and purpose. */
export async function spendTicket(
  tx: Tx,
  tenantId: number,
  key: string,
  purposes: readonly Purpose[],
  ticket: string,
): Promise<boolean> {
  const rows = await tx
    .delete(verifyTicket)
    .where(ofTenant(verifyTicket, tenantId, eq(verifyTicket.ticketHash, hashToken(ticket))))
    .returning()
  const [row] = rows
  return (
    row !== undefined &&
    row.emailKey === key &&
    purposes.includes(row.purpose as Purpose) &&
    row.expiresAt > (await moment(tx))
  )
}
