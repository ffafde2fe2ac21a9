import { calls } from '@tradepost/contract'
import { asc, eq } from 'drizzle-orm'
import { type CallContext, principal } from '../../../platform/call/call-context.ts'
import { freshUntil, requireFresh } from '../../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../../platform/call/implement.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { appUser } from '../../../platform/db/schema/account/account.ts'
import { identity } from '../../../platform/db/schema/account/identity.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { readEmail } from '../../../platform/text/email.ts'
import { spendTicket } from '../code/codes.ts'
import { linkIdentity } from '../federation/identity-store.ts'
import { spendOpenId } from '../federation/open-ids.ts'
import { sendNotice } from '../guard/notices.ts'
import { recordSecurity } from '../guard/security-events.ts'
import { revokeUserSessions } from '../session/session-store.ts'
import { findByEmail, getUser, type User, userInfo } from '../user/user-store.ts'
import { requireGuess } from './grant-captcha.ts'

/** The provider of identities from partners' links, which are not sign-in methods of the user. */
const partner = 'OpenLogin'

async function methodsOf(tx: Tx, tenantId: number, userId: string) {
  const { user, hash } = await getUser(tx, tenantId, userId)
  const identities = await tx
    .select()
    .from(identity)
    .where(ofTenant(identity, tenantId, eq(identity.userId, userId)))
    .orderBy(asc(identity.linkedAt))
  return { user, hash, identities: identities.filter((one) => one.provider !== partner) }
}

/** Runs as the signed-in user and locks the user's row: parallel changes must not remove the last sign-in method. */
async function asLockedUser<T>(deps: Deps, context: CallContext, work: (tx: Tx, user: User) => Promise<T>): Promise<T> {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  return deps.db.withTenant(tenantId, `buyer:${userId}`, async (tx) => {
    await tx
      .select({ id: appUser.id })
      .from(appUser)
      .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
      .for('update')
    return work(tx, (await getUser(tx, tenantId, userId)).user)
  })
}

async function setEmail(
  tx: Tx,
  tenantId: number,
  userId: string,
  email: { address: string; key: string } | null,
): Promise<void> {
  await tx
    .update(appUser)
    .set({ email: email?.address ?? null, emailKey: email?.key ?? null })
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
}

async function afterEmailChange(deps: Deps, tx: Tx, context: CallContext, kind: 'email_bound' | 'email_unbound') {
  const { tenantId } = context.tenant
  const { userId, sessionFamilyId: except } = principal(context)
  const now = deps.clock.now()
  await revokeUserSessions(tx, { tenantId, userId, except, reason: kind, now })
  await recordSecurity(tx, tenantId, { kind, userId, ip: context.ip, at: now })
  const { user, hash } = await getUser(tx, tenantId, userId)
  return userInfo(user, hash !== null)
}

const now = (deps: Deps) => deps.clock.now()

export const signInMethodCalls = (deps: Deps): Implementation[] => [
  implement(calls.signIn.signInMethods, (_input, context) => {
    const user = principal(context)
    const { tenantId } = context.tenant
    return deps.db.withTenant(tenantId, `buyer:${user.userId}`, async (tx) => {
      const methods = await methodsOf(tx, tenantId, user.userId)
      const until = freshUntil(user)
      return {
        email: methods.user.email,
        hasPassword: methods.hash !== null,
        identities: methods.identities.map(({ provider, displayName, linkedAt, lastUsedAt }) => ({
          openType: provider,
          name: displayName,
          linkedAt: linkedAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
        })),
        freshUntil: until && until > now(deps) ? until.toISOString() : null,
      }
    })
  }),

  implement(calls.account.bindEmail, async ({ body }, context) => {
    const { tenantId } = context.tenant
    const email = readEmail(body.email)
    await requireGuess({ deps, context })
    return asLockedUser(deps, context, async (tx, user) => {
      const methods = await methodsOf(tx, tenantId, user.id)
      // A user without any sign-in method proves only the address; everybody else needs a fresh session.
      if (user.email !== null || methods.hash !== null || methods.identities.length > 0)
        requireFresh(context, now(deps))
      if (!(await spendTicket(tx, tenantId, email.key, ['BindEmailSendVerifyCode'], body.ticket))) {
        throw new Failure('code_wrong', { field: 'ticket' })
      }
      const { emailKey } = user
      if (emailKey !== null) {
        const isReleased = await spendTicket(
          tx,
          tenantId,
          emailKey,
          ['UnBindEmailSendVerifyCode'],
          body.currentTicket ?? '',
        )
        if (!isReleased) throw new Failure('code_wrong', { field: 'currentTicket' })
      }
      const taken = await findByEmail(tx, tenantId, email.key)
      if (taken && taken.user.id !== user.id) throw new Failure('email_taken', { field: 'email' })
      await sendNotice(deps, tx, context, user.id, 'emailChanged')
      await setEmail(tx, tenantId, user.id, email)
      return afterEmailChange(deps, tx, context, 'email_bound')
    })
  }),

  implement(calls.account.unbindEmail, async ({ body }, context) => {
    const { tenantId } = context.tenant
    await requireGuess({ deps, context })
    return asLockedUser(deps, context, async (tx, user) => {
      requireFresh(context, now(deps))
      const { emailKey } = user
      const right =
        emailKey !== null && (await spendTicket(tx, tenantId, emailKey, ['UnBindEmailSendVerifyCode'], body.ticket))
      if (!right) throw new Failure('code_wrong', { field: 'ticket' })
      // A password alone is no sign-in method: without an address there is nothing to sign in with.
      if ((await methodsOf(tx, tenantId, user.id)).identities.length === 0) throw new Failure('last_sign_in_method')
      await sendNotice(deps, tx, context, user.id, 'emailChanged')
      await setEmail(tx, tenantId, user.id, null)
      return afterEmailChange(deps, tx, context, 'email_unbound')
    })
  }),

  implement(calls.signIn.linkIdentity, async ({ body }, context) => {
    requireFresh(context, now(deps))
    const { tenantId } = context.tenant
    return asLockedUser(deps, context, async (tx, { id: userId }) => {
      const person = await spendOpenId(tx, context, body.openType, body.openId)
      if (!person) throw new Failure('invalid_grant', { field: 'openId' })
      await linkIdentity(tx, { tenantId, userId, provider: body.openType, person, now: now(deps) })
      const facts = { provider: body.openType }
      await recordSecurity(tx, tenantId, { kind: 'identity_linked', userId, ip: context.ip, at: now(deps), facts })
      await sendNotice(deps, tx, context, userId, 'identityLinked')
      return {}
    })
  }),

  implement(calls.signIn.unlinkIdentity, async ({ body }, context) => {
    requireFresh(context, now(deps))
    const { tenantId } = context.tenant
    return asLockedUser(deps, context, async (tx, { id: userId, email }) => {
      const { identities } = await methodsOf(tx, tenantId, userId)
      const others = identities.filter((one) => one.provider !== body.openType)
      if (others.length === identities.length) throw new Failure('not_found', { field: 'openType' })
      if (email === null && others.length === 0) throw new Failure('last_sign_in_method')
      await tx
        .delete(identity)
        .where(ofTenant(identity, tenantId, eq(identity.userId, userId), eq(identity.provider, body.openType)))
      const facts = { provider: body.openType }
      await recordSecurity(tx, tenantId, { kind: 'identity_unlinked', userId, ip: context.ip, at: now(deps), facts })
      return {}
    })
  }),
]
