import type { LoginResponse } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { hourMs } from '@tradepost/domain/time/durations'
import { inCall } from '../../../platform/call/unit-of-work.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { fitsId64 } from '../../../platform/ids/id64.ts'
import { readEmail } from '../../../platform/text/email.ts'
import { recordSecurity } from '../guard/security-events.ts'
import { createUser, findByEmail, getUser, requireNickName, type User } from '../user/user-store.ts'
import { type Grant, openSessionIn } from './grant.ts'

const sessionMs = hourMs

async function findUser(tx: Tx, tenantId: number, { userId, email }: Grant['body']): Promise<User | null> {
  if (userId)
    return fitsId64(userId)
      ? getUser(tx, tenantId, userId).then(
          ({ user }) => user,
          () => null,
        )
      : null
  return (await findByEmail(tx, tenantId, readEmail(email).key))?.user ?? null
}

/** Opens a session in which a client acts for another user. Only an operator can give a client this privilege. */
export async function proxyGrant({ deps, body, context }: Grant): Promise<LoginResponse> {
  const { tenant, clientId, ip } = context
  const { tenantId } = tenant
  const privileged = clientId !== null && deps.config.privilegedClients[clientId] === tenant.code
  const facts = { grant: body.grantType, client: clientId }
  if (!privileged) {
    await deps.db.withTenant(tenantId, 'gateway', (tx) =>
      recordSecurity(tx, tenantId, { kind: 'privileged_grant_refused', ip, at: deps.clock.now(), facts }),
    )
    throw new Failure('forbidden')
  }
  return inCall(deps, context, 'gateway', async (tx) => {
    const now = deps.clock.now()
    let user: User | null
    if (body.grantType === 'proxy_register') {
      const email = readEmail(body.email)
      const nickName = body.nickName?.trim() ? requireNickName(body.nickName) : undefined
      const registration = await createUser(tx, deps.clock, tenantId, { email, nickName, languageCode: context.locale })
      if (!registration.created) throw new Failure('email_taken', { field: 'email' })
      await recordSecurity(tx, tenantId, { kind: 'registered', userId: registration.user.id, ip, at: now, facts })
      user = registration.user
    } else {
      user = await findUser(tx, tenantId, body)
    }
    if (!user?.enabled || !(user.userType & userType.buyer)) throw new Failure('credentials_wrong')
    await recordSecurity(tx, tenantId, { kind: 'privileged_grant', userId: user.id, ip, at: now, facts })
    const notAfter = new Date(now.getTime() + sessionMs)
    return openSessionIn(tx, user.id, { deps, context, amr: 'proxy', unproven: true, notAfter })
  })
}
