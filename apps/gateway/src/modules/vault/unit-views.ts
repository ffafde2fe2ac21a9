import { type CallData, calls } from '@tradepost/contract'
import { maskedUnit, type UnitState, unitStates } from '@tradepost/domain/offer/unit-content'
import { hourMs } from '@tradepost/domain/time/durations'
import { and, asc, count, desc, eq, exists, gt, inArray, isNotNull, not, or, type SQL } from 'drizzle-orm'
import { requireFresh } from '../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { requireFreshFactor } from '../../platform/call/second-factor.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import { openSecret } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { accountUnit, deliveryUnit, reservation } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { openUnitFile } from './unit-file.ts'
import { contentOf, readSellersOffer, type UnitRow } from './unit-store.ts'

type Unit = CallData<typeof calls.vault.addUnit>
const exportSize = 1000
const exportsPerHour: RateRule = { name: 'unit-export', limit: 200, windowMs: hourMs }

/** The state that a seller sees. */
function shownState(state: UnitRow['state'], isDelivered: boolean): UnitState {
  if (state === 'free') return 'available'
  if (state === 'reserved') return 'held'
  if (state === 'sold') return isDelivered ? 'delivered' : 'held'
  const shown = unitStates.find((one) => one === state)
  if (!shown) throw new Error(`a unit of a vault is ${state}`)
  return shown
}

const deliveryOf = ofTenant(deliveryUnit, accountUnit.tenantId, eq(deliveryUnit.unitId, accountUnit.id))
const holdOf = ofTenant(
  reservation,
  accountUnit.tenantId,
  eq(reservation.unitId, accountUnit.id),
  inArray(reservation.state, ['held', 'consumed']),
)

/** The units that a seller sees in a state, as `shownState` says. An index finds them by the stored state. */
function isIn(tx: Tx, state: UnitState): SQL | undefined {
  const isDelivered = exists(tx.select({ unitId: deliveryUnit.unitId }).from(deliveryUnit).where(deliveryOf))
  const isStored = (stored: UnitRow['state']) => eq(accountUnit.state, stored)
  if (state === 'available') return isStored('free')
  if (state === 'delivered') return and(isStored('sold'), isDelivered)
  if (state === 'held')
    return and(inArray(accountUnit.state, ['reserved', 'sold']), or(isStored('reserved'), not(isDelivered)))
  return isStored(state)
}

interface Part {
  where: SQL | undefined
  order: SQL[]
  limit: number
  offset?: number
}

/** Units with their content opened: the caller decides what of it may be shown. */
async function readUnits(deps: Deps, tx: Tx, tenantId: number, { where, order, limit, offset = 0 }: Part) {
  // The rows before a page are skipped in an index, without what is read of the units on it.
  const page = tx
    .select({ id: accountUnit.id })
    .from(accountUnit)
    .where(ofTenant(accountUnit, tenantId, where))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await tx
    .select({ unit: accountUnit, deliveredTo: deliveryUnit.orderId, heldFor: reservation.orderId })
    .from(page)
    .innerJoin(accountUnit, ofTenant(accountUnit, tenantId, eq(accountUnit.id, page.id)))
    .leftJoin(deliveryUnit, deliveryOf)
    .leftJoin(reservation, holdOf)
    .orderBy(...order)
  const secrets = await deps.secrets.forTenant(tx, tenantId)
  return rows.map(({ unit, deliveredTo, heldFor }) => {
    const sealed = { ciphertext: unit.secretCt, keyId: unit.secretKeyId }
    const content = contentOf(openSecret(secrets, unit.id, sealed))
    const view: Unit = {
      id: unit.id,
      state: shownState(unit.state, deliveredTo !== null),
      masked: maskedUnit(content),
      fileBytes: unit.fileBytes,
      remark: unit.remark,
      expiresAt: unit.expiresAt?.toISOString() ?? null,
      addedAt: unit.addedAt.toISOString(),
      orderId: deliveredTo ?? heldFor,
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

/** How many units of an offer are in each state. Only the delivered ones need more than an index. */
async function countStates(tx: Tx, ofOffer: SQL): Promise<Record<string, number>> {
  const stored = await tx
    .select({ state: accountUnit.state, n: count() })
    .from(accountUnit)
    .where(ofOffer)
    .groupBy(accountUnit.state)
  const delivered = await tx.$count(accountUnit, and(ofOffer, isIn(tx, 'delivered')))
  const counts: Record<string, number> = Object.fromEntries(['all', ...unitStates].map((state) => [state, 0]))
  const add = (name: string, n: number) => {
    counts[name] = (counts[name] ?? 0) + n
  }
  for (const { state, n } of stored) {
    add('all', n)
    add(shownState(state, false), n)
  }
  add(shownState('sold', true), delivered)
  add(shownState('sold', false), -delivered)
  return counts
}

/** Calls by which sellers read their units: a list without content, and the export and the files with it. */
export function unitViewCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.vault.unitPage, ({ params, body = {} }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        const { state, pageNo = 1, pageSize = 24 } = body
        const { id } = await readSellersOffer(tx, tenantId, sellerId, params.id)
        const counts = await countStates(tx, ofTenant(accountUnit, tenantId, eq(accountUnit.offerId, id)))
        const rows = await readUnits(deps, tx, tenantId, {
          where: and(eq(accountUnit.offerId, id), state && isIn(tx, state)),
          order: [desc(accountUnit.addedAt), asc(accountUnit.id)],
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
            state && isIn(tx, state),
            after === undefined ? undefined : gt(accountUnit.id, after),
          ),
          order: [asc(accountUnit.id)],
          limit: exportSize + 1,
        })
        const list = rows.slice(0, exportSize).map(({ view, content }) => {
          const { login = null, password = null, email = null, code = null, note = null, file = null } = content
          return { ...view, login, password, email, code, note, file }
        })
        return { list, hasMore: rows.length > exportSize }
      })
    }),
    implement(calls.vault.unitFile, ({ params }, context) => {
      context.setHeader('Cache-Control', 'no-store')
      requireFresh(context, deps.clock.now())
      requireFreshFactor(deps, context, deps.clock.now())
      return asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        await requireRate(tx, tenantId, exportsPerHour, sellerId, deps.clock.now())
        const [found] = await tx
          .select({ unit: accountUnit })
          .from(accountUnit)
          .innerJoin(offer, ofTenant(offer, accountUnit.tenantId, eq(offer.id, accountUnit.offerId)))
          .where(
            and(
              ofTenant(accountUnit, tenantId, eq(accountUnit.id, params.id), isNotNull(accountUnit.fileBytes)),
              eq(offer.sellerId, sellerId),
            ),
          )
        if (!found) throw new Failure('not_found', { field: 'id' })
        return openUnitFile(deps, await deps.secrets.forTenant(tx, tenantId), found.unit)
      })
    }),
  ]
}
