import { httpsAddressMost } from '@tradepost/domain/address/https-address'
import { passLimits } from '@tradepost/domain/limits/pass-limits'
import { Type } from 'typebox'
import { Amount, Instant, Money, Nullable, Strict } from '../common.ts'

/** 1: day, 2: hour, 3: minute. */
const TimeUnit = Type.Integer({ minimum: 1, maximum: 3 })
const settings = {
  /** The part of all people whose trial lasts 6 hours instead of 24. */
  shortTrialPercent: Type.Integer({ minimum: 0, maximum: 100, examples: [20] }),
  /** Free hours for whoever invites a friend, and for the friend. */
  inviteHours: Type.Integer({ minimum: 0, maximum: passLimits.inviteHours, examples: [12] }),
  /** Points for a report about a seller that staff approve. */
  reportPoints: Type.Integer({ minimum: 0, maximum: passLimits.reportPoints, examples: [50] }),
  /** How often a person can use the value calculator in a day. */
  calculatorDaily: Type.Integer({ minimum: 1, maximum: passLimits.calculatorDaily, examples: [10] }),
}
/** How often the terms were saved; 0 before the first time. */
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })
const Terms = Type.Object({
  version: Version,
  /** What the pass costs in each currency that has a price of its own. Others are converted from US dollars. */
  prices: Type.Array(Money),
  /** For how long shared games can be played, in the order of the shop. */
  periods: Type.Array(Type.Object({ timeUnit: TimeUnit, amount: Type.Integer() })),
  ...settings,
  /** Where shoppers download the desktop client; null while it is not published. */
  clientUrl: Nullable(Type.String()),
  /** The currencies that can have a price, those of the shop first. */
  currencies: Type.Array(Type.String()),
  setAt: Nullable(Instant),
  setBy: Nullable(Type.String()),
})

export const passTermsDetail = { data: Terms }
export const setPassTerms = {
  body: Strict({
    /** The version that the person saw. */
    version: Version,
    /** A currency that is left out has no price of its own. */
    prices: Type.Array(
      Strict({ currency: Type.String({ pattern: '^[A-Z]{3,5}$', maxLength: 5, examples: ['USD'] }), minor: Amount }),
      { maxItems: 60 },
    ),
    periods: Type.Array(
      Strict({
        timeUnit: TimeUnit,
        amount: Type.Integer({ minimum: 1, maximum: passLimits.periodAmount, examples: [14] }),
      }),
      { maxItems: passLimits.periods },
    ),
    ...settings,
    /** An https address. Null ends the sale and the renewals of the pass. */
    clientUrl: Nullable(Type.String({ maxLength: httpsAddressMost, examples: ['https://client.example/setup.exe'] })),
  }),
  data: Terms,
}
