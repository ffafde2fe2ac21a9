import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ledgerAccount, posting, transfer } from '../../platform/db/schema/ledger.ts'
import { uuid5 } from './uuid5.ts'

/** An account of the ledger, named by whose it is and what it is for. */
export interface Account {
  ownerKind: 'user' | 'seller' | 'platform' | 'external'
  ownerId: string
  purpose: string
  /** Null lets the balance go below zero: the world outside and what the platform issues. */
  minBalance: number | null
}

const platformAccount = (purpose: string, minBalance: number | null): Account => ({
  ownerKind: 'platform',
  ownerId: 'platform',
  purpose,
  minBalance,
})
export const accounts = {
  psp: { ownerKind: 'external', ownerId: 'psp', purpose: 'psp', minBalance: null } satisfies Account as Account,
  escrow: platformAccount('escrow', 0),
  fee: platformAccount('fee', 0),
  clearing: platformAccount('clearing', 0),
  rentalHold: platformAccount('rental_hold', 0),
  gcoinIssue: platformAccount('gcoin_issue', null),
  pointsIssue: platformAccount('points_issue', null),
  passIncome: platformAccount('pass_income', null),
  insurance: platformAccount('insurance', null),
  correction: platformAccount('correction', null),
  payable: (sellerId: string): Account => ({
    ownerKind: 'seller',
    ownerId: sellerId,
    purpose: 'payable',
    minBalance: 0,
  }),
  wallet: (userId: string): Account => ({ ownerKind: 'user', ownerId: userId, purpose: 'wallet', minBalance: 0 }),
  points: (userId: string): Account => ({ ownerKind: 'user', ownerId: userId, purpose: 'points', minBalance: 0 }),
}

export interface Transfer {
  /** The transfer's identity: posting it again changes nothing. */
  id: string
  kind:
    | 'capture'
    | 'pass_sale'
    | 'pass_chargeback'
    | 'settle'
    | 'refund'
    | 'points'
    | 'top_up'
    | 'gcoin_issue'
    | 'insurance'
    | 'correction'
    | `rental_${'hold' | 'release' | 'post' | 'fund' | 'unfund' | 'reversal'}`
  /** Currency code, GCOIN or POINT. */
  unit: string
  ref: { kind: string; id: string }
  /** What each account gains (or, negative, gives); the sum is zero. */
  legs: readonly { account: Account; amount: number }[]
}

export const accountId = (tenantId: number, account: Account, unit: string) =>
  uuid5(tenantId, account.ownerKind, account.ownerId, account.purpose, unit)

/** Posts one transfer; answers false when a transfer of this id was posted before. */
export async function postTransfer(
  tx: Tx,
  tenantId: number,
  { id, kind, unit, ref, legs }: Transfer,
): Promise<boolean> {
  const created = await tx
    .insert(transfer)
    .values({
      tenantId,
      id,
      kind,
      unit,
      refKind: ref.kind,
      refId: ref.id,
      createdAt: sql`moment()`,
      createdBy: sql`actor_kind()`,
    })
    .onConflictDoNothing()
    .returning({ id: transfer.id })
  if (created.length === 0) return false

  const moved = legs
    .filter((leg) => leg.amount !== 0)
    .map((leg) => ({ ...leg, accountId: accountId(tenantId, leg.account, unit) }))
    .sort((a, b) => (a.accountId < b.accountId ? -1 : 1))
  for (const { account, accountId: id } of moved) {
    const { ownerKind, ownerId, purpose, minBalance } = account
    await tx
      .insert(ledgerAccount)
      .values({ tenantId, id, ownerKind, ownerId, purpose, unit, minBalance })
      .onConflictDoNothing()
  }
  const ids = moved.map((leg) => leg.accountId)
  // One order for everybody, so that crossing transfers wait instead of deadlocking.
  await tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.tenantId, tenantId), inArray(ledgerAccount.id, ids)))
    .orderBy(ledgerAccount.id)
    .for('update')
  // Gains first: an account on both sides of a chain never dips below its minimum in between.
  const ordered = [...moved].sort((a, b) => b.amount - a.amount)
  await tx
    .insert(posting)
    .values(
      ordered.map((leg, seq) => ({ tenantId, transferId: id, seq, accountId: leg.accountId, amount: leg.amount })),
    )
  return true
}

/** Balance of an account; zero where nothing was ever posted. */
export async function balanceOf(tx: Tx, tenantId: number, account: Account, unit: string): Promise<number> {
  const [row] = await tx
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.tenantId, tenantId), eq(ledgerAccount.id, accountId(tenantId, account, unit))))
  return row?.balance ?? 0
}
