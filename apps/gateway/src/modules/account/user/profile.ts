import type { CallData, CallInput, calls } from '@tradepost/contract'
import { eq } from 'drizzle-orm'
import { type CallContext, principal } from '../../../platform/call/call-context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { appUser } from '../../../platform/db/schema/account/account.ts'
import { country, language } from '../../../platform/db/schema/platform.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { getUser, requireNickName, userInfo } from './user-store.ts'

export function userBaseInfo({ db }: Deps) {
  return async (
    _input: CallInput<typeof calls.account.userBaseInfo>,
    context: CallContext,
  ): Promise<CallData<typeof calls.account.userBaseInfo>> => {
    const { tenantId } = context.tenant
    const { userId } = principal(context)
    const { user, hash } = await db.withTenant(tenantId, `buyer:${userId}`, (tx) => getUser(tx, tenantId, userId))
    return userInfo(user, hash !== null)
  }
}

async function requireExisting(tx: Tx, table: typeof country | typeof language, id: string | undefined, field: string) {
  if (id === undefined) return
  // 19 digits may exceed bigint, for which PostgreSQL would raise its own error.
  if (BigInt(id) > 9_223_372_036_854_775_807n) throw new Failure('format_error', { field })
  const rows = await tx.select({ id: table.id }).from(table).where(eq(table.id, id))
  if (rows.length === 0) throw new Failure('format_error', { field })
}

export function updateProfile({ db }: Deps) {
  return async (
    { body = {} }: CallInput<typeof calls.account.updateProfile>,
    context: CallContext,
  ): Promise<CallData<typeof calls.account.updateProfile>> => {
    const { tenantId } = context.tenant
    const { userId } = principal(context)
    const changes = {
      ...(body.nickName === undefined ? {} : { nickName: requireNickName(body.nickName) }),
      ...(body.countryId === undefined ? {} : { countryId: body.countryId }),
      ...(body.languageId === undefined ? {} : { languageId: body.languageId }),
    }
    return db.withTenant(tenantId, `buyer:${userId}`, async (tx) => {
      await requireExisting(tx, country, body.countryId, 'countryId')
      await requireExisting(tx, language, body.languageId, 'languageId')
      if (Object.keys(changes).length > 0) {
        await tx
          .update(appUser)
          .set(changes)
          .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
      }
      const { user, hash } = await getUser(tx, tenantId, userId)
      return userInfo(user, hash !== null)
    })
  }
}
