import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { errorCode } from '../../platform/db/faults.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { transfer } from '../../platform/db/schema/order/ledger.ts'
import { currency } from '../../platform/db/schema/platform.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { accounts, postTransfer } from '../ledger/ledger.ts'
import { type ActRow, lockSubject, writeAct } from './acts.ts'
import { checkGiftLimits, sellerReceiver, userReceiver } from './gift.ts'

export interface Correction {
  account: 'payable' | 'points'
  ownerId: string
  unit: string
  amount: number
  reason: string
  corrects?: string | undefined
}

/** Checks that the owner exists and is not the author, and that the unit and the corrected transfer exist. */
async function check(tx: Tx, tenantId: number, userId: string, correction: Correction): Promise<void> {
  const { account, ownerId, unit, corrects } = correction
  const isOwner = sql`id::text = ${ownerId}`
  const [owner] =
    account === 'payable'
      ? await tx
          .select({ userId: seller.userId })
          .from(seller)
          .where(ofTenant(seller, tenantId, isOwner))
      : await tx
          .select({ userId: appUser.id })
          .from(appUser)
          .where(ofTenant(appUser, tenantId, isOwner))
  if (!owner) throw new Failure('not_found', { field: 'ownerId' })
  if (owner.userId === userId) throw new Failure('forbidden')
  const isUnit =
    account === 'points'
      ? unit === 'POINT'
      : (await tx.select().from(currency).where(eq(currency.code, unit))).length > 0
  if (!isUnit) throw new Failure('bad_request', { field: 'unit' })
  if (correction.amount === 0) throw new Failure('bad_request', { field: 'amount' })
  if (!corrects) return
  const [wrong] = await tx
    .select({ id: transfer.id })
    .from(transfer)
    .where(ofTenant(transfer, tenantId, eq(transfer.id, corrects)))
  if (!wrong) throw new Failure('not_found', { field: 'corrects' })
}

/** Posts a transfer that corrects a balance, because posted transfers are immutable. */
async function post(tx: Tx, tenantId: number, actId: string, correction: Omit<Correction, 'reason'>): Promise<string> {
  const { account, ownerId, unit, amount } = correction
  const transferId = uuid5('correction', actId)
  const [corrected, counter] =
    account === 'payable'
      ? [accounts.payable(ownerId), accounts.correction]
      : [accounts.points(ownerId), accounts.pointsIssue]
  try {
    await postTransfer(tx, tenantId, {
      id: transferId,
      kind: 'correction',
      unit,
      ref: { kind: 'service_act', id: actId },
      legs: [
        { account: corrected, amount },
        { account: counter, amount: -amount },
      ],
    })
  } catch (error) {
    // The database keeps balances from going below zero.
    if (errorCode(error) === '23514') throw new Failure('conflict', { field: 'amount', cause: error })
    throw error
  }
  return transferId
}

/** Corrects a balance, or proposes the correction if it exceeds what one member of staff may move alone. */
export async function correct(
  tx: Tx,
  tenantId: number,
  { userId, key, ...correction }: Correction & { userId: string; key: string },
): Promise<ActRow> {
  const { account, ownerId, unit, amount, reason, corrects } = correction
  const refId = `${account}:${ownerId}`
  await lockSubject(tx, tenantId, refId)
  await check(tx, tenantId, userId, correction)
  const id = uuid5('service-act', tenantId, userId, key)
  const facts = { account, ownerId, ...(corrects ? { corrects } : {}) }
  const base = { tenantId, id, kind: 'correction', refKind: 'account', refId } as const
  const receiver = account === 'payable' ? await sellerReceiver(tx, tenantId, ownerId) : userReceiver(ownerId)
  const { alone, ...weight } = await checkGiftLimits(tx, tenantId, userId, {
    kind: 'correction',
    receiver,
    amount,
    unit,
  })
  const act = { ...base, ...weight, outcome: 'correct', reason, amount, unit, userId, facts }
  if (!alone) return writeAct(tx, { ...act, step: 'proposed' })
  return writeAct(tx, { ...act, step: 'decided', transferId: await post(tx, tenantId, id, correction) })
}

/** Posts a correction that another member of staff proposed. */
export async function approveCorrection(tx: Tx, proposal: ActRow, userId: string): Promise<string> {
  const { tenantId, id, amount, unit, reason, facts } = proposal
  const correction = {
    account: facts.account === 'points' ? 'points' : 'payable',
    ownerId: facts.ownerId ?? '',
  } as const
  await check(tx, tenantId, userId, { ...correction, unit, amount, reason })
  return post(tx, tenantId, id, { ...correction, unit, amount })
}
