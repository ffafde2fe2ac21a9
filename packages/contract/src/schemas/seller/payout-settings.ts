import { Type } from 'typebox'
import { Instant, Nullable, OneOf, Strict, Text, Uuid } from '../common.ts'

const Currency = Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, examples: ['EUR'] })
const Cents = Type.Integer({ minimum: 0, maximum: 100_000_000 })
const Points = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })
const Provider = Type.String({ pattern: '^[a-z]{2,20}$', maxLength: 20, examples: ['sepa'] })

const ReserveStep = Strict({
  /** Applies to sellers below this level. */
  belowLevel: Type.Integer({ minimum: 1, maximum: 100 }),
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  days: Type.Integer({ minimum: 1, maximum: 365 }),
})
const Debtor = Strict({
  name: Text(70, 2),
  iban: Type.String({ minLength: 5, maxLength: 50, examples: ['DE89 3704 0044 0532 0130 00'] }),
  bic: Type.Optional(Type.String({ minLength: 8, maxLength: 11, examples: ['COBADEFFXXX'] })),
})
const settings = {
  /** Day of the week from 1 (Monday) to 7 on which sellers are paid; 0 pays only when staff start a run. */
  payoutWeekday: Type.Integer({ minimum: 0, maximum: 7 }),
  /** The smallest balance that is paid out, in US cents. */
  payoutMinimumUsd: Cents,
  /** The fee of a payout, in US cents. */
  payoutFeeUsd: Cents,
  /** Decisions of staff above this amount, in US cents, need a second person. */
  fourEyesUsd: Cents,
  /** What is kept back of a seller's share: the step with the lowest level above that of the seller applies. */
  reserveSteps: Type.Array(ReserveStep, { maxItems: 5 }),
  /** Who pays a currency: a name of `providers`, or `none` to hold its balances. Other currencies are paid by whoever can. */
  payoutProviders: Type.Record(Currency, Provider, { maxProperties: 60, additionalProperties: false }),
  /** The account of the company that a file of SEPA credit transfers is paid from. */
  sepaDebtor: Nullable(Debtor),
  /** The platform's share of a confirmed order in percent, unless a commission rule applies. */
  feePercent: Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 }),
  /** The deposit of a new seller, in US cents; 0 asks for none. */
  sellerDepositUsd: Cents,
  /** Most that one member of staff gives alone within 24 hours, in US cents. */
  giftsPerDayUsd: Cents,
  /** The same for each receiver. */
  giftsPerReceiverUsd: Cents,
  /** A gift of more points needs a second person. */
  fourEyesPoints: Points,
  /** Most points that one member of staff gives alone within 24 hours. */
  giftsPerDayPoints: Points,
  /** The same for each receiver. */
  giftsPerReceiverPoints: Points,
}
export const PayoutSettings = Strict(settings)

export const PayoutSettingChange = Type.Object({
  id: Uuid,
  /** The values that change, as they were and as they will be. */
  before: Type.Partial(Type.Object(settings)),
  after: Type.Partial(Type.Object(settings)),
  reason: Type.String(),
  state: OneOf(['proposed', 'approved', 'rejected']),
  proposedBy: Type.String(),
  proposedAt: Instant,
  answeredBy: Nullable(Type.String()),
  /** True if the caller may answer it: somebody else proposed it. */
  mayAnswer: Type.Boolean(),
})

export const payoutSettings = {
  data: Type.Object({
    settings: PayoutSettings,
    /** The currencies of the site, with the providers that can pay them. */
    currencies: Type.Array(Type.Object({ currency: Currency, providers: Type.Array(Provider) })),
    /** The newest 100 changes. */
    changes: Type.Array(PayoutSettingChange),
  }),
}
export const proposePayoutSettings = {
  body: Strict({ settings: PayoutSettings, reason: Text(500, 3) }),
  data: PayoutSettingChange,
}
export const answerPayoutSettings = {
  params: Type.Object({ id: Uuid }),
  body: Strict({ approve: Type.Boolean() }),
  data: PayoutSettingChange,
}
