import { eq, sql } from 'drizzle-orm'
import { type Tx, transactionOf } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { ledgerAccount, posting, transfer } from '../../platform/db/schema/order/ledger.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'

/**
 * What accounts are for, in the order in which every transaction locks them; of one purpose they follow their ids. A new
 * purpose takes a place here, after what the flows that use it have locked before.
 */
const purposes = [
  ...(['psp', 'clearing', 'escrow', 'coupon_cost', 'fee', 'payable'] as const),
  ...(['rental_hold', 'gcoin_issue', 'wallet'] as const),
  ...(['pass_income', 'insurance', 'correction', 'points_issue', 'points', 'chargeback'] as const),
]
export type Purpose = (typeof purposes)[number]

/** An account of the ledger, named by whose it is and what it is for. */
export interface Account {
  ownerKind: 'user' | 'seller' | 'platform' | 'external'
  ownerId: string
  purpose: Purpose
  /** Null lets the balance go below zero: the world outside and what the platform issues. */
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
  /** What coupons cost the platform: below zero by what it gave. */
  couponCost: platformAccount('coupon_cost', null),
  fee: platformAccount('fee', 0),
  clearing: platformAccount('clearing', 0),
  rentalHold: platformAccount('rental_hold', 0),
  gcoinIssue: platformAccount('gcoin_issue', null),
  pointsIssue: platformAccount('points_issue', null),
  passIncome: platformAccount('pass_income', null),
  insurance: platformAccount('insurance', null),
  correction: platformAccount('correction', null),
  /** What banks took back: below zero by what the platform bears. */
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
  /** The transfer's identity: posting it again changes nothing. */
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
  /** What each account gains (or, negative, gives); the sum is zero. */
  legs: readonly { account: Account; amount: number }[]
}

export const accountId = (tenantId: number, account: Account, unit: string) =>
  uuid5(tenantId, account.ownerKind, account.ownerId, account.purpose, unit)

/** Sorts accounts as they are locked. */
const lockKey = ({ purpose }: Account, id: string) => `${String(purposes.indexOf(purpose)).padStart(2, '0')}:${id}`

/** The last account, in that order, that a transaction has locked, and all it holds. */
const lockedIn = new WeakMap<object, { last: string; held: Set<string> }>()

/**
 * Locks accounts, made where they are missing, in the order everybody locks them: crossing transfers wait for each other
 * and never deadlock. A transaction that comes back for an account that stands before one it holds is a fault of the
 * program, and is told so at once rather than when two of its kind meet.
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
  // One statement takes its rows one after another: each is made, or locked by the update that is not carried out.
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
 * Posts transfers that belong together: all of them or, when they were posted before, none; answers whether it did.
 * What moves nothing is left out, so that a transfer of nothing is done as soon as it is asked for.
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
    throw new Error(`ledger: of transfers that belong together some were posted before`)
  await lockAccounts(
    tx,
    tenantId,
    moving.flatMap(({ legs, unit }) => legs.map(({ account }) => ({ account, unit }))),
  )
  await tx.insert(posting).values(
    moving.flatMap(({ id, unit, legs }) =>
      // Gains first: an account on both sides of a chain never dips below its minimum in between.
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

/** Posts one transfer; answers false when a transfer of this id was posted before. */
export const postTransfer = (tx: Tx, tenantId: number, one: Transfer): Promise<boolean> =>
  postTransfers(tx, tenantId, [one])

/** Balance of an account; zero where nothing was ever posted. */
export async function balanceOf(tx: Tx, tenantId: number, account: Account, unit: string): Promise<number> {
  const [row] = await tx
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(ofTenant(ledgerAccount, tenantId, eq(ledgerAccount.id, accountId(tenantId, account, unit))))
  return row?.balance ?? 0
}
