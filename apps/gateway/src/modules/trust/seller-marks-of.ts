import { sellerMarks } from '@tradepost/domain/seller/seller-marks'
import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { sellerMark } from '../../platform/db/schema/trust.ts'

/** The marks of a seller with their newest acts. */
export async function sellerMarksOf(tx: Tx, tenantId: number, sellerId: string) {
  const acts = await tx
    .selectDistinctOn([sellerMark.mark], { act: sellerMark, by: appUser.nickName })
    .from(sellerMark)
    .leftJoin(appUser, ofTenant(appUser, sellerMark.tenantId, eq(appUser.id, sellerMark.changedBy)))
    .where(ofTenant(sellerMark, tenantId, eq(sellerMark.sellerId, sellerId)))
    .orderBy(sellerMark.mark, desc(sellerMark.seq))
  return sellerMarks.map((mark) => {
    const newest = acts.find(({ act }) => act.mark === mark)
    return {
      ...{ mark, given: newest?.act.given ?? false, at: newest?.act.at.toISOString() ?? null },
      ...{ by: newest?.by ?? null, reason: newest?.act.reason ?? null },
    }
  })
}
