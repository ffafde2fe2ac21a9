import { type CallData, calls } from '@tradepost/contract'
import { isOneOf, replaceableStates } from '@tradepost/domain/order/order-states'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import { noteChange } from '../../platform/call/call-context.ts'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { accountUnit, deliveryUnit, orderHead } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { cleanText } from '../../platform/text/clean-text.ts'
import { maskOf } from '../order/case-view.ts'
import { mailBuyer, mailSeller } from '../order/order-mails.ts'
import { lockOrders } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { replaceUnit } from '../vault/change-unit.ts'

type Goods = CallData<typeof calls.support.staffOrder>['goods']
const mostUnits = 100

/** The seller is asked for a replacement of one order once a day. */
const perOrder: RateRule = { name: 'ask-replacement', limit: 1, windowMs: dayMs }
const perPerson: RateRule = { name: 'replace-person', limit: 30, windowMs: hourMs }

/** The delivered units of an order, and how many the vault has to replace them. */
export async function goodsOf(deps: Deps, tx: Tx, { tenantId, id, offerId, state }: OrderRow): Promise<Goods> {
  const units = await tx
    .select({ unit: accountUnit, replaces: deliveryUnit.replaces })
    .from(deliveryUnit)
    .innerJoin(accountUnit, ofTenant(accountUnit, deliveryUnit.tenantId, eq(accountUnit.id, deliveryUnit.unitId)))
    .where(ofTenant(deliveryUnit, tenantId, eq(deliveryUnit.orderId, id)))
    .orderBy(asc(accountUnit.id))
    .limit(mostUnits)
  const hasVault = await tx.$count(
    offer,
    and(ofTenant(offer, tenantId, eq(offer.id, offerId)), isNotNull(offer.vaultSince)),
  )
  const free = and(
    ofTenant(accountUnit, tenantId, eq(accountUnit.offerId, offerId), eq(accountUnit.state, 'free')),
    or(isNull(accountUnit.expiresAt), gt(accountUnit.expiresAt, deps.clock.now())),
  )
  const secrets = units.length > 0 ? await deps.secrets.forTenant(tx, tenantId) : null
  return {
    isReplaceable: isOneOf(replaceableStates, state),
    inStock: hasVault > 0 ? await tx.$count(accountUnit, free) : null,
    units: units.map(({ unit, replaces }) => ({
      id: unit.id,
      masked: secrets ? maskOf(secrets, unit) : '',
      state: unit.state === 'replaced' || unit.state === 'bad' ? unit.state : ('delivered' as const),
      replaces,
    })),
  }
}

async function lockOrder(tx: Tx, tenantId: number, id: string): Promise<OrderRow> {
  const [row] = fitsId64(id) ? await lockOrders(tx, tenantId, eq(orderHead.id, id)) : []
  if (!row) throw new Failure('not_found', { field: 'id' })
  if (!isOneOf(replaceableStates, row.state)) throw new Failure('state_conflict')
  return row
}

function requireReason(typed: string): string {
  const reason = cleanText(typed)
  if (!reason) throw new Failure('data_error', { field: 'reason' })
  return reason
}

/** Calls by which support replaces goods that do not work. The money of the order stays as it is. */
export const replaceGoodsCalls = (deps: Deps): Implementation[] => [
  implement(calls.support.replaceGoods, ({ params, body }, context) =>
    once(deps, context, calls.support.replaceGoods, { params, body }, (store) =>
      asStaff(deps, context, async (tx, staffId) => {
        const { tenantId } = context.tenant
        const reason = requireReason(body.reason)
        await requireRate(tx, tenantId, perPerson, staffId, deps.clock.now())
        const row = await lockOrder(tx, tenantId, params.id)
        const { sellerId, id: orderId } = row
        await replaceUnit(deps, tx, { tenantId, sellerId, orderId, unitId: body.unitId }, { text: reason, by: 'staff' })
        const goods = await goodsOf(deps, tx, row)
        const fresh = goods.units.find(({ replaces }) => replaces === body.unitId)
        noteChange(context, {
          before: { unitId: body.unitId, state: 'delivered' },
          after: { unitId: body.unitId, state: 'replaced', by: fresh?.id ?? null },
        })
        return store(tx, goods)
      }),
    ),
  ),
  implement(calls.support.askReplacement, ({ params, body }, context) =>
    once(deps, context, calls.support.askReplacement, { params, body }, (store) =>
      asStaff(deps, context, async (tx, staffId) => {
        const { tenantId } = context.tenant
        const now = deps.clock.now()
        const reason = requireReason(body.reason)
        await requireRate(tx, tenantId, perPerson, staffId, now)
        const row = await lockOrder(tx, tenantId, params.id)
        if (row.deliveredQuantity === 0) throw new Failure('state_conflict')
        await requireRate(tx, tenantId, perOrder, row.id, now)
        await mailSeller(deps, tx, row, 'replacementWanted', now.getTime(), reason)
        await mailBuyer(deps, tx, row, 'replacementAsked', now.getTime(), reason)
        noteChange(context, { after: { orderId: row.id, askedSeller: row.sellerId } })
        return store(tx, await goodsOf(deps, tx, row))
      }),
    ),
  ),
]
