import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { verifyPurposes } from '@tradepost/contract/constants'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { verifyCode, verifyTicket } from '../../platform/db/schema/account.ts'
import type { Deps } from '../../platform/deps.ts'
import { hashToken, newToken } from './tokens.ts'

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

function codeHash({ secrets }: Deps, tenantId: number, purpose: string, key: string, code: string): Buffer {
  const pepper = secrets.derive(tenantId, 'verify-code')
  return createHmac('sha256', pepper).update(`${tenantId}|${purpose}|${key}|${code}`).digest()
}

const inMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** Makes a new code for an address and purpose; the one before it is worthless from now on. */
export async function createCode(deps: Deps, tx: Tx, tenantId: number, key: string, purpose: Purpose): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const fresh = {
    codeHash: codeHash(deps, tenantId, purpose, key, code),
    tries: 0,
    expiresAt: inMinutes(deps.clock.now(), codeMinutes),
  }
  await tx
    .insert(verifyCode)
    .values({ tenantId, emailKey: key, purpose, ...fresh })
    .onConflictDoUpdate({ target: [verifyCode.tenantId, verifyCode.emailKey, verifyCode.purpose], set: fresh })
  return code
}

/**
 * Spends a code: counts the try and compares, for each of the purposes it may have been sent for. It commits by itself,
 * so that a wrong guess stays counted whatever happens after it.
 */
export async function spendCode(
  deps: Deps,
  tenantId: number,
  key: string,
  purposes: readonly Purpose[],
  code: string,
): Promise<boolean> {
  const now = deps.clock.now().toISOString()
  return deps.db.withTenant(tenantId, 'gateway', async (tx) => {
    const wanted = sql.join(
      purposes.map((purpose) => sql`${purpose}`),
      sql`, `,
    )
    const { rows } = await tx.execute<{ purpose: Purpose; code_hash: Buffer }>(sql`
      update verify_code set tries = tries + 1
      where tenant_id = ${tenantId} and email_key = ${key} and purpose in (${wanted})
        and expires_at > ${now}::timestamptz and tries < ${maxTries}
      returning purpose, code_hash`)
    const match = rows.find((row) => timingSafeEqual(row.code_hash, codeHash(deps, tenantId, row.purpose, key, code)))
    if (!match) return false
    const spent = await tx
      .delete(verifyCode)
      .where(
        and(eq(verifyCode.tenantId, tenantId), eq(verifyCode.emailKey, key), eq(verifyCode.purpose, match.purpose)),
      )
      .returning({ purpose: verifyCode.purpose })
    return spent.length === 1
  })
}

/** A one-time ticket for the step a code was asked for. */
export async function createTicket(deps: Deps, tenantId: number, key: string, purpose: Purpose): Promise<string> {
  const ticket = newToken()
  const expiresAt = inMinutes(deps.clock.now(), codeMinutes)
  await deps.db.withTenant(tenantId, 'gateway', (tx) =>
    tx.insert(verifyTicket).values({ tenantId, ticketHash: hashToken(ticket), emailKey: key, purpose, expiresAt }),
  )
  return ticket
}

/** Takes a ticket away; true for the one caller who had a living one for this address and purpose. */
export async function spendTicket(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  key: string,
  purposes: readonly Purpose[],
  ticket: string,
): Promise<boolean> {
  const rows = await tx
    .delete(verifyTicket)
    .where(and(eq(verifyTicket.tenantId, tenantId), eq(verifyTicket.ticketHash, hashToken(ticket))))
    .returning()
  const [row] = rows
  return (
    row !== undefined &&
    row.emailKey === key &&
    purposes.includes(row.purpose as Purpose) &&
    row.expiresAt > deps.clock.now()
  )
}
