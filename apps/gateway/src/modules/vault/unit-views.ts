import { type CallData, calls } from '@tradepost/contract'
import { maskedUnit, type UnitState, unitStates } from '@tradepost/domain/offer/unit-content'
import { hourMs } from '@tradepost/domain/time/durations'
import { and, asc, count, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { requireFresh } from '../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireFreshFactor } from '../../platform/call/second-factor.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import { openSecret } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { accountUnit, deliveryUnit, reservation } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { contentOf, readSellersOffer } from './unit-store.ts'

type Unit = CallData<typeof calls.vault.addUnit>
const exportSize = 1000
const exportsPerHour: RateRule = { name: 'unit-export', limit: 200, windowMs: hourMs }

/** The state that a seller sees, for units joined with their deliveries. */
const shownState = sql<UnitState>`case
  when ${accountUnit.state} = 'free' then 'available'
  when ${accountUnit.state} = 'sold' and ${deliveryUnit.unitId} is not null then 'delivered'
  when ${accountUnit.state} in ('reserved', 'sold') then 'held'
  else ${accountUnit.state} end`

const deliveryOf = ofTenant(deliveryUnit, accountUnit.tenantId, eq(deliveryUnit.unitId, accountUnit.id))
const holdOf = ofTenant(
  reservation,
  accountUnit.tenantId,
  eq(reservation.unitId, accountUnit.id),
  inArray(reservation.state, ['held', 'consumed']),
)

interface Part {
  where: SQL | undefined
  order: SQL[]
  limit: number
  offset?: number
}

/** Units with their content opened: the caller decides what of it may be shown. */
async function readUnits(deps: Deps, tx: Tx, tenantId: number, { where, order, limit, offset = 0 }: Part) {
  const rows = await tx
    .select({
      unit: accountUnit,
      state: shownState,
      orderId: sql<string | null>`coalesce(${deliveryUnit.orderId}, ${reservation.orderId})::text`,
    })
    .from(accountUnit)
    .leftJoin(deliveryUnit, deliveryOf)
    .leftJoin(reservation, holdOf)
    .where(ofTenant(accountUnit, tenantId, where))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const secrets = await deps.secrets.forTenant(tx, tenantId)
  return rows.map(({ unit, state, orderId }) => {
    const sealed = { ciphertext: unit.secretCt, keyId: unit.secretKeyId }
    const content = contentOf(openSecret(secrets, unit.id, sealed))
    const view: Unit = {
      id: unit.id,
      state,
      masked: maskedUnit(content),
      remark: unit.remark,
      expiresAt: unit.expiresAt?.toISOString() ?? null,
      addedAt: unit.addedAt.toISOString(),
      orderId,
    }
    return { view, content }
  })
}

/** One unit as its seller sees it. */
export async function unitView(deps: Deps, tx: Tx, tenantId: number, id: string): Promise<Unit> {
  const [row] = await readUnits(deps, tx, tenantId, { where: eq(accountUnit.id, id), order: [], limit: 1 })
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row.view
}

async function countStates(tx: Tx, where: SQL): Promise<Record<string, number>> {
  const rows = await tx
    .select({ state: shownState, n: count() })
    .from(accountUnit)
    .leftJoin(deliveryUnit, deliveryOf)
    .where(where)
    .groupBy(sql`1`)
  const byState = new Map(rows.map(({ state, n }) => [state, n]))
  return {
    all: rows.reduce((sum, { n }) => sum + n, 0),
    ...Object.fromEntries(unitStates.map((state) => [state, byState.get(state) ?? 0])),
  }
}

/** Calls by which sellers read their units: a list without content, and the export with it. */
export function unitViewCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.vault.unitPage, ({ params, body = {} }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        const { state, pageNo = 1, pageSize = 24 } = body
        const { id } = await readSellersOffer(tx, tenantId, sellerId, params.id)
        const counts = await countStates(tx, ofTenant(accountUnit, tenantId, eq(accountUnit.offerId, id)))
        const rows = await readUnits(deps, tx, tenantId, {
          where: and(eq(accountUnit.offerId, id), state && sql`${shownState} = ${state}`),
          order: [desc(accountUnit.addedAt), desc(accountUnit.id)],
          limit: pageSize,
          offset: (pageNo - 1) * pageSize,
        })
        const list = rows.map(({ view }) => view)
        return { total: counts[state ?? 'all'] ?? 0, pageNo, pageSize, list, counts }
      }),
    ),
    implement(calls.vault.exportUnits, ({ params, body = {} }, context) => {
      context.setHeader('Cache-Control', 'no-store')
      requireFresh(context, deps.clock.now())
      requireFreshFactor(deps, context, deps.clock.now())
      return asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        await requireRate(tx, tenantId, exportsPerHour, sellerId, deps.clock.now())
        const { id } = await readSellersOffer(tx, tenantId, sellerId, params.id)
        const { state, after } = body
        const rows = await readUnits(deps, tx, tenantId, {
          where: and(
            eq(accountUnit.offerId, id),
            state && sql`${shownState} = ${state}`,
            after === undefined ? undefined : gt(accountUnit.id, after),
          ),
          order: [asc(accountUnit.id)],
          limit: exportSize + 1,
        })
        const list = rows.slice(0, exportSize).map(({ view, content }) => {
          const { login = null, password = null, email = null, code = null, note = null } = content
          return { ...view, login, password, email, code, note }
        })
        return { list, hasMore: rows.length > exportSize }
      })
    }),
  ]
}
