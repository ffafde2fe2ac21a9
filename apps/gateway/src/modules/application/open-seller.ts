import { userType } from '@tradepost/contract/constants'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { sellerApplication } from '../../platform/db/schema/application.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids/ids.ts'
import { lookedAtByProvider } from '../identity-check/identity-check-store.ts'
import { writeMark } from '../trust/write-mark.ts'
import { mailApplicant } from './application-mails.ts'
import { type ApplicationRow, isFreeName, isSeller } from './application-store.ts'

/** Tells whether an application can become a seller: it is accepted, its name is free, and its person sells nowhere else. */
export async function mayOpen(tx: Tx, { tenantId, userId, state, nickName, id }: ApplicationRow): Promise<boolean> {
  if (state !== 'accepted' || (await isSeller(tx, tenantId, userId))) return false
  return isFreeName(tx, tenantId, nickName, id)
}

/**
 * Makes an accepted application a seller. The marks say what happened: staff checked the identity, and a deposit was
 * paid, if one was due.
 */
export async function openSeller(deps: Deps, tx: Tx, row: ApplicationRow): Promise<string> {
  const { tenantId, userId, nickName } = row
  const now = deps.clock.now()
  const id = newId(deps.clock)
  await tx.insert(seller).values({
    ...{ tenantId, id, userId, nickName, avatarPath: '', bannerPath: '' },
    memberSince: now,
  })
  const act = { tenantId, sellerId: id, given: true }
  await writeMark(tx, {
    ...{ ...act, mark: 'identity', at: row.decidedAt ?? now },
    changedBy: row.decidedBy,
    reason: [row.lookedAt ?? 'The application was accepted.', await lookedAtByProvider(tx, row)]
      .filter(Boolean)
      .join(' '),
  })
  if (row.depositMinor > 0) await writeMark(tx, { ...act, mark: 'deposit', at: now, reason: 'The deposit was paid.' })
  await tx
    .update(appUser)
    .set({ userType: sql`${appUser.userType} | ${userType.seller}::int` })
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
  await tx
    .update(sellerApplication)
    .set({ state: 'opened', sellerId: id, openedAt: now, purchaseId: row.purchaseId })
    .where(ofTenant(sellerApplication, tenantId, eq(sellerApplication.id, row.id)))
  await mailApplicant(deps, tx, row, 'opened')
  return id
}
