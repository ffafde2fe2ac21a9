import type { CallInput, calls, LoginResponse } from '@tradepost/contract'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { moment } from '../../../platform/db/moment.ts'
import type { Amr } from '../../../platform/db/schema/account/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { rememberRequester } from '../guard/requesters.ts'
import { recordSecurity } from '../guard/security-events.ts'
import { familyOfToken, revokeFamily, startSession } from '../session/session-store.ts'

export interface Grant {
  deps: Deps
  body: CallInput<typeof calls.signIn.oauthToken>['body']
  context: CallContext
}

interface Opening {
  deps: Deps
  context: CallContext
  amr: Amr
  remember?: boolean | undefined
  unproven?: boolean
  notAfter?: Date
  authenticatedAt?: Date | null
  /** A token of this browser's previous session. That session ends, even if it is another user's. */
  before?: string | undefined
}

/** The browser's user agent, passed on by the storefront. Shown to the user, never trusted. */
function userAgentOf({ raw, confidential }: CallContext): string | null {
  const userAgent = raw.header(confidential ? 'x-client-user-agent' : 'user-agent')
  return userAgent?.replace(/[^\x20-\x7e]/g, '').slice(0, 200) || null
}

async function endBefore(tx: Tx, { tenant, clientId, ip }: CallContext, token: string, now: Date): Promise<void> {
  const family = await familyOfToken(tx, tenant.tenantId, token)
  if (!family || family.clientId !== clientId) return
  await revokeFamily(tx, tenant.tenantId, family.id, 'replaced', now)
  await recordSecurity(tx, tenant.tenantId, { kind: 'session_replaced', userId: family.userId, ip, at: now })
}

/** Opens a new session within a transaction, and ends this browser's previous one. */
export async function openSessionIn(tx: Tx, userId: string, opening: Opening): Promise<LoginResponse> {
  const { context, before, amr, remember = false, unproven = false, notAfter, authenticatedAt } = opening
  const { clientId, deviceId, ip, tenant } = context
  if (!clientId) throw new Failure('invalid_client')
  const { tenantId } = tenant
  const now = await moment(tx)
  if (before) await endBefore(tx, context, before, now)
  await recordSecurity(tx, tenantId, { kind: 'login', userId, ip, at: now, facts: { by: amr, client: clientId } })
  // A sign-in by a partner or by staff does not make the device the owner's.
  if (!unproven && amr !== 'proxy') await rememberRequester(tx, context, userId)
  const facts = { tenantId, userId, clientId, remember, deviceId, amr, unproven, ip, userAgent: userAgentOf(context) }
  const bounds = { ...(notAfter ? { notAfter } : {}), ...(authenticatedAt === undefined ? {} : { authenticatedAt }) }
  return startSession(tx, { ...facts, ...bounds }, now)
}

/** Opens a session for a user who has proven their identity. */
export function openSession({ deps, body, context }: Grant, userId: string, amr: Amr): Promise<LoginResponse> {
  return deps.db.withTenant(context.tenant.tenantId, 'gateway', (tx) =>
    openSessionIn(tx, userId, { deps, context, amr, remember: body.remember, before: body.token }),
  )
}
