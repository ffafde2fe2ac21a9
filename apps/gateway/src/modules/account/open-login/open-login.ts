import { randomBytes } from 'node:crypto'
import type { CallData, CallInput, calls } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { minuteMs } from '@tradepost/domain/time/durations'
import type { CallContext } from '../../../platform/call/call-context.ts'
import { verifyPassword } from '../../../platform/crypto/password-hash.ts'
import { hashToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { moment } from '../../../platform/db/moment.ts'
import { openLoginNonce } from '../../../platform/db/schema/account/identity.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../../platform/limits/rate-limit.ts'
import { plainAddress } from '../../../platform/network/caller-network.ts'
import { readEmail } from '../../../platform/text/email.ts'
import { userOfIdentity } from '../federation/identity-store.ts'
import { countAttempt, forgiveAttempts } from '../guard/login-limits.ts'
import { recordSecurity } from '../guard/security-events.ts'
import { openSessionIn } from '../sign-in/grant.ts'
import { findByEmail } from '../user/user-store.ts'
import { findPartner, type Partner } from './partner-store.ts'
import { isSigned, type SignedLink } from './signature.ts'

type Body = CallInput<typeof calls.signIn.openLogin>['body']

const freshSeconds = 300
/** Counted per network before the signature is checked: a partner's name alone cannot use up a limit of the partner. */
const perClient: RateRule = { name: 'open-login-client', limit: 100, windowMs: minuteMs }
const perUser: RateRule = { name: 'open-login-user', limit: 10, windowMs: minuteMs }
/** Counted for links with a valid signature. */
const perSigned: RateRule = { name: 'open-login-signed', limit: 10, windowMs: minuteMs }
/** The format of a partner's ticket: at least 128 bits, so that a user's own password does not pass as a ticket. */
const ticketShape = /^[\w-]{22,128}$/
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
/** Checked instead of an unknown partner, so that both checks take the same time. */
const unknownPartner: Partner = {
  passwordMode: 'ticket',
  allowedIps: [],
  secrets: [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')],
}

type Reason = 'unknown client' | 'address' | 'signature' | 'time' | 'replay' | 'ticket'

function readLink(body: Body): SignedLink & { sign: string } {
  const link = { ...body, userType: String(userType.buyer), timestamp: String(body.timestamp) }
  for (const field of ['clientId', 'userName', 'timestamp', 'sign', 'password'] as const) {
    if (link[field] === '') throw new Failure('data_error', { field })
  }
  if (invisible.test(link.userName) || !/^\d{1,12}$/.test(link.timestamp)) {
    throw new Failure('format_error', { field: invisible.test(link.userName) ? 'userName' : 'timestamp' })
  }
  return link
}

/** Spends a link that its partner has just signed and that was never used. Needs its own transaction. */
async function spendLink(
  deps: Deps,
  tx: Tx,
  { tenant: { tenantId }, ip }: CallContext,
  link: SignedLink & { sign: string },
): Promise<Partner | Reason> {
  const stored = await findPartner(deps, tx, tenantId, link.clientId)
  const partner = stored ?? unknownPartner
  const signed = isSigned([...partner.secrets, ...unknownPartner.secrets].slice(0, 2), link, link.sign)
  if (!stored) return 'unknown client'
  if (!signed) return 'signature'
  if (partner.allowedIps.length > 0 && !partner.allowedIps.some((allowed) => plainAddress(allowed) === ip))
    return 'address'
  const now = await moment(tx)
  if (Math.abs(now.getTime() - Number(link.timestamp) * 1000) > freshSeconds * 1000) return 'time'
  if (partner.passwordMode === 'ticket' && !ticketShape.test(link.password)) return 'ticket'
  const nonce = { tenantId, clientId: link.clientId, sign: link.sign, at: now }
  // A ticket opens one session, even under another signature. A user's password is not a ticket.
  const once = partner.passwordMode === 'ticket' ? link.password : link.sign
  const { rowCount } = await tx
    .insert(openLoginNonce)
    .values({ ...nonce, ticketHash: hashToken(once) })
    .onConflictDoNothing()
  return rowCount === 1 ? partner : 'replay'
}

/** Legacy mode, only if the partner's record allows it: checks the user's own password within the sign-in limits. */
async function legacyUser(deps: Deps, context: CallContext, link: SignedLink): Promise<string> {
  const { tenantId } = context.tenant
  const email = readEmail(link.userName)
  const account = await deps.db.withTenant(tenantId, 'gateway', (tx) => findByEmail(tx, tenantId, email.key))
  const attempt = { context, key: email.key, userId: account?.user.id }
  const counted = await countAttempt(deps, attempt)
  const right = await verifyPassword(account?.hash ?? null, link.password)
  if (!account || !right || !account.user.enabled || !(account.user.userType & userType.buyer)) {
    throw new Failure('credentials_wrong')
  }
  // A partner cannot enter a mailed code.
  if (counted.needsProof) throw new Failure('rate_limited', { retryAfterSeconds: 3600 })
  await forgiveAttempts(deps, attempt, counted)
  return account.user.id
}

/** Signs in by a partner's link. The session needs a step-up before anything sensitive. */
export function openLogin(deps: Deps) {
  return async ({ body }: { body: Body }, context: CallContext): Promise<CallData<typeof calls.signIn.openLogin>> => {
    const link = readLink(body)
    const { tenantId } = context.tenant
    const { clientId, userName } = link
    await deps.db.withTenant(tenantId, 'gateway', async (tx) => {
      const now = deps.clock.now()
      await requireRate(tx, tenantId, perClient, { ip: context.ip, of: clientId }, now)
      await requireRate(tx, tenantId, perUser, { ip: context.ip, of: `${clientId} ${userName}` }, now)
    })
    const partner = await deps.db.withTenant(tenantId, 'gateway', async (tx) => {
      const spent = await spendLink(deps, tx, context, link)
      if (typeof spent !== 'string') return spent
      const facts = { client: clientId, reason: spent }
      const at = deps.clock.now()
      await recordSecurity(tx, tenantId, { kind: 'open_login_refused', ip: context.ip, at, facts })
      deps.log.warn({ ...facts, tenantId }, 'open-login refused')
      return null
    })
    if (!partner) throw new Failure('signature_invalid')
    await deps.db.withTenant(tenantId, 'gateway', (tx) =>
      requireRate(tx, tenantId, perSigned, `${clientId} ${userName}`, deps.clock.now()),
    )
    const legacy = partner.passwordMode === 'legacy' ? await legacyUser(deps, context, link) : null
    return deps.db.withTenant(tenantId, 'gateway', async (tx) => {
      const name = userName.includes('@') ? null : userName
      const person = { issuer: clientId, subject: userName, email: null, emailVerified: false, name }
      const userId = legacy ?? (await userOfIdentity(deps, tx, context, 'OpenLogin', person))
      return openSessionIn(tx, userId, { deps, context, amr: 'open_login', unproven: true })
    })
  }
}
