import { randomUUID } from 'node:crypto'
import { type CallData, type CallInput, calls } from '@tradepost/contract'
import { hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { passDays, reservationMinutes } from '@tradepost/domain/time/windows'
import { count, eq } from 'drizzle-orm'
import { type CallContext, principal } from '../../platform/call/call-context.ts'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { purchase } from '../../platform/db/schema/order/order.ts'
import { membershipCharge, membershipPeriod } from '../../platform/db/schema/pass.ts'
import { sharedGame } from '../../platform/db/schema/shared-game.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { after } from '../../platform/time/clock.ts'
import { countPurchase } from '../checkout/count-purchase.ts'
import { requireTerms } from '../legal/terms-consent.ts'
import { requireOpenShop } from '../opening/require-open-shop.ts'
import { leadingPayment, paymentsOf } from '../order/order-store.ts'
import { chargeTaxOf } from '../tax/pass-tax.ts'
import { requirePlacedTax } from '../tax/tax-rates.ts'
import { isPassOnSale, requirePassOnSale } from './pass-on-sale.ts'
import { passSettings, planPrice, trialHours } from './pass-rules.ts'
import { attemptsOf, chargeOf, lastPeriod, lockMembershipOf, moveMembership, planRenewal } from './pass-store.ts'
import { viewMembership } from './pass-view.ts'

/** Limits the renewal switches of a user, because every switch is stored permanently. */
const switchesPerHour: RateRule = { name: 'auto-renew', limit: 60, windowMs: hourMs }

type SubscribeBody = CallInput<typeof calls.pass.subscribePass>['body']

async function subscribe(deps: Deps, tx: Tx, context: CallContext, userId: string, body: SubscribeBody) {
  const { tenantId } = context.tenant
  await requirePassOnSale(tx, tenantId)
  const { price } = await planPrice(tx, context, body.toCurrencyId)
  if (!price) throw new Failure('pass_not_on_sale')
  if (body.expectedTotal !== undefined && body.expectedTotal !== price.minor) throw new Failure('price_changed')
  await requireOpenShop(tx, tenantId, userId)
  await requireTerms(tx, tenantId, userId)
  await countPurchase(deps, tx, { tenantId, buyerId: userId })
  const member = await lockMembershipOf(tx, tenantId, userId)
  if (member.state === 'active_auto' || member.state === 'renewing') throw new Failure('pass_active')
  const [user] = await tx
    .select({ email: appUser.email })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
  const purchaseId = randomUUID()
  const payBefore = after(deps, reservationMinutes * minuteMs)
  const now = deps.clock.now()
  const { finance } = await siteOf(tx, tenantId)
  const taxed = await requirePlacedTax(tx, tenantId, body.tax, now, finance)
  await tx.insert(purchase).values({
    ...{ tenantId, id: purchaseId, buyerId: userId, kind: 'membership', totalMinor: price.minor },
    ...{ currency: price.currency, deliveryEmail: user?.email ?? '', locale: context.locale },
    ...{ referrerUrl: body.referrerUrl ?? null, payBefore, createdAt: now },
    networkCountry: taxed ? context.ipCountry : null,
  })
  await tx.insert(membershipCharge).values({
    ...{ tenantId, purchaseId, membershipId: member.id, userId, automatic: false, autoRenew: body.autoRenew },
    ...{ periodNo: ((await lastPeriod(tx, member))?.periodNo ?? 0) + 1, consentAt: now, createdAt: now },
    ...chargeTaxOf(taxed),
  })
  return { subscriptionId: purchaseId, purchaseId, total: price, payBefore: payBefore.toISOString() }
}

async function ownCharge(tx: Tx, context: CallContext, userId: string, id: string) {
  const charge = await chargeOf(tx, context.tenant.tenantId, id)
  if (charge?.userId !== userId) throw new Failure('not_found', { field: 'id' })
  return charge
}

async function result(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  userId: string,
  id: string,
): Promise<CallData<typeof calls.pass.subscriptionResult>> {
  const { tenantId } = context.tenant
  const charge = await ownCharge(tx, context, userId, id)
  const [bought] = await tx
    .select()
    .from(purchase)
    .where(ofTenant(purchase, tenantId, eq(purchase.id, id)))
  const [period] = await tx
    .select()
    .from(membershipPeriod)
    .where(ofTenant(membershipPeriod, tenantId, eq(membershipPeriod.purchaseId, id)))
  const leading = leadingPayment((await paymentsOf(tx, tenantId, [id])).get(id) ?? [])
  if (!bought) throw new Failure('not_found', { field: 'id' })
  const late = bought.payBefore <= deps.clock.now() && leading?.state !== 'pending'
  const isFailed = charge.state === 'failed' || charge.state === 'returned' || leading?.state === 'failed' || late
  return {
    id,
    state: charge.state === 'active' ? 'active' : isFailed ? 'failed' : 'pending',
    failure: charge.state === 'active' ? null : (leading?.failure ?? null),
    periodNo: charge.periodNo,
    endsAt: period?.endsAt.toISOString() ?? null,
    autoRenew: charge.autoRenew,
    total: { minor: bought.totalMinor, currency: bought.currency },
  }
}

/**
 * Switches the renewal. The renewal cannot be turned off while a charge is in flight, so nothing is charged after a
 * confirmed switch.
 */
async function switchRenewal(deps: Deps, tx: Tx, tenantId: number, userId: string, on: boolean): Promise<void> {
  await requireRate(tx, tenantId, switchesPerHour, userId, deps.clock.now())
  const member = await lockMembershipOf(tx, tenantId, userId)
  const isOver = (member.endsAt?.getTime() ?? 0) <= deps.clock.now().getTime()
  if (on) {
    if (member.state === 'active_auto' || member.state === 'renewing' || member.state === 'past_due') return
    if (member.state !== 'active_manual' || isOver || !member.mandate) throw new Failure('state_conflict')
    await requirePassOnSale(tx, tenantId)
    await moveMembership(tx, member, 'active_auto')
    const { periodNo = 0 } = (await lastPeriod(tx, member)) ?? {}
    await planRenewal(deps, tx, member, periodNo, await attemptsOf(tx, member, periodNo + 1))
    return
  }
  if (member.state === 'renewing') throw new Failure('renewal_running')
  if (member.state === 'active_auto') await moveMembership(tx, member, 'active_manual')
  if (member.state === 'past_due') await moveMembership(tx, member, isOver ? 'expired' : 'active_manual')
}

/** Calls about the plan, the subscription and its result, and the renewal switch. */
export function passCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.pass.passPlan, ({ query }, context) =>
      deps.db.withTenant(context.tenant.tenantId, 'visitor', async (tx) => {
        const { tenantId } = context.tenant
        const settings = await passSettings(tx, tenantId)
        const { price } = await planPrice(tx, context, query?.toCurrencyId)
        const [games] = await tx.select({ n: count() }).from(sharedGame).where(ofTenant(sharedGame, tenantId))
        return {
          days: passDays,
          price,
          onSale: await isPassOnSale(tx, tenantId),
          sharedGames: games?.n ?? 0,
          isTaxed: (await siteOf(tx, tenantId)).finance.chargesTax,
          trialHours: context.user ? trialHours(tenantId, context.user.userId, settings.shortTrialPercent) : 24,
          inviteHours: settings.inviteHours,
          platforms: ['win32' as const, 'win64' as const],
        }
      }),
    ),
    implement(calls.pass.myPass, (_, context) =>
      asBuyer(deps, context, (tx, userId) => viewMembership(deps, tx, context.tenant.tenantId, userId)),
    ),
    implement(calls.pass.subscribePass, async ({ body }, context) => {
      if (body.consent !== true) throw new Failure('consent_required', { field: 'consent' })
      return once(deps, context, calls.pass.subscribePass, body, (store) =>
        asBuyer(deps, context, async (tx, userId) => store(tx, await subscribe(deps, tx, context, userId, body))),
      )
    }),
    implement(calls.pass.subscriptionResult, ({ params }, context) =>
      asBuyer(deps, context, (tx, userId) => result(deps, tx, context, userId, params.id)),
    ),
    implement(calls.pass.setAutoRenew, async ({ body }, context) => {
      const { tenantId } = context.tenant
      const { userId } = principal(context)
      return asBuyer(deps, context, async (tx) => {
        await switchRenewal(deps, tx, tenantId, userId, body.on)
        return viewMembership(deps, tx, tenantId, userId)
      })
    }),
    implement(calls.pass.refundPass, ({ params }, context) =>
      asBuyer(deps, context, async (tx, userId) => {
        const charge = await ownCharge(tx, context, userId, params.id)
        // A captured payment activates a pass at once, so every paid pass is active.
        throw new Failure(charge.state === 'active' ? 'refund_after_activation' : 'state_conflict')
      }),
    ),
  ]
}
