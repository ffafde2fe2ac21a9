import { eq, sql } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { insuranceRule } from '../../platform/db/schema/trust.ts'
import type { Deps } from '../../platform/deps.ts'

export const followTask = 'trust.follow_insurance'
const atOnce = 2000

/** Makes the next offers of a category follow its new rule. A newer rule has a job of its own. */
async function follow(deps: Deps, tx: Tx, tenantId: number, changeId: string, after: string): Promise<void> {
  const isRule = ofTenant(insuranceRule, tenantId, eq(insuranceRule.changeId, changeId))
  const [rule] = await tx.select().from(insuranceRule).where(isRule).for('no key update')
  if (!rule) return
  const { rows } = await tx.execute<{ last: string | null; n: number }>(sql`
    with part as materialized (select id from offer
      where tenant_id = ${tenantId} and category_id = ${rule.categoryId} and id > ${after}
      order by id limit ${atOnce}),
    followed as (
      update offer o set insured = o.insured from part where o.tenant_id = ${tenantId} and o.id = part.id
        and o.insured is distinct from is_insured(o.tenant_id, o.category_id, o.seller_id, o.verified))
    select max(id)::text as last, count(*)::int as n from part`)
  const { last = null, n = 0 } = rows[0] ?? {}
  if (last !== null && n === atOnce)
    await deps.jobs.add(tx, followTask, { changeId, after: last }, { key: `${changeId}:${last}` })
  else await tx.update(insuranceRule).set({ followedAt: deps.clock.now() }).where(isRule)
}

export const handleFollowing = (deps: Deps) =>
  deps.jobs.handle(followTask, ({ tenantId, changeId, after }) =>
    inTenant(deps, tenantId, 'platform', (tx) => follow(deps, tx, tenantId, String(changeId), String(after))),
  )
