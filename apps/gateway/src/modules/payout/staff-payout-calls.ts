import { calls } from '@tradepost/contract'
import { usdCentsRoundedUp } from '@tradepost/domain/money/money'
import { count, eq } from 'drizzle-orm'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireIdentity } from '../../platform/call/require-identity.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { payout, payoutAccount, payoutRun } from '../../platform/db/schema/order/payout.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { currencyOf } from '../../platform/money/price.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { openAccount } from './account-store.ts'
import { candidatesOf } from './candidates.ts'
import { applyOutcome, lockPayout } from './payout-flow.ts'
import { payoutsWhere, runOf, runsOf } from './payout-view.ts'
import { answerRun, lockRun, startRun } from './run-flow.ts'
import { type SepaTransfer, sepaFile } from './sepa-file.ts'

/** The file of a run for the bank. Its payouts count as sent. */
async function fileOf(deps: Deps, tx: Tx, tenantId: number, runId: string) {
  const run = await lockRun(tx, tenantId, runId)
  const { finance } = await siteOf(tx, tenantId)
  const rows = await tx
    .select({ row: payout, account: payoutAccount })
    .from(payout)
    .innerJoin(payoutAccount, ofTenant(payoutAccount, payout.tenantId, eq(payoutAccount.id, payout.accountId)))
    .where(ofTenant(payout, tenantId, eq(payout.runId, runId), eq(payout.provider, 'sepa')))
    .orderBy(payout.id)
  const isReady = rows.length > 0 && rows.every(({ row }) => row.state !== 'planned' && row.state !== 'cancelled')
  if (!isReady || !finance.sepaDebtor) throw new Failure('state_conflict')
  const transfers: SepaTransfer[] = []
  for (const { row, account } of rows) {
    const iban = await openAccount(deps, tx, account)
    transfers.push({ payoutId: row.id, cents: row.netMinor, holder: account.holder, iban })
    if (row.state === 'sending')
      await applyOutcome(deps, tx, await lockPayout(tx, tenantId, row.id), { outcome: 'sent', failure: null })
  }
  return {
    name: `payouts-${run.startedAt.toISOString().slice(0, 10)}-${runId.slice(0, 8)}.xml`,
    xml: sepaFile({ runId, createdAt: run.startedAt, debtor: finance.sepaDebtor, transfers }),
  }
}

/** Calls of staff about payouts, and the events of providers. */
export function staffPayoutCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.payout.payoutPreview, (_, context) =>
      asStaff(deps, context, async (tx) => {
        const { tenantId } = context.tenant
        const { finance } = await siteOf(tx, tenantId)
        const candidates = await candidatesOf(deps, tx, tenantId)
        let worth = 0
        for (const { unit, balance, fee, hold } of candidates) {
          const rate = hold ? null : await currencyOf(tx, unit)
          if (rate?.perUsd)
            worth += usdCentsRoundedUp(balance - fee, { perUsd: rate.perUsd, minorDigits: rate.minorDigits })
        }
        return {
          list: candidates.map(({ sellerId, nickName, unit, balance, fee, hold }) => ({
            seller: { id: sellerId, nickName },
            balance: { minor: balance, currency: unit },
            fee: { minor: fee, currency: unit },
            hold,
          })),
          isAboveLimit: worth > finance.fourEyesUsd,
        }
      }),
    ),
    implement(calls.payout.startPayoutRun, ({ body }, context) => {
      requireIdentity(deps, context)
      return once(deps, context, calls.payout.startPayoutRun, { body }, (store, key) =>
        asStaff(deps, context, async (tx, userId) => {
          const { tenantId } = context.tenant
          const id = await startRun(deps, tx, tenantId, { userId, key })
          return store(tx, await runOf(tx, tenantId, userId, id))
        }),
      )
    }),
    implement(calls.payout.payoutRunPage, ({ body = {} }, context) =>
      asStaff(deps, context, async (tx, userId) => {
        const { tenantId } = context.tenant
        const { pageNo = 1, pageSize = 24 } = body
        const [total] = await tx.select({ n: count() }).from(payoutRun).where(ofTenant(payoutRun, tenantId))
        const list = await runsOf(tx, tenantId, userId, { limit: pageSize, offset: (pageNo - 1) * pageSize })
        return { total: total?.n ?? 0, pageNo, pageSize, list }
      }),
    ),
    implement(calls.payout.payoutRunDetail, ({ params }, context) =>
      asStaff(deps, context, async (tx, userId) => ({
        run: await runOf(tx, context.tenant.tenantId, userId, params.id),
        payouts: await payoutsWhere(tx, context.tenant.tenantId, eq(payout.runId, params.id)),
      })),
    ),
    implement(calls.payout.answerPayoutRun, ({ params, body }, context) => {
      requireIdentity(deps, context)
      return once(deps, context, calls.payout.answerPayoutRun, { params, body }, (store) =>
        asStaff(deps, context, async (tx, userId) => {
          const { tenantId } = context.tenant
          await answerRun(deps, tx, tenantId, { runId: params.id, userId, ...body })
          return store(tx, await runOf(tx, tenantId, userId, params.id))
        }),
      )
    }),
    implement(calls.payout.payoutFile, ({ params }, context) => {
      requireIdentity(deps, context)
      return asStaff(deps, context, (tx) => fileOf(deps, tx, context.tenant.tenantId, params.id))
    }),
    implement(calls.payout.settlePayout, ({ params, body }, context) => {
      requireIdentity(deps, context)
      return once(deps, context, calls.payout.settlePayout, { params, body }, (store) =>
        asStaff(deps, context, async (tx) => {
          const { tenantId } = context.tenant
          const row = await lockPayout(tx, tenantId, params.id)
          const failure = body.outcome === 'paid' ? null : body.reason
          if (!(await applyOutcome(deps, tx, row, { outcome: body.outcome, failure })))
            throw new Failure('state_conflict')
          const [view] = await payoutsWhere(tx, tenantId, eq(payout.id, params.id))
          if (!view) throw new Failure('not_found', { field: 'id' })
          return store(tx, view)
        }),
      )
    }),
  ]
}
