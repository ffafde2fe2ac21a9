import { eq, gt, inArray, sql } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { insuranceRule } from '../../platform/db/schema/trust.ts'
import type { Deps } from '../../platform/deps.ts'

export const followTask = 'trust.follow_insurance'
const atOnce = 2000

/** Makes the next offers of a category follow its new rule. A newer rule has a job of its own. */
async function follow(deps: Deps, tx: Tx, tenantId: number, changeId: string, after: string): Promise<void> {
  const isRule = ofTenant(insuranceRule, tenantId, eq(insuranceRule.changeId, changeId))
  const [rule] = await tx.select().from(insuranceRule).where(isRule).for('no key update')
  if (!rule) return
  const part = await tx
    .select({ id: offer.id })
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.categoryId, rule.categoryId), gt(offer.id, after)))
    .orderBy(offer.id)
    .limit(atOnce)
  const ids = part.map(({ id }) => id)
  const last = ids.at(-1)
  // The trigger of the mark computes it; writing it is enough.
  if (last !== undefined)
    await tx
      .update(offer)
      .set({ insured: sql`${offer.insured}` })
      .where(
        ofTenant(
          offer,
          tenantId,
          inArray(offer.id, ids),
          sql`${offer.insured} is distinct from is_insured(${offer.tenantId}, ${offer.categoryId}, ${offer.sellerId},
            ${offer.verified})`,
        ),
      )
  if (last !== undefined && ids.length === atOnce)
    await deps.jobs.add(tx, followTask, { changeId, after: last }, { key: `${changeId}:${last}` })
  else await tx.update(insuranceRule).set({ followedAt: deps.clock.now() }).where(isRule)
}

export const handleFollowing = (deps: Deps) =>
  deps.jobs.handle(followTask, ({ tenantId, changeId, after }) =>
    inTenant(deps, tenantId, 'platform', (tx) => follow(deps, tx, tenantId, String(changeId), String(after))),
  )
