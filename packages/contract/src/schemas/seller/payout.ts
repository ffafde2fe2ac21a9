import {
  connectedAccountStates,
  payoutAccountKinds,
  payoutRunStates,
  payoutStates,
  typedAccountKinds,
} from '@tradepost/domain/payout/payout-states'
import { Type } from 'typebox'
import {
  DeskPageNo,
  GivenInstant,
  Id,
  Instant,
  Money,
  Nothing,
  Nullable,
  OneOf,
  Page,
  PageSize,
  Strict,
  Text,
  Uuid,
} from '../common.ts'

const Currency = Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, examples: ['EUR'] })
const Month = Type.String({ pattern: '^20\\d\\d-(?:0[1-9]|1[0-2])$', maxLength: 7, examples: ['2026-10'] })
const Reason = Text(500, 3)

/** Why a balance is not paid out now. */
const Hold = OneOf(['no_account', 'account_new', 'account_not_ready', 'below_minimum', 'standing', 'no_provider'])

export const PayoutAccount = Type.Object({
  id: Uuid,
  kind: OneOf(payoutAccountKinds),
  currency: Currency,
  holder: Type.String(),
  /** The last characters, to recognise the account by. */
  tail: Type.String(),
  /** Nothing is paid to the account before this time. */
  usableFrom: Instant,
  /** What the provider says of an account that the seller opened there; null for other kinds. */
  state: Nullable(OneOf(connectedAccountStates)),
})
export const Payout = Type.Object({
  id: Uuid,
  runId: Uuid,
  seller: Type.Object({ id: Id, nickName: Type.String() }),
  /** What left the balance. */
  gross: Money,
  fee: Money,
  /** What the seller receives. */
  net: Money,
  state: OneOf(payoutStates),
  provider: Type.String(),
  account: Type.Object({ kind: OneOf(payoutAccountKinds), holder: Type.String(), tail: Type.String() }),
  failure: Nullable(Type.String()),
  createdAt: Instant,
  endedAt: Nullable(Instant),
})
/** A balance that a run pays, or the reason why it does not. */
export const PayoutCandidate = Type.Object({
  seller: Type.Object({ id: Id, nickName: Type.String() }),
  balance: Money,
  fee: Money,
  hold: Nullable(Hold),
})
export const PayoutRun = Type.Object({
  id: Uuid,
  /** `waiting`: above the limit of one person, so a second one must approve. */
  state: OneOf(payoutRunStates),
  startedAt: Instant,
  /** Null for a run of the schedule. */
  startedBy: Nullable(Type.String()),
  answeredBy: Nullable(Type.String()),
  reason: Nullable(Type.String()),
  payouts: Type.Integer(),
  ended: Type.Integer(),
  /** Sums of what sellers receive, by currency. */
  totals: Type.Array(Money),
  /** True if the caller may approve it: somebody else started it. */
  mayApprove: Type.Boolean(),
  /** True if a file of SEPA credit transfers can be downloaded. */
  hasFile: Type.Boolean(),
})
export const StatementLine = Type.Object({
  at: Instant,
  /** Kind of the transfer in the ledger. */
  kind: Type.String(),
  ref: Type.Object({ kind: Type.String(), id: Type.String() }),
  /** Price of the order that was settled; null for other lines. */
  gross: Nullable(Type.Integer()),
  /** What the platform kept (negative) or gave back, in minor units. */
  fee: Type.Integer(),
  /** The tax in the price that was settled (negative), in minor units. */
  tax: Type.Integer(),
  /** Change of the balance, in minor units. */
  amount: Type.Integer(),
  /** Change of the reserve, in minor units. */
  reserve: Type.Integer(),
})
export const CommissionRule = Type.Object({
  id: Uuid,
  category: Nullable(Type.Object({ id: Id, name: Type.String() })),
  minLevel: Nullable(Type.Integer()),
  percent: Type.Number(),
  startsAt: Instant,
  reason: Type.String(),
  state: OneOf(['proposed', 'approved', 'rejected']),
  proposedBy: Type.String(),
  answeredBy: Nullable(Type.String()),
  mayAnswer: Type.Boolean(),
})

