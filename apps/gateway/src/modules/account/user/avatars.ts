import type { CallData, CallInput, calls } from '@tradepost/contract'
import { asc, eq } from 'drizzle-orm'
import { type CallContext, principal } from '../../../platform/call/call-context.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { appUser } from '../../../platform/db/schema/account/account.ts'
import { file } from '../../../platform/db/schema/file.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'

export function buyerAvatar({ db, files }: Deps) {
  return async (
    _input: CallInput<typeof calls.account.buyerAvatar>,
    context: CallContext,
  ): Promise<CallData<typeof calls.account.buyerAvatar>> => {
    const { tenantId } = context.tenant
    const { userId } = principal(context)
    const [row] = await db.withTenant(tenantId, `buyer:${userId}`, (tx) =>
      tx
        .select({ avatar: appUser.avatarFileId, key: file.storageKey })
        .from(appUser)
        .leftJoin(file, ofTenant(file, appUser.tenantId, eq(file.id, appUser.avatarFileId)))
        .where(ofTenant(appUser, tenantId, eq(appUser.id, userId))),
    )
    return { avatar: row?.avatar ?? null, fileUrl: row?.key ? files.url(row.key) : null }
  }
}

/** Lists the tenant's ready-made avatars; files that users uploaded are not among them. */
export function avatarList({ db, files }: Deps) {
  return async (
    _input: CallInput<typeof calls.account.avatarList>,
    { tenant }: CallContext,
  ): Promise<CallData<typeof calls.account.avatarList>> => {
    const rows = await db.withTenant(tenant.tenantId, 'gateway', (tx) =>
      tx
        .select({ id: file.id, key: file.storageKey })
        .from(file)
        .where(ofTenant(file, tenant.tenantId, eq(file.purpose, 'avatar')))
        .orderBy(asc(file.id)),
    )
    return rows.map(({ id, key }) => ({ id, fileUrl: files.url(key) }))
  }
}

export function saveAvatar({ db }: Deps) {
  return async (
    { body }: CallInput<typeof calls.account.saveAvatar>,
    context: CallContext,
  ): Promise<CallData<typeof calls.account.saveAvatar>> => {
    const { tenantId } = context.tenant
    const { userId } = principal(context)
    await db.withTenant(tenantId, `buyer:${userId}`, async (tx) => {
      const offered = ofTenant(file, tenantId, eq(file.id, body.avatarId), eq(file.purpose, 'avatar'))
      const [avatar] = await tx.select({ id: file.id }).from(file).where(offered)
      if (!avatar) throw new Failure('not_found', { field: 'avatarId' })
      await tx
        .update(appUser)
        .set({ avatarFileId: avatar.id })
        .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
    })
    context.say('common.modifiable-success')
    return { avatar: body.avatarId }
  }
}
