import { eq, sql } from 'drizzle-orm'
import { type Tx, transactionOf } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { ledgerAccount, ledgerFolded } from '../../platform/db/schema/order/ledger.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'

/**
 * Purposes of accounts, in the order in which every transaction locks them; accounts of one purpose are locked by id.
 * Insert a new purpose after every purpose that the same flows lock earlier.
 */
const purposes = [
  ...([
    'psp',
    'clearing',
    'escrow',
    'coupon_cost',
    'tax_cost',
    'fee',
    'tax',
    'payable',
    'reserve',
    'deposit',
    'payout',
    'bank',
  ] as const),
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
  /** The tax that the shop owes for settled orders. */
  tax: platformAccount('tax', 0),
  /** Tax that the shop pays itself, as a negative balance. */
  taxCost: platformAccount('tax_cost', null),
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
  /** The part of a seller's share that is kept back for a while. */
  reserve: (sellerId: string): Account => ({
    ownerKind: 'seller',
    ownerId: sellerId,
    purpose: 'reserve',
    minBalance: 0,
  }),
  /** The deposit of a seller: paid before the first sale, given back at the end. */
  deposit: (sellerId: string): Account => ({
    ownerKind: 'seller',
    ownerId: sellerId,
    purpose: 'deposit',
    minBalance: 0,
  }),
  /** Money on its way to a seller. */
  payout: (sellerId: string): Account => ({ ownerKind: 'seller', ownerId: sellerId, purpose: 'payout', minBalance: 0 }),
  /** The sum of payouts that a bank or provider paid, as a positive balance. */
  bank: (provider: string): Account => ({
    ownerKind: 'external',
    ownerId: provider,
    purpose: 'bank',
    minBalance: null,
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
    | `points${'' | '_spent'}`
    | 'top_up'
    | 'gcoin_issue'
    | 'insurance'
    | 'correction'
    | 'reserve_release'
    | `deposit${'' | '_back' | '_lost'}`
    | `payout${'' | '_paid' | '_back' | '_returned'}`
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

interface OfUnit {
  account: Account
  unit: string
}

/** Rows of accounts, each once, by their sort key. */
const rowsOf = (tenantId: number, wanted: readonly OfUnit[]) =>
  new Map(
    wanted.map(({ account, unit }) => {
      const id = accountId(tenantId, account, unit)
      const { ownerKind, ownerId, purpose, minBalance } = account
      return [lockKey(account, id), { tenantId, id, ownerKind, ownerId, purpose, unit, minBalance }] as const
    }),
  )

/**
 * Locks accounts in the common order, and creates missing ones, so that crossing transfers wait and never deadlock.
 * Throws at once if a transaction locks against the order, not only when two such transactions run at the same time.
 */
export async function lockAccounts(tx: Tx, tenantId: number, wanted: readonly OfUnit[]): Promise<void> {
  const transaction = transactionOf(tx)
  const locked = lockedIn.get(transaction) ?? { last: '', held: new Set<string>() }
  const rows = rowsOf(tenantId, wanted)
  const keys = [...rows.keys()].filter((key) => !locked.held.has(key)).sort()
  const [first] = keys
  if (first === undefined) return
  if (first < locked.last)
    throw new Error(`ledger: ${rows.get(first)?.purpose} is locked after a later account of the locking order`)
  // One statement handles its rows in order: each is inserted, or locked by the update that `setWhere` skips.
  await tx
    .insert(ledgerFolded)
    .values(keys.flatMap((key) => rows.get(key) ?? []))
    .onConflictDoUpdate({
      target: [ledgerFolded.tenantId, ledgerFolded.id],
      set: { version: sql`${ledgerFolded.version}` },
      setWhere: sql`false`,
    })
  for (const key of keys) locked.held.add(key)
  lockedIn.set(transaction, { last: keys.at(-1) ?? first, held: locked.held })
}

/** Values of one column as an array for `unnest`. */
const column = (values: readonly unknown[], type: string) => sql`${sql.param(values)}::${sql.raw(type)}[]`

/**
 * Posts transfers that belong together, or none if they were posted before; true if posted. Skips legs of zero, so that
 * a transfer of nothing counts as posted. Locks the accounts of users only; see the migration 1010_ledger_unfolded.
 */
export async function postTransfers(tx: Tx, tenantId: number, transfers: readonly Transfer[]): Promise<boolean> {
  const moving = transfers
    .map((one) => ({ ...one, legs: one.legs.filter((leg) => leg.amount !== 0) }))
    .filter((one) => one.legs.length > 0)
  if (moving.length === 0) return true
  const touched = moving.flatMap(({ legs, unit }) => legs.map(({ account }) => ({ account, unit })))
  await lockAccounts(
    tx,
    tenantId,
    touched.filter(({ account }) => account.ownerKind === 'user'),
  )
  const opened = [...rowsOf(tenantId, touched).values()]
  const postings = moving.flatMap(({ id, unit, legs }) =>
    legs.map(({ account, amount }, seq) => ({ id, seq, amount, account: accountId(tenantId, account, unit) })),
  )
  const of = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key, type: string) =>
    column(
      rows.map((row) => row[key]),
      type,
    )
  const refs = moving.map(({ ref }) => ref)
  const { rows } = await tx.execute<{ created: number }>(sql`
    with created as (
      insert into transfer (tenant_id, id, kind, unit, ref_kind, ref_id, created_at, created_by)
      select ${tenantId}, t.id, t.kind, t.unit, t.ref_kind, t.ref_id, moment(), actor_kind()
      from unnest(${of(moving, 'id', 'uuid')}, ${of(moving, 'kind', 'text')}, ${of(moving, 'unit', 'text')},
        ${of(refs, 'kind', 'text')}, ${of(refs, 'id', 'text')}) as t(id, kind, unit, ref_kind, ref_id)
      on conflict do nothing returning id
    ), opened as (
      insert into ledger_folded (tenant_id, id, owner_kind, owner_id, purpose, unit, min_balance)
      select ${tenantId}, a.* from unnest(${of(opened, 'id', 'uuid')}, ${of(opened, 'ownerKind', 'text')},
        ${of(opened, 'ownerId', 'text')}, ${of(opened, 'purpose', 'text')}, ${of(opened, 'unit', 'text')},
        ${of(opened, 'minBalance', 'bigint')}) as a
      on conflict do nothing
    ), posted as (
      insert into posting (tenant_id, transfer_id, seq, account_id, amount)
      select ${tenantId}, p.* from unnest(${of(postings, 'id', 'uuid')}, ${of(postings, 'seq', 'smallint')},
        ${of(postings, 'account', 'uuid')}, ${of(postings, 'amount', 'bigint')}) as p
      where (select count(*) from created) = ${moving.length}
    )
    select count(*)::int as created from created`)
  const created = rows[0]?.created ?? 0
  if (created > 0 && created < moving.length)
    throw new Error('ledger: only some of the transfers that belong together were posted before')
  return created > 0
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