export const payoutOverview = {
  data: Type.Object({
    /** Per currency: what can be paid out, what is kept back, what is on its way. */
    balances: Type.Array(
      Type.Object({ currency: Currency, available: Money, reserve: Money, underway: Money, hold: Nullable(Hold) }),
    ),
    accounts: Type.Array(PayoutAccount),
    /** Kinds of accounts that the seller can add here. */
    kinds: Type.Array(OneOf(typedAccountKinds)),
    /** True if the seller can open an account at Stripe to be paid to. */
    connect: Type.Boolean(),
    currencies: Type.Array(Currency),
    /** When the schedule pays next; null without a schedule. */
    nextAt: Nullable(Instant),
    minimum: Money,
    fee: Money,
    reserve: Type.Object({ percent: Type.Number(), days: Type.Integer(), belowLevel: Type.Integer() }),
    /** The commission on this seller's new orders, by category; `category` is null for all others. */
    commission: Type.Array(Type.Object({ category: Nullable(Type.String()), percent: Type.Number() })),
  }),
}
export const addPayoutAccount = {
  body: Strict({
    kind: OneOf(typedAccountKinds),
    currency: Currency,
    holder: Text(140, 2),
    /** An IBAN, or the email address of a PayPal account. */
    ibanOrEmail: Text(254, 5),
  }),
  data: PayoutAccount,
}
export const removePayoutAccount = { params: Type.Object({ id: Uuid }), body: Strict({}), data: Nothing }
export const sellerConnectAccount = {
  body: Strict({ currency: Currency }),
  data: Type.Object({
    /** The page of Stripe where the seller gives what is missing. It works once, for a few minutes; null if nothing is missing. */
    url: Nullable(Type.String()),
  }),
}
export const sellerCheckAccount = { body: Strict({}), data: Type.Object({ state: OneOf(connectedAccountStates) }) }
export const sellerPayoutPage = { body: Strict({ pageNo: DeskPageNo, pageSize: PageSize }), data: Page(Payout) }
export const statementMonths = {
  data: Type.Object({ list: Type.Array(Type.Object({ currency: Currency, month: Month })) }),
}
const StatementSum = Type.Object({ balance: Type.Integer(), reserve: Type.Integer() })
export const statement = {
  params: Type.Object({ currency: Currency, month: Month }),
  query: Type.Object({
    pageNo: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,3}$', maxLength: 4, examples: ['1'] })),
  }),
  data: Type.Object({
    seller: Type.Object({ id: Id, nickName: Type.String() }),
    currency: Currency,
    month: Month,
    opening: StatementSum,
    closing: StatementSum,
    /** Sums of the month in minor units, by kind of transfer. */
    sums: Type.Array(
      Type.Object({
        kind: Type.String(),
        lines: Type.Integer(),
        fee: Type.Integer(),
        amount: Type.Integer(),
        reserve: Type.Integer(),
      }),
    ),
    ...Page(StatementLine).properties,
  }),
}

export const payoutWebhook = {
  params: Type.Object({ provider: Type.String({ pattern: '^[a-z]{2,20}$', maxLength: 20, examples: ['sandbox'] }) }),
  data: Nothing,
}
export const payoutPreview = {
  data: Type.Object({ list: Type.Array(PayoutCandidate), isAboveLimit: Type.Boolean() }),
}
export const startPayoutRun = { body: Strict({}), data: PayoutRun }
export const payoutRunPage = { body: Strict({ pageNo: DeskPageNo, pageSize: PageSize }), data: Page(PayoutRun) }
export const payoutRunDetail = {
  params: Type.Object({ id: Uuid }),
  data: Type.Object({ run: PayoutRun, payouts: Type.Array(Payout) }),
}
export const answerPayoutRun = {
  params: Type.Object({ id: Uuid }),
  body: Strict({ answer: OneOf(['approve', 'cancel']), reason: Reason }),
  data: PayoutRun,
}
export const payoutFile = {
  params: Type.Object({ id: Uuid }),
  data: Type.Object({ name: Type.String(), xml: Type.String() }),
}
export const settlePayout = {
  params: Type.Object({ id: Uuid }),
  body: Strict({ outcome: OneOf(['paid', 'failed', 'returned']), reason: Reason }),
  data: Payout,
}
export const commissionPage = {
  data: Type.Object({
    list: Type.Array(CommissionRule),
    /** The percentage that applies without a rule. */
    sitePercent: Type.Number(),
    /** The categories that a rule can be for. */
    categories: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  }),
}
export const proposeCommission = {
  body: Strict({
    categoryId: Type.Optional(Id),
    minLevel: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    /** With at most two decimal places. */
    percent: Type.Number({ minimum: 0, maximum: 100 }),
    startsAt: GivenInstant,
    reason: Reason,
  }),
  data: CommissionRule,
}
export const answerCommission = {
  params: Type.Object({ id: Uuid }),
  body: Strict({ approve: Type.Boolean() }),
  data: CommissionRule,
}
