import { calls } from '@tradepost/contract'
import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer, asSeller } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { accountUnit, deliveryUnit, orderHead } from '../../platform/db/schema/order/order.ts'
import { unitClaim } from '../../platform/db/schema/order/unit-claim.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanText } from '../../platform/text/clean-text.ts'
import { detail } from '../buyer/order-calls.ts'
import { maskOf, toUnitClaim } from '../order/case-view.ts'
import { lockOwnOrder, ownOrder, type Reader } from '../order/order-store.ts'
import { claimUnit, isClaimable, withdrawUnitClaim } from './claim-unit.ts'
import { attachFiles } from './own-files.ts'

/** Calls about single units that do not work: of the buyer, and the list of the seller. */
export function unitClaimCalls(deps: Deps): Implementation[] {
  const changed = async (tx: Tx, reader: Reader, buyerId: string, id: string) => {
    const row = await ownOrder(tx, reader.tenant.tenantId, buyerId, id)
    if (!row) throw new Failure('not_found', { field: 'id' })
    return detail(deps, tx, reader, row)
  }
  const lock = async (tx: Tx, tenantId: number, buyerId: string, id: string) => {
    const row = await lockOwnOrder(tx, tenantId, buyerId, id)
    if (!row) throw new Failure('not_found', { field: 'id' })
    return row
  }
  return [
    implement(calls.unitClaim.orderUnits, ({ params, query = {} }, context) =>
      asBuyer(deps, context, async (tx, buyerId) => {
        const { tenantId } = context.tenant
        const { pageNo = 1, pageSize = 24 } = query
        const row = await ownOrder(tx, tenantId, buyerId, params.id)
        if (!row) throw new Failure('not_found', { field: 'id' })
        const ofOrder = ofTenant(deliveryUnit, tenantId, eq(deliveryUnit.orderId, row.id))
        const units = await tx
          .select({ unit: accountUnit })
          .from(deliveryUnit)
          .innerJoin(accountUnit, ofTenant(accountUnit, deliveryUnit.tenantId, eq(accountUnit.id, deliveryUnit.unitId)))
          .where(ofOrder)
          .orderBy(asc(accountUnit.id))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
        const claims = await tx
          .select()
          .from(unitClaim)
          .where(
            ofTenant(
              unitClaim,
              tenantId,
              inArray(
                unitClaim.unitId,
                units.map(({ unit }) => unit.id),
              ),
            ),
          )
          .orderBy(asc(unitClaim.claimedAt))
        const last = new Map(claims.map((claim) => [claim.unitId, claim]))
        const secrets = await deps.secrets.forTenant(tx, tenantId)
        const list = units.map(({ unit }) => {
          const answer = last.get(unit.id)?.answer
          const isOver = answer === undefined || answer === 'withdrawn' || answer === 'closed'
          return {
            ...{ unitId: unit.id, masked: maskOf(secrets, unit) },
            isReplaced: unit.state === 'replaced',
            isClaimable: isClaimable(deps, row) && isOver && unit.state !== 'replaced',
          }
        })
        return { total: await tx.$count(deliveryUnit, ofOrder), pageNo, pageSize, list }
      }),
    ),
    implement(calls.unitClaim.claimUnit, ({ params, body }, context) =>
      once(deps, context, calls.unitClaim.claimUnit, { params, body }, (store) =>
        asBuyer(deps, context, async (tx, buyerId) => {
          const { tenantId } = context.tenant
          const row = await lock(tx, tenantId, buyerId, params.id)
          const { fileIds = [], unitId, kind } = body
          const statement = cleanText(body.statement)
          if (!statement) throw new Failure('data_error', { field: 'statement' })
          await attachFiles(tx, { tenantId, orderId: row.id, userId: buyerId, fileIds })
          await claimUnit(deps, tx, row, { unitId, kind, statement, fileIds })
          return store(tx, await changed(tx, context, buyerId, params.id))
        }),
      ),
    ),
    implement(calls.unitClaim.withdrawUnitClaim, ({ params, body }, context) =>
      once(deps, context, calls.unitClaim.withdrawUnitClaim, { params, body }, (store) =>
        asBuyer(deps, context, async (tx, buyerId) => {
          await withdrawUnitClaim(deps, tx, await lock(tx, context.tenant.tenantId, buyerId, params.id), body.claimId)
          return store(tx, await changed(tx, context, buyerId, params.id))
        }),
      ),
    ),
    implement(calls.unitClaim.sellerUnitClaimPage, ({ body = {} }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        const { state = 'open', pageNo = 1, pageSize = 24 } = body
        const isOpen = state === 'open'
        const claims = tx
          .select({ claim: unitClaim, unit: accountUnit, title: orderHead.title, currency: orderHead.currency })
          .from(unitClaim)
          .innerJoin(orderHead, ofTenant(orderHead, unitClaim.tenantId, eq(orderHead.id, unitClaim.orderId)))
          .innerJoin(accountUnit, ofTenant(accountUnit, unitClaim.tenantId, eq(accountUnit.id, unitClaim.unitId)))
          .where(
            and(
              ofTenant(unitClaim, tenantId, isOpen ? isNull(unitClaim.answer) : isNotNull(unitClaim.answer)),
              eq(orderHead.sellerId, sellerId),
            ),
          )
          .$dynamic()
        const total = await tx.$count(claims.as('claims'))
        const rows = await claims
          .orderBy(isOpen ? asc(unitClaim.answerBy) : desc(unitClaim.answeredAt), asc(unitClaim.id))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
        const secrets = await deps.secrets.forTenant(tx, tenantId)
        const list = rows.map(({ claim, unit, title, currency }) => ({
          ...toUnitClaim(claim, maskOf(secrets, unit), currency),
          ...{ orderId: claim.orderId, title },
        }))
        return { total, pageNo, pageSize, list }
      }),
    ),
  ]
}
