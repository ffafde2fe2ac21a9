import type { UserInfo } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { readNickName } from '@tradepost/domain/account/nick-name'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { appUser, credential } from '../../../platform/db/schema/account/account.ts'
import { language } from '../../../platform/db/schema/platform.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Email } from '../../../platform/text/email.ts'
import type { Clock } from '../../../platform/time/clock.ts'

export type User = typeof appUser.$inferSelect

export async function findByEmail(
  tx: Tx,
  tenantId: number,
  key: string,
): Promise<{ user: User; hash: string | null } | null> {
  const [row] = await tx
    .select({ user: appUser, hash: credential.passwordHash })
    .from(appUser)
    .leftJoin(credential, ofTenant(credential, appUser.tenantId, eq(credential.userId, appUser.id)))
    .where(ofTenant(appUser, tenantId, eq(appUser.emailKey, key)))
  return row ?? null
}

export async function getUser(tx: Tx, tenantId: number, id: string): Promise<{ user: User; hash: string | null }> {
  const [row] = await tx
    .select({ user: appUser, hash: credential.passwordHash })
    .from(appUser)
    .leftJoin(credential, ofTenant(credential, appUser.tenantId, eq(credential.userId, appUser.id)))
    .where(ofTenant(appUser, tenantId, eq(appUser.id, id)))
  if (!row) throw new Failure('access_denied')
  return row
}

/** The nickname in its stored form; fails if it is not valid. */
export function requireNickName(input: string): string {
  const name = readNickName(input)
  if (name === null) throw new Failure('format_error', { field: 'nickName' })
  return name
}

interface NewUser {
  /** Null if the user signed in through a provider that did not confirm an address. */
  email: Email | null
  nickName?: string | undefined
  languageCode: string
}

/** Creates the buyer, or returns the buyer whom a parallel request has just created. */
export async function createUser(
  tx: Tx,
  clock: Clock,
  tenantId: number,
  { email, nickName, languageCode }: NewUser,
): Promise<{ user: User; created: boolean }> {
  const id = newId(clock)
  const languageId = tx.select({ id: language.id }).from(language).where(eq(language.code, languageCode))
  const { rowCount } = await tx
    .insert(appUser)
    .values({
      tenantId,
      id,
      email: email?.address,
      emailKey: email?.key,
      nickName: nickName ?? `Player ${id.slice(-6)}`,
      languageId: sql`${languageId}`,
      userType: userType.buyer,
      createdAt: clock.now(),
    })
    .onConflictDoNothing({ target: [appUser.tenantId, appUser.emailKey] })
  const stored = email ? await findByEmail(tx, tenantId, email.key) : await getUser(tx, tenantId, id)
  if (!stored) throw new Error('the user is missing right after its creation')
  return { user: stored.user, created: rowCount === 1 }
}

export async function setPassword(
  tx: Tx,
  tenantId: number,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(credential)
    .values({ tenantId, userId, passwordHash, changedAt: now })
    .onConflictDoUpdate({ target: [credential.tenantId, credential.userId], set: { passwordHash, changedAt: now } })
}

export function userInfo(user: User, hasPassword: boolean): UserInfo {
  return {
    id: user.id,
    userId: user.id,
    nickName: user.nickName,
    email: { email: user.email },
    avatar: user.avatarFileId,
    countryId: user.countryId,
    languageId: user.languageId,
    hasPassword,
    createdAt: user.createdAt.toISOString(),
  }
}
