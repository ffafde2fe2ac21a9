import { recordWrite } from '../audit/audit-entry.ts'
import type { TransactionOptions, Tx } from '../db/database.ts'
import { errorCode } from '../db/faults.ts'
import type { Deps } from '../deps.ts'
import { Failure } from '../failure/failure.ts'
import type { CallContext } from './call-context.ts'
import { principal, sellerOf } from './call-context.ts'

/** SQLSTATE raised for a state change that the state machine does not allow. */
const refusedEdge = 'TP409'
/** SQLSTATE raised when sellers order their own offers. */
const ownOffer = 'TP410'
/** SQLSTATE raised when nobody would stay the owner of a tenant or seller. */
const lastOwner = 'TP411'

/** Runs a transaction of one tenant. A state change that the database refuses becomes `state_conflict`. */
export async function inTenant<T>(
  deps: Deps,
  tenantId: number,
  actor: string,
  fn: (tx: Tx) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  try {
    return await deps.db.withTenant(tenantId, actor, fn, options)
  } catch (error) {
    if (errorCode(error) === refusedEdge) throw new Failure('state_conflict', { cause: error })
    if (errorCode(error) === ownOffer) throw new Failure('own_offer', { cause: error })
    if (errorCode(error) === lastOwner) throw new Failure('last_owner', { cause: error })
    throw error
  }
}

/** Runs a transaction of a call. The entry for the audit log is its last statement. */
export const inCall = <T>(
  deps: Deps,
  context: CallContext,
  actor: string,
  fn: (tx: Tx) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> =>
  inTenant(
    deps,
    context.tenant.tenantId,
    actor,
    async (tx) => {
      const result = await fn(tx)
      await recordWrite(tx, context.audit, deps.clock.now())
      return result
    },
    options,
  )

/** Runs a transaction as the signed-in buyer. */
export const asBuyer = <T>(
  deps: Deps,
  context: CallContext,
  fn: (tx: Tx, buyerId: string) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> => {
  const { userId } = principal(context)
  return inCall(deps, context, `buyer:${userId}`, (tx) => fn(tx, userId), options)
}

/** Runs a transaction as the signed-in seller. */
export const asSeller = <T>(
  deps: Deps,
  context: CallContext,
  fn: (tx: Tx, sellerId: string) => Promise<T>,
): Promise<T> => {
  const sellerId = sellerOf(context)
  return inCall(deps, context, `seller:${sellerId}`, (tx) => fn(tx, sellerId))
}

/** Runs a transaction as the signed-in member of staff. */
export const asStaff = <T>(
  deps: Deps,
  context: CallContext,
  fn: (tx: Tx, userId: string) => Promise<T>,
): Promise<T> => {
  const { userId } = principal(context)
  return inCall(deps, context, `service:${userId}`, (tx) => fn(tx, userId))
}
