import type { Tx } from '../db/database.ts'
import { errorCode } from '../db/faults.ts'
import type { Deps } from '../deps.ts'
import { Failure } from '../failure/failure.ts'
import type { CallContext } from './call-context.ts'
import { principal, sellerOf } from './call-context.ts'

/** Postgres code of a state change that no edge allows. */
const refusedEdge = 'TP409'
/** Postgres code of an order whose buyer sells what it is for. */
const ownOffer = 'TP410'

/** A transaction of one tenant; a state change that the database refuses is a conflict. */
export async function inTenant<T>(deps: Deps, tenantId: number, actor: string, fn: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await deps.db.withTenant(tenantId, actor, fn)
  } catch (error) {
    if (errorCode(error) === refusedEdge) throw new Failure('state_conflict', { cause: error })
    if (errorCode(error) === ownOffer) throw new Failure('own_offer', { cause: error })
    throw error
  }
}

/** A transaction of the signed-in buyer. */
export const asBuyer = <T>(
  deps: Deps,
  context: CallContext,
  fn: (tx: Tx, buyerId: string) => Promise<T>,
): Promise<T> => {
  const { userId } = principal(context)
  return inTenant(deps, context.tenant.tenantId, `buyer:${userId}`, (tx) => fn(tx, userId))
}

/** A transaction of the signed-in seller. */
export const asSeller = <T>(
  deps: Deps,
  context: CallContext,
  fn: (tx: Tx, sellerId: string) => Promise<T>,
): Promise<T> => {
  const sellerId = sellerOf(context)
  return inTenant(deps, context.tenant.tenantId, `seller:${sellerId}`, (tx) => fn(tx, sellerId))
}

/** A transaction of the signed-in employee of customer service. */
export const asService = <T>(
  deps: Deps,
  context: CallContext,
  fn: (tx: Tx, userId: string) => Promise<T>,
): Promise<T> => {
  const { userId } = principal(context)
  return inTenant(deps, context.tenant.tenantId, `service:${userId}`, (tx) => fn(tx, userId))
}
