import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { principal } from '../../../platform/call/call-context.ts'
import { requireFresh } from '../../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../../platform/call/implement.ts'
import { inTenant } from '../../../platform/call/unit-of-work.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../../platform/limits/rate-limit.ts'
import { recordSecurity } from '../guard/security-events.ts'
import { eraseUser } from './erase-user.ts'
import { collectPersonalData, hasOpenOrders } from './personal-data.ts'

const perUser: RateRule = { name: 'export', limit: 5, windowMs: dayMs }

export const personalDataCalls = (deps: Deps): Implementation[] => [
  implement(calls.account.exportUser, async (_input, context) => {
    const now = deps.clock.now()
    requireFresh(context, now)
    const { tenantId } = context.tenant
    const { userId } = principal(context)
    const data = await deps.db.withTenant(tenantId, `buyer:${userId}`, async (tx) => {
      await requireRate(tx, tenantId, perUser, userId, now)
      await recordSecurity(tx, tenantId, { kind: 'user_exported', userId, ip: context.ip, at: now })
      return collectPersonalData(tx, tenantId, userId)
    })
    const document = JSON.stringify({ exportedAt: now.toISOString(), userId, data }, null, 2)
    return { fileName: `account-${userId}.json`, document }
  }),

  implement(calls.account.deleteUser, async (_input, context) => {
    const now = deps.clock.now()
    requireFresh(context, now)
    const { tenantId } = context.tenant
    const { userId } = principal(context)
    await inTenant(deps, tenantId, `buyer:${userId}`, async (tx) => {
      if (await hasOpenOrders(tx, tenantId, userId)) throw new Failure('orders_open')
      await eraseUser(deps, tx, tenantId, userId)
      await recordSecurity(tx, tenantId, { kind: 'user_deleted', userId, ip: '', at: now })
    })
    return {}
  }),
]
