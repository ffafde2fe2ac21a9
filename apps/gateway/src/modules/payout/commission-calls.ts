import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireIdentity } from '../../platform/call/require-identity.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { category } from '../../platform/db/schema/brand.ts'
import { commissionRule } from '../../platform/db/schema/order/payout.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { answerRule, ruleOf, rulesOf } from './commission.ts'

/** Calls of staff about commission rules. */
export function commissionCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.payout.commissionPage, (_, context) =>
      asStaff(deps, context, async (tx, userId) => {
        const { tenantId } = context.tenant
        const { finance } = await siteOf(tx, tenantId)
        const categories = await tx
          .select({ id: category.id, names: category.names })
          .from(category)
          .where(ofTenant(category, tenantId))
          .orderBy(category.id)
        return {
          list: await rulesOf(tx, tenantId, userId),
          sitePercent: finance.feePercent,
          categories: categories.map(({ id, names }) => ({ id, name: names[context.locale] ?? names.en ?? id })),
        }
      }),
    ),
    implement(calls.payout.proposeCommission, ({ body }, context) => {
      requireIdentity(deps, context)
      return once(deps, context, calls.payout.proposeCommission, { body }, (store, key) =>
        asStaff(deps, context, async (tx, userId) => {
          const { tenantId } = context.tenant
          const { categoryId = null, minLevel = null, percent, reason } = body
          if (Number(percent.toFixed(2)) !== percent) throw new Failure('bad_request', { field: 'percent' })
          const startsAt = new Date(body.startsAt)
          const now = deps.clock.now()
          // A rule never applies to orders from before it was proposed.
          if (startsAt < now) throw new Failure('bad_request', { field: 'startsAt' })
          if (categoryId !== null) {
            const [found] = await tx
              .select({ id: category.id })
              .from(category)
              .where(ofTenant(category, tenantId, sql`${category.id}::text = ${categoryId}`))
            if (!found) throw new Failure('not_found', { field: 'categoryId' })
          }
          const id = uuid5('commission', tenantId, userId, key)
          await tx.insert(commissionRule).values({
            tenantId,
            id,
            categoryId,
            minLevel,
            percent,
            startsAt,
            reason,
            proposedBy: userId,
            proposedAt: now,
          })
          return store(tx, await ruleOf(tx, tenantId, userId, id))
        }),
      )
    }),
    implement(calls.payout.answerCommission, ({ params, body }, context) => {
      requireIdentity(deps, context)
      return asStaff(deps, context, async (tx, userId) => {
        const { tenantId } = context.tenant
        await answerRule(tx, tenantId, { id: params.id, userId, approve: body.approve, now: deps.clock.now() })
        return ruleOf(tx, tenantId, userId, params.id)
      })
    }),
  ]
}
