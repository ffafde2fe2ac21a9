import { calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import { type CallContext, principal, sellerOf } from '../../../platform/call/call-context.ts'
import { requireFresh } from '../../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../../platform/call/implement.ts'
import { requireFreshFactor } from '../../../platform/call/second-factor.ts'
import { asSeller, inTenant } from '../../../platform/call/unit-of-work.ts'
import { deskOriginOf } from '../../../platform/config/desk-origin.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { payoutAccount } from '../../../platform/db/schema/order/payout.ts'
import { seller } from '../../../platform/db/schema/seller.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../../platform/limits/rate-limit.ts'
import { crashPoint } from '../../../platform/process/crash-point.ts'
import { isPaidTo, storeAccount } from '../account-store.ts'
import { connectOf, currenciesOf } from '../candidates.ts'
import { accountsPerDay } from '../seller-payout-calls.ts'
import { connectedOf, openConnected, refreshConnected, reserveConnected } from './connected-account.ts'

const checks: RateRule = { name: 'connected-check', limit: 20, windowMs: 10 * minuteMs }

/**
 * Leads a seller to the provider. Every step can be repeated: the account is opened once for our id, and a currency that is
 * paid to it already stays as it is.
 */
async function connect(deps: Deps, context: CallContext, currency: string): Promise<{ url: string | null }> {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  const sellerId = sellerOf(context)
  const provider = connectOf(deps, tenantId)
  if (!provider) throw new Failure('payout_account_invalid', { field: 'kind' })
  const row = await asSeller(deps, context, async (tx) => {
    await requireRate(tx, tenantId, accountsPerDay, sellerId, deps.clock.now())
    if (!(await currenciesOf(tx, context)).includes(currency)) throw new Failure('bad_request', { field: 'currency' })
    return reserveConnected(deps, tx, tenantId, { sellerId, userId, provider: provider.name })
  })
  crashPoint('connect.reserved')
  const accountRef = await openConnected(deps, provider, row)
  crashPoint('connect.opened')
  const state = await refreshConnected(deps, provider, { ...row, providerRef: accountRef })
  if (state === 'closed') throw new Failure('state_conflict')
  const backTo = `${deskOriginOf(deps, context.tenant)}/sell/money?stripe=back`
  const url = state === 'ready' ? null : await provider.pageFor({ tenantId, accountRef, backTo })
  await inTenant(deps, tenantId, `seller:${sellerId}`, async (tx) => {
    const [owner] = await tx
      .select({ nickName: seller.nickName })
      .from(seller)
      .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
      .for('no key update')
    const current = await connectedOf(tx, tenantId, sellerId)
    // Somebody disconnected the account meanwhile.
    if (!owner || current?.id !== row.id) throw new Failure('state_conflict')
    const [paidTo] = await tx
      .select({ connectedId: payoutAccount.connectedId })
      .from(payoutAccount)
      .where(isPaidTo(tenantId, sellerId, currency))
    if (paidTo?.connectedId === row.id) return
    await storeAccount(deps, tx, tenantId, {
      ...{ sellerId, userId, kind: 'stripe', currency, holder: owner.nickName },
      ...{ account: accountRef, tail: accountRef.slice(-4), connectedId: row.id },
    })
  })
  return { url }
}

/** Calls of sellers about the account that they have at a provider. */
export function connectedAccountCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.payout.sellerConnectAccount, ({ body }, context) => {
      requireFresh(context, deps.clock.now())
      requireFreshFactor(deps, context, deps.clock.now())
      return connect(deps, context, body.currency)
    }),
    implement(calls.payout.sellerCheckAccount, async (_, context) => {
      const { tenantId } = context.tenant
      const row = await asSeller(deps, context, async (tx, sellerId) => {
        await requireRate(tx, tenantId, checks, sellerId, deps.clock.now())
        return connectedOf(tx, tenantId, sellerId)
      })
      const provider = connectOf(deps, tenantId)
      if (!row || !provider) throw new Failure('not_found')
      return { state: await refreshConnected(deps, provider, row) }
    }),
  ]
}
