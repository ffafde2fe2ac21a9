import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { isLocale } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { requireFresh } from '../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireFreshFactor } from '../../platform/call/second-factor.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { language } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { recordSecurity } from '../account/guard/security-events.ts'
import { eraseUser } from '../account/personal-data/erase-user.ts'
import { collectPersonalData, hasOpenOrders } from '../account/personal-data/personal-data.ts'
import { mayBan } from './ban.ts'
import { lockCustomer } from './lock-customer.ts'

const perPerson: RateRule = { name: 'support-data', limit: 20, windowMs: dayMs }

type Row = Awaited<ReturnType<typeof lockCustomer>>

/** Locks the account for an act of support: not one's own, nobody of the staff, no seller who may sell. */
async function requireCustomer(deps: Deps, tx: Tx, context: CallContext, staffId: string, id: string): Promise<Row> {
  const { tenantId } = context.tenant
  const row = await lockCustomer(tx, tenantId, id)
  if (row.id === staffId || !(await mayBan(tx, tenantId, row))) throw new Failure('forbidden')
  if (row.deletedAt) throw new Failure('state_conflict')
  await requireRate(tx, tenantId, perPerson, staffId, deps.clock.now())
  return row
}

async function tell(deps: Deps, tx: Tx, row: Row, kind: 'export' | 'erase'): Promise<void> {
  if (!row.email) return
  const [spoken] = row.languageId
    ? await tx.select({ code: language.code }).from(language).where(eq(language.id, row.languageId))
    : []
  const locale = spoken && isLocale(spoken.code) ? spoken.code : 'en'
  await deps.mail.enqueue(tx, {
    ...{ tenantId: row.tenantId, to: row.email, locale, key: `customer-data:${randomUUID()}` },
    subject: translate(locale, `customerData.${kind}-subject`),
    paragraphs: [translate(locale, `customerData.${kind}-body`)],
  })
}

/** The calls by which staff export and erase the data of a customer who asked for it. Both ask who somebody is. */
export const customerDataCalls = (deps: Deps): Implementation[] => [
  implement(calls.support.exportCustomer, ({ params }, context) => {
    const now = deps.clock.now()
    requireFresh(context, now)
    requireFreshFactor(deps, context, now)
    context.setHeader('Cache-Control', 'no-store')
    return asStaff(deps, context, async (tx, staffId) => {
      const { tenantId } = context.tenant
      const { id: userId, ...row } = await requireCustomer(deps, tx, context, staffId, params.id)
      const data = await collectPersonalData(tx, tenantId, userId)
      const facts = { by: staffId }
      await recordSecurity(tx, tenantId, { kind: 'user_exported', userId, ip: '', at: now, facts })
      await tell(deps, tx, { ...row, id: userId }, 'export')
      const document = JSON.stringify({ exportedAt: now.toISOString(), userId, data }, null, 2)
      return { fileName: `account-${userId}.json`, document }
    })
  }),
  implement(calls.support.eraseCustomer, ({ params }, context) => {
    const now = deps.clock.now()
    requireFresh(context, now)
    requireFreshFactor(deps, context, now)
    return asStaff(deps, context, async (tx, staffId) => {
      const { tenantId } = context.tenant
      const row = await requireCustomer(deps, tx, context, staffId, params.id)
      if (await hasOpenOrders(tx, tenantId, row.id)) throw new Failure('orders_open')
      await eraseUser(deps, tx, tenantId, row.id)
      await recordSecurity(tx, tenantId, { kind: 'user_deleted', userId: row.id, ip: '', at: now })
      // The last mail to the address, which nothing else keeps any more.
      await tell(deps, tx, row, 'erase')
      return {}
    })
  }),
]
