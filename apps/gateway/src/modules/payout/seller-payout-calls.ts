import { type CallData, calls } from '@tradepost/contract'
import { typedAccountKinds } from '@tradepost/domain/payout/payout-states'
import { dayMs } from '@tradepost/domain/time/durations'
import { count, eq, inArray, isNull } from 'drizzle-orm'
import { type CallContext, principal } from '../../platform/call/call-context.ts'
import { requireFresh } from '../../platform/call/fresh-session.ts'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireFreshFactor } from '../../platform/call/second-factor.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { ledgerAccount } from '../../platform/db/schema/order/ledger.ts'
import { connectedAccount, payout, payoutAccount } from '../../platform/db/schema/order/payout.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { nextPayoutAt, reserveStepOf } from '../order/line-share.ts'
import { addAccount, removeAccount, toAccount } from './account-store.ts'
import { candidatesOf, connectOf, currenciesOf, payoutTerms, providerFor } from './candidates.ts'
import { commissionOf } from './commission.ts'
import { payoutsWhere } from './payout-view.ts'
import { monthsOf, statementOf } from './statement.ts'

export const accountsPerDay: RateRule = { name: 'payout-account', limit: 10, windowMs: dayMs }

type Overview = CallData<typeof calls.payout.payoutOverview>

/** Balance, reserve and money on its way of a seller, by currency. */
async function balancesOf(deps: Deps, tx: Tx, tenantId: number, sellerId: string): Promise<Overview['balances']> {
  const rows = await tx
    .select({ unit: ledgerAccount.unit, purpose: ledgerAccount.purpose, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(
      ofTenant(
        ledgerAccount,
        tenantId,
        eq(ledgerAccount.ownerKind, 'seller'),
        eq(ledgerAccount.ownerId, sellerId),
        inArray(ledgerAccount.purpose, ['payable', 'reserve', 'payout']),
      ),
    )
    .orderBy(ledgerAccount.unit)
  const candidates = await candidatesOf(deps, tx, tenantId, { sellerId })
  return [...new Set(rows.map(({ unit }) => unit))].map((unit) => {
    const money = (purpose: string) => ({
      minor: rows.find((row) => row.unit === unit && row.purpose === purpose)?.balance ?? 0,
      currency: unit,
    })
    return {
      currency: unit,
      available: money('payable'),
      reserve: money('reserve'),
      underway: money('payout'),
      hold: candidates.find((candidate) => candidate.unit === unit)?.hold ?? null,
    }
  })
}

async function overviewOf(deps: Deps, tx: Tx, context: CallContext, sellerId: string): Promise<Overview> {
  const { tenantId } = context.tenant
  const { finance } = await siteOf(tx, tenantId)
  const now = deps.clock.now()
  const accounts = await tx
    .select({ row: payoutAccount, state: connectedAccount.state })
    .from(payoutAccount)
    .leftJoin(
      connectedAccount,
      ofTenant(connectedAccount, payoutAccount.tenantId, eq(connectedAccount.id, payoutAccount.connectedId)),
    )
    .where(ofTenant(payoutAccount, tenantId, eq(payoutAccount.sellerId, sellerId), isNull(payoutAccount.removedAt)))
    .orderBy(payoutAccount.currency)
  const terms = await payoutTerms(tx, 'USD', finance)
  const usd = (minor: number) => ({ minor, currency: 'USD' })
  return {
    balances: await balancesOf(deps, tx, tenantId, sellerId),
    accounts: accounts.map(({ row, state }) => toAccount(row, state)),
    connect: connectOf(deps, tenantId) !== null,
    kinds: typedAccountKinds.filter((kind) => deps.bank || (kind === 'iban' && finance.sepaDebtor)),
    currencies: await currenciesOf(tx, context),
    nextAt: nextPayoutAt(now, finance.payoutWeekday)?.toISOString() ?? null,
    minimum: usd(terms?.minimum ?? 0),
    fee: usd(terms?.fee ?? 0),
    reserve: (await reserveStepOf(tx, tenantId, sellerId, finance)) ?? { percent: 0, days: 0, belowLevel: 0 },
    commission: await commissionOf(tx, tenantId, sellerId, context.locale, now),
  }
}

/** Calls of sellers about payouts, the accounts they go to, and statements. */
export function sellerPayoutCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.payout.payoutOverview, (_, context) =>
      asSeller(deps, context, (tx, sellerId) => overviewOf(deps, tx, context, sellerId)),
    ),
    implement(calls.payout.addPayoutAccount, ({ body }, context) => {
      requireFresh(context, deps.clock.now())
      requireFreshFactor(deps, context, deps.clock.now())
      return once(deps, context, calls.payout.addPayoutAccount, { body }, (store) =>
        asSeller(deps, context, async (tx, sellerId) => {
          const { tenantId } = context.tenant
          await requireRate(tx, tenantId, accountsPerDay, sellerId, deps.clock.now())
          if (!(await currenciesOf(tx, context)).includes(body.currency))
            throw new Failure('bad_request', { field: 'currency' })
          const { userId } = principal(context)
          const row = await addAccount(deps, tx, tenantId, { ...body, sellerId, userId })
          const { finance } = await siteOf(tx, tenantId)
          if (!providerFor(deps, finance, row)) throw new Failure('payout_account_invalid', { field: 'kind' })
          return store(tx, toAccount(row))
        }),
      )
    }),
    implement(calls.payout.removePayoutAccount, ({ params }, context) => {
      requireFresh(context, deps.clock.now())
      requireFreshFactor(deps, context, deps.clock.now())
      return asSeller(deps, context, async (tx, sellerId) => {
        await removeAccount(deps, tx, context.tenant.tenantId, sellerId, params.id)
        return {}
      })
    }),
    implement(calls.payout.sellerPayoutPage, ({ body = {} }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        const { pageNo = 1, pageSize = 24 } = body
        const isOwn = eq(payout.sellerId, sellerId)
        const [total] = await tx
          .select({ n: count() })
          .from(payout)
          .where(ofTenant(payout, tenantId, isOwn))
        const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
        const list = await payoutsWhere(tx, tenantId, isOwn, page)
        return { total: total?.n ?? 0, pageNo, pageSize, list }
      }),
    ),
    implement(calls.payout.statementMonths, (_, context) =>
      asSeller(deps, context, async (tx, sellerId) => ({
        list: await monthsOf(tx, context.tenant.tenantId, sellerId),
      })),
    ),
    implement(calls.payout.statement, ({ params, query = {} }, context) =>
      asSeller(deps, context, (tx, sellerId) =>
        statementOf(tx, {
          ...{ tenantId: context.tenant.tenantId, sellerId },
          ...{ currency: params.currency, month: params.month, pageNo: Number(query.pageNo ?? 1) },
        }),
      ),
    ),
  ]
}
