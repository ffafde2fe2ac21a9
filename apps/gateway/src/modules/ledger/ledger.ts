import { eq, sql } from 'drizzle-orm'
import { type Tx, transactionOf } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { ledgerAccount, posting, transfer } from '../../platform/db/schema/order/ledger.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'

/**
 * Purposes of accounts, in the order in which every transaction locks them; accounts of one purpose go by their ids. A
 * new purpose goes after those that the flows using it lock before it.
 */
const purposes = [
  ...(['psp', 'clearing', 'escrow', 'coupon_cost', 'fee', 'payable'] as const),
  ...(['rental_hold', 'gcoin_issue', 'wallet'] as const),
  ...(['pass_income', 'insurance', 'correction', 'points_issue', 'points', 'chargeback'] as const),
]
export type Purpose = (typeof purposes)[number]

/** An account of the ledger, identified by owner and purpose. */
export interface Account {
  ownerKind: 'user' | 'seller' | 'platform' | 'external'
  ownerId: string
  purpose: Purpose
  /** Null allows any negative balance, for external accounts and for those that issue coins or points. */
  minBalance: number | null
}

const platformAccount = (purpose: Purpose, minBalance: number | null): Account => ({
  ownerKind: 'platform',
  ownerId: 'platform',
  purpose,
  minBalance,
})
export const accounts = {
  psp: { ownerKind: 'external', ownerId: 'psp', purpose: 'psp', minBalance: null } satisfies Account as Account,
  escrow: platformAccount('escrow', 0),
  /** The cost of coupons to the platform, as a negative balance. */
  couponCost: platformAccount('coupon_cost', null),
  fee: platformAccount('fee', 0),
  clearing: platformAccount('clearing', 0),
  rentalHold: platformAccount('rental_hold', 0),
  gcoinIssue: platformAccount('gcoin_issue', null),
  pointsIssue: platformAccount('points_issue', null),
  passIncome: platformAccount('pass_income', null),
  insurance: platformAccount('insurance', null),
  correction: platformAccount('correction', null),
  /** Chargebacks that the platform bears, as a negative balance. */
  chargeback: platformAccount('chargeback', null),
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
  /** Posting a transfer with this id again changes nothing. */
  id: string
  kind:
    | 'capture'
    | 'coupon'
    | 'pass_sale'
    | 'pass_chargeback'
    | 'settle'
    | 'refund'
    | 'points'
    | 'top_up'
    | 'gcoin_issue'
    | 'insurance'
    | 'correction'
    | `chargeback${'' | '_won' | '_share'}`
    | `rental_${'hold' | 'release' | 'post' | 'fund' | 'unfund' | 'reversal'}`
  /** Currency code, GCOIN or POINT. */
  unit: string
  ref: { kind: string; id: string }
  /** The amount each account gains, or loses if negative. The sum is zero. */
  legs: readonly { account: Account; amount: number }[]
}

export const accountId = (tenantId: number, account: Account, unit: string) =>
  uuid5(tenantId, account.ownerKind, account.ownerId, account.purpose, unit)

/** The sort key of the locking order. */
const lockKey = ({ purpose }: Account, id: string) => `${String(purposes.indexOf(purpose)).padStart(2, '0')}:${id}`

/** The accounts that each transaction has locked, and the last of them in the locking order. */
const lockedIn = new WeakMap<object, { last: string; held: Set<string> }>()

/**
 * Locks accounts in the common order, and creates missing ones, so that crossing transfers wait and never deadlock.
 * Throws at once if a transaction locks against the order, rather than when two of them happen to meet.
 */
export async function lockAccounts(
  tx: Tx,
  tenantId: number,
  wanted: readonly { account: Account; unit: string }[],
): Promise<void> {
  const transaction = transactionOf(tx)
  const locked = lockedIn.get(transaction) ?? { last: '', held: new Set<string>() }
  const rows = new Map(
    wanted.map(({ account, unit }) => {
      const id = accountId(tenantId, account, unit)
      const { ownerKind, ownerId, purpose, minBalance } = account
      return [lockKey(account, id), { tenantId, id, ownerKind, ownerId, purpose, unit, minBalance }] as const
    }),
  )
  const keys = [...rows.keys()].filter((key) => !locked.held.has(key)).sort()
  const [first] = keys
  if (first === undefined) return
  if (first < locked.last)
    throw new Error(`ledger: ${rows.get(first)?.purpose} is locked after an account that follows it`)
  // One statement handles its rows in order: each is inserted, or locked by the update that `setWhere` skips.
  await tx
    .insert(ledgerAccount)
    .values(keys.flatMap((key) => rows.get(key) ?? []))
    .onConflictDoUpdate({
      target: [ledgerAccount.tenantId, ledgerAccount.id],
      set: { version: sql`${ledgerAccount.version}` },
      setWhere: sql`false`,
    })
  for (const key of keys) locked.held.add(key)
  lockedIn.set(transaction, { last: keys.at(-1) ?? first, held: locked.held })
}

/**
 * Posts transfers that belong together, or none if they were posted before; true if posted. Skips legs of zero, so that
 * a transfer of nothing counts as posted.
 */
export async function postTransfers(tx: Tx, tenantId: number, transfers: readonly Transfer[]): Promise<boolean> {
  const moving = transfers
    .map((one) => ({ ...one, legs: one.legs.filter((leg) => leg.amount !== 0) }))
    .filter((one) => one.legs.length > 0)
  if (moving.length === 0) return true
  const created = await tx
    .insert(transfer)
    .values(
      moving.map(({ id, kind, unit, ref }) => ({
        ...{ tenantId, id, kind, unit, refKind: ref.kind, refId: ref.id },
        createdAt: sql`moment()`,
        createdBy: sql`actor_kind()`,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: transfer.id })
  if (created.length === 0) return false
  if (created.length < moving.length)
    throw new Error(`ledger: only some of the transfers that belong together were posted before`)
  await lockAccounts(
    tx,
    tenantId,
    moving.flatMap(({ legs, unit }) => legs.map(({ account }) => ({ account, unit }))),
  )
  await tx.insert(posting).values(
    moving.flatMap(({ id, unit, legs }) =>
      // Gains first, so that an account on both sides of a chain never falls below its minimum in between.
      [...legs]
        .sort((a, b) => b.amount - a.amount)
        .map(({ account, amount }, seq) => ({
          ...{ tenantId, transferId: id, seq, amount },
          accountId: accountId(tenantId, account, unit),
        })),
    ),
  )
  return true
}

/** Posts one transfer; false if it was posted before. */
export const postTransfer = (tx: Tx, tenantId: number, one: Transfer): Promise<boolean> =>
  postTransfers(tx, tenantId, [one])

/** Balance of an account; zero if nothing was posted to it. */
export async function balanceOf(tx: Tx, tenantId: number, account: Account, unit: string): Promise<number> {
  const [row] = await tx
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(ofTenant(ledgerAccount, tenantId, eq(ledgerAccount.id, accountId(tenantId, account, unit))))
  return row?.balance ?? 0
}
