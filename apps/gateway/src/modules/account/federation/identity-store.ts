import { userType } from '@tradepost/contract/constants'
import { readEmailAddress } from '@tradepost/domain/account/email-address'
import { readNickName } from '@tradepost/domain/account/nick-name'
import { textLimits } from '@tradepost/domain/typed/text-limits'
import { eq, sql } from 'drizzle-orm'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { identity } from '../../../platform/db/schema/account/identity.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { Email } from '../../../platform/text/email.ts'
import { recordSecurity } from '../guard/security-events.ts'
import { createUser, findByEmail, getUser } from '../user/user-store.ts'
import type { ProvenIdentity } from './provider.ts'

type IdentityRow = typeof identity.$inferSelect

const byPerson = (tenantId: number, provider: string, { issuer, subject }: ProvenIdentity) =>
  ofTenant(
    identity,
    tenantId,
    eq(identity.provider, provider),
    eq(identity.issuer, issuer),
    eq(identity.subject, subject),
  )

/** The identity linked to a person at a provider. Locks it, so that two sign-ins of one person run in turn. */
async function lockIdentity(
  tx: Tx,
  tenantId: number,
  provider: string,
  person: ProvenIdentity,
): Promise<IdentityRow | null> {
  const key = `${tenantId}|${provider}|${person.issuer}|${person.subject}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const [row] = await tx
    .select()
    .from(identity)
    .where(byPerson(tenantId, provider, person))
  return row ?? null
}

export async function linkIdentity(
  tx: Tx,
  {
    tenantId,
    userId,
    provider,
    person,
    now,
  }: { tenantId: number; userId: string; provider: string; person: ProvenIdentity; now: Date },
): Promise<void> {
  const linked = await lockIdentity(tx, tenantId, provider, person)
  if (linked && linked.userId === userId) return
  if (linked) throw new Failure('identity_taken')
  const { issuer, subject, name } = person
  const displayName = name?.slice(0, 80) ?? null
  const { rowCount } = await tx
    .insert(identity)
    .values({ tenantId, provider, issuer, subject, userId, displayName, linkedAt: now, lastUsedAt: now })
    .onConflictDoNothing()
  // The user already has another identity at this provider.
  if (rowCount === 0) throw new Failure('identity_taken')
}

const addressOf = ({ email, emailVerified }: ProvenIdentity): Email | null =>
  email && emailVerified ? readEmailAddress(email) : null

/** The provider's name for the user, if it is a valid nickname. */
const nickOf = (name: string | null): string | undefined =>
  readNickName([...(name ?? '')].slice(0, textLimits.nickName).join('')) ?? undefined

/**
 * Returns the user a proven person signs in as: the one linked by issuer and subject, or a new one. Never looks users
 * up by email; the owner of an account links the provider after signing in.
 */
export async function userOfIdentity(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  provider: string,
  person: ProvenIdentity,
): Promise<string> {
  const { tenantId } = context.tenant
  const now = deps.clock.now()
  const linked = await lockIdentity(tx, tenantId, provider, person)
  if (linked) {
    const { user } = await getUser(tx, tenantId, linked.userId)
    if (!user.enabled || !(user.userType & userType.buyer)) throw new Failure('invalid_grant')
    await tx
      .update(identity)
      .set({ lastUsedAt: now })
      .where(byPerson(tenantId, provider, person))
    return user.id
  }
  const email = addressOf(person)
  if (email && (await findByEmail(tx, tenantId, email.key))) throw new Failure('identity_email_taken')
  const newcomer = { email, nickName: nickOf(person.name), languageCode: context.locale }
  const { user, created } = await createUser(tx, deps.clock, tenantId, newcomer)
  // A parallel request has just registered the address.
  if (!created) throw new Failure('identity_email_taken')
  await linkIdentity(tx, { tenantId, userId: user.id, provider, person, now })
  await recordSecurity(tx, tenantId, {
    kind: 'registered',
    userId: user.id,
    ip: context.ip,
    at: now,
    facts: { provider },
  })
  return user.id
}
